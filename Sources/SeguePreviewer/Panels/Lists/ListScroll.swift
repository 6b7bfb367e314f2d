/// Which lines of a list are shown: those around the selected one, until the list has been scrolled elsewhere.
struct ListScroll: Hashable, Sendable {
  /// What there is to show, and the room for it.
  struct Extent: Hashable, Sendable {
    /// Lines of the list.
    var count: Int
    /// Lines that there is room for, at least 1.
    var rows: Int
    /// The selected line; nil: there is none to be kept in sight.
    var selected: Int?
  }

  /// Lines scrolled away at the top.
  private var top = 0
  /// Whether the list has been scrolled since the selection was last moved.
  private var isElsewhere = false

  /// The first line shown: never so low that less is shown than there could be.
  ///
  /// The selected line is in sight, and the one above it, its heading perhaps, where there is room.
  func first(of list: Extent) -> Int {
    let last: Int = max(list.count - list.rows, 0)
    guard !isElsewhere, let selected = list.selected else { return min(top, last) }
    return min(max(min(top, max(selected - 1, 0)), selected - list.rows + 1), last)
  }

  /// The lines shown.
  func shown(of list: Extent) -> Range<Int> {
    let first: Int = first(of: list)
    return first..<min(first + list.rows, list.count)
  }

  /// The line of the list that is on a line of its room; nil: none is.
  func index(at line: Int?, of list: Extent) -> Int? {
    guard let line, line >= 0 else { return nil }
    let shown: Range<Int> = shown(of: list)
    return shown.contains(shown.lowerBound + line) ? shown.lowerBound + line : nil
  }

  /// Scrolls by so many lines, down where positive.
  mutating func move(by lines: Int, of list: Extent) {
    top = min(max(first(of: list) + lines, 0), max(list.count - list.rows, 0))
    isElsewhere = true
  }

  /// Has the selected line in sight from now on, wherever it goes; the list moves no further than it must.
  mutating func follow(from list: Extent) {
    top = first(of: list)
    isElsewhere = false
  }

  /// Stays where it is while another line is selected, as one does that was clicked.
  mutating func stay(in list: Extent) {
    top = first(of: list)
    isElsewhere = true
  }
}
