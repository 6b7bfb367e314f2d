public import Foundation

/// Recognizes a finger that rests for a while.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds that the finger has to rest.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move meanwhile, in points.
  open var allowableMovement: CGFloat = 10
  /// How many taps come before; none here.
  open var numberOfTapsRequired = 0 {
    didSet { if numberOfTapsRequired > 0 { SegueHost.current.noteUnused("a long press") } }
  }
  /// How many fingers it takes; one does.
  open var numberOfTouchesRequired = 1
  private var start = CGPoint.zero
  private var place = CGPoint.zero
  /// The number of the press, so that what waits for an earlier one does nothing.
  private var press = 0

  /// Where the finger is, in a view's points; nil is the window's.
  open override func location(in view: UIView?) -> CGPoint { UITouch.convert(place, to: view) }

  /// A finger has landed.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, numberOfTouches <= 1 else { return state = .failed }
    press += 1
    let number = press
    place = touch.place
    start = place
    SegueHost.current.schedule(after: minimumPressDuration) { [weak self] in
      guard let self, number == press, state == .possible else { return }
      state = .began
    }
  }

  /// The finger moves: too far before it has rested, or with what was pressed.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    place = touches.first?.place ?? place
    if state == .possible, hypot(place.x - start.x, place.y - start.y) > allowableMovement {
      state = .failed
    } else if state == .began || state == .changed {
      state = .changed
    }
  }

  /// The finger is lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    place = touches.first?.place ?? place
    state = state == .began || state == .changed ? .ended : .failed
    press += 1
  }

  /// The finger is taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .cancelled : .failed
    press += 1
  }

  /// Forgets the finger.
  open override func reset() { press += 1 }
}
