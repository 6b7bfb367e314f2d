/// Breaks a line of source text that is too long, as swift-format would.
struct LineBreaker {
  struct Piece {
    var indent: Int
    var text: String
  }

  let width: Int
  private static let step = 2

  func pieces(of text: String, indent: Int) -> [Piece] {
    guard indent + text.count > width, !text.hasPrefix("//") else {
      return [Piece(indent: indent, text: text)]
    }
    if let condition = condition(in: text) {
      return conditionPieces(condition, indent: indent)
    }
    if let end = assignment(in: text), let value = valuePieces(of: text, after: end, indent: indent) {
      return value
    }
    if let links = chain(of: text) { return chainPieces(links, indent: indent) }
    if let parts = operands(of: text, only: [" ? ", " : "]) { return operandPieces(parts, indent: indent) }
    if let parts = factors(of: text, indent: indent) { return operandPieces(parts, indent: indent) }
    if let call = trailingCall(in: text) { return callPieces(call, indent: indent) }
    if let parts = operands(of: text) { return operandPieces(parts, indent: indent) }
    if let list = listPieces(text, indent: indent) { return list }
    return [Piece(indent: indent, text: text)]
  }

  // MARK: Conditions

  private func condition(in text: String) -> String? {
    guard text.hasSuffix(" {"), text.hasPrefix("if ") || text.hasPrefix("guard ") else { return nil }
    return text
  }

  private func conditionPieces(_ text: String, indent: Int) -> [Piece] {
    let head = String(text.dropLast(2))
    guard let parts = operands(of: head) else { return [Piece(indent: indent, text: text)] }
    return operandPieces(parts, indent: indent) + [Piece(indent: indent, text: "{")]
  }

  // MARK: Assignments

  /// The place after a top-level ` = `.
  private func assignment(in text: String) -> String.Index? {
    scan(text).first { $0.depth == 0 && text[$0.index...].hasPrefix(" = ") }
      .map { text.index($0.index, offsetBy: 3) }
  }

  /// The value on a line of its own, unless it is a call whose arguments can be broken.
  private func valuePieces(of text: String, after end: String.Index, indent: Int) -> [Piece]? {
    let value = String(text[end...])
    if trailingCall(in: value) != nil, operands(of: value) == nil { return nil }
    let head = String(text[..<end].dropLast())
    let inner = indent + Self.step
    let parts = inner + value.count > width ? operands(of: value) : nil
    // Operators that begin a line of a value stand below it, not deeper.
    let rows = parts.map { operandPieces($0, indent: inner, step: 0) } ?? pieces(of: value, indent: inner)
    return [Piece(indent: indent, text: head)] + rows
  }

  // MARK: Calls

  private struct Call {
    var head: String
    var arguments: [String]
    var tail: String
  }

  /// The bracket that closes at the end of the line, with the arguments in it.
  private func trailingCall(in text: String) -> Call? {
    var body = text
    var tail = ""
    for suffix in [" {", ",", ".isActive = true"] where body.hasSuffix(suffix) {
      body.removeLast(suffix.count)
      tail = suffix
    }
    if let arrow = body.range(ofLast: ") -> "), depth(of: body, at: arrow) == 0 {
      tail = String(body[body.index(after: arrow)...]) + tail
      body = String(body[...arrow])
    }
    guard body.hasSuffix(")"), let open = opening(in: body) else { return nil }
    let inner = String(body[body.index(after: open)...].dropLast())
    let arguments = split(inner)
    guard !inner.isEmpty, arguments.count > 1 || trailingCall(in: inner) != nil || inner.count > 20 else {
      return nil
    }
    return Call(head: String(body[...open]), arguments: arguments, tail: tail)
  }

  private func callPieces(_ call: Call, indent: Int) -> [Piece] {
    var result = [Piece(indent: indent, text: call.head)]
    for (index, argument) in call.arguments.enumerated() {
      let comma = index < call.arguments.count - 1 ? "," : ""
      result += pieces(of: argument + comma, indent: indent + Self.step)
    }
    return result + [Piece(indent: indent, text: ")" + call.tail)]
  }

