import CNcurses
import SegueCells

/// Maps colours to the numbers that ncurses uses on a terminal.
struct CursesColors {
  private let depth: ColorDepth
  private let colors: Int32
  let pairLimit: Int32

  /// Starts colours on the current ncurses terminal, limited to a depth.
  @MainActor
  init(depth: ColorDepth) {
    let isColored = depth != .none && has_colors() && start_color() == OK
    colors = isColored ? Int32(cn_colors()) : 0
    pairLimit = isColored ? Int32(min(cn_color_pairs(), 65_535)) : 1
    // Pair 0 is then the terminal's default colours, and −1 stands for either of them.
    if isColored { use_default_colors() }
    self.depth =
      colors == 0
      ? .none : colors < 256 ? .ansi16 : colors < 1 << 24 && depth == .truecolor ? .ansi256 : depth
    // Defining the last pair makes ncurses reserve its table at once.
    if pairLimit == 65_535 { cn_define_pair(65_534, 0, 0) }
  }

  /// Whether cells with the same colours have the same pair, whatever their glyphs.
  var dependOnColorsAlone: Bool { colors >= 16 }

  /// The numbers of a cell's colours, or nil for pair 0.
  func numbers(_ cell: Cell) -> (foreground: Int32, background: Int32)? {
    if depth == .none { return nil }
    let foreground = number(Self.isBrightBlueText(cell) && colors < 16 ? .palette(6) : cell.foreground)
    let background = number(cell.background)
    if foreground == -1 && background == -1 { return nil }
    // Two colours that the terminal cannot tell apart must not make a character invisible.
    if foreground == background, cell.foreground != cell.background, colors < 16, !Self.isBlock(cell.glyph) {
      return (foreground == COLOR_BLACK ? COLOR_WHITE : COLOR_BLACK, background)
    }
    return (foreground, background)
  }

  /// Whether a text is bright blue on the terminal's own ground: eight colours have only the dark one, which cannot be read on
  /// black.
  private static func isBrightBlueText(_ cell: Cell) -> Bool {
    cell.foreground.paletteIndex == 12 && cell.background.isDefault && !isBlock(cell.glyph)
  }

  private static func isBlock(_ glyph: UInt32) -> Bool {
    (0x2580...0x259f).contains(glyph) || BlockShape.of(glyph) != nil
  }

  private func number(_ color: CellColor) -> Int32 {
    let reduced = color.reduced(to: depth)
    if let rgb = reduced.rgbValue { return Int32(rgb) }
    guard let index = reduced.paletteIndex else { return -1 }
    if colors >= 1 << 24 { return Int32(Palette.rgb(index)) }
    return colors < 16 ? Int32(Palette.dull(index)) % colors : Int32(index)
  }
}
