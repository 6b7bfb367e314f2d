#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that is being written beside the one that it will replace.
///
/// Its name tells later previewers what to do with it if its process was killed: `.part` is unfinished and can be
/// removed; `.swap` can be removed only if it holds the old or the new bytes, whose digests are in the name. Otherwise
/// it is a change that another program made at the last moment. A draft is locked as long as its process lives.
struct Draft {
  var name: String
  var descriptor: Int32
  var node: UInt64

  static let start = ".segue-"
  static let unfinished = ".part"
  static let finished = ".swap"
  /// More bytes than any file that is compared has.
  static let longestLook = 16 << 20

  static func partName(prefix: String) -> String {
    "\(prefix)\(start)\(hexadecimal(.random(in: 0 ... .max)))\(unfinished)"
  }

  static func swapName(old: [UInt8], new: [UInt8], prefix: String) -> String {
    let digests = "\(digest(of: old))-\(digest(of: new))"
    return "\(prefix)\(start)\(digests)-\(hexadecimal(.random(in: 0 ... .max)))\(finished)"
  }

  /// FNV-1a, 64 bits.
  static func digest(of bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hexadecimal(hash)
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// Creation of drafts, and removal of those that killed processes left behind.
extension FileReplacement {
  /// Writes the bytes to a new file of our own and brings them to the disk; no file is left if that fails.
  func writeDraft(like old: FileStatus?) throws(Failure) -> Draft {
    var draft = try createDraft()
    do throws(Failure) {
      // Where files cannot be locked, drafts of killed processes stay.
      _ = try? attempt { () throws(SystemError) in try calls.lock(draft.descriptor) }
      try fill(draft.descriptor, like: old)
      draft.node = try attempt { () throws(SystemError) in try calls.status(of: draft.descriptor) }.node
    } catch {
      close(draft)
      remove(draft.name)
      throw error
    }
    return draft
  }

  private func createDraft() throws(Failure) -> Draft {
    var tries = 0
    while true {
      let name = Draft.partName(prefix: prefix)
      do throws(Failure) {
        let descriptor = try attempt { () throws(SystemError) in
          try calls.open(name, in: folder, O_WRONLY | O_CREAT | O_EXCL)
        }
        return Draft(name: name, descriptor: descriptor, node: 0)
      } catch {
        // The name is taken, by chance or on purpose.
        tries += 1
        guard error == .system(EEXIST), tries < 8 else { throw error }
      }
    }
  }

  /// Writes the bytes, and gives the draft the owner and permissions of the file that it replaces.
  func fill(_ descriptor: Int32, like old: FileStatus?) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try attempt { () throws(SystemError) in try calls.write(rest, to: descriptor) }
      rest = rest.dropFirst(count)
    }
    if let old {
      try take(old, for: descriptor)
    } else {
      let mask = umask(0o077)
      umask(mask)
      try attempt { () throws(SystemError) in try calls.setMode(of: descriptor, to: 0o644 & ~mask) }
    }
    try attempt { () throws(SystemError) in try calls.synchronize(descriptor) }
  }

  private func take(_ old: FileStatus, for descriptor: Int32) throws(Failure) {
    let own = try attempt { () throws(SystemError) in try calls.status(of: descriptor) }
    if own.owner != old.owner || own.group != old.group {
      do throws(Failure) {
        try attempt { () throws(SystemError) in
          try calls.setOwner(of: descriptor, to: old.owner, old.group)
        }
      } catch {
        throw error == .system(EPERM) ? .refused(.ofAnotherUser) : error
      }
    }
    try copyAttributes(to: descriptor)
    try attempt { () throws(SystemError) in try calls.setMode(of: descriptor, to: old.mode) }
  }

  private func copyAttributes(to descriptor: Int32) throws(Failure) {
    let source: Int32
    do throws(Failure) {
      source = try attempt { () throws(SystemError) in try calls.open(name, in: folder, O_RDONLY) }
    } catch {
      // A file that may be written but not read keeps only its permissions.
      if error == .system(EACCES) { return }
      throw error == .system(ENOENT) ? .gone : error
    }
    defer { try? calls.close(source) }
    do throws(Failure) {
      try attempt { () throws(SystemError) in try calls.copyAttributes(from: source, to: descriptor) }
    } catch {
      guard case .system(let code) = error, Self.lacksCall(code) else { throw error }
    }
  }

  func close(_ draft: Draft) { try? calls.close(draft.descriptor) }

  /// Removes the drafts of killed processes; the folder is locked.
  func removeAbandonedDrafts() {
    guard let names = try? calls.names(in: folder) else { return }
    let drafts = names.filter {
      $0.hasPrefix(Draft.start) && ($0.hasSuffix(Draft.unfinished) || $0.hasSuffix(Draft.finished))
    }
    for name in drafts.prefix(100) where isAbandoned(name) { remove(name) }
  }

  private func isAbandoned(_ name: String) -> Bool {
    guard let descriptor = try? calls.open(name, in: folder, O_RDONLY) else { return false }
    defer { try? calls.close(descriptor) }
    guard let status = try? calls.status(of: descriptor), status.kind == .file, status.owner == geteuid(),
      (try? calls.lock(descriptor)) != nil
    else { return false }
    if name.hasSuffix(Draft.unfinished) { return true }
    guard let bytes = (try? contents(of: name)) ?? nil else { return false }
    let digests = name.dropFirst(Draft.start.count).split(separator: "-").prefix(2)
    return digests.contains { $0 == Draft.digest(of: bytes) }
  }
}
