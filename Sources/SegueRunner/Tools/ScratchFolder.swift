import SegueDocuments

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A new folder that nobody else may read.
struct ScratchFolder {
  /// Its absolute path.
  let path: String

  /// Makes the folder, in `TMPDIR` if that is an absolute path.
  ///
  /// - Throws: `RevisionError.noFolder`.
  init() throws(RevisionError) {
    let named = Environment.value("TMPDIR").flatMap { $0.hasPrefix("/") ? $0 : nil }
    var template = Array("\(named ?? "/tmp")/segue-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .noFolder(systemReason(errno)) }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Removes the folder with all that is in it.
  func remove() { Files.removeFolder(path) }
}
