public import SegueGeometry

/// What happened at the terminal: decoded input, a signal, or a descriptor that became readable.
public enum InputEvent: Hashable, Sendable {
  /// A key was pressed, or repeats while it is held.
  case key(KeyPress)
  /// The mouse moved, or a button or the wheel was used.
  case mouse(MouseEvent)
  /// Text was pasted, at most ``InputDecoder/longestPaste`` bytes of it, with line breaks as LF.
  case paste(String)
  /// The terminal gained (true) or lost (false) the focus.
  case focus(Bool)
  /// The window has a new size in cells; the screen has already adopted it and expects a grid of that size.
  case resize(GridSize)
  /// The terminal replied to a query; ``Terminal`` has already used what concerns its capabilities.
  case reply(TerminalReply)
  /// The terminal is ours again after a stop; the next grid is sent whole.
  case resume
  /// The process is asked to end: close the terminal and exit with ``Termination/exitStatus``.
  case terminate(Termination)
  /// A descriptor added with `Terminal.watch` has something to read.
  case readable(descriptor: Int32)
}

/// Why the process is asked to end.
public enum Termination: Hashable, Sendable {
  /// SIGINT.
  case interrupt
  /// SIGTERM.
  case terminate
  /// SIGHUP, or the terminal is gone; nothing more can be written to it.
  case hangUp

  /// The exit status that a shell expects: 128 plus the signal's number.
  public var exitStatus: Int32 {
    switch self {
    case .hangUp: 129
    case .interrupt: 130
    case .terminate: 143
    }
  }
}
