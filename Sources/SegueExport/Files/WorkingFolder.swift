#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The folder that the program runs in, where relative paths begin.
public enum WorkingFolder {
  /// Its absolute path, without links; nil if it has been removed meanwhile, or may not be read.
  public static var path: String? {
    guard let folder = getcwd(nil, 0) else { return nil }
    defer { free(folder) }
    return String(validatingCString: folder)
  }

  /// Returns the absolute path of a file; the path as it is, if the folder has none.
  public static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = self.path else { return path }
    return folder + "/" + (path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
  }
}