  /// The elements of a list that closes at the end of the line, one a line.
  private func listPieces(_ text: String, indent: Int) -> [Piece]? {
    let comma = text.hasSuffix("],") ? "," : ""
    let body = text.dropLast(comma.count)
    guard body.hasSuffix("]"), let open = body.firstIndex(of: "[") else { return nil }
    let inner = String(body[body.index(after: open)...].dropLast())
    let elements = split(inner).map { Piece(indent: indent + Self.step, text: $0 + ",") }
    return [Piece(indent: indent, text: String(body[...open]))] + elements + [
      Piece(indent: indent, text: "]" + comma)
    ]
  }

  // MARK: Operators

  /// The operands at the loosest top-level operator, each with the operator before it; nil without one.
  private func operands(of text: String, only group: [String]? = nil) -> [String]? {
    let groups = [[" ? ", " : "], [" || "], [" && "], [" + ", " - "], [" * ", " / "]]
    for group in group.map({ [$0] }) ?? groups {
      var parts: [String] = []
      var last = text.startIndex
      for place in scan(text) where place.depth == 0 && group.contains(where: text[place.index...].hasPrefix)
      {
        parts.append(String(text[last..<place.index]))
        last = text.index(after: place.index)
      }
      if !parts.isEmpty { return parts + [String(text[last...])] }
    }
    return nil
  }

  /// What is before the operator of a last factor in parentheses, and the factor with it, where both fit a line.
  private func factors(of text: String, indent: Int) -> [String]? {
    let body = text.hasSuffix(",") ? String(text.dropLast()) : text
    guard body.hasSuffix(")"), let open = opening(in: body),
      let place = body.index(open, offsetBy: -3, limitedBy: body.startIndex),
      [" * ", " / "].contains(where: body[place...].hasPrefix)
    else { return nil }
    let parts = [String(text[..<place]), String(text[text.index(after: place)...])]
    return parts.allSatisfy { indent + Self.step + $0.count <= width } ? parts : nil
  }

  private func operandPieces(_ parts: [String], indent: Int, step: Int = step) -> [Piece] {
    parts.enumerated().flatMap { index, part in
      pieces(of: part, indent: index == 0 ? indent : indent + step)
    }
  }

  /// The links of a chain of transforms; nil if there is none at the top level.
  private func chain(of text: String) -> [String]? {
    var parts: [String] = []
    var last = text.startIndex
    // A link by itself is no chain: its arguments are broken.
    for place in scan(text.dropFirst()) where place.depth == 0 && text[place.index...].hasPrefix(".then(") {
      parts.append(String(text[last..<place.index]))
      last = place.index
    }
    return parts.isEmpty ? nil : parts + [String(text[last...])]
  }

  /// Links stand below the first one if it begins with a dot itself, and below a bracket that closes it on a line of its
  /// own; else deeper.
  private func chainPieces(_ links: [String], indent: Int) -> [Piece] {
    let isBelow = links[0].hasPrefix(".") || pieces(of: links[0], indent: indent).count > 1
    return operandPieces(links, indent: indent, step: isBelow ? 0 : Self.step)
  }

  // MARK: Scanning

  private struct Place {
    var index: String.Index
    /// How many brackets are open before the character.
    var depth: Int
  }

  /// Every character outside string literals, with the brackets open before it.
  private func scan(_ text: some StringProtocol) -> [Place] {
    var result: [Place] = []
    var depth = 0
    var isQuoted = false
    for index in text.indices {
      let character = text[index]
      if character == "\"" { isQuoted.toggle() }
      guard !isQuoted else { continue }
      if ")]}".contains(character) { depth -= 1 }
      result.append(Place(index: index, depth: depth))
      if "([{".contains(character) { depth += 1 }
    }
    return result
  }

  private func depth(of text: String, at index: String.Index) -> Int {
    scan(text).first { $0.index == index }?.depth ?? 0
  }

  /// The bracket that the last character closes.
  private func opening(in text: String) -> String.Index? {
    scan(text).last { $0.depth == 0 && text[$0.index] == "(" }?.index
  }

  private func split(_ text: String) -> [String] {
    var parts: [String] = []
    var last = text.startIndex
    for place in scan(text) where place.depth == 0 && text[place.index] == "," {
      parts.append(String(text[last..<place.index]))
      last = text.index(after: place.index)
    }
    parts.append(String(text[last...]))
    return parts.map { String($0.drop { $0 == " " }) }
  }
}

extension String {
  /// Where a text occurs last.
  fileprivate func range(ofLast text: String) -> String.Index? {
    indices.last { self[$0...].hasPrefix(text) }
  }
}
