/// The visible lines of a list: those around the selected one, until the list has been scrolled elsewhere.
package struct ListScroll: Hashable, Sendable {
  /// The contents of a list and the room for it.
  package struct Extent: Hashable, Sendable {
    /// The number of lines in the list.
    package var count: Int
    /// The number of lines there is room for, at least 1.
    package var rows: Int
    /// The selected line; nil if none must stay in view.
    package var selected: Int?

    package init(count: Int, rows: Int, selected: Int? = nil) {
      self.count = count
      self.rows = rows
      self.selected = selected
    }
  }

  /// The number of lines scrolled away at the top.
  private var top = 0
  /// Whether the list has been scrolled since the selection was last moved.
  private var isElsewhere = false

  /// Creates the scroll of a list that nobody has scrolled.
  package init() {}

  /// The first visible line, never so low that less is shown than there could be.
  ///
  /// Keeps the selected line in view and, if there is room, the line above it, which may be its heading.
  package func first(of list: Extent) -> Int {
    let last: Int = max(list.count - list.rows, 0)
    guard !isElsewhere, let selected = list.selected else { return min(top, last) }
    return min(max(min(top, max(selected - 1, 0)), selected - list.rows + 1), last)
  }

  /// The visible lines.
  package func shown(of list: Extent) -> Range<Int> {
    let first: Int = first(of: list)
    return first..<min(first + list.rows, list.count)
  }

  /// The line of the list at a line of its room; nil if there is none.
  package func index(at line: Int?, of list: Extent) -> Int? {
    guard let line, line >= 0 else { return nil }
    let shown: Range<Int> = shown(of: list)
    return shown.contains(shown.lowerBound + line) ? shown.lowerBound + line : nil
  }

  /// Scrolls by a number of lines, down if positive.
  package mutating func move(by lines: Int, of list: Extent) {
    top = min(max(first(of: list) + lines, 0), max(list.count - list.rows, 0))
    isElsewhere = true
  }

  /// From now on keeps the selected line in view, wherever it goes; the list scrolls no further than
  /// necessary.
  package mutating func follow(from list: Extent) {
    top = first(of: list)
    isElsewhere = false
  }

  /// Stays in place while another line is selected, such as one that was clicked.
  package mutating func stay(in list: Extent) {
    top = first(of: list)
    isElsewhere = true
  }
}
