package import SegueCells

/// The colours and renditions of everything that is not the device.
///
/// Text and background are the terminal's own, so light and dark themes keep their look; our few colours are
/// readable on both.
package struct Theme: Hashable, Sendable {
  /// The style of a piece of chrome.
  package struct Style: Hashable, Sendable {
    package var foreground: CellColor = .terminalDefault
    package var background: CellColor = .terminalDefault
    package var attributes: Cell.Attributes = []

    package init(
      foreground: CellColor = .terminalDefault,
      background: CellColor = .terminalDefault,
      attributes: Cell.Attributes = []
    ) {
      self.foreground = foreground
      self.background = background
      self.attributes = attributes
    }
  }

  package var text = Style()
  package var strong = Style(attributes: .bold)
  /// Labels and less important text.
  package var faint = Style()
  package var accent = Style()
  /// Things in progress.
  package var active = Style()
  /// Things that wait or run backwards.
  package var caution = Style()
  package var failure = Style()
  package var frame = Style()
  /// The played part of the timeline, on the rest of it.
  package var bar = Style()
  package var selection = Style()
  package var finger = Style()
  /// Things that a finger moved.
  package var touched = Style()
  /// Whether colour can tell the two parts of a bar apart.
  package var hasColor = true

  /// The theme at a colour depth.
  package init(colors: ColorDepth, of palette: ThemeColors = .standard) {
    switch colors {
    case .truecolor: self.init(palette) { .rgb($0.rgb) }
    case .ansi256: self.init(palette) { .palette($0.palette) }
    case .ansi16: self.init(palette) { swatch in swatch.ansi.map { .palette($0) } }
    case .none: self.init()
    }
  }

  /// A colour that the depth does not offer becomes dimmed text.
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

  /// A theme without colours, of renditions alone.
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
