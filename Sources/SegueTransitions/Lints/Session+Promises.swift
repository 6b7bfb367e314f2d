import SegueGeometry
import SegueGestures
import SegueModel
import SegueMotion
import SegueStage
import SegueUIKitRules

/// The numbers of a layer that a scene promises will keep the hand's velocity.
struct PromisedNumbers {
  let layer: LayerID
  /// nil stands for all.
  var numbers: Set<LayerProperty>?

  func contains(_ number: LayerProperty) -> Bool { numbers?.contains(number) ?? true }
}

/// What a scene promises about the motion that follows a release.
extension Session {
  /// The numbers that must keep the velocity that they had under the hand.
  func promisedNumbers(since before: Session) -> [PromisedNumbers] {
    promises(since: before).filter { stage.tree.contains($0.layer) }
  }

  private func promises(since before: Session) -> [PromisedNumbers] {
    if let driven = before.run, let index = driven.gesture, let run, run.gesture == nil {
      let gesture = scene.gestures[index]
      let own = run.phase == .finishing ? gesture.finish?.ease : gesture.cancel.ease
      guard (own ?? gesture.ease).inheritsVelocity else { return [] }
      // From one cycle to the next a repeating animation has no velocity.
      let isAtEnd = driven.percent >= driven.greatestPercent
      let isAtAnEnd = driven.percent <= 0 || driven.percent >= 1
      return driven.animatedLayers
        .filter { !isRepeating($0) && !(isAtAnEnd && isExplicit($0)) && !(isAtEnd && before.springs($0)) }
        .map { PromisedNumbers(layer: $0) }
    }
    guard let direct = before.hands.direct, !direct.isHeld else { return [] }
    let moved = Array(direct.layers.keys) + (direct.animator?.changes ?? []).map { $0.layer }
    if let now = hands.direct, now.isReleased {
      return moved.map { layer in
        let kept = LayerProperty.allCases.filter { now.way(of: $0, on: layer)?.ease.inheritsVelocity == true }
        return PromisedNumbers(layer: layer, numbers: Set(kept))
      }
    }
    // A transition that starts after a delay starts from rest: the release loses the hand's velocity.
    guard let name = scene.gestures[direct.gesture].finish?.transition, run != nil || hands.isHeldBack,
      let body = scene.transition(named: name)?.body
    else { return [] }
    return promises(of: body, from: before.stack.top?.layer).filter { moved.contains($0.layer) }
  }

  /// What the tracks of a transition promise: of those that move one number, the first to begin takes the hand's velocity.
  private func promises(of body: TransitionBody, from: LayerID?) -> [PromisedNumbers] {
    let roles = Roles(from: from)
    let animator = Animator(
      body: body,
      roles: roles,
      before: stage,
      time: time,
      duration: timing(of: body, standard: TransitionDefinition.standardDuration, roles: roles).duration,
      isInteractive: false
    )
    var taken: [LayerID: Set<LayerProperty>] = [:]
    var promises: [PromisedNumbers] = []
    for part in animator.parts(of: animator.layerTracks(of: body.tracks)).ordered {
      let numbers = Set(part.track.changes.flatMap { $0.property.channels }.map { $0.component })
      let first = numbers.subtracting(taken[part.layer] ?? [])
      taken[part.layer, default: []].formUnion(first)
      guard part.track.ease(else: body.ease).inheritsVelocity, !first.isEmpty else { continue }
      promises.append(PromisedNumbers(layer: part.layer, numbers: first))
    }
    return promises
  }

  /// Whether a layer has an animation that repeats from the start each time.
  private func isRepeating(_ layer: LayerID) -> Bool {
    guard stage.tree.contains(layer) else { return false }
    return stage.tree[layer].animations.contains { attached in
      attached.animation.timing.repeatCount != 1 && !attached.animation.timing.autoreverses
    }
  }

  /// Whether a spring moves a layer: held at its end it shows the end, which its curve comes within a thousandth of.
  private func springs(_ layer: LayerID) -> Bool {
    guard stage.tree.contains(layer) else { return false }
    return stage.tree[layer].animations.contains { attached in
      if case .spring = attached.animation.curve { return true }
      if case .spring = attached.animation.kind { return true }
      return false
    }
  }

  /// Whether an explicit animation moves a layer: before its start and after its end nothing is seen of it.
  private func isExplicit(_ layer: LayerID) -> Bool {
    guard stage.tree.contains(layer) else { return false }
    return stage.tree[layer].animations.contains { $0.key.owner == .layerAnimations }
  }

  /// A hand that moves something, with its present velocity.
  struct Hand {
    let touch: Int
    let location: Point
    let velocity: Point
    let scale: Double
    let scaleVelocity: Double
  }

  var hand: Hand? {
    guard let touch = hands.active else { return nil }
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

  /// Moves a hand on at its velocity for a number of seconds.
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
  /// Whether it is a spring that inherits the hand's velocity.
  var inheritsVelocity: Bool {
    if case .spring(let spring) = self { return spring.velocity == .inherited }
    return false
  }
}
