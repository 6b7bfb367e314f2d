/// Collects lines of source text; it alone knows indentation and line breaks.
struct CodeWriter {
  /// The longest line, which is also swift-format's own limit.
  static let width = 100
  private static let step = 2

  /// A line before it is broken, and how it may be.
  private struct Line {
    var depth: Int
    var text: String
    /// What each row of a comment begins with; nil for code.
    var mark: String?
    var isVerbatim = false
  }

  private var content: [Line] = []
  private var depth = 0

  /// The lines as they were written, without indentation and breaks.
  var lines: [String] { content.map(\.text) }
  var isEmpty: Bool { content.isEmpty }

  /// The text, broken where it is too long.
  var text: String { rows.joined(separator: "\n") + "\n" }

  private var rows: [String] {
    content.flatMap { line -> [String] in
      let indent = line.depth * Self.step
      let margin = String(repeating: " ", count: indent)
      if line.text.isEmpty { return [""] }
      if let mark = line.mark { return Self.wrapped(line.text, mark, indent).map { margin + $0 } }
      if line.isVerbatim { return [margin + line.text] }
      return LineBreaker(width: Self.width).pieces(of: line.text, indent: indent).map {
        String(repeating: " ", count: $0.indent) + $0.text
      }
    }
  }

  /// A line, broken at its brackets or operators if it is too long; an empty one leaves a gap.
  mutating func line(_ text: String = "") {
    guard !text.isEmpty else { return gap() }
    content.append(Line(depth: depth, text: text))
  }

  /// A line as it is.
  mutating func verbatim(_ text: String) {
    content.append(Line(depth: depth, text: text, isVerbatim: true))
  }

  /// A single empty line, unless a block begins here.
  mutating func gap() {
    guard let last = content.last?.text, !last.isEmpty, !last.hasSuffix("{") else { return }
    content.append(Line(depth: depth, text: ""))
  }

  /// A comment, wrapped between words.
  mutating func comment(_ text: String, mark: String = "//") {
    content.append(Line(depth: depth, text: text, mark: mark))
  }

  /// A documentation comment.
  ///
  /// Leading spaces are kept; an empty text is a line without words.
  mutating func document(_ text: String) {
    guard !text.isEmpty else { return verbatim("///") }
    comment(text, mark: "///" + text.prefix { $0 == " " })
  }

  /// Lines one level deeper, between `head {` and `}`; what follows the brace is `tail`.
  mutating func block(_ head: String, tail: String = "", _ body: (inout CodeWriter) -> Void) {
    line(head.isEmpty ? "{" : head + " {")
    indented(body)
    line("}" + tail)
  }

  mutating func indented(_ body: (inout CodeWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
    while content.last?.text.isEmpty == true { content.removeLast() }
  }

  /// The lines of another writer, at this one's depth.
  mutating func append(_ other: CodeWriter) {
    content += other.content.map { line in
      var line = line
      line.depth += depth
      return line
    }
  }

  /// A call with an argument a line if it does not fit one line.
  mutating func call(_ head: String, _ arguments: [String], tail: String = "") {
    line("\(head)(\(arguments.joined(separator: ", ")))\(tail)")
  }

  /// Inserts a line behind the one that puts a view into its superview, or makes it a mask.
  mutating func insert(_ text: String, behind view: String) {
    let ends = [".addSubview(\(view))", ".mask = \(view)"]
    guard let index = content.firstIndex(where: { line in ends.contains { line.text.hasSuffix($0) } }) else {
      return
    }
    content.insert(Line(depth: content[index].depth, text: text), at: index + 1)
  }

  mutating func replace(_ index: Int, with text: String) { content[index].text = text }
  mutating func remove(_ index: Int) { content.remove(at: index) }

  /// The lines without declarations of frames that nothing reads.
  func withoutUnusedFrames() -> CodeWriter {
    var result = self
    let lines = lines
    result.content.removeAll { line in
      let words = line.text.split(separator: " ")
      guard words.count == 4, words[0] == "let", words[1].hasSuffix("Frame"), words[3].hasSuffix(".frame")
      else {
        return false
      }
      return !lines.contains { $0 != line.text && $0.uses(String(words[1])) }
    }
    return result
  }

  private static func wrapped(_ text: String, _ mark: String, _ indent: Int) -> [String] {
    let room = width - indent - mark.count - 1
    var rest = text.split(separator: " ")[...]
    var rows: [String] = []
    while let first = rest.popFirst() {
      var row = String(first)
      while let next = rest.first, row.count + 1 + next.count <= room {
        row += " " + next
        rest.removeFirst()
      }
      rows.append("\(mark) \(row)")
    }
    return rows
  }
}
