/// Two frames side by side, with the differences marked.
public struct GoldenComparison: Hashable, Sendable {
  private let golden: GoldenFrame
  private let now: GoldenFrame
  /// The places of cells that differ, row by row.
  private let places: [Place]

  struct Place: Hashable, Sendable {
    var row: Int
    var column: Int
  }

  /// The largest part of the frames that is shown, so that both fit side by side.
  private static let mostColumns = 34
  private static let mostRows = 12
  /// The largest number of colour changes that are listed.
  private static let mostColors = 5

  /// Compares two frames of the same size; nil if they are equal.
  init?(golden: GoldenFrame, now: GoldenFrame) {
    guard golden != now, golden.rows.map(\.count) == now.rows.map(\.count) else { return nil }
    self.golden = golden
    self.now = now
    places = golden.rows.indices.flatMap { row in
      golden.rows[row].indices.filter { golden.rows[row][$0] != now.rows[row][$0] }.map {
        Place(row: row, column: $0)
      }
    }
  }

  /// Where they differ: `in 12 cells of rows 3 to 5`.
  var summary: String {
    let (first, last) = ((places.first?.row ?? 0) + 1, (places.last?.row ?? 0) + 1)
    let cells = places.count == 1 ? "1 cell" : "\(places.count) cells"
    return first == last ? "in \(cells) of row \(first)" : "in \(cells) of rows \(first) to \(last)"
  }

  /// The part of both frames around the first difference, with marks below the cells that differ; then the changed
  /// colours.
  ///
  /// - Parameter isColored: Whether the reader is a terminal that shows colours.
  /// - Returns: Lines that each end with a line feed.
  public func text(isColored: Bool) -> String {
    let (rows, columns) = (shownRows, shownColumns)
    let width = columns.count
    let margin = String(repeating: " ", count: 5)
    var lines = [margin + Self.padded("golden", to: width) + "   now"]
    for row in rows {
      let number = String(repeating: " ", count: max(0, 4 - "\(row + 1)".count)) + "\(row + 1) "
      let sides = [golden, now].map { Self.picture($0.rows[row][columns], isColored: isColored) }
      lines.append(number + sides.joined(separator: " │ "))
      let marks = String(columns.map { golden.rows[row][$0] == now.rows[row][$0] ? " " : "^" })
      guard marks.contains("^") else { continue }
      let both = marks + "   " + marks
      lines.append(margin + (isColored ? "\u{1B}[31m\(both)\u{1B}[0m" : Self.trimmed(both)))
    }
    return (lines + colorChanges).map { $0 + "\n" }.joined()
  }

  private var shownRows: Range<Int> {
    let first = max((places.first?.row ?? 0) - 1, 0)
    let last = min((places.last?.row ?? 0) + 1, golden.rows.count - 1)
    return first..<min(last + 1, first + Self.mostRows)
  }

  private var shownColumns: Range<Int> {
    let columns = places.filter { shownRows.contains($0.row) }.map(\.column)
    let total = golden.rows.first?.count ?? 0
    let first = max((columns.min() ?? 0) - 2, 0)
    let last = min((columns.max() ?? 0) + 2, total - 1)
    return first..<min(last + 1, first + Self.mostColumns)
  }

  /// One line per change: `row 3, columns 5 to 9: #5856d6 on #ffffff → #ff3b30 on #ffffff`.
  private var colorChanges: [String] {
    var runs: [(row: Int, columns: ClosedRange<Int>, change: String)] = []
    for place in places {
      let (old, new) = (golden.rows[place.row][place.column], now.rows[place.row][place.column])
      guard (old.foreground, old.background) != (new.foreground, new.background) else { continue }
      let change = "\(old.colors) → \(new.colors)"
      if let last = runs.last, last.row == place.row, last.columns.upperBound == place.column - 1,
        last.change == change
      {
        runs[runs.count - 1].columns = last.columns.lowerBound...place.column
      } else {
        runs.append((place.row, place.column...place.column, change))
      }
    }
    let shown = runs.prefix(Self.mostColors).map { run in
      let (first, last) = (run.columns.lowerBound + 1, run.columns.upperBound + 1)
      let columns = first == last ? "column \(first)" : "columns \(first) to \(last)"
      return "     row \(run.row + 1), \(columns): \(run.change)"
    }
    return shown
      + (runs.count > shown.count ? ["     and \(runs.count - shown.count) more changes of colour"] : [])
  }

  private static func picture(_ cells: ArraySlice<GoldenFrame.GoldenCell>, isColored: Bool) -> String {
    guard isColored else { return String(cells.map(\.glyph)) }
    return cells.map { "\u{1B}[0\($0.codes)m\($0.glyph)" }.joined() + "\u{1B}[0m"
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func trimmed(_ text: String) -> String {
    String(text[...(text.lastIndex { $0 != " " } ?? text.startIndex)])
  }
}

extension GoldenFrame.GoldenCell {
  fileprivate var colors: String { foreground == "-" ? background : "\(foreground) on \(background)" }

  /// SGR parameters, each after a semicolon; palette colours stay as they are.
  fileprivate var codes: String { Self.code(foreground, base: 38) + Self.code(background, base: 48) }

  private static func code(_ color: String, base: Int) -> String {
    guard color.hasPrefix("#"), let rgb = UInt32(color.dropFirst(), radix: 16) else { return "" }
    return ";\(base);2;\(rgb >> 16 & 255);\(rgb >> 8 & 255);\(rgb & 255)"
  }
}
