import SegueCells
import Testing

@testable import SegueTerminal

@Suite struct FeatureTests {
  private func environment(_ variables: [String: String], version: String? = nil) -> TerminalEnvironment {
    var environment = TerminalEnvironment(
      variables: ["TERM": "xterm-256color"].merging(variables) { $1 },
      isOutputTerminal: true,
      hasInputTerminal: true,
      terminfo: TerminfoEntry(name: "xterm-256color", colors: 256)
    )
    environment.answers.version = version
    return environment
  }

  private func features(_ environment: TerminalEnvironment, _ wishes: String = "") throws -> Set<Feature> {
    var options = TerminalOptions()
    options.features = try #require(FeatureWishes(wishes))
    return try TerminalCapabilities.detect(in: environment, options: options).features
  }

  @Test func `Of a terminal that does not say who it is nothing doubtful is expected`() throws {
    #expect(try features(environment([:])) == [.sync])
    #expect(try features(environment([:], version: "mystery 3")) == [.sync])
  }

  @Test func `A terminal is known by its answer, by a variable or by TERM`() throws {
    let full: Set<Feature> = [.sync, .rep, .bce, .blocks, .sextants, .octants]
    #expect(try features(environment([:], version: "foot(1.20.2)")) == full)
    #expect(try features(environment([:], version: "foot(1.19.0)")) == full.subtracting([.octants]))
    #expect(try features(environment(["VTE_VERSION": "7802"])) == full)
    #expect(try features(environment(["VTE_VERSION": "7600"])) == full.subtracting([.octants]))
    let ghostty = ["TERM_PROGRAM": "ghostty", "TERM_PROGRAM_VERSION": "1.2.0"]
    #expect(try features(environment(ghostty)) == full)
    #expect(try features(environment(["TERM": "foot"])) == full.subtracting([.octants]))
  }

  @Test func `In a multiplexer the terminal around it does not count`() throws {
    let inTmux = ["TMUX": "/tmp/x", "KITTY_WINDOW_ID": "1", "TERM": "tmux-256color"]
    #expect(try features(environment(inTmux)) == [.sync])
    #expect(try features(environment(inTmux, version: "tmux 3.3a")) == [.sync, .bce])
  }

  @Test func `A version decides where a feature came with one`() throws {
    #expect(try features(environment([:], version: "tmux 3.4")) == [.sync, .bce])
    #expect(try features(environment([:], version: "tmux 3.5a")) == [.sync, .bce, .rep])
    let konsole: Set<Feature> = [.sync, .rep, .bce, .blocks]
    #expect(try features(environment(["KONSOLE_VERSION": "210804"])) == konsole)
    #expect(try features(environment(["KONSOLE_VERSION": "220401"])) == konsole.union([.sextants]))
    #expect(try features(environment([:], version: "Konsole 22.04.1")) == konsole.union([.sextants]))
    #expect(try !features(environment([:], version: "VTE(6800)")).contains(.sync))
    #expect(try features(environment([:], version: "VTE(7600)")).contains(.sync))
  }

  @Test func `Variables of two terminals say nothing, a TERM of its own says more`() throws {
    let kitty = ["KITTY_WINDOW_ID": "1"]
    #expect(try features(environment(kitty)).contains(.rep))
    #expect(try features(environment(kitty.merging(["VTE_VERSION": "7800"]) { $1 })) == [.sync])
    #expect(try features(environment(kitty.merging(["TERM_PROGRAM": "Warp"]) { $1 })) == [.sync])
    let foot = kitty.merging(["TERM": "foot"]) { $1 }
    #expect(try features(environment(foot)) == [.sync, .rep, .bce, .blocks, .sextants])
    // Ghostty's version is not kitty's.
    let both = ["KITTY_WINDOW_ID": "1", "TERM_PROGRAM_VERSION": "1.2.3"]
    #expect(try !features(environment(both)).contains(.octants))
  }

  @Test(arguments: ["NVIM", "VIM_TERMINAL", "INSIDE_EMACS", "ZELLIJ", "STY", "TMUX"])
  func `Inside of another program the terminal around it does not count`(variable: String) throws {
    let inside = environment([variable: "1", "KITTY_WINDOW_ID": "1"])
    #expect(try features(inside) == [.sync])
    #expect(!inside.isWorthAsking(TerminalOptions()))
    let reasons = try TerminalCapabilities.detect(in: inside).reasons
    #expect(reasons.contains { $0.hasPrefix("inside ") })
  }

