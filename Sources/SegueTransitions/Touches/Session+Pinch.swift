import SegueGeometry
import SegueGestures
import SegueModel
import SegueStage

/// Two fingers given as a scale, as a wheel with Control or a script gives them.
extension Session {
  mutating func handle(pinch phase: PointerEvent.Phase, scale: Double, at place: Point) {
    if phase == .began { pinchBegan(at: place) }
    guard var touch = touches.active, touch.id == Session.pinchTouch else { return }
    for index in touch.recognizers.indices {
      guard case .pinch(var pinch) = touch.recognizers[index] else { continue }
      var states = pinch.handle(scale: scale, center: place, phase: phase, time: time)
      if pinch.isReadyToBegin {
        states += shouldBegin(touch.followers[index], .pinch(pinch)) ? pinch.begin() : pinch.fail()
      }
      touch.recognizers[index] = .pinch(pinch)
      touches.active = touch
      for state in states { take(state, of: index, recognizer: .pinch(pinch)) }
    }
    if phase == .ended || phase == .cancelled { touches.active = nil }
  }

  private mutating func pinchBegan(at place: Point) {
    guard touches.active == nil, acceptsTouches, let hit = hitTest(place) else { return }
    let chain = stage.chain(from: hit)
    touches.active = ActiveTouch(
      id: Session.pinchTouch,
      chain: chain,
      pressed: nil,
      following: followers(of: chain),
      hasCaught: false,
      areSimultaneous: areSimultaneous
    )
  }

  /// An identity that no finger has.
  static let pinchTouch = -1
}
