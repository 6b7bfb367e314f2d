import SegueGeometry
import SegueModel
import SegueMotion
import SegueStage

/// Gestures that set values themselves, as an action method does.
extension Session {
  mutating func beginSetting(gesture: GestureRun) {
    touches.direct = DirectDrag(gesture: gesture.index, phase: .interactive, beginTime: time)
  }

  mutating func set(_ assignments: [LayerAssignment], gesture: GestureRun) {
    if touches.direct == nil { beginSetting(gesture: gesture) }
    touches.direct?.progress = gesture.values.progress
    if gesture.values.progress > 0 || scene.gestures[gesture.index].progress == nil {
      touches.direct?.isFelt = true
    }
    for assignment in assignments {
      for layer in stage.resolve(assignment.path, roles: Roles(from: controllers.last?.layer)) {
        var environment = environment(of: gesture, target: layer)
        for binding in assignment.values {
          environment.property = binding.property
          let value = binding.value.evaluate(for: binding.property, in: environment)
          stage.records[layer]?.direct[binding.property] = value
          stage.tree[layer].model.set(binding.property, to: value)
        }
        touches.direct?.layers.insert(layer)
      }
    }
    stopDisabledScrolling()
  }

  /// Gives back what cannot be animated, as a release does whatever it decides.
  mutating func releaseDiscreteValues() {
    for layer in touches.direct?.layers ?? [] {
      let kept = stage.records[layer]?.direct.filter { $0.key.isAnimatable }
      stage.records[layer]?.direct = kept ?? [:]
    }
  }

  /// Lets the values run back to where the scene has them.
  mutating func returnValues(_ cancel: GestureDefinition.Cancel, gesture: GestureRun) {
    guard let direct = touches.direct else { return }
    let environment = environment(of: gesture)
    let seconds = cancel.duration?.number(in: environment) ?? Session.standardReturn
    let timing = AnimationTiming(cancel.ease ?? .easeInOut, duration: seconds, in: environment)
    for layer in direct.layers {
      stage.records[layer]?.direct = [:]
      glide(layer, to: stage.restingState(of: layer, at: time), timing: timing, key: "return")
    }
    touches.direct?.phase = .cancelling
    touches.direct?.wayBack = DirectDrag.WayBack(beginTime: time, timing: timing)
    timers.append(SessionTimer(time: time + timing.duration, action: .returned))
  }

  /// The values are back.
  mutating func finishReturn() {
    guard let direct = touches.direct, direct.phase == .cancelling else { return }
    for animation in direct.scrubbed where stage.tree.contains(animation.layer) {
      stage.tree.removeAnimation(forKey: animation.key, from: animation.layer)
    }
    if !direct.scrubbed.isEmpty { note("completion(at: start)") }
    touches.direct = nil
    guard direct.isFelt else { return }
    lastStatus = TransitionStatus(
      transition: transitionName(of: direct),
      phase: .cancelled,
      progress: 0,
      isMeasured: isMeasured(direct),
      elapsed: time - direct.beginTime,
      duration: time - direct.beginTime
    )
  }

  /// After a transition nothing that a gesture had set is left.
  mutating func clearDirectValues() {
    touches.direct = nil
    touches.values = nil
    for layer in stage.records.keys where stage.records[layer]?.direct.isEmpty == false {
      stage.records[layer]?.direct = [:]
    }
  }

  /// The status of a drag that moves layers without a transition, or nil.
  var directStatus: TransitionStatus? {
    guard let direct = touches.direct, direct.isFelt else { return nil }
    return TransitionStatus(
      transition: transitionName(of: direct),
      phase: direct.phase,
      progress: direct.progress(at: time),
      isMeasured: isMeasured(direct),
      elapsed: time - direct.beginTime,
      duration: 0
    )
  }

  /// Whether the gesture says how far it is.
  private func isMeasured(_ direct: DirectDrag) -> Bool { scene.gestures[direct.gesture].progress != nil }

  private func transitionName(of direct: DirectDrag) -> String? {
    scene.gestures[direct.gesture].finish?.transition
  }

  /// Seconds that values take to go back where a scene does not say.
  static let standardReturn = 0.25

  /// A view animation of a layer from what is seen now to a new model state.
  mutating func glide(_ layer: LayerID, to state: LayerState, timing: AnimationTiming, key: String) {
    let seen = stage.tree.presentation(of: layer, at: time)
    stage.tree.removeAnimations(withKeyPrefix: key + ".", from: layer)
    stage.tree[layer].model = state
    guard timing.duration > 0 else { return }
    for channel in state.differences(from: seen) {
      stage.tree.add(
        Animation(
          kind: channel.kind,
          timing: MediaTiming(duration: timing.duration, fillMode: .backwards),
          curve: timing.curve
        ),
        forKey: "\(key).\(channel.property)",
        to: layer,
        at: time
      )
    }
  }
}
