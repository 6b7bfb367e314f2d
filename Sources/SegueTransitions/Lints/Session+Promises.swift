import SegueGeometry
import SegueGestures
import SegueModel
import SegueStage

/// What a scene promises of the motion that follows a release.
extension Session {
  /// The layers that go on at the velocity that they had under a hand, as samples name them.
  func promisedVelocities(since before: Session) -> [String] {
    promisedLayers(since: before).filter { stage.tree.contains($0) }.map { stage.identifier(of: $0) }.sorted()
  }

  private func promisedLayers(since before: Session) -> [LayerID] {
    if let driven = before.run, let index = driven.gesture, let run, run.gesture == nil {
      let gesture = scene.gestures[index]
      let own = run.phase == .finishing ? gesture.finish?.ease : gesture.cancel.ease
      return (own ?? gesture.ease).inheritsVelocity ? Array(driven.animatedLayers) : []
    }
    guard let direct = before.touches.direct, !direct.isHeld else { return [] }
    let moved = Array(direct.layers.keys) + (direct.animator?.changes ?? []).map(\.layer)
    if let way = touches.direct?.wayBack { return way.ease.inheritsVelocity ? moved : [] }
    // What starts later starts from rest: the hand's velocity is lost at the release.
    guard let name = scene.gestures[direct.gesture].finish?.transition, run != nil || touches.isHeldBack,
      let body = scene.transition(named: name)?.body
    else { return [] }
    let tracks = body.tracks.filter { ($0.ease ?? body.ease).inheritsVelocity }
    let roles = Roles(from: before.controllers.last?.layer)
    return tracks.flatMap(\.targets).flatMap { stage.resolve($0, roles: roles) }.filter(moved.contains)
  }

  /// A hand that moves something, as its next sample would say.
  struct Hand {
    let touch: Int
    let location: Point
    let velocity: Point
    let scale: Double
    let scaleVelocity: Double
  }

  var hand: Hand? {
    guard let touch = touches.active else { return nil }
    for (recognizer, follower) in zip(touch.recognizers, touch.followers) where recognizer.state.isActive {
      guard follower.gesture != nil else { continue }
      return Hand(
        touch: touch.id,
        location: recognizer.location,
        velocity: recognizer.velocity(at: time),
        scale: recognizer.scale,
        scaleVelocity: recognizer.scaleVelocity
      )
    }
    return nil
  }

  /// Lets a hand go on for some seconds.
  mutating func move(_ hand: Hand, by seconds: Double) {
    advance(to: time + seconds)
    let place = hand.location + hand.velocity * seconds
    if hand.touch == Session.pinchTouch {
      handle(.pinch(.moved, scale: hand.scale + hand.scaleVelocity * seconds, at: place))
    } else {
      handle(.pointer(PointerEvent(touch: hand.touch, phase: .moved, location: place, time: time)))
    }
  }
}

extension Ease {
  /// Whether it is a spring that takes the hand's velocity over.
  var inheritsVelocity: Bool {
    if case .spring(let spring) = self { return spring.velocity == .inherited }
    return false
  }
}
