import SegueDocuments

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder that files are written into.
struct OutputFolder {
  /// As the user gave it, with a `/` at its end.
  let path: String

  /// Makes the folder, unless there is one.
  ///
  /// - Throws: `OutputFile.Failure` if it cannot be made.
  func create() throws(OutputFile.Failure) {
    guard mkdir(path, 0o777) != 0 else { return }
    let reason = String(cString: strerror(errno)).lowercased()
    if FileReader.isFolder(path) { return }
    throw OutputFile.Failure(
      description: "cannot make the folder '\(TextSanitizer.visible(path))': \(reason)"
    )
  }

  /// The path of a file in it.
  func path(of name: String) -> String { path + name }
}
