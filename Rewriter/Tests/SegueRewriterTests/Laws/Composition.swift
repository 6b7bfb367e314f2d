import SegueRewriter
import SwiftParser
import SwiftSyntax

/// Files put together at random from the fixtures' declarations, with marks at random places.
struct Composition {
  var files: [SourceFile]

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...4, using: &random)
    var number = 0
    files = (0..<count).map { index in
      let pieces = (0..<Int.random(in: 0...8, using: &random)).compactMap { _ in
        Self.items.randomElement(using: &random)
      }
      var text = Self.beginnings.randomElement(using: &random) ?? ""
      for piece in pieces {
        text += Self.marked(piece, &number, &random) + (Self.separators.randomElement(using: &random) ?? "\n")
        number += 1
        text += "let mark_\(number) = 0" + (Self.separators.randomElement(using: &random) ?? "\n")
      }
      return SourceFile(path: "Folder \(index)/File.swift", text: text)
    }
  }

  /// Top-level declarations with what stands above them.
  private static let items: [String] = Fixtures.all.flatMap { file in
    Parser.parse(source: file.text.hasPrefix("\u{feff}") ? String(file.text.dropFirst()) : file.text)
      .statements.map(\.description)
  }

  private static let beginnings = [
    "", "\u{feff}", "\n\n", "// only a comment\r\n", "\t", "/* a\nb */ import UIKit\n",
    "#sourceLocation(file: \"Other.swift\", line: 70)\n",
  ]

  private static let separators = [
    "\n", "\r\n", "\n\n\t\n", "; ", " // ende: ä🎴\n", "\n/* over\r\nlines */\n", "\r\n\t",
    "\n#sourceLocation(file: \"Made.yml\", line: 7)\n", "\n#sourceLocation()\n",
  ]

  /// Puts a statement behind some of the braces that begin bodies of code.
  private static func marked(_ piece: String, _ number: inout Int, _ random: inout SeededGenerator) -> String
  {
    let tree = Parser.parse(source: piece)
    var places: [Int] = []
    for token in tree.tokens(viewMode: .sourceAccurate) where token.tokenKind == .leftBrace {
      guard token.parent?.is(CodeBlockSyntax.self) == true else { continue }
      if Bool.random(using: &random) { places.append(token.endPositionBeforeTrailingTrivia.utf8Offset) }
    }
    var bytes = Array(piece.utf8)
    for place in places.reversed() {
      number += 1
      let end = ["; ", "\n", "\r\n\t", " // x\n"].randomElement(using: &random) ?? "; "
      bytes.insert(contentsOf: Array(" let mark_\(number) = 0\(end)".utf8), at: place)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
