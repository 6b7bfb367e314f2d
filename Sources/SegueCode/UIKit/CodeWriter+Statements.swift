extension CodeWriter {
  /// Statements, in a loop if there is one.
  mutating func append(_ lines: [String], in loop: String?) {
    guard !lines.isEmpty else { return }
    guard let loop else {
      for text in lines { line(text) }
      return
    }
    block(loop.reading(lines)) { inner in
      for text in lines { inner.line(text) }
    }
  }

  /// Pulls a closure's parameters up behind its brace.
  mutating func joinLast(_ text: String, after head: String) {
    guard let place = lines.lastIndex(where: { $0.hasSuffix(head) }), place + 1 < lines.count else { return }
    replace(place, with: lines[place] + text)
    remove(place + 1)
  }

  /// Closes the bracket of a call around a closure.
  mutating func closeCall() {
    guard let last = lines.last else { return }
    replace(lines.count - 1, with: last + ")")
  }

  /// Lines within a brace that the head already has.
  mutating func block(_ head: String, isOpen: Bool, _ body: (inout CodeWriter) -> Void) {
    line(head)
    indented(body)
    line("}")
  }

  /// A comma behind the last line.
  mutating func joinComma() {
    guard let last = lines.last else { return }
    replace(lines.count - 1, with: last + ",")
  }
}

extension String {
  /// A loop without the names that nothing in it reads.
  func reading(_ lines: [String]) -> String {
    let listHead = "for (index, (item, itemRest)) in zip("
    if hasPrefix(listHead) {
      let lists = dropFirst(listHead.count).prefix { $0 != ")" }.split(separator: ", ")
      let readsIndex = lines.contains { $0.uses("index") }
      switch (readsIndex, lines.contains { $0.uses("itemRest") }) {
      case (true, true): return self
      case (true, false): return "for (index, item) in \(lists[0]).enumerated()"
      case (false, true): return "for (item, itemRest) in zip(\(lists[0]), \(lists[1]))"
      case (false, false): return "for item in \(lists[0])"
      }
    }
    guard hasPrefix("for (piece, view) in zip("), !lines.contains(where: { $0.uses("piece") }) else {
      return self
    }
    let lists = dropFirst("for (piece, view) in zip(".count).dropLast().split(separator: ", ")
    return "for view in \(lists[1])"
  }

  /// Whether a word stands in the text as a whole, comments and paths of layers aside.
  func uses(_ word: String) -> Bool {
    split(separator: "\n").contains { line in
      !line.drop { $0 == " " }.hasPrefix("//") && line.hasWord(word)
    }
  }
}

extension Substring {
  fileprivate func hasWord(_ word: String) -> Bool {
    var rest = self
    while let place = rest.firstRange(of: word) {
      let before = rest[..<place.lowerBound].last
      let after = rest[place.upperBound...].first
      let isPart: (Character?) -> Bool = { $0.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false }
      if !isPart(before), before != ".", before != "/", !isPart(after), after != ":" { return true }
      rest = rest[place.upperBound...]
    }
    return false
  }
}
