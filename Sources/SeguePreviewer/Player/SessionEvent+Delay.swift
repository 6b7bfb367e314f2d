import SegueGestures
import SegueTransitions

extension SessionEvent {
  /// The same event so many seconds later.
  func delayed(by seconds: Double) -> SessionEvent {
    guard case .pointer(var pointer) = self else { return self }
    pointer.time += seconds
    return .pointer(pointer)
  }
}
