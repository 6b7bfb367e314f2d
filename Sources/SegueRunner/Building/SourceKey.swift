import SegueDocuments

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What tells one state of sources from another: their paths, sizes and dates, and what they are built with.
struct SourceKey: Hashable {
  /// Sixteen hexadecimal digits.
  let text: String

  init(of folders: [String], with version: String) {
    // FNV-1a: the same on every run, and no secret.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ word: String) {
      for byte in word.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    add(version)
    for folder in folders {
      for path in Files.all(in: folder, ending: "") ?? [] {
        guard let stamp = FileStamp(of: path) else { continue }
        add("\(path) \(stamp.size) \(stamp.seconds).\(stamp.nanoseconds)")
      }
    }
    let digits = String(hash, radix: 16)
    text = String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Whether a file notes that what lies beside it was built of these sources.
  func isNoted(in path: String) -> Bool {
    (try? FileReader.read(path, limit: 64)).map { String(decoding: $0, as: UTF8.self) } == text
  }

  /// Notes in a file that what lies beside it was built of these sources.
  func note(in path: String) throws(RunnerError) { try Files.write(text, to: path) }
}

/// Makes a link, in place of another one.
func link(_ target: String, to path: String) throws(RunnerError) {
  unlink(path)
  guard symlink(target, path) == 0 else {
    throw .file("cannot make the link '\(TextSanitizer.visible(path))': \(systemReason(errno))")
  }
}
