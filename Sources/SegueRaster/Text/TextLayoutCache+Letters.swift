extension TextLayoutCache {
  /// In fewer columns the rest of a truncated text is meaningless.
  private static let leastColumns = 8

  /// The letters of the text at a place among those of a frame, as below; where it is as it was, nothing is looked up.
  mutating func letters(of string: String, in box: TextBox, at place: Int) -> Layout? {
    let room = TextRoom(box)
    if let known = known(string, room, at: place)?.letters { return known }
    let letters = letters(of: string, in: box)
    note(string, room, at: place) { $0.letters = .some(letters) }
    return letters
  }

  /// The lines that the text at a place has on the device.
  mutating func strokes(of string: String, in box: TextBox, at place: Int) -> Layout {
    let room = TextRoom(box)
    if let known = known(string, room, at: place)?.strokes { return known }
    let strokes = layout(string, columns: box.deviceLetters, rows: box.deviceLines)
    note(string, room, at: place) { $0.strokes = strokes }
    return strokes
  }

  private func known(_ string: String, _ room: TextRoom, at place: Int) -> Recent? {
    guard place < recent.count, let known = recent[place], known.room == room, known.text == string else {
      return nil
    }
    return known
  }

  private mutating func note(
    _ string: String,
    _ room: TextRoom,
    at place: Int,
    _ change: (inout Recent) -> Void
  ) {
    var new = known(string, room, at: place) ?? Recent(text: string, room: room)
    change(&new)
    while recent.count <= place { recent.append(nil) }
    recent[place] = new
  }

  /// The letters of a text in its box, or nil if there are too many for it and strokes replace them.
  ///
  /// The text is wrapped as in the layer's own size. Where the layer is seen so much smaller that these lines do not fit, a
  /// single one is truncated, and of several none is shown: they are not wrapped again for each size on the way.
  mutating func letters(of string: String, in box: TextBox) -> Layout? {
    guard box.isLegible else { return nil }
    let layout = ownLayout(of: string, in: box)
    var (widest, loses) = (0, false)
    for line in lines[layout.lines] {
      widest = max(widest, line.width)
      loses = loses || line.isTruncated || line.cutsWord
    }
    if loses, box.columns < Self.leastColumns { return nil }
    if widest <= box.shownColumns + box.overhang, layout.lines.count <= box.shownRows + 1 { return layout }
    guard layout.lines.count == 1, box.shownColumns >= Self.leastColumns else { return nil }
    return self.layout(string, columns: box.shownColumns, rows: 1)
  }

  /// The layout in the layer's own size; a single line may be a column wider, if that makes it whole.
  private mutating func ownLayout(of string: String, in box: TextBox) -> Layout {
    let layout = layout(string, columns: box.columns, rows: box.rows)
    guard box.rows == 1, isCut(layout) else { return layout }
    let wider = self.layout(string, columns: box.columns + 1, rows: 1)
    return isCut(wider) ? self.layout(string, columns: box.columns, rows: 1) : wider
  }

  private func isCut(_ layout: Layout) -> Bool {
    lines[layout.lines].contains { $0.isTruncated || $0.cutsWord }
  }
}

/// What of a text's box its lines depend on.
struct TextRoom: Hashable {
  private let columns: Int
  private let rows: Int
  private let shownColumns: Int
  private let shownRows: Int
  private let deviceLines: Int
  private let deviceLetters: Int
  private let isLegible: Bool

  init(_ box: TextBox) {
    columns = box.columns
    rows = box.rows
    shownColumns = box.shownColumns
    shownRows = box.shownRows
    deviceLines = box.deviceLines
    deviceLetters = box.deviceLetters
    isLegible = box.isLegible
  }
}

extension TextBox {
  /// Below this scale no text is letters: they would be twice as large as on the device.
  private static let leastScale = 0.6

  /// Whether it is large enough for letters.
  var isLegible: Bool { scale >= Self.leastScale }

  /// How many columns the lines of a layer may be wider than its box where it is seen smaller than it is.
  var overhang: Int { TextBox.overhang(columns: shownColumns) }

  /// A ninth of the box's columns, and one.
  static func overhang(columns: Int) -> Int { max(1, columns / 9) }
}
