/// How a text gets from here to the clipboard of the terminal's user.
public enum ClipboardRoute: Hashable, Sendable {
  /// Through tmux's own command, which takes it whatever `set-clipboard` says.
  case tmux
  /// Through a program of the machine that takes it on its standard input; `name` is what it fills.
  case program([String], name: String)
  /// By the control sequence OSC 52; `doubt` says why a terminal may not take it.
  case sequence(terminal: String?, doubt: String?)
}

/// What became of a text that was copied.
public enum ClipboardOutcome: Hashable, Sendable {
  /// Something that says so has taken it.
  case copied(into: String)
  /// It was sent, and no terminal says whether it took it; `doubt` says why this one may not have.
  case sent(to: String, doubt: String?)
}

extension ClipboardRoute {
  /// Chooses the surest way, with the reason.
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
  /// What a terminal does with a text for the clipboard, OSC 52, as its documentation says.
  enum Clipboard: Hashable, Sendable {
    case taken
    /// Only where the user has allowed it by a setting.
    case allowed(setting: String)
    case ignored
  }

  /// The program that does it in the terminal's place.
  fileprivate var clipboardProgram: ClipboardRoute? {
    name == "Apple Terminal" ? .program(["pbcopy"], name: "the clipboard") : nil
  }
}
