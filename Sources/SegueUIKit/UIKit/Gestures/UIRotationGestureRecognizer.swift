public import Foundation

/// Recognizes two fingers that turn, which no device here tells of.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far they have turned, in radians.
  open var rotation: CGFloat = 0
  /// How fast they turn, in radians a second.
  open var velocity: CGFloat { 0 }
}

/// Recognizes a pointer over a view, which no device here tells of.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
