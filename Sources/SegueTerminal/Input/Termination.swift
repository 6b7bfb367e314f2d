/// Why the process is asked to end.
public enum Termination: Hashable, Sendable {
  case interrupt
  case terminate
  /// The terminal is gone; nothing more can be written to it.
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
