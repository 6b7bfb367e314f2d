import Foundation
import SegueRewriter

/// Transitions as people write them, and the declarations that they compile against.
enum Fixtures {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path

  /// All files, sorted by path: `Push/SlidePushAnimator.swift` and so on.
  static let all: [SourceFile] = files(in: "Fixtures")

  static let stubs: [SourceFile] = files(in: "Stubs")

  private static func files(in name: String) -> [SourceFile] {
    let root = "\(folder)/\(name)"
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      guard let data = FileManager.default.contents(atPath: "\(root)/\(path)") else { return nil }
      return SourceFile(path: path, text: String(decoding: data, as: UTF8.self))
    }
  }
}
