extension KnownTerminal {
  /// From the terminals' own documentation, changelogs and sources; only what is certain is listed.
  ///
  /// Synchronized output is listed only where some version gets it wrong; terminals without it ignore the
  /// mode.
  static let table: [KnownTerminal] = multiplexers + drawingBlocks + others

  private static let multiplexers = [
    // Before 3.5, REP repeats ASCII only.
    KnownTerminal(name: "tmux", answers: ["tmux "], features: [.bce], since: [.rep: [3, 5]])
  ]

  /// Terminals that draw block glyphs themselves unless configured otherwise.
  private static let drawingBlocks = [
    // No `bce`: it deliberately erases to the default colour.
    KnownTerminal(
      name: "kitty",
      answers: ["kitty("],
      variables: [("KITTY_WINDOW_ID", "")],
      types: ["xterm-kitty"],
      isTruecolor: true,
      features: [.rep, .blocks, .sextants],
      since: [.octants: [0, 40]]
    ),
    KnownTerminal(
      name: "ghostty",
      answers: ["ghostty "],
      variables: [("TERM_PROGRAM", "ghostty")],
      types: ["xterm-ghostty"],
      isTruecolor: true,
      features: [.rep, .bce, .blocks, .sextants],
      since: [.octants: [1, 2]]
    ),
    KnownTerminal(
      name: "foot",
      answers: ["foot("],
      types: ["foot"],
      isTruecolor: true,
      features: [.rep, .bce, .blocks, .sextants],
      since: [.octants: [1, 20]]
    ),
    KnownTerminal(
      name: "WezTerm",
      answers: ["WezTerm "],
      variables: [("TERM_PROGRAM", "WezTerm")],
      types: ["wezterm"],
      isTruecolor: true,
      features: [.rep, .bce, .blocks, .sextants]
    ),
    // Synchronized output first blanked frames, was withdrawn, and returned in 0.76; octants came in 0.78.
    KnownTerminal(
      name: "VTE",
      answers: ["VTE("],
      variables: [("VTE_VERSION", "")],
      types: ["vte-"],
      isTruecolor: true,
      features: [.rep, .bce, .blocks, .sextants],
      since: [.octants: [7800], .sync: [7600]],
      clipboard: .ignored
    ),
    // It does not report its version; sextants came in 0.13.2.
    KnownTerminal(
      name: "Alacritty",
      variables: [("ALACRITTY_WINDOW_ID", "")],
      types: ["alacritty"],
      isTruecolor: true,
      features: [.rep, .bce, .blocks]
    ),
    // REP came in 18.04, built-in block glyphs in 19.04, sextants in 22.04.
    KnownTerminal(
      name: "Konsole",
      answers: ["Konsole "],
      variables: [("KONSOLE_VERSION", "")],
      types: ["konsole"],
      isTruecolor: true,
      features: [.rep, .bce, .blocks],
      since: [.sextants: [22, 4]],
      clipboard: .ignored
    ),
    KnownTerminal(
      name: "iTerm2",
      answers: ["iTerm2 "],
      variables: [("TERM_PROGRAM", "iTerm.app")],
      types: ["iterm2"],
      isTruecolor: true,
      features: [.bce, .blocks],
      clipboard: .allowed(setting: "\"Applications in terminal may access clipboard\"")
    ),
  ]

  /// Terminals that take block glyphs from the font, at least in some settings.
  private static let others = [
    // Its REP cannot repeat glyphs beyond U+FFFF.
    KnownTerminal(
      name: "Windows Terminal",
      variables: [("WT_SESSION", "")],
      types: ["ms-terminal"],
      isTruecolor: true,
      features: [.bce]
    ),
    KnownTerminal(
      name: "Visual Studio Code",
      answers: ["xterm.js("],
      variables: [("TERM_PROGRAM", "vscode")],
      types: ["xterm.js"],
      isTruecolor: true,
      features: [.bce]
    ),
    KnownTerminal(
      name: "mintty",
      answers: ["mintty "],
      variables: [("TERM_PROGRAM", "mintty")],
      types: ["mintty"],
      isTruecolor: true,
      features: [.bce],
      clipboard: .allowed(setting: "AllowSetSelection=yes")
    ),
    KnownTerminal(
      name: "xterm",
      answers: ["XTerm("],
      variables: [("XTERM_VERSION", "XTerm(")],
      features: [.rep, .bce],
      clipboard: .allowed(setting: "allowWindowOps: true")
    ),
    KnownTerminal(
      name: "Apple Terminal",
      variables: [("TERM_PROGRAM", "Apple_Terminal")],
      types: ["nsterm"],
      features: [.bce],
      clipboard: .ignored
    ),
    KnownTerminal(name: "rxvt", types: ["rxvt"], features: [.bce], clipboard: .ignored),
    KnownTerminal(
      name: "st",
      types: ["st-"],
      features: [.bce],
      clipboard: .allowed(setting: "allowwindowops in its config.h")
    ),
    KnownTerminal(name: "the Linux console", types: ["linux"], clipboard: .ignored),
  ]
}
