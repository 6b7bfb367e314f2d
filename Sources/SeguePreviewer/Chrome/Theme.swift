import SegueRaster

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
  init(colors: ColorDepth) {
    switch colors {
    case .truecolor: self.init(rgb: Self.colors.map { .rgb($0.rgb) })
    case .ansi256: self.init(rgb: Self.colors.map { .palette($0.palette) })
    case .ansi16: self.init(ansi: ())
    case .none: self.init()
    }
  }

  /// Faint, accent, active, caution, failure and track, each readable on black and on white.
  private static let colors: [(rgb: UInt32, palette: UInt8)] = [
    (0x858b98, 245), (0x4f8df7, 69), (0x34a871, 36), (0xc98a1b, 172), (0xe05561, 167), (0x4a4f5a, 240),
  ]

  private init(rgb colors: [CellColor]) {
    guard colors.count == 6 else { return }
    faint.foreground = colors[0]
    accent = Style(foreground: colors[1], attributes: .bold)
    active.foreground = colors[2]
    caution.foreground = colors[3]
    failure.foreground = colors[4]
    frame.foreground = colors[0]
    bar = Style(foreground: colors[1], background: colors[5])
    selection = Style(foreground: colors[1], attributes: .bold)
    finger = Style(foreground: colors[1], attributes: .bold)
    touched = Style(foreground: colors[3], attributes: .bold)
  }

  /// With the user's own sixteen colours, of which blue is unreadable on black and grey may be black.
  private init(ansi: Void) {
    faint.attributes = .dim
    accent = Style(foreground: .palette(5), attributes: .bold)
    active.foreground = .palette(2)
    caution.foreground = .palette(3)
    failure.foreground = .palette(1)
    frame.attributes = .dim
    bar = Style(foreground: .palette(4), background: .palette(7))
    selection = accent
    finger = accent
    touched = Style(foreground: .palette(3), attributes: .bold)
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
