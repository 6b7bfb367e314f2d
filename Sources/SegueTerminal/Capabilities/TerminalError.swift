/// Why a terminal cannot be used; it is left as it was found.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Standard output is not a terminal.
  case outputNotATerminal
  /// Neither standard input nor `/dev/tty` can be read for keys.
  case inputNotATerminal
  /// `TERM` is unset or empty.
  case typeMissing
  /// The terminfo database has no entry for this `TERM`.
  case typeUnknown(String)
  /// The terminal with this `TERM` cannot address its cursor.
  case typeTooSimple(String)
  /// A direct screen was asked for on a terminal that does not speak ECMA-48.
  case notANSI(String)
  /// A system call failed: its name and `errno`.
  case system(call: String, code: Int32)

  /// What is wrong and what to do about it.
  public var description: String {
    switch self {
    case .outputNotATerminal:
      "standard output is not a terminal; run it in one, or use 'segue render' to write a file"
    case .inputNotATerminal:
      "there is no terminal to read keys from: standard input is none and /dev/tty cannot be opened"
    case .typeMissing:
      "TERM is not set, so it is unknown what the terminal can do; set it, for example TERM=xterm-256color"
    case .typeUnknown(let name):
      "terminfo knows no terminal called '\(name)'; set TERM to one it knows, for example TERM=xterm-256color"
    case .typeTooSimple(let name):
      "the terminal '\(name)' cannot move its cursor; use another one, or 'segue render --format text'"
    case .notANSI(let name):
      "the terminal '\(name)' does not understand ECMA-48 cursor movement; leave out '--screen direct'"
    case .system(let call, let code):
      "the terminal could not be set up: \(call) failed with error \(code)"
    }
  }
}
