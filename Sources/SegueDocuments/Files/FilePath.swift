#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Paths as text, whether or not there is anything under them.
package enum FilePath {
  /// The absolute path of the folder that the program runs in; nil if it has been removed meanwhile, or is not UTF-8.
  package static var workingFolder: String? {
    guard let folder = getcwd(nil, 0) else { return nil }
    defer { free(folder) }
    return String(validatingCString: folder)
  }

  /// Returns the absolute path of a file; the path as it is, if there is no working folder.
  package static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = workingFolder else { return path }
    return folder + "/" + (path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
  }

  /// Returns the names that a path leads through, without `.` and `..`; those that would lead above its beginning are left
  /// out.
  package static func names(in path: String) -> [Substring] {
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return names
  }
}
