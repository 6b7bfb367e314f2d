import SegueCells

/// Text measured in terminal cells.
package enum TextFit {
  /// The cells that a character covers: 0 if it is not written, else 1 or 2.
  package static func width(of character: Character) -> Int { CellWidth.of(character) }

  /// The cells that a line of text covers.
  package static func width(of text: String) -> Int { text.reduce(0) { $0 + width(of: $1) } }

  /// The text, or as much of its start as fits with an ellipsis.
  package static func truncate(_ text: String, columns: Int, ellipsis: Character) -> String {
    // No character is wider than its number of bytes, which is known without counting.
    guard text.utf8.count > columns, width(of: text) > columns else { return text }
    guard columns > 0 else { return "" }
    var result = ""
    var used: Int = 0
    for character in text {
      let next: Int = width(of: character)
      if used + next > columns - 1 { break }
      result.append(character)
      used += next
    }
    result.append(ellipsis)
    return result
  }

  /// The text, or as much of its end as fits after an ellipsis, since the end of a path says most.
  package static func truncateHead(_ text: String, columns: Int, ellipsis: Character) -> String {
    guard width(of: text) > columns else { return text }
    guard columns > 0 else { return "" }
    var kept: Substring = text[...]
    while width(of: String(kept)) > columns - 1 { kept = kept.dropFirst() }
    return String(ellipsis) + kept
  }
}

extension TextFit {
  /// The text in lines of at most `columns` cells, broken at spaces or, failing that, inside words.
  package static func wrap(_ text: String, columns: Int) -> [String] {
    guard columns > 0 else { return [] }
    var lines: [String] = []
    for word in text.split(separator: " ") {
      var rest: Substring = word
      if let last = lines.last, width(of: last) + 1 + width(of: String(rest)) <= columns {
        lines[lines.count - 1] = last + " " + rest
        continue
      }
      while width(of: String(rest)) > columns {
        var head: Substring = rest.prefix(columns)
        while width(of: String(head)) > columns && head.count > 1 { head = head.dropLast() }
        lines.append(String(head))
        rest = rest.dropFirst(head.count)
      }
      if !rest.isEmpty { lines.append(String(rest)) }
    }
    return lines
  }
}
