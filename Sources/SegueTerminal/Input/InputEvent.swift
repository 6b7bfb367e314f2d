public import SegueGeometry

/// What the terminal sent, decoded.
public enum InputEvent: Hashable, Sendable {
  case key(KeyPress)
  case mouse(MouseEvent)
  case paste(String)
  case focus(Bool)
  /// The window has a new size; the screen already has it and expects a whole grid.
  case resize(GridSize)
  /// The terminal's answer to a question; `Terminal` has taken what concerns its capabilities already.
  case reply(TerminalReply)
  /// The terminal is ours again after a stop: the next grid is sent whole.
  case resume
  /// The process is asked to end: close the terminal and exit with the reason's status.
  case terminate(Termination)
  /// A descriptor added with `Terminal.watch` has something to read.
  case readable(descriptor: Int32)
}
