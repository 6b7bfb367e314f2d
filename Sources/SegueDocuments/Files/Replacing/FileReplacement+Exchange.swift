#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The exchange of draft and file, and the check of what was replaced.
extension FileReplacement {
  /// Puts the draft in the file's place, unless the file does not hold what is expected.
  func exchange(_ draft: Draft, expecting expected: [UInt8]) throws(Failure) {
    let swap = Draft.swapName(old: expected, new: bytes, prefix: prefix)
    do throws(Failure) {
      try attempt { () throws(SystemError) in try calls.rename(draft.name, to: swap, in: folder) }
    } catch {
      remove(draft.name)
      throw error
    }
    do throws(Failure) {
      try attempt { () throws(SystemError) in try calls.exchange(swap, name, in: folder) }
    } catch {
      guard case .system(let code) = error, Self.lacksCall(code) else {
        remove(swap)
        throw error == .system(ENOENT) ? .gone : error
      }
      return try rename(swap, expecting: expected)
    }
    let found: [UInt8]?
    do throws(Failure) { found = try contents(of: swap) } catch {
      putBack(swap, draft)
      throw error
    }
    guard found == expected else {
      putBack(swap, draft)
      throw .changed(found ?? [])
    }
    remove(swap)
    synchronizeFolder()
  }

  /// Gives the name back to the file that had it.
  ///
  /// If a third file has taken the name meanwhile, it keeps the name, and the file it replaced stays in the folder:
  /// nothing is removed that is not ours.
  private func putBack(_ swap: String, _ draft: Draft) {
    do throws(Failure) {
      try attempt { () throws(SystemError) in try calls.exchange(swap, name, in: folder) }
    } catch {
      if error == .system(ENOENT) {
        _ = try? attempt { () throws(SystemError) in try calls.renameNew(swap, to: name, in: folder) }
      }
      return
    }
    let out = try? attempt { () throws(SystemError) in try calls.status(of: swap, in: folder) }
    if let out, out.node == draft.node {
      remove(swap)
    } else if out != nil {
      _ = try? attempt { () throws(SystemError) in try calls.exchange(swap, name, in: folder) }
    }
  }

  /// Replaces the file on systems that cannot exchange names.
  private func rename(_ swap: String, expecting expected: [UInt8]) throws(Failure) {
    do throws(Failure) {
      guard let found = try contents(of: name) else { throw .gone }
      guard found == expected else { throw .changed(found) }
      try attempt { () throws(SystemError) in try calls.rename(swap, to: name, in: folder) }
    } catch {
      remove(swap)
      throw error
    }
    synchronizeFolder()
  }

  /// Returns a file's bytes; nil if it does not exist or is not regular.
  func contents(of name: String) throws(Failure) -> [UInt8]? {
    let descriptor: Int32
    do throws(Failure) {
      descriptor = try attempt { () throws(SystemError) in try calls.open(name, in: folder, O_RDONLY) }
    } catch {
      if error == .system(ENOENT) || error == .system(ELOOP) || error == .system(ENXIO) { return nil }
      throw error
    }
    defer { try? calls.close(descriptor) }
    let status = try attempt { () throws(SystemError) in try calls.status(of: descriptor) }
    guard status.kind == .file else { return nil }
    var result: [UInt8] = []
    while result.count <= Draft.longestLook {
      let piece = try attempt { () throws(SystemError) in try calls.read(descriptor, limit: 1 << 16) }
      if piece.isEmpty { break }
      result += piece
    }
    return result
  }

  /// Brings the renaming to the disk, so that it survives a loss of power.
  ///
  /// Failure is ignored: the file has been replaced all the same.
  func synchronizeFolder() {
    guard folder != AT_FDCWD else { return }
    _ = try? attempt { () throws(SystemError) in try calls.synchronize(folder) }
  }

  func remove(_ name: String) {
    _ = try? attempt { () throws(SystemError) in try calls.unlink(name, in: folder) }
  }
}
