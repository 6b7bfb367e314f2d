import SegueCells

/// The terminal's current rendition and cursor, and the bytes that change them, written to raw memory.
///
/// Its methods never check for room: `FrameEncoder` reserves `longestCell` bytes per cell.
struct Pen {
  /// An upper bound on the bytes of a move, a rendition, a glyph of one scalar and its repetition together.
  static let longestCell = 112
  static let unknown = -1
  static let visibleOnSpace: Cell.Attributes = [.underline, .reverse]

  var foreground = CellColor.terminalDefault
  var background = CellColor.terminalDefault
  var attributes: Cell.Attributes = []
  /// The cursor's position, `unknown` where terminals differ.
  ///
  /// After the last cell of a row the column is unknown too: a wrap may be pending, which only CR or an
  /// absolute column cancels.
  var row = Pen.unknown
  var column = Pen.unknown

  /// Sets the rendition of a cell in one SGR that names only what changes, and returns the glyph to write.
  ///
  /// A space shows no foreground, so the last glyph's may stay. With `complements`, a block glyph may be
  /// replaced by its complement with the colours swapped.
  @inline(__always)
  mutating func style(_ cell: Cell, _ rules: RowRules, _ out: inout Output) -> UInt32 {
    let hidesInk = cell.glyph == 0x20 && cell.attributes.rawValue & Self.visibleOnSpace.rawValue == 0
    var ink = hidesInk ? foreground : cell.foreground
    var ground = cell.background
    let attributes = hidesInk ? self.attributes.subtracting(Self.visibleOnSpace) : cell.attributes
    let changes =
      (ink.packed ^ foreground.packed) | (ground.packed ^ background.packed)
      | UInt32(attributes.rawValue ^ self.attributes.rawValue)
    if changes == 0 { return cell.glyph }
    var glyph = cell.glyph
    if let complements = rules.complements {
      if hidesInk {
        if rules.repeats, ground == foreground, !ground.isDefault, self.attributes.isEmpty { return 0x2588 }
      } else if let partner = partner(of: cell, in: complements) {
        glyph = partner
        swap(&ink, &ground)
      }
    }
    change(ink, ground, attributes, mayReset: hidesInk, depth: rules.depth, &out)
    return glyph
  }

  /// Whether `quickStyle` may be used: the attributes stay, and what changes is RGB on a truecolor terminal.
  @inline(__always)
  func canBeQuick(for cell: Cell, _ rules: RowRules) -> Bool {
    let isInkRGB = cell.foreground.packed >> 24 == 2 || cell.glyph == 0x20
    return isInkRGB && cell.background.packed >> 24 == 2 && rules.depth == .truecolor
      && (cell.attributes.rawValue | attributes.rawValue) == 0
  }

  /// `style` for the common case.
  @inline(__always)
  mutating func quickStyle(_ cell: Cell, _ rules: RowRules, _ out: inout Output) -> UInt32 {
    var glyph = cell.glyph
    var ground = cell.background.packed
    var ink = glyph == 0x20 ? foreground.packed : cell.foreground.packed
    if ink == foreground.packed, ground == background.packed { return glyph }
    if let complements = rules.complements, ink == background.packed || ground == foreground.packed {
      if glyph == 0x20 {
        if rules.repeats, ground == foreground.packed { return 0x2588 }
      } else if let partner = partner(of: cell, in: complements) {
        glyph = partner
        swap(&ink, &ground)
        if ink == foreground.packed, ground == background.packed { return glyph }
      }
    }
    out.introduce()
    if ink != foreground.packed {
      out.truecolor(ink, base: UInt8(ascii: "3"))
      foreground = CellColor(packed: ink)
    }
    if ground != background.packed {
      out.truecolor(ground, base: UInt8(ascii: "4"))
      background = CellColor(packed: ground)
    }
    out.pointer[-1] = UInt8(ascii: "m")
    return glyph
  }

  /// The complement of a cell's glyph if it leaves fewer colours to change.
  @inline(__always)
  private func partner(of cell: Cell, in complements: UnsafePointer<UInt32>) -> UInt32? {
    let (ink, ground) = (cell.foreground.packed, cell.background.packed)
    let straight = (ink == foreground.packed ? 1 : 0) + (ground == background.packed ? 1 : 0)
    let crossed = (ink == background.packed ? 1 : 0) + (ground == foreground.packed ? 1 : 0)
    guard crossed > straight, ink >> 24 != 0, ground >> 24 != 0, cell.attributes.isEmpty,
      let place = GlyphComplements.place(of: cell.glyph), complements[place] != 0
    else { return nil }
    return complements[place]
  }

  @inline(__always)
  private mutating func change(
    _ foreground: CellColor,
    _ background: CellColor,
    _ attributes: Cell.Attributes,
    mayReset: Bool,
    depth: ColorDepth,
    _ out: inout Output
  ) {
    let start = out.pointer
    out.introduce()
    if background.isDefault, mayReset || foreground.isDefault && attributes.isEmpty {
      self.foreground = .terminalDefault
      self.attributes = []
      out.byte(UInt8(ascii: "m"))
    } else {
      if attributes != self.attributes { out.attributes(from: self.attributes, to: attributes) }
      if depth != .none {
        if foreground != self.foreground { out.color(foreground, depth: depth, base: 30) }
        if background != self.background { out.color(background, depth: depth, base: 40) }
      }
      self.foreground = foreground
      self.attributes = attributes
      if out.pointer == start + 2 {
        out.pointer = start
      } else {
        out.pointer[-1] = UInt8(ascii: "m")
      }
    }
    self.background = background
  }
}
