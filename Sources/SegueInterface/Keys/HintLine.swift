package import SegueCells

/// The line of keys that matter now, each of which can be clicked.
package struct HintLine<Meaning: KeyMeaning>: Hashable, Sendable {
  /// A key, what it does now, and its command.
  package struct Hint: Hashable, Sendable {
    package var keys: String
    package var label: String
    package var command: Meaning?

    /// A hint without a command.
    package init(keys: String, label: String) {
      self.keys = keys
      self.label = label
    }

    /// A hint for a command with its key; nil if it has none.
    package init?(_ command: Meaning, _ label: String, keys: KeyBindings<Meaning>) {
      guard let press = keys.keys(for: command).first else { return nil }
      self.keys = press.label
      self.label = label
      self.command = command
    }
  }

  /// A hint at its position.
  package struct Item: Hashable, Sendable {
    package var hint: Hint
    package var rect: CellRect

    package init(hint: Hint, rect: CellRect) {
      self.hint = hint
      self.rect = rect
    }
  }

  package let items: [Item]

  /// Places the hints from the left as far as they fit, leaving the standing ones on the right.
  package init(hints: [Hint], standing: [Hint], in line: CellRect) {
    guard !line.isEmpty else {
      items = []
      return
    }
    var placed: [Item] = []
    var right: Int = line.endColumn - 1
    for hint in standing.reversed() {
      let width: Int = Self.width(of: hint)
      guard right - width >= line.column + 1 else { continue }
      right -= width
      placed.append(Self.item(hint, column: right, row: line.row))
      right -= 2
    }
    var column: Int = line.column + 1
    for hint in hints {
      let width: Int = Self.width(of: hint)
      guard column + width <= right else { break }
      placed.append(Self.item(hint, column: column, row: line.row))
      column += width + 2
    }
    items = placed
  }

  /// The command under a cell.
  package func command(column: Int, row: Int) -> Meaning? {
    items.first { $0.rect.contains(column: column, row: row) }?.hint.command
  }

  /// Writes the hints.
  package func draw(with painter: inout GridPainter) {
    for item in items {
      let used: Int = painter.put(
        item.hint.keys,
        column: item.rect.column,
        row: item.rect.row,
        style: painter.theme.strong
      )
      painter.put(
        item.hint.label,
        column: item.rect.column + used + 1,
        row: item.rect.row,
        style: painter.theme.faint
      )
    }
  }

  private static func width(of hint: Hint) -> Int {
    TextFit.width(of: hint.keys) + 1 + TextFit.width(of: hint.label)
  }

  private static func item(_ hint: Hint, column: Int, row: Int) -> Item {
    Item(hint: hint, rect: CellRect(column: column, row: row, columns: width(of: hint), rows: 1))
  }
}
