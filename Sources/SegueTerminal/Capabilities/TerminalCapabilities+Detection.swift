import SegueGeometry
public import SegueCells

extension TerminalCapabilities {
  /// Decides what a terminal can show; a pure function of its arguments.
  ///
  /// Throws ``TerminalError`` if there is no terminal to draw on or to read keys from, if terminfo does not
  /// know it, if it cannot address its cursor, or if a direct screen is asked for but it does not speak
  /// ECMA-48.
  public static func detect(
    in environment: TerminalEnvironment,
    options: TerminalOptions = TerminalOptions()
  ) throws(TerminalError) -> TerminalCapabilities {
    let entry = try usableEntry(in: environment)
    let options = options.completed(from: environment)
    let screen = try screen(for: entry, in: environment, asked: options.screen)
    let colors = screenDepth(on: screen.choice, entry: entry, in: environment, asked: options.colors)
    let aspect = cellAspect(in: environment, asked: options.cellAspect)
    let features = features(on: screen.choice, in: environment, wishes: options.features)
    let hasOctants = features.choice.contains(.octants)
    let glyphs = glyphSet(in: environment, asked: options.glyphs, hasOctants: hasOctants)
    let fidelity = options.fidelity ?? .auto
    let clipboard = ClipboardRoute.choose(in: environment)
    return TerminalCapabilities(
      colors: colors.choice,
      glyphs: glyphs.choice,
      screen: screen.choice,
      features: features.choice,
      fidelity: fidelity,
      cellAspect: aspect.choice,
      multiplexer: environment.multiplexer,
      clipboard: clipboard.choice,
      reasons: [colors.reason, glyphs.reason, screen.reason] + features.reasons
        + [
          "fidelity \(fidelity.rawValue): \(options.fidelity == nil ? "by how fast frames arrive" : "asked for")",
          aspect.reason, clipboard.reason,
        ] + (environment.multiplexer.map { ["inside \($0): TERM or its variable says so"] } ?? [])
    )
  }

  private static func features(
    on screen: ScreenKind,
    in environment: TerminalEnvironment,
    wishes: FeatureWishes
  ) -> (choice: Set<Feature>, reasons: [String]) {
    guard screen == .direct else {
      return ([], ["features none: ncurses writes what terminfo knows"])
    }
    var choice: Set<Feature> = []
    var reasons: [String] = []
    for feature in Feature.allCases where feature != .query {
      let decision = decide(feature, in: environment, wishes: wishes)
      if decision.choice { choice.insert(feature) }
      reasons.append(decision.reason)
    }
    return (choice, reasons)
  }

  /// Through ncurses, truecolor costs several times as much as everything else, so it must be asked for.
  private static func screenDepth(
    on screen: ScreenKind,
    entry: TerminfoEntry,
    in environment: TerminalEnvironment,
    asked: ColorDepth?
  ) -> (choice: ColorDepth, reason: String) {
    let colors = colorDepth(in: environment, asked: asked)
    guard screen == .curses, colors.choice == .truecolor, asked == nil else { return colors }
    let depth: ColorDepth = entry.colors >= 256 ? .ansi256 : entry.colors >= 8 ? .ansi16 : .none
    return (depth, "colours \(depth.rawValue): truecolor through ncurses is slow, and was not asked for")
  }

  private static func usableEntry(
    in environment: TerminalEnvironment
  ) throws(TerminalError) -> TerminfoEntry {
    guard environment.isOutputTerminal else { throw .outputNotATerminal }
    guard environment.hasInputTerminal else { throw .inputNotATerminal }
    guard let type = environment.terminalType else { throw .typeMissing }
    guard type != "dumb" else { throw .typeTooSimple(type) }
    guard let entry = environment.terminfo else { throw .typeUnknown(type) }
    guard entry.cursorAddress != nil else { throw .typeTooSimple(type) }
    return entry
  }

  /// The colours to use, with the reason; output that is not a terminal gets none unless asked for.
  public static func colorDepth(
    in environment: TerminalEnvironment,
    asked: ColorDepth? = nil
  ) -> (choice: ColorDepth, reason: String) {
    if let asked { return (asked, "colours \(asked.rawValue): asked for") }
    if environment.value("NO_COLOR") != nil { return (.none, "colours none: NO_COLOR is set") }
    guard environment.isOutputTerminal else { return (.none, "colours none: the output is not a terminal") }
    // GNU screen inherits the variable from the outer terminal, and misreads 24-bit colours as other
    // renditions.
    let isScreen = environment.multiplexer == "screen"
    if let value = environment.value("COLORTERM"), value == "truecolor" || value == "24bit", !isScreen {
      return (.truecolor, "colours truecolor: COLORTERM is \(value)")
    }
    let type = environment.terminalType ?? ""
    if type.hasSuffix("-direct") { return (.truecolor, "colours truecolor: TERM is \(type)") }
    if let match = KnownTerminal.match(environment).match, match.terminal.isTruecolor,
      environment.mayBeTruecolor(match.terminal)
    {
      return (.truecolor, "colours truecolor: \(match.terminal.name) has them, since \(match.reason)")
    }
    if environment.answers.keepsTruecolor == true {
      return (.truecolor, "colours truecolor: the terminal repeats a 24-bit colour")
    }
    if let entry = environment.terminfo {
      return terminfoDepth(entry, type: type)
    }
    if type.contains("256color") { return (.ansi256, "colours 256: TERM is \(type)") }
    return (.none, "colours none: terminfo does not know the terminal")
  }

