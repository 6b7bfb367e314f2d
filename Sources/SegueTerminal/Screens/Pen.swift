import SegueRaster

/// The terminal's current rendition and cursor, and the bytes that change them, written to raw memory.
///
/// A function of it never checks for room: `FrameEncoder` sets aside `longestCell` bytes a cell.
struct Pen {
  /// Bound of a move, a rendition and a glyph of one scalar together.
  static let longestCell = 96
  static let unknown = -1

  var foreground = CellColor.terminalDefault
  var background = CellColor.terminalDefault
  var attributes: Cell.Attributes = []
  /// The cursor's place, `unknown` where terminals differ.
  var row = Pen.unknown
  var column = Pen.unknown

  /// Moves to a cell by the shortest of CUF, CR LF and CUP.
  ///
  /// CR LF scrolls only on the last row, from which nothing moves down.
  @inline(__always)
  mutating func move(toRow row: Int, column: Int, _ out: inout Output) {
    if self.row == row, self.column == column { return }
    moveFar(toRow: row, column: column, &out)
  }

  @inline(never)
  private mutating func moveFar(toRow row: Int, column: Int, _ out: inout Output) {
    if self.row == row, self.column >= 0, column > self.column {
      out.introduce()
      let distance = column - self.column
      if distance > 1 { out.number(distance) }
      out.byte(UInt8(ascii: "C"))
    } else if column == 0, self.row >= 0, row == self.row + 1 {
      out.byte(0x0d)
      out.byte(0x0a)
    } else {
      out.introduce()
      if row > 0 || column > 0 { out.number(row + 1) }
      if column > 0 {
        out.byte(UInt8(ascii: ";"))
        out.number(column + 1)
      }
      out.byte(UInt8(ascii: "H"))
    }
    self.row = row
    self.column = column
  }

  /// Sets the rendition of a cell in one SGR that names only what changes.
  ///
  /// A space shows no foreground, so that of the last glyph may stay.
  @inline(__always)
  mutating func style(_ cell: Cell, depth: ColorDepth, _ out: inout Output) {
    let showsForeground =
      cell.glyph != 0x20 || cell.attributes.rawValue & Self.visibleOnSpace.rawValue != 0
    let foreground = showsForeground ? cell.foreground : self.foreground
    let changes =
      (foreground.packed ^ self.foreground.packed) | (cell.background.packed ^ background.packed)
      | UInt32(cell.attributes.rawValue ^ attributes.rawValue)
    if changes == 0 { return }
    change(
      foreground: foreground,
      background: cell.background,
      attributes: cell.attributes,
      mayReset: !showsForeground,
      depth: depth,
      &out
    )
  }

  private static let visibleOnSpace: Cell.Attributes = [.underline, .reverse]

  @inline(__always)
  private mutating func change(
    foreground: CellColor,
    background: CellColor,
    attributes: Cell.Attributes,
    mayReset: Bool,
    depth: ColorDepth,
    _ out: inout Output
  ) {
    let start = out.pointer
    out.introduce()
    if attributes.isEmpty, background.isDefault, foreground.isDefault || mayReset {
      self.foreground = .terminalDefault
      out.byte(UInt8(ascii: "m"))
    } else {
      if attributes != self.attributes { out.attributes(from: self.attributes, to: attributes) }
      if depth != .none {
        if foreground != self.foreground { out.color(foreground, depth: depth, base: 30) }
        if background != self.background { out.color(background, depth: depth, base: 40) }
      }
      self.foreground = foreground
      if out.pointer == start + 2 {
        out.pointer = start
      } else {
        out.pointer[-1] = UInt8(ascii: "m")
      }
    }
    self.background = background
    self.attributes = attributes
  }
}
