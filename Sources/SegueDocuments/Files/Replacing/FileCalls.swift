#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A system call that failed, with its `errno`.
struct SystemError: Error, Hashable {
  var code: Int32
}

/// The attributes of a file that replacing it depends on.
struct FileStatus: Hashable {
  enum Kind: Hashable {
    case file, folder, other
  }

  var kind: Kind
  /// The permissions, with set-user-ID, set-group-ID and sticky.
  var mode: mode_t
  var owner: uid_t
  var group: gid_t
  /// The number of hard links.
  var names: Int
  var node: UInt64
}

/// The system calls needed to write a file.
///
/// A protocol, so that a test can make each of them fail, be interrupted or be the last one. Names are those of a
/// folder's entries; links are not followed.
protocol FileCalls: Sendable {
  func openFolder(_ path: String) throws(SystemError) -> Int32
  func names(in folder: Int32) throws(SystemError) -> [String]
  /// Locks for this process, or fails with `EWOULDBLOCK`.
  func lock(_ descriptor: Int32) throws(SystemError)
  /// Waits for about a hundredth of a second.
  func pause()
  /// Opens without blocking; a new file is accessible to its owner alone.
  func open(_ name: String, in folder: Int32, _ flags: Int32) throws(SystemError) -> Int32
  func status(of name: String, in folder: Int32) throws(SystemError) -> FileStatus
  func status(of descriptor: Int32) throws(SystemError) -> FileStatus
  /// Fails if the file may not be written.
  func checkWritable(_ name: String, in folder: Int32) throws(SystemError)
  /// Returns up to `limit` bytes, none at the end of the file.
  func read(_ descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8]
  /// Returns the number of bytes written.
  func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws(SystemError) -> Int
  func setOwner(of descriptor: Int32, to owner: uid_t, _ group: gid_t) throws(SystemError)
  func setMode(of descriptor: Int32, to mode: mode_t) throws(SystemError)
  func copyAttributes(from: Int32, to: Int32) throws(SystemError)
  func synchronize(_ descriptor: Int32) throws(SystemError)
  func close(_ descriptor: Int32) throws(SystemError)
  func exchange(_ one: String, _ other: String, in folder: Int32) throws(SystemError)
  func renameNew(_ from: String, to: String, in folder: Int32) throws(SystemError)
  func rename(_ from: String, to: String, in folder: Int32) throws(SystemError)
  func link(_ from: String, to: String, in folder: Int32) throws(SystemError)
  func unlink(_ name: String, in folder: Int32) throws(SystemError)
}

extension FileCalls {
  /// Repeats a call as long as signals interrupt it.
  func repeating<Result>(_ call: () throws(SystemError) -> Result) throws(SystemError) -> Result {
    while true {
      do throws(SystemError) { return try call() } catch {
        guard error.code == EINTR else { throw error }
      }
    }
  }
}
