/// Controls other than drawing.
extension Terminal {
  /// Whether mouse reports come to the program; otherwise the terminal selects text with the mouse.
  public var capturesMouse: Bool { modes.capturesMouse }

  /// What to tell the user if the window is too large to be drawn in full; nil if it is not.
  public var windowNotice: String? {
    guard device.isWindowTooLarge else { return nil }
    let side = TerminalDevice.longestSide
    return "the window is larger than \(side)×\(side) cells: the rest stays empty"
  }

  /// Takes the mouse or leaves it to the terminal's own selection.
  public func setMouseCapture(_ captures: Bool) {
    modes.capturesMouse = captures
    device.output.send(modes.mouse)
  }

  /// Asks for motion without a button too (mode 1003), or for drags only (1002), as at the start.
  public func setHoverReports(_ reports: Bool) {
    modes.reportsHover = reports
    device.output.send(modes.mouse)
  }

  /// Reports `.readable` whenever the descriptor has something to read, until it is unwatched.
  public func watch(_ descriptor: Int32) { loop.watch(descriptor) }

  /// Stops watching a descriptor; call it before closing the descriptor.
  public func unwatch(_ descriptor: Int32) { loop.unwatch(descriptor) }
}

/// Copying.
extension Terminal {
  /// Copies text to the clipboard of the terminal's user; returns what is known to have happened to it.
  ///
  /// Waits for the helper program if there is one; a program that hangs is killed after about two seconds.
  public func copy(_ text: String) -> ClipboardOutcome {
    switch capabilities.clipboard {
    case .tmux: return copyIntoTmux(text)
    case .program(let arguments, let name):
      if FedProgram.run(arguments, input: Array(text.utf8)) == 0 { return .copied(into: name) }
      return send(text, to: nil, doubt: "\(arguments.first ?? "its program") could not be run")
    case .sequence(let terminal, let doubt): return send(text, to: terminal, doubt: doubt)
    }
  }

  /// `-w` makes tmux pass it on to the outer terminal; tmux before 3.2 lacks it and keeps the text to itself.
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
