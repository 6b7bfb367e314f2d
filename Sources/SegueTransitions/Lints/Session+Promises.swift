import SegueGeometry
import SegueGestures
import SegueModel
import SegueMotion
import SegueStage

/// The numbers of a layer of which a scene promises that they keep a hand's velocity.
struct PromisedNumbers {
  let layer: LayerID
  /// nil: all.
  var numbers: Set<LayerProperty>?

  func contains(_ number: LayerProperty) -> Bool { numbers?.contains(number) ?? true }
}

/// What a scene promises of the motion that follows a release.
extension Session {
  /// The numbers that go on at the velocity that they had under a hand.
  func promisedNumbers(since before: Session) -> [PromisedNumbers] {
    promises(since: before).filter { stage.tree.contains($0.layer) }
  }

  private func promises(since before: Session) -> [PromisedNumbers] {
    if let driven = before.run, let index = driven.gesture, let run, run.gesture == nil {
      let gesture = scene.gestures[index]
      let own = run.phase == .finishing ? gesture.finish?.ease : gesture.cancel.ease
      guard (own ?? gesture.ease).inheritsVelocity else { return [] }
      // Between two rounds there is no velocity.
      let isAtAnEnd = driven.percent <= 0 || driven.percent >= 1
      return driven.animatedLayers.filter { !isRepeating($0) && !(isAtAnEnd && isExplicit($0)) }
        .map { PromisedNumbers(layer: $0) }
    }
    guard let direct = before.touches.direct, !direct.isHeld else { return [] }
    let moved = Array(direct.layers.keys) + (direct.animator?.changes ?? []).map(\.layer)
    if let now = touches.direct, now.isReleased {
      return moved.map { layer in
        let kept = LayerProperty.allCases.filter { now.way(of: $0, on: layer)?.ease.inheritsVelocity == true }
        return PromisedNumbers(layer: layer, numbers: Set(kept))
      }
    }
    // What starts later starts from rest: the hand's velocity is lost at the release.
    guard let name = scene.gestures[direct.gesture].finish?.transition, run != nil || touches.isHeldBack,
      let body = scene.transition(named: name)?.body
    else { return [] }
    let roles = Roles(from: before.controllers.last?.layer)
    return body.tracks.filter { ($0.ease ?? body.ease).inheritsVelocity }.flatMap { track in
      let numbers = Set(track.changes.flatMap(\.property.channels).map(\.component))
      return track.targets.flatMap { stage.resolve($0, roles: roles) }.filter(moved.contains).map {
        PromisedNumbers(layer: $0, numbers: numbers)
      }
    }
  }

  /// Whether a layer goes its way again and again, each time from the start.
  private func isRepeating(_ layer: LayerID) -> Bool {
    guard stage.tree.contains(layer) else { return false }
    return stage.tree[layer].animations.contains { attached in
      attached.animation.timing.repeatCount != 1 && !attached.animation.timing.autoreverses
    }
  }

  /// Whether an explicit animation moves a layer: before its start and after its end nothing is seen of it.
  private func isExplicit(_ layer: LayerID) -> Bool {
    guard stage.tree.contains(layer) else { return false }
    return stage.tree[layer].animations.contains { attached in
      attached.key.hasPrefix(Animator.keyPrefix) && !attached.key.hasPrefix(Animator.viewKeyPrefix)
    }
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
