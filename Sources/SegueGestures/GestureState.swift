/// A recognizer's state, as `UIGestureRecognizer.State` has it.
public enum GestureState: String, Hashable, Sendable {
  case possible, began, changed, ended, cancelled, failed

  /// Whether the gesture is under way.
  public var isActive: Bool { self == .began || self == .changed }

  /// Whether the gesture is over, one way or the other, until new touches come.
  public var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
}
