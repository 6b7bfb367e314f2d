import CFiles

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The real system calls.
struct SystemCalls: FileCalls {
  func openFolder(_ path: String) throws(SystemError) -> Int32 {
    try checked(openat(AT_FDCWD, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
  }

  func names(in folder: Int32) throws(SystemError) -> [String] {
    // Closing the stream closes its descriptor.
    let own = try checked(openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    guard let directory = fdopendir(own) else {
      let code = errno
      _ = systemClose(own)
      throw SystemError(code: code)
    }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      // In place: an entry is as long as its name, and a copy of the whole field would read beyond it.
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(validating: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let name { names.append(name) }
    }
    return names
  }

  func lock(_ descriptor: Int32) throws(SystemError) { try checked(flock(descriptor, LOCK_EX | LOCK_NB)) }

  func pause() { _ = poll(nil, 0, 10) }

  func open(_ name: String, in folder: Int32, _ flags: Int32) throws(SystemError) -> Int32 {
    try checked(openat(folder, name, flags | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0o600))
  }

  func status(of name: String, in folder: Int32) throws(SystemError) -> FileStatus {
    var found = stat()
    try checked(fstatat(folder, name, &found, AT_SYMLINK_NOFOLLOW))
    return FileStatus(found)
  }

  func status(of descriptor: Int32) throws(SystemError) -> FileStatus {
    var found = stat()
    try checked(fstat(descriptor, &found))
    return FileStatus(found)
  }

  func checkWritable(_ name: String, in folder: Int32) throws(SystemError) {
    try checked(faccessat(folder, name, W_OK, AT_EACCESS))
  }

  func read(_ descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      let result = systemRead(descriptor, buffer.baseAddress, limit)
      if result < 0 { code = errno }
      count = max(0, result)
    }
    if code != 0 { throw SystemError(code: code) }
    return bytes
  }

  func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws(SystemError) -> Int {
    let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
    guard count >= 0 else { throw SystemError(code: errno) }
    return count
  }

  func setOwner(of descriptor: Int32, to owner: uid_t, _ group: gid_t) throws(SystemError) {
    try checked(fchown(descriptor, owner, group))
  }

  func setMode(of descriptor: Int32, to mode: mode_t) throws(SystemError) {
    try checked(fchmod(descriptor, mode))
  }

  func copyAttributes(from: Int32, to: Int32) throws(SystemError) {
    try checked(cf_copy_attributes(from, to))
  }

  func synchronize(_ descriptor: Int32) throws(SystemError) { try checked(fsync(descriptor)) }

  func close(_ descriptor: Int32) throws(SystemError) { try checked(systemClose(descriptor)) }

  func exchange(_ one: String, _ other: String, in folder: Int32) throws(SystemError) {
    try checked(cf_exchange(folder, one, other))
  }

  func renameNew(_ from: String, to: String, in folder: Int32) throws(SystemError) {
    try checked(cf_rename_new(folder, from, to))
  }

  func rename(_ from: String, to: String, in folder: Int32) throws(SystemError) {
    try checked(renameat(folder, from, folder, to))
  }

  func link(_ from: String, to: String, in folder: Int32) throws(SystemError) {
    try checked(linkat(folder, from, folder, to, 0))
  }

  func unlink(_ name: String, in folder: Int32) throws(SystemError) { try checked(unlinkat(folder, name, 0)) }

  @discardableResult
  private func checked(_ result: Int32) throws(SystemError) -> Int32 {
    guard result >= 0 else { throw SystemError(code: errno) }
    return result
  }
}

extension FileStatus {
  fileprivate init(_ found: stat) {
    kind =
      switch found.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    mode = found.st_mode & 0o7777
    owner = found.st_uid
    group = found.st_gid
    names = Int(found.st_nlink)
    node = UInt64(found.st_ino)
  }
}

// The C functions whose names the methods shadow.
private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}