  private static func terminfoDepth(
    _ entry: TerminfoEntry,
    type: String
  ) -> (choice: ColorDepth, reason: String) {
    if entry.hasDirectColor { return (.truecolor, "colours truecolor: terminfo has RGB or Tc") }
    if entry.colors >= 256 { return (.ansi256, "colours 256: terminfo says \(entry.colors)") }
    if type.contains("256color") { return (.ansi256, "colours 256: TERM is \(type)") }
    if entry.colors >= 8 { return (.ansi16, "colours 16: terminfo says \(entry.colors)") }
    return (.none, "colours none: terminfo says the terminal has none")
  }

  /// The glyphs to use, with the reason.
  ///
  /// `hasOctants` says whether octants look right; nil decides it from the environment.
  public static func glyphSet(
    in environment: TerminalEnvironment,
    asked: GlyphSet? = nil,
    hasOctants: Bool? = nil
  ) -> (choice: GlyphSet, reason: String) {
    let hasOctants = hasOctants ?? decide(.octants, in: environment, wishes: FeatureWishes()).choice
    if asked == .smooth, hasOctants {
      return (.smoothOctants, "glyphs smooth-octants: smooth is asked for, and octants look right")
    }
    if let asked { return (asked, "glyphs \(asked.rawValue): asked for") }
    let encoding = environment.codeset.uppercased()
    guard encoding == "UTF-8" || encoding == "UTF8" else {
      return (.ascii, "glyphs ascii: the locale's encoding is \(environment.codeset)")
    }
    let type = environment.terminalType ?? ""
    if type == "linux" { return (.half, "glyphs half: the linux console's font has few blocks") }
    if ["vt52", "vt100", "vt102", "vt220", "vt320", "ansi", "cons25"].contains(type) {
      return (.ascii, "glyphs ascii: \(type) predates Unicode")
    }
    if hasOctants { return (.smoothOctants, "glyphs smooth-octants: octants look right") }
    let asked = environment.askedCodeset
    let reason =
      asked.uppercased() == encoding
      ? "the locale's encoding is UTF-8"
      : "written in UTF-8, as most terminals read it, though the locale's encoding is \(asked)"
    return (.eighths, "glyphs eighths: \(reason)")
  }

  private static func screen(
    for entry: TerminfoEntry,
    in environment: TerminalEnvironment,
    asked: ScreenKind?
  ) throws(TerminalError) -> (choice: ScreenKind, reason: String) {
    if let asked {
      if asked == .direct, !entry.isANSI { throw .notANSI(entry.name) }
      return (asked, "screen \(asked.rawValue): asked for")
    }
    let depth = colorDepth(in: environment.withoutColorWishes).choice
    if entry.isANSI, depth == .truecolor || depth == .ansi256 {
      return (.direct, "screen direct: ECMA-48 with \(depth.rawValue) colours")
    }
    return (.curses, "screen curses: terminfo describes no ECMA-48 terminal with 256 colours")
  }

  private static func cellAspect(
    in environment: TerminalEnvironment,
    asked: Double?
  ) -> (choice: Double, reason: String) {
    if let asked, asked > 0 { return (asked, "cell aspect \(asked): asked for") }
    if let pixels = environment.windowPixels,
      let aspect = aspect(cellsIn: pixels, window: environment.window)
    {
      return (aspect, "cell aspect \(aspect): the window is \(pixels.columns)×\(pixels.rows) pixels")
    }
    return (2, "cell aspect 2: the terminal does not say")
  }

  /// A cell's height divided by its width, or nil if the numbers are implausible.
  static func aspect(cellsIn pixels: GridSize, window: GridSize) -> Double? {
    guard pixels.columns > 0, pixels.rows > 0, window.columns > 0, window.rows > 0 else { return nil }
    let width = Double(pixels.columns) / Double(window.columns)
    let height = Double(pixels.rows) / Double(window.rows)
    let aspect = height / width
    return (0.5...5).contains(aspect) ? aspect : nil
  }
}
