/// A recognizer's state, `UIGestureRecognizer.State`.
public enum GestureState: String, Hashable, Sendable {
  /// No touches yet, or not enough to tell whether they make the gesture.
  case possible
  /// A continuous gesture has just been recognized.
  case began
  /// Its touches have moved since.
  case changed
  /// Its touches have lifted, or a discrete gesture has been recognized.
  case ended
  /// Its touches were taken away.
  case cancelled
  /// The touches do not make the gesture, or it was prevented.
  case failed

  /// Whether a continuous gesture is in progress.
  public var isActive: Bool { self == .began || self == .changed }

  /// Whether the gesture is over, successfully or not, until the next first contact.
  public var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
}
