import SegueGeometry
import SegueGestures
import SegueModel
import SegueStage

/// Two fingers given as a scale, as a wheel with Control or a script gives them.
extension Session {
  mutating func handle(pinch phase: PointerEvent.Phase, scale: Double, at place: Point) {
    if phase == .began { touchBegan(Session.pinchTouch, at: place) }
    guard touches.active?.id == Session.pinchTouch else { return }
    let time = time
    deliver { arbiter, recognizers, shouldBegin in
      arbiter.deliver(
        scale: scale,
        center: place,
        phase: phase,
        time: time,
        to: &recognizers,
        shouldBegin: shouldBegin
      )
    }
    if phase == .ended || phase == .cancelled { touchEnded() }
  }

  /// An identity that no finger has.
  static let pinchTouch = -1
}
