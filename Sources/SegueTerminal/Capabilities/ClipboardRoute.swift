/// How text reaches the clipboard of the terminal's user.
public enum ClipboardRoute: Hashable, Sendable {
  /// Through `tmux load-buffer`, which works whatever `set-clipboard` says.
  case tmux
  /// Through a local program, given by its arguments, that reads standard input; `name` is what it fills.
  case program([String], name: String)
  /// Through OSC 52; `doubt` says why the terminal may not accept it.
  case sequence(terminal: String?, doubt: String?)
}

/// What happened to copied text.
public enum ClipboardOutcome: Hashable, Sendable {
  /// The program that received it reported success.
  case copied(into: String)
  /// It was sent by OSC 52, which no terminal confirms; `doubt` says why this one may have ignored it.
  case sent(to: String, doubt: String?)
}

extension ClipboardRoute {
  /// Chooses the most reliable route, with the reason.
  static func choose(in environment: TerminalEnvironment) -> (choice: ClipboardRoute, reason: String) {
    switch environment.multiplexer {
    case "tmux" where environment.value("TMUX") != nil:
      return (.tmux, "clipboard by tmux load-buffer -w: TMUX is set")
    case let host?:
      let doubt: String =
        host == "tmux" ? "tmux passes it on only with set-clipboard on" : "\(host) may drop it"
      return (.sequence(terminal: host, doubt: doubt), "clipboard by OSC 52: \(host) stands between")
    case nil: break
    }
    guard let match = KnownTerminal.match(environment).match else {
      return (
        .sequence(terminal: nil, doubt: nil), "clipboard by OSC 52: it is not known which terminal this is"
      )
    }
    let name: String = match.terminal.name
    let isRemote: Bool = environment.value("SSH_CONNECTION") != nil || environment.value("SSH_TTY") != nil
    if let program = match.terminal.clipboardProgram, !isRemote {
      return (program, "clipboard by a program: \(name) has no OSC 52, since \(match.reason)")
    }
    let doubt: String? =
      switch match.terminal.clipboard {
      case .taken: nil
      case .allowed(let setting): "\(name) takes it only with \(setting)"
      case .ignored: "\(name) is not known to take it"
      }
    return (
      .sequence(terminal: name, doubt: doubt),
      "clipboard by OSC 52: \(doubt ?? "\(name) takes it"), since \(match.reason)"
    )
  }
}

extension KnownTerminal {
  /// How a terminal treats OSC 52, according to its documentation.
  enum Clipboard: Hashable, Sendable {
    case taken
    /// Accepted only if the user has enabled a setting.
    case allowed(setting: String)
    case ignored
  }

  /// The program that sets the clipboard in the terminal's place.
  fileprivate var clipboardProgram: ClipboardRoute? {
    name == "Apple Terminal" ? .program(["pbcopy"], name: "the clipboard") : nil
  }
}
