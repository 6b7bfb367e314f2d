import SegueGeometry
public import SegueRaster

extension TerminalCapabilities {
  /// Decides what a terminal can show; pure, so the same environment gives the same answer.
  ///
  /// Throws where there is no terminal or none that a cursor can be moved on.
  public static func detect(
    in environment: TerminalEnvironment,
    options: TerminalOptions = TerminalOptions()
  ) throws(TerminalError) -> TerminalCapabilities {
    let entry = try usableEntry(in: environment)
    let colors = colorDepth(in: environment, asked: options.colors)
    let glyphs = glyphSet(in: environment, asked: options.glyphs)
    let screen = try screen(for: entry, in: environment, asked: options.screen)
    let sync = synchronization(in: environment, screen: screen.choice)
    let aspect = cellAspect(in: environment, asked: options.cellAspect)
    let multiplexer = multiplexer(in: environment)
    return TerminalCapabilities(
      colors: colors.choice,
      glyphs: glyphs.choice,
      screen: screen.choice,
      synchronizesOutput: sync.choice,
      cellAspect: aspect.choice,
      multiplexer: multiplexer,
      reasons: [colors.reason, glyphs.reason, screen.reason, sync.reason, aspect.reason]
        + (multiplexer.map { ["multiplexer \($0): TERM or its variable says so"] } ?? [])
    )
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

  /// The colours to use, with the reason; output that is no terminal gets none unless asked.
  public static func colorDepth(
    in environment: TerminalEnvironment,
    asked: ColorDepth? = nil
  ) -> (choice: ColorDepth, reason: String) {
    if let asked { return (asked, "colours \(asked.rawValue): asked for") }
    if environment.value("NO_COLOR") != nil { return (.none, "colours none: NO_COLOR is set") }
    guard environment.isOutputTerminal else { return (.none, "colours none: the output is not a terminal") }
    if let value = environment.value("COLORTERM"), value == "truecolor" || value == "24bit" {
      return (.truecolor, "colours truecolor: COLORTERM is \(value)")
    }
    let type = environment.terminalType ?? ""
    if type.hasSuffix("-direct") { return (.truecolor, "colours truecolor: TERM is \(type)") }
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
  public static func glyphSet(
    in environment: TerminalEnvironment,
    asked: GlyphSet? = nil
  ) -> (choice: GlyphSet, reason: String) {
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
    return (.eighths, "glyphs eighths: the locale's encoding is UTF-8")
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

  private static func synchronization(
    in environment: TerminalEnvironment,
    screen: ScreenKind
  ) -> (choice: Bool, reason: String) {
    guard screen == .direct else { return (false, "synchronized output no: ncurses writes in pieces") }
    // VTE's first implementation blanks frames; it was withdrawn and came back in 0.76.
    if let version = environment.value("VTE_VERSION").flatMap({ Int($0) }), version < 7600 {
      return (false, "synchronized output no: VTE \(version) is older than 7600")
    }
    return (true, "synchronized output yes: terminals without mode 2026 ignore it")
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

  /// Height by width of a cell, or nil where the numbers cannot be true.
  static func aspect(cellsIn pixels: GridSize, window: GridSize) -> Double? {
    guard pixels.columns > 0, pixels.rows > 0, window.columns > 0, window.rows > 0 else { return nil }
    let width = Double(pixels.columns) / Double(window.columns)
    let height = Double(pixels.rows) / Double(window.rows)
    let aspect = height / width
    return (0.5...5).contains(aspect) ? aspect : nil
  }

  private static func multiplexer(in environment: TerminalEnvironment) -> String? {
    let type = environment.terminalType ?? ""
    if environment.value("TMUX") != nil || type.hasPrefix("tmux") { return "tmux" }
    return environment.value("STY") != nil || type.hasPrefix("screen") ? "screen" : nil
  }
}

extension TerminalEnvironment {
  /// What the terminal could show if nobody had asked for less.
  fileprivate var withoutColorWishes: TerminalEnvironment {
    var copy = self
    copy.variables["NO_COLOR"] = nil
    return copy
  }
}
