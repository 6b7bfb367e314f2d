import SegueCells

/// What stands between us and the terminal, and what only the terminal itself can tell.
extension TerminalEnvironment {
  /// Programs that run a terminal inside another one, and the variables they set.
  private static let hosts = [
    ("NVIM", "Neovim"), ("VIM_TERMINAL", "Vim"), ("INSIDE_EMACS", "Emacs"), ("TMUX", "tmux"),
    ("STY", "screen"),
    ("ZELLIJ", "zellij"),
  ]

  /// The multiplexer that we run inside, or the editor in whose terminal window we run.
  ///
  /// `TERM` gives it away if the variable stayed behind on another machine.
  var multiplexer: String? {
    if let host = Self.hosts.first(where: { value($0.0) != nil }) { return host.1 }
    return ["tmux", "screen"].first { terminalType?.hasPrefix($0) ?? false }
  }

  /// Whether querying the terminal could reveal more than is known already, so that the first frame should
  /// wait for the replies.
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

  /// Some terminals draw octants only from a certain version on, which only a reply can tell.
  private func mayHaveOctants(_ options: TerminalOptions) -> Bool {
    guard options.glyphs ?? .smooth == .smooth, options.features[.octants] == nil, options.screen != .curses,
      let match = KnownTerminal.match(self).match
    else { return false }
    return match.terminal.since[.octants] != nil && match.version.isEmpty
  }

  /// Whether `TERM` permits the truecolor that its terminal is known for; a user may have set a lesser entry
  /// on purpose.
  func mayBeTruecolor(_ terminal: KnownTerminal) -> Bool {
    (terminfo?.colors ?? 0) >= 256 || terminal.types.contains { terminalType?.hasPrefix($0) ?? false }
  }

  /// The same environment without `NO_COLOR`, to find out what the terminal itself can show.
  var withoutColorWishes: TerminalEnvironment {
    var copy = self
    copy.variables["NO_COLOR"] = nil
    return copy
  }
}
