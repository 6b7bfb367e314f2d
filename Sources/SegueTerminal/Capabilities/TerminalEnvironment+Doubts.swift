import SegueCells

/// Who else is between us and the eye, and what only the terminal itself can tell.
extension TerminalEnvironment {
  /// Programs with a terminal of their own inside of another, and the variables that they set.
  private static let hosts = [
    ("NVIM", "Neovim"), ("VIM_TERMINAL", "Vim"), ("INSIDE_EMACS", "Emacs"), ("TMUX", "tmux"),
    ("STY", "screen"),
    ("ZELLIJ", "zellij"),
  ]

  /// A multiplexer between us and the terminal, or an editor with a terminal in a window.
  ///
  /// `TERM` says it where the variable stayed on another machine.
  var multiplexer: String? {
    if let host = Self.hosts.first(where: { value($0.0) != nil }) { return host.1 }
    return ["tmux", "screen"].first { terminalType?.hasPrefix($0) ?? false }
  }

  /// Whether a question could show more than is known without it, so that the first frame should wait for the answer.
  func isWorthAsking(_ options: TerminalOptions) -> Bool {
    guard multiplexer == nil, let terminfo, terminfo.isANSI, terminfo.colors >= 8, terminalType != "linux"
    else {
      return false
    }
    return mayHaveMoreColors(options) || mayHaveOctants(options)
  }

  private func mayHaveMoreColors(_ options: TerminalOptions) -> Bool {
    options.colors == nil && value("NO_COLOR") == nil
      && TerminalCapabilities.colorDepth(in: self).choice != .truecolor
  }

  /// Some terminals draw octants from a version on that only they know.
  private func mayHaveOctants(_ options: TerminalOptions) -> Bool {
    guard options.glyphs ?? .smooth == .smooth, options.features[.octants] == nil, options.screen != .curses,
      let match = KnownTerminal.match(self).match
    else { return false }
    return match.terminal.since[.octants] != nil && match.version.isEmpty
  }

  /// Whether `TERM` leaves room for what its terminal is known for: a user may have set a lesser one on purpose.
  func mayBeTruecolor(_ terminal: KnownTerminal) -> Bool {
    (terminfo?.colors ?? 0) >= 256 || terminal.types.contains { terminalType?.hasPrefix($0) ?? false }
  }

  /// What the terminal could show if nobody had asked for less.
  var withoutColorWishes: TerminalEnvironment {
    var copy = self
    copy.variables["NO_COLOR"] = nil
    return copy
  }
}
