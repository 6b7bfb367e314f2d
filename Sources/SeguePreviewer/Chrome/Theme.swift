import SegueCells

/// The colours and renditions of everything that is not the device.
///
/// Text and ground are the terminal's own, so that light and dark themes both stay what they are; the few
/// colours of ours are readable on either.
struct Theme: Hashable, Sendable {
  /// How a piece of chrome is written.
  struct Style: Hashable, Sendable {
    var foreground: CellColor = .terminalDefault
    var background: CellColor = .terminalDefault
    var attributes: Cell.Attributes = []
  }

  var text = Style()
  var strong = Style(attributes: .bold)
  /// Labels, and what matters less.
  var faint = Style()
  var accent = Style()
  /// What is running.
  var active = Style()
  /// What waits, or goes back.
  var caution = Style()
  var failure = Style()
  var frame = Style()
  /// The part of the timeline already played, on the rest of it.
  var bar = Style()
  var selection = Style()
  var finger = Style()
  /// What a finger moved.
  var touched = Style()
  /// Whether a bar's two parts can be told apart by colour.
  var hasColor = true

  /// The theme for so many colours.
  init(colors: ColorDepth, of palette: ThemeColors = .standard) {
    switch colors {
    case .truecolor: self.init(palette) { .rgb($0.rgb) }
    case .ansi256: self.init(palette) { .palette($0.palette) }
    case .ansi16: self.init(palette) { swatch in swatch.ansi.map { .palette($0) } }
    case .none: self.init()
    }
  }

  /// A colour that there is not at this depth is dimmed text.
  private init(_ palette: ThemeColors, color: (ThemeColors.Swatch) -> CellColor?) {
    func style(_ swatch: ThemeColors.Swatch, _ attributes: Cell.Attributes = []) -> Style {
      guard let color = color(swatch) else { return Style(attributes: attributes.union(.dim)) }
      return Style(foreground: color, attributes: attributes)
    }
    faint = style(palette.faint)
    accent = style(palette.accent, .bold)
    active = style(palette.active)
    caution = style(palette.caution)
    failure = style(palette.failure)
    frame = style(palette.frame)
    bar = style(palette.bar)
    bar.background = color(palette.track) ?? .terminalDefault
    touched = style(palette.caution, .bold)
    selection = accent
    finger = accent
  }

  /// Without colours: renditions alone.
  private init() {
    hasColor = false
    faint.attributes = .dim
    accent.attributes = .bold
    active.attributes = .bold
    caution.attributes = .underline
    failure.attributes = .reverse
    selection.attributes = .reverse
    finger.attributes = .reverse
    touched.attributes = .reverse
  }
}
