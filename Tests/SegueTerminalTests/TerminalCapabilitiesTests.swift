import SegueGeometry
import SegueCells
import SegueTerminal
import Testing

@Suite struct TerminalCapabilitiesTests {
  private func environment(
    _ type: String,
    colors: Int,
    direct: Bool = false,
    cup: String? = "\u{1b}[%i%p1%d;%p2%dH",
    _ more: [String: String] = [:]
  ) -> TerminalEnvironment {
    TerminalEnvironment(
      variables: more.merging(["TERM": type]) { $1 },
      isOutputTerminal: true,
      hasInputTerminal: true,
      terminfo: TerminfoEntry(name: type, colors: colors, hasDirectColor: direct, cursorAddress: cup)
    )
  }

  @Test func `Colours`() throws {
    func depth(_ environment: TerminalEnvironment, _ asked: ColorDepth? = nil) throws -> ColorDepth {
      var options = TerminalOptions()
      options.colors = asked
      return try TerminalCapabilities.detect(in: environment, options: options).colors
    }
    #expect(try depth(environment("xterm-256color", colors: 256)) == .ansi256)
    #expect(try depth(environment("xterm-256color", colors: 256, ["COLORTERM": "truecolor"])) == .truecolor)
    #expect(try depth(environment("xterm-256color", colors: 256, ["COLORTERM": "24bit"])) == .truecolor)
    #expect(try depth(environment("xterm-256color", colors: 256, ["COLORTERM": "yes"])) == .ansi256)
    #expect(try depth(environment("tmux-256color", colors: 256, direct: true)) == .truecolor)
    #expect(try depth(environment("odd-256color", colors: 8)) == .ansi256)
    #expect(try depth(environment("linux", colors: 8)) == .ansi16)
    #expect(try depth(environment("vt100", colors: 0)) == .none)
    let wishes = ["NO_COLOR": "1", "COLORTERM": "truecolor"]
    #expect(try depth(environment("xterm-256color", colors: 256, wishes)) == .none)
    #expect(try depth(environment("xterm-256color", colors: 256, ["NO_COLOR": ""])) == .ansi256)
    #expect(try depth(environment("xterm-256color", colors: 256, wishes), .ansi16) == .ansi16)
  }

  @Test func `No terminal means no colours, unless asked`() {
    var pipe = environment("xterm-256color", colors: 256, ["COLORTERM": "truecolor"])
    pipe.isOutputTerminal = false
    #expect(TerminalCapabilities.colorDepth(in: pipe).choice == .none)
    #expect(TerminalCapabilities.colorDepth(in: pipe, asked: .truecolor).choice == .truecolor)
  }

  @Test func `Glyphs`() throws {
    func glyphs(_ environment: TerminalEnvironment) throws -> GlyphSet {
      try TerminalCapabilities.detect(in: environment).glyphs
    }
    var latin = environment("xterm-256color", colors: 256)
    #expect(try glyphs(latin) == .eighths)
    latin.codeset = "ISO-8859-1"
    #expect(try glyphs(latin) == .ascii)
    #expect(try glyphs(environment("linux", colors: 8)) == .half)
    #expect(try glyphs(environment("vt100", colors: 0)) == .ascii)
    var options = TerminalOptions()
    options.glyphs = .octant
    #expect(try TerminalCapabilities.detect(in: latin, options: options).glyphs == .octant)
  }

  @Test func `Octants where they are known to look right`() throws {
    func glyphs(_ variables: [String: String], _ asked: GlyphSet? = nil, _ screen: ScreenKind? = nil) throws
      -> GlyphSet
    {
      var options = TerminalOptions()
      options.glyphs = asked
      options.screen = screen
      let environment = environment("xterm-256color", colors: 256, variables)
      return try TerminalCapabilities.detect(in: environment, options: options).glyphs
    }
    let ghostty = ["TERM_PROGRAM": "ghostty", "TERM_PROGRAM_VERSION": "1.2.3"]
    #expect(try glyphs(["VTE_VERSION": "7800"]) == .smoothOctants)
    #expect(try glyphs(["VTE_VERSION": "7603"]) == .eighths)
    #expect(try glyphs(["VTE_VERSION": "7800", "TMUX": "/tmp/tmux"]) == .eighths)
    #expect(try glyphs(ghostty) == .smoothOctants)
    #expect(try glyphs(["TERM_PROGRAM": "ghostty", "TERM_PROGRAM_VERSION": "1.1.9"]) == .eighths)
    #expect(try glyphs(ghostty, .smooth) == .smoothOctants)
    #expect(try glyphs([:], .smooth) == .smooth)
    #expect(try glyphs(ghostty, .quadrant) == .quadrant)
    #expect(try glyphs(ghostty, nil, .curses) == .eighths)
    #expect(try glyphs(ghostty, .smooth, .curses) == .smooth)
  }

