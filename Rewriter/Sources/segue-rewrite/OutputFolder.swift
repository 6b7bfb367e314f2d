import SegueDocuments
import SegueRewriter

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The folder that the rewritten files go to.
struct OutputFolder {
  var path: String

  /// Writes all files; one that is there already with the same bytes is left alone, so that its date stays.
  func write(_ rewriting: Rewriting) throws(OutputFile.Failure) {
    if mkdir(path, 0o755) != 0, errno != EEXIST {
      let reason = String(cString: strerror(errno))
      throw OutputFile.Failure(because: "cannot make the folder '\(TextSanitizer.visible(path))': \(reason)")
    }
    for (file, name) in zip(rewriting.files, rewriting.outputNames) { try write(file.text, name) }
    try write(rewriting.program, Rewriting.programName)
  }

  private func write(_ text: String, _ name: String) throws(OutputFile.Failure) {
    let target = path + "/" + name
    if let old = try? SourceFile.read(target), old.text.utf8.elementsEqual(text.utf8) { return }
    try OutputFile(path: target).write(Array(text.utf8), existing: .replaced)
  }
}