  @Test func `A terminal known for 24-bit colours has them where COLORTERM did not come along`() {
    func depth(_ type: String, colors: Int, _ variables: [String: String] = [:]) -> ColorDepth {
      var terminal = environment(variables.merging(["TERM": type]) { $1 })
      terminal.terminfo = TerminfoEntry(name: type, colors: colors)
      return TerminalCapabilities.colorDepth(in: terminal).choice
    }
    #expect(depth("alacritty", colors: 256) == .truecolor)
    #expect(depth("xterm-256color", colors: 256, ["WT_SESSION": "x"]) == .truecolor)
    #expect(depth("xterm", colors: 8, ["WT_SESSION": "x"]) == .ansi16, "a lesser TERM is a wish")
    #expect(depth("xterm-256color", colors: 256, ["XTERM_VERSION": "XTerm(379)"]) == .ansi256)
    #expect(depth("screen-256color", colors: 256, ["WT_SESSION": "x"]) == .ansi256)
  }

  @Test func `Screen has COLORTERM from elsewhere`() {
    let screen = environment(["TERM": "screen-256color", "STY": "1.x", "COLORTERM": "truecolor"])
    #expect(TerminalCapabilities.colorDepth(in: screen).choice == .ansi256)
    let tmux = environment(["TERM": "screen-256color", "TMUX": "/x", "COLORTERM": "truecolor"])
    #expect(TerminalCapabilities.colorDepth(in: tmux).choice == .truecolor)
  }

  @Test func `A mode that the terminal denies is not used`() throws {
    var denying = environment([:])
    denying.answers.modes[2026] = .unknown
    #expect(try features(denying) == [])
    denying.answers.modes[2026] = .reset
    #expect(try features(denying) == [.sync])
  }

  @Test func `A kept colour is truecolor, and makes the direct screen possible`() throws {
    var terminal = environment(["TERM": "xterm"])
    terminal.terminfo = TerminfoEntry(name: "xterm", colors: 8)
    #expect(try TerminalCapabilities.detect(in: terminal).screen == .curses)
    terminal.answers.keepsTruecolor = true
    let capabilities = try TerminalCapabilities.detect(in: terminal)
    #expect(capabilities.colors == .truecolor)
    #expect(capabilities.screen == .direct)
  }

  @Test func `Wishes come before everything`() throws {
    #expect(try features(environment([:]), "rep=yes,sync=no,octants=yes") == [.rep, .octants])
    var terminal = environment(["SEGUE_TERMINAL": "rep=yes,bce=yes"])
    #expect(try features(terminal) == [.sync, .rep, .bce])
    #expect(try features(terminal, "rep=no") == [.sync, .bce], "the option before the variable")
    terminal.variables["SEGUE_TERMINAL"] = "nonsense"
    #expect(try features(terminal) == [.sync])
    #expect(FeatureWishes("rep") == nil)
    #expect(FeatureWishes("rep=maybe") == nil)
  }

  @Test func `Variables stand in for options`() throws {
    let variables = [
      "SEGUE_COLORS": "16", "SEGUE_GLYPHS": "half", "SEGUE_SCREEN": "curses", "SEGUE_FIDELITY": "fast",
      "SEGUE_CELL_ASPECT": "1.5",
    ]
    let capabilities = try TerminalCapabilities.detect(in: environment(variables))
    #expect(capabilities.colors == .ansi16)
    #expect(capabilities.glyphs == .half)
    #expect(capabilities.screen == .curses)
    #expect(capabilities.fidelity == .fast)
    #expect(capabilities.cellAspect == 1.5)
  }

  @Test func `Through ncurses truecolor must be asked for`() throws {
    let terminal = environment(["COLORTERM": "truecolor"])
    var options = TerminalOptions()
    options.screen = .curses
    #expect(try TerminalCapabilities.detect(in: terminal, options: options).colors == .ansi256)
    options.colors = .truecolor
    #expect(try TerminalCapabilities.detect(in: terminal, options: options).colors == .truecolor)
  }

  @Test func `Only where more colours are possible is the terminal waited for`() {
    #expect(environment([:]).isWorthAsking(TerminalOptions()))
    #expect(!environment(["COLORTERM": "truecolor"]).isWorthAsking(TerminalOptions()))
    #expect(!environment(["NO_COLOR": "1"]).isWorthAsking(TerminalOptions()))
    #expect(!environment(["TMUX": "x"]).isWorthAsking(TerminalOptions()))
    var options = TerminalOptions()
    options.colors = .ansi256
    #expect(!environment([:]).isWorthAsking(options))
  }

  @Test func `Or where its version decides about octants`() {
    let kitty = environment(["COLORTERM": "truecolor", "KITTY_WINDOW_ID": "1"])
    var options = TerminalOptions()
    #expect(kitty.isWorthAsking(options))
    options.glyphs = .half
    #expect(!kitty.isWorthAsking(options))
    options.glyphs = nil
    options.features = FeatureWishes("octants=no") ?? FeatureWishes()
    #expect(!kitty.isWorthAsking(options))
    let ghostty = ["TERM_PROGRAM": "ghostty", "TERM_PROGRAM_VERSION": "1.2.0"]
    #expect(!environment(ghostty).isWorthAsking(TerminalOptions()), "it says its version already")
    #expect(!environment(["WT_SESSION": "x"]).isWorthAsking(TerminalOptions()))
  }
}