  @Test func `Screens`() throws {
    func screen(_ environment: TerminalEnvironment, _ asked: ScreenKind? = nil) throws -> ScreenKind {
      var options = TerminalOptions()
      options.screen = asked
      return try TerminalCapabilities.detect(in: environment, options: options).screen
    }
    #expect(try screen(environment("xterm-256color", colors: 256)) == .direct)
    #expect(try screen(environment("xterm-256color", colors: 256, ["NO_COLOR": "1"])) == .direct)
    #expect(try screen(environment("xterm", colors: 8, ["COLORTERM": "truecolor"])) == .direct)
    #expect(try screen(environment("xterm", colors: 8)) == .curses)
    #expect(try screen(environment("vt100", colors: 0, cup: "\u{1b}[%i%p1%d;%p2%dH$<5>")) == .curses)
    #expect(try screen(environment("vt100", colors: 0, cup: "\u{1b}[%i%p1%d;%p2%dH$<5>"), .direct) == .direct)
    #expect(try screen(environment("vt52", colors: 256, cup: "\u{1b}Y%p1%' '%+%c")) == .curses)
    #expect(try screen(environment("xterm-256color", colors: 256), .curses) == .curses)
    #expect(throws: TerminalError.notANSI("vt52")) {
      try screen(environment("vt52", colors: 0, cup: "\u{1b}Y%p1%' '%+%c"), .direct)
    }
  }

  @Test func `Synchronized output is for the direct screen and not for an old VTE`() throws {
    func synchronizes(_ environment: TerminalEnvironment) throws -> Bool {
      try TerminalCapabilities.detect(in: environment).synchronizesOutput
    }
    #expect(try synchronizes(environment("xterm-256color", colors: 256)))
    #expect(try !synchronizes(environment("xterm-256color", colors: 256, ["VTE_VERSION": "6800"])))
    #expect(try synchronizes(environment("xterm-256color", colors: 256, ["VTE_VERSION": "7800"])))
    #expect(try !synchronizes(environment("linux", colors: 8)))
  }

  @Test func `The shape of a cell`() throws {
    var environment = environment("xterm-256color", colors: 256)
    #expect(try TerminalCapabilities.detect(in: environment).cellAspect == 2)
    environment.windowPixels = GridSize(columns: 80 * 8, rows: 24 * 18)
    #expect(try TerminalCapabilities.detect(in: environment).cellAspect == 2.25)
    environment.windowPixels = GridSize(columns: 1, rows: 24 * 18)
    #expect(try TerminalCapabilities.detect(in: environment).cellAspect == 2)
    var options = TerminalOptions()
    options.cellAspect = 1.8
    #expect(try TerminalCapabilities.detect(in: environment, options: options).cellAspect == 1.8)
  }

  @Test func `What cannot be used is refused with what to do`() {
    func error(_ change: (inout TerminalEnvironment) -> Void) -> TerminalError? {
      var environment = environment("xterm-256color", colors: 256)
      change(&environment)
      do throws(TerminalError) { _ = try TerminalCapabilities.detect(in: environment) } catch { return error }
      return nil
    }
    #expect(error { $0.isOutputTerminal = false } == .outputNotATerminal)
    #expect(error { $0.hasInputTerminal = false } == .inputNotATerminal)
    #expect(error { $0.variables["TERM"] = nil } == .typeMissing)
    #expect(error { $0.variables["TERM"] = "" } == .typeMissing)
    #expect(error { $0.variables["TERM"] = "dumb" } == .typeTooSimple("dumb"))
    #expect(error { $0.terminfo = nil } == .typeUnknown("xterm-256color"))
    #expect(error { $0.terminfo?.cursorAddress = nil } == .typeTooSimple("xterm-256color"))
    #expect(TerminalError.typeUnknown("foo").description.contains("'foo'"))
  }

  @Test func `Every decision has its reason`() throws {
    let inTmux = environment("tmux-256color", colors: 256, ["TMUX": "/tmp/x"])
    let capabilities = try TerminalCapabilities.detect(in: inTmux)
    #expect(capabilities.multiplexer == "tmux")
    let subjects = capabilities.reasons.compactMap { $0.split(separator: " ").first }
    #expect(
      subjects == [
        "colours", "glyphs", "screen", "synchronized", "repeating", "erasing", "own", "sextants", "octants",
        "fidelity",
        "cell", "clipboard", "inside",
      ]
    )
  }
}
