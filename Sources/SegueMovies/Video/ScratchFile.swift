#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A temporary file that another program writes and that is gone with this process, however it ends.
///
/// On Linux it has no name from the beginning on: the other program opens its descriptor. Elsewhere that would share the
/// place in the file, so it keeps its name until it is not needed any more.
final class ScratchFile {
  let descriptor: Int32
  private let path: String

  /// Makes an empty file in the folder for temporary files.
  init() throws(VideoError) {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    var name = ((folder.isEmpty ? "/tmp" : folder) + "/segue-XXXXXX").utf8CString.map { $0 }
    let made = mkstemp(&name)
    guard made >= 0 else { throw .system(SpawnedProgram.reason(errno)) }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    // Not among the descriptors that the other program is given.
    descriptor = fcntl(made, F_DUPFD_CLOEXEC, 10)
    let code = errno
    close(made)
    #if os(Linux)
      unlink(path)
    #endif
    guard descriptor >= 0 else {
      unlink(path)
      throw .system(SpawnedProgram.reason(code))
    }
  }

  deinit {
    #if !os(Linux)
      unlink(path)
    #endif
    close(descriptor)
  }

  /// The path by which a program opens it that has it as a descriptor.
  func path(asDescriptor number: Int32) -> String {
    #if os(Linux)
      "/dev/fd/\(number)"
    #else
      path
    #endif
  }

  /// Everything that is in it.
  func bytes() throws(VideoError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(SpawnedProgram.reason(errno)) }
    let size = Int(status.st_size)
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = 0
      while count < size {
        let found = pread(descriptor, buffer.baseAddress.map { $0 + count }, size - count, off_t(count))
        if found < 0, errno == EINTR { continue }
        if found < 0 { code = errno }
        guard found > 0 else { return }
        count += found
      }
    }
    if code != 0 { throw .system(SpawnedProgram.reason(code)) }
    return bytes
  }
}
