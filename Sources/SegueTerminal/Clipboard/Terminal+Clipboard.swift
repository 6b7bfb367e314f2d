extension Terminal {
  /// Hands a text to the clipboard of the terminal's user, and says what is known to have become of it.
  public func copy(_ text: String) -> ClipboardOutcome {
    switch capabilities.clipboard {
    case .tmux: return copyIntoTmux(text)
    case .program(let arguments, let name):
      if FedProgram.run(arguments, input: Array(text.utf8)) == 0 { return .copied(into: name) }
      return send(text, to: nil, doubt: "\(arguments.first ?? "its program") could not be run")
    case .sequence(let terminal, let doubt): return send(text, to: terminal, doubt: doubt)
    }
  }

  /// `-w` has tmux hand it on to the terminal around it; tmux before 3.2 keeps it for itself.
  private func copyIntoTmux(_ text: String) -> ClipboardOutcome {
    let input: [UInt8] = Array(text.utf8)
    if FedProgram.run(["tmux", "load-buffer", "-w", "-"], input: input) == 0 {
      return .copied(into: "tmux's buffer and its terminal's clipboard")
    }
    if FedProgram.run(["tmux", "load-buffer", "-"], input: input) == 0 {
      return .copied(into: "tmux's buffer")
    }
    return send(text, to: "tmux", doubt: "tmux passes it on only with set-clipboard on")
  }

  private func send(_ text: String, to terminal: String?, doubt: String?) -> ClipboardOutcome {
    device.output.send(ClipboardSequence(text, multiplexer: capabilities.multiplexer).bytes)
    return .sent(to: terminal ?? "the terminal", doubt: doubt)
  }
}
