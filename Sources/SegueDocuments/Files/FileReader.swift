#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads whole files, up to a limit.
package enum FileReader {
  /// The reason why a file cannot be read.
  package enum Failure: Error, Hashable {
    case system(String)
    case isDirectory
    case isNotFile
    case tooLarge
  }

  /// Returns the file's bytes; more than `limit` is an error.
  package static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .system(String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(String(cString: strerror(errno))) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .isDirectory
    default: throw .isNotFile
    }
    guard Int(status.st_size) <= limit else { throw .tooLarge }
    return try bytes(descriptor, size: Int(status.st_size), limit: limit)
  }

  private static func bytes(_ descriptor: Int32, size: Int, limit: Int) throws(Failure) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(size)
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = buffer.withUnsafeMutableBytes { fill(descriptor, $0) }
      if count < 0 {
        if errno == EINTR { continue }
        throw .system(String(cString: strerror(errno)))
      }
      guard count > 0 else { return result }
      result += buffer[..<count]
      guard result.count <= limit else { throw .tooLarge }
    }
  }

  private static func fill(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  /// The reason why a path that names neither a file nor a folder cannot be read; nil if it does not exist.
  package static func obstacle(at path: String) -> Failure? {
    var status = stat()
    if stat(path, &status) == 0 { return .isNotFile }
    return errno == ENOENT || errno == ENOTDIR ? nil : .system(String(cString: strerror(errno)))
  }

  package static func isFolder(_ path: String) -> Bool { mode(path) == S_IFDIR }
  package static func isFile(_ path: String) -> Bool { mode(path) == S_IFREG }

  private static func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
  }

  /// The names in a folder, sorted; empty if it cannot be read.
  package static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    // A name that is not UTF-8 could not be opened by its repaired text.
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
      }
      if let name, !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
