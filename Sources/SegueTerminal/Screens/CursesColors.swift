import CNcurses
import SegueRaster

/// Colours as ncurses numbers them on a terminal.
struct CursesColors {
  private let depth: ColorDepth
  private let colors: Int32
  /// Whether −1 stands for the terminal's default; else white on black does, which is pair 0.
  private let hasDefault: Bool
  let pairLimit: Int32

  /// Starts colours on the current ncurses terminal, within a depth.
  @MainActor
  init(depth: ColorDepth) {
    let isColored = depth != .none && has_colors() && start_color() == OK
    colors = isColored ? Int32(cn_colors()) : 0
    pairLimit = isColored ? Int32(min(cn_color_pairs(), 65_535)) : 1
    let needed = (Int(colors) + 1) * (Int(colors) + 1)
    hasDefault = isColored && (colors >= 256 || Int(pairLimit) > needed) && use_default_colors() == OK
    self.depth =
      colors == 0
      ? .none : colors < 256 ? .ansi16 : colors < 1 << 24 && depth == .truecolor ? .ansi256 : depth
    // Defining the last pair makes ncurses reserve its table at once.
    if pairLimit == 65_535 { cn_define_pair(65_534, 0, 0) }
  }

  /// The numbers of a cell's colours, or nil for pair 0.
  func numbers(_ cell: Cell) -> (foreground: Int32, background: Int32)? {
    if depth == .none { return nil }
    let foreground = number(cell.foreground, default: hasDefault ? -1 : 7)
    let background = number(cell.background, default: hasDefault ? -1 : 0)
    let isDefault = hasDefault ? foreground == -1 && background == -1 : foreground == 7 && background == 0
    return isDefault ? nil : (foreground, background)
  }

  private func number(_ color: CellColor, default standard: Int32) -> Int32 {
    let reduced = color.reduced(to: depth)
    if let rgb = reduced.rgbValue { return Int32(rgb) }
    guard let index = reduced.paletteIndex else { return standard }
    if colors >= 1 << 24 { return Int32(CellColor.paletteRGB(index)) }
    return Int32(index) % colors
  }
}
