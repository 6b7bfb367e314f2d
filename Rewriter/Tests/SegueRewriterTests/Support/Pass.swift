import SegueDocuments
import SegueRewriter

/// The pass over texts that a test writes down.
enum Pass {
  static func over(_ texts: [(String, String)], _ options: Rewriter.Options = .init()) -> Rewriting {
    Rewriter(files: texts.map { SourceFile(path: $0.0, text: $0.1) }, options: options).rewrite()
  }

  static func over(_ text: String, _ options: Rewriter.Options = .init()) -> Rewriting {
    over([("Card.swift", text)], options)
  }

  /// What becomes of a file's own text, without what is added to its end.
  static func text(of text: String) -> String { body(over(text).files.first?.text ?? "") }

  /// The lines that are added to a file's end, without the first, which says who wrote them.
  static func ending(of text: String) -> [String] { ending(over(text).files.first?.text ?? "") }

  static func body(_ text: String) -> String {
    text.range(of: mark).map { String(text[..<$0.lowerBound]) } ?? text
  }

  static func ending(_ text: String) -> [String] {
    guard let range = text.range(of: mark) else { return [] }
    return text[range.upperBound...].split(separator: "\n").map(String.init)
  }

  /// `file:line:column: severity: message`, as compilers write it.
  static func diagnostics(of text: String) -> [String] { over(text).diagnostics.map(line) }

  static func line(_ diagnostic: Diagnostic) -> String {
    "\(diagnostic.file):\(diagnostic.line):\(diagnostic.column): \(diagnostic.severity.rawValue): \(diagnostic.message)"
  }

  private static let mark = "// Written by segue-rewrite: what is found by name.\n"
}

extension String {
  /// Where another text begins and ends in this one.
  fileprivate func range(of other: String) -> Range<Index>? { firstRange(of: other) }
}
