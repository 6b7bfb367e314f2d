import SegueDocuments

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Paths and folders.
enum Files {
  /// The path without links; nil if there is no such file.
  static func realPath(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(validatingCString: pointer)
  }

  /// The folder that a path is in.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of a path.
  static func name(of path: String) -> String { String(path.split(separator: "/").last ?? "") }

  /// Makes a folder with those above it.
  static func makeFolder(_ path: String) throws(RunnerError) {
    if FileReader.isFolder(path) { return }
    let above = folder(of: path)
    if above != path, above != "." { try makeFolder(above) }
    if mkdir(path, 0o755) != 0, errno != EEXIST {
      throw .file("cannot make the folder '\(TextSanitizer.visible(path))': \(systemReason(errno))")
    }
  }

  /// Writes a text, unless the file has it already.
  static func write(_ text: String, to path: String) throws(RunnerError) {
    let bytes = Array(text.utf8)
    if let old = try? FileReader.read(path, limit: max(bytes.count, 1)), old == bytes { return }
    do { try OutputFile(path: path).write(bytes, existing: .replaced) } catch {
      throw .file(error.description)
    }
  }

  /// The files of a folder and of those in it whose names end so, sorted; hidden ones, and those of builds, are left out.
  ///
  /// Of more folders than `most` nothing is found, and nil is returned.
  ///
  /// - Complexity: Proportional to what is in the folders, each of which is looked into once, whatever links lead to it.
  static func all(in folder: String, ending: String, folders most: Int = .max) -> [String]? {
    var visited: Set<String> = []
    return all(in: folder, ending: ending, but: &visited, most)
  }

  private static func all(in folder: String, ending: String, but visited: inout Set<String>, _ most: Int)
    -> [String]?
  {
    guard visited.insert(realPath(folder) ?? folder).inserted else { return [] }
    guard visited.count <= most else { return nil }
    var found: [String] = []
    for name in FileReader.names(in: folder).sorted() where !name.hasPrefix(".") {
      let path = folder + "/" + name
      if name.hasSuffix(ending), FileReader.isFile(path) { found.append(path) }
      guard FileReader.isFolder(path), name != "Pods", name != "Carthage" else { continue }
      guard let inner = all(in: path, ending: ending, but: &visited, most) else { return nil }
      found += inner
    }
    return found
  }

  /// Removes a folder with all that is in it, hidden files too; links are not followed.
  static func removeFolder(_ path: String) { removeFolder(Array(path.utf8CString)) }

  /// By bytes, as a name in it need not be text.
  private static func removeFolder(_ path: [CChar]) {
    guard let directory = opendir(path) else { return }
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) {
          Array(UnsafeBufferPointer(start: $0, count: strlen($0) + 1))
        }
      }
      if [[0x2e, 0], [0x2e, 0x2e, 0]].contains(name) { continue }
      let inner = path.dropLast() + [0x2f] + name
      if unlink(inner) != 0 { removeFolder(inner) }
    }
    closedir(directory)
    rmdir(path)
  }

  /// The path of the program that runs.
  static var ownPath: String? {
    #if canImport(Glibc)
      realPath("/proc/self/exe")
    #else
      CommandLine.arguments.first.flatMap(realPath)
    #endif
  }
}
