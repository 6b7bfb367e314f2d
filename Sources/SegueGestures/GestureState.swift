/// A recognizer's state, as `UIGestureRecognizer.State` has it.
public enum GestureState: Hashable, Sendable {
  case possible, began, changed, ended, cancelled, failed
}
