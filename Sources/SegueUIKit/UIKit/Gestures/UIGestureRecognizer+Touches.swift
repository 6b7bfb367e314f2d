import Foundation

extension UIGestureRecognizer {
  /// Whether an app's own class, or one without an engine, recognizes by the methods for touches.
  var isManual: Bool { !(self is UIHoverGestureRecognizer || self is UIRotationGestureRecognizer) }

  /// Tells its own methods of a touch.
  func follow(_ touch: UITouch, with event: UIEvent) {
    guard state != .failed, state != .cancelled else { return }
    let set: Set<UITouch> = [touch]
    switch touch.phase {
    case .began: touchesBegan(set, with: event)
    case .moved, .stationary: touchesMoved(set, with: event)
    case .ended: touchesEnded(set, with: event)
    case .cancelled: touchesCancelled(set, with: event)
    }
  }
}
