public import SegueGeometry

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

/// Pictures.
extension Terminal {
  /// Whether pictures can be shown over the cells, if the terminal knows any way: not where ncurses draws.
  public var takesOverlay: Bool { sessionScreen is DirectScreen }

  /// A cell's width and height in pixels, as the terminal says or else as its window suggests; nil if it does neither.
  public var cellPixels: GridSize? {
    if let reported { return GridSize(columns: reported.width, rows: reported.height) }
    let window = device.window
    guard let pixels = window.pixels else { return nil }
    let cell = GridSize(
      columns: pixels.columns / window.cells.columns,
      rows: pixels.rows / window.cells.rows
    )
    return cell.columns > 0 && cell.rows > 0 ? cell : nil
  }

  /// Shows an overlay's pictures over the cells from the next frame on, instead of another's; nil shows none.
  ///
  /// - Parameters:
  ///   - overlay: What draws them.
  ///   - removal: What removes all pictures whatever they are, for the end of a process that crashes.
  ///   - end: What ends a picture of which such a process has sent only the first sequences.
  public func show(_ overlay: (any ScreenOverlay)?, removal: [UInt8] = [], end: [UInt8] = []) {
    guard let screen = sessionScreen as? DirectScreen else { return }
    screen.removeOverlay()
    screen.overlay = overlay
    modes.pictureRemoval = removal
    modes.pictureEnd = end
    device.armGuard(modes.rescue)
  }

  /// Sends questions about the terminal, and for its attributes (DA1) after them; replies arrive as events.
  ///
  /// - Returns: Whether they were sent: not where the user wants the terminal to be asked nothing.
  @discardableResult
  public func ask(_ questions: [UInt8]) -> Bool {
    guard takesOverlay, options.features[.query] ?? true else { return false }
    device.output.send(questions + Array("\u{1b}[c".utf8))
    attributesAwaited += 1
    return true
  }

  /// What the terminal has said its name and version are, if it has.
  public var reportedName: String? { environment.answers.version }
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
