/// Collects lines of source text; it alone knows indentation and line breaks.
struct CodeWriter {
  /// The longest line, which is also swift-format's own limit.
  static let width = 100
  private static let step = 2

  private(set) var lines: [String] = []
  private var depth = 0

  var text: String { lines.joined(separator: "\n") + "\n" }
  var isEmpty: Bool { lines.isEmpty }

  /// A line, broken at its brackets or operators if it is too long; an empty one leaves a gap.
  mutating func line(_ text: String = "") {
    guard !text.isEmpty else { return gap() }
    let indent = depth * Self.step
    for piece in LineBreaker(width: Self.width).pieces(of: text, indent: indent) {
      lines.append(String(repeating: " ", count: piece.indent) + piece.text)
    }
  }

  /// A single empty line, unless a block begins here.
  mutating func gap() {
    guard let last = lines.last, !last.isEmpty, !last.hasSuffix("{") else { return }
    lines.append("")
  }

  /// A comment, wrapped between words.
  mutating func comment(_ text: String, mark: String = "//") {
    let room = Self.width - depth * Self.step - mark.count - 1
    var rest = text.split(separator: " ")[...]
    while let first = rest.popFirst() {
      var row = String(first)
      while let next = rest.first, row.count + 1 + next.count <= room {
        row += " " + next
        rest.removeFirst()
      }
      lines.append(String(repeating: " ", count: depth * Self.step) + "\(mark) \(row)")
    }
  }

  /// A documentation comment.
  mutating func document(_ text: String) { comment(text, mark: "///") }

  /// Lines one level deeper, between `head {` and `}`; what follows the brace is `tail`.
  mutating func block(_ head: String, tail: String = "", _ body: (inout CodeWriter) -> Void) {
    line(head + " {")
    indented(body)
    line("}" + tail)
  }

  mutating func indented(_ body: (inout CodeWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
    while lines.last?.isEmpty == true { lines.removeLast() }
  }

  /// The lines of another writer, at this one's depth.
  mutating func append(_ other: CodeWriter) {
    let margin = String(repeating: " ", count: depth * Self.step)
    for line in other.lines { lines.append(line.isEmpty ? line : margin + line) }
  }

  /// A line as it is.
  mutating func verbatim(_ text: String) {
    lines.append(text.isEmpty ? text : String(repeating: " ", count: depth * Self.step) + text)
  }

  mutating func replace(_ index: Int, with line: String) { lines[index] = line }
  mutating func remove(_ index: Int) { lines.remove(at: index) }

  /// A call with an argument a line if it does not fit one line.
  mutating func call(_ head: String, _ arguments: [String], tail: String = "") {
    line("\(head)(\(arguments.joined(separator: ", ")))\(tail)")
  }
}
