import SegueDocuments
import SegueRewriter
import Testing

/// Lines keep their numbers; what needs nothing stays as it is; a second pass changes nothing.
@Suite struct LineLawTests {
  private static func names(
    _ files: [(String, String)],
    isOutput: Bool,
    leftOut: Set<KeptNames.Place> = []
  ) -> [KeptNames.Name] {
    files.flatMap { KeptNames($0.1, path: $0.0, isOutput: isOutput, leftOut: leftOut).names }
  }

  /// Where warnings say that an override is left out.
  private static func leftOut(_ rewriting: Rewriting) -> Set<KeptNames.Place> {
    let told = rewriting.diagnostics.filter {
      $0.message.hasSuffix("is left out") && $0.message.contains("override")
    }
    return Set(told.map { KeptNames.Place(file: $0.file, line: $0.line, column: $0.column) })
  }

  private static func missing(_ files: [SourceFile], _ rewriting: Rewriting) -> [KeptNames.Name] {
    KeptNames.missing(
      from: names(rewriting.files.map { ($0.path, $0.text) }, isOutput: true),
      of: names(files.map { ($0.path, $0.text) }, isOutput: false, leftOut: leftOut(rewriting))
    )
  }

  @Test("every name of every fixture is on its line, in the fixture alone and among all")
  func fixtures() {
    #expect(Fixtures.all.count >= 27)
    for file in Fixtures.all {
      let missing = Self.missing([file], Rewriter(files: [file]).rewrite())
      #expect(missing.isEmpty, "\(file.path): \(missing.prefix(3))")
    }
    let missing = Self.missing(Fixtures.all, Rewriter(files: Fixtures.all).rewrite())
    #expect(missing.isEmpty, "\(missing.prefix(3))")
  }

  @Test("the law would notice a line that is lost")
  func noticed() {
    let file = SourceFile(path: "a.swift", text: "let a = 1\n\nlet b = 2\n")
    var rewriting = Rewriter(files: [file]).rewrite()
    rewriting.files[0].text = "let a = 1\nlet b = 2\n"
    #expect(Self.missing([file], rewriting).map(\.text) == ["b"])
  }

  @Test("in random compositions of fixtures too; none stops the pass")
  func compositions() {
    var parsed = 0
    for seed in 0..<150 as Range<UInt64> {
      let files = Composition(seed: seed).files
      let rewriting = Rewriter(files: files).rewrite()
      guard rewriting.unreadable.isEmpty else { continue }
      parsed += 1
      let missing = Self.missing(files, rewriting)
      #expect(missing.isEmpty, "seed \(seed): \(missing.prefix(3))")
      let again = Rewriter(files: rewriting.files.map { SourceFile(path: $0.path, text: $0.text) }).rewrite()
      #expect(again.files.map(\.text) == rewriting.files.map(\.text), "seed \(seed)")
    }
    #expect(parsed > 120)
  }

  @Test("what is added stands behind the last line, and line ends are the file's own")
  func endings() {
    for (file, rewritten) in zip(Fixtures.all, Rewriter(files: Fixtures.all).rewrite().files) {
      #expect(!rewritten.text.replacing("\r\n", with: "").contains("\r"), "\(file.path)")
      if file.text.contains("\r\n") {
        #expect(rewritten.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().isEmpty)
      }
    }
    #expect(
      Pass.over("class A { @objc func f() {} } // end").files[0].text.hasPrefix(
        "class A {       func f() {} } // end\n// Written"
      )
    )
  }

  @Test("a second pass changes nothing")
  func idempotence() {
    let once = Rewriter(files: Fixtures.all).rewrite()
    let twice = Rewriter(files: once.files.map { SourceFile(path: $0.path, text: $0.text) }).rewrite()
    for (first, second) in zip(once.files, twice.files) {
      #expect(first.text == second.text, "\(first.path)")
    }
  }

  @Test(
    "a file that needs nothing comes out byte for byte",
    arguments: [
      "", "\n", "let a = 1", "import UIKit\r\n\tclass A: UIView {}\r\n", "\u{feff}import UIKit\n",
      "#!/usr/bin/env swift\nimport UIKit\n", "// @objc #selector(f) é🎴\nlet s = \"@objc #selector(f)\"\n",
      "let s = \"\"\"\n  @IBOutlet \\(a)\n  \"\"\"\n", "let r = /@objc/\n", "#if DEBUG\nlet a = 1\n#endif\n",
      "#sourceLocation(file: \"x\", line: 3)\nlet a = 1\n",
      "class A<T>: UIView { func f() { g?(); h?.i?.j() } }\n",
    ]
  )
  func untouched(text: String) {
    let file = Pass.over(text).files[0]
    #expect(Array(file.text.utf8) == Array(text.utf8))
    #expect(file.shifts.isEmpty)
  }

  @Test("columns of the original are found again")
  func columns() {
    let source =
      "class A { @objc func f() {}; func g() { take(#selector(f), x, #selector(self.f)); last() } }\n"
    let file = Pass.over(source).files[0]
    let line = Array((file.text.split(separator: "\n").first ?? "").utf8)
    for word in ["class", "func g", "take", "x,", "last"] {
      let after = column(of: word, in: line)
      #expect(
        file.shifts.originalColumn(line: 1, column: after) == column(of: word, in: Array(source.utf8)),
        "\(word)"
      )
      #expect(file.shifts.originalColumn(line: 2, column: after) == after)
    }
    // What was put in is found where it begins.
    let inserted = column(of: "\"f\"", in: line)
    #expect(
      file.shifts.originalColumn(line: 1, column: inserted) == column(of: "f), x", in: Array(source.utf8))
    )
  }

  private func column(of word: String, in line: [UInt8]) -> Int {
    let word = Array(word.utf8)
    return (line.indices.first { line[$0...].starts(with: word) } ?? -1) + 1
  }
}
