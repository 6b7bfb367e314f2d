import SegueGeometry
import SegueModel
import SegueMotion
import SegueStage

/// The motion of layers that gestures have released.
extension Session {
  /// Seconds that values take to return if the scene gives no duration.
  static let standardReturn = 0.25

  /// Animates a layer that a gesture releases, from what is presented now to a new model state.
  ///
  /// Numbers that are already moving continue as they are.
  ///
  /// - Returns: Seconds until the last of its numbers has arrived.
  mutating func glide(
    _ layer: LayerID,
    to state: LayerState,
    in environment: LayerEnvironment,
    by way: (LayerProperty) -> DirectDrag.WayBack?
  ) -> Double {
    let seen = presentationWithoutTurns(of: layer)
    var state = state
    var longest = 0.0
    if !stage.scrollAxes(of: layer).isEmpty, state.bounds.origin != seen.bounds.origin,
      let way = way(.boundsY)
    {
      longest = scroll(
        layer,
        from: seen.bounds.origin,
        to: state.bounds.origin,
        way.ease,
        way.seconds,
        environment
      )
      state.bounds.origin = seen.bounds.origin
    }
    stage.tree[layer].model = state
    for channel in presentationWithoutTurns(of: layer).differences(from: seen) {
      guard let way = way(channel.property) else { continue }
      let timing = AnimationTiming(
        way.ease,
        duration: way.seconds,
        velocity: hands.handOff.relativeVelocity(of: channel, on: layer),
        in: environment
      )
      longest = max(longest, timing.duration)
      glide(layer, along: channel, timing: timing, owner: .release)
    }
    return longest
  }

  /// Attaches a view animation from what is presented now to a new model state, on top of those in flight.
  mutating func glide(_ layer: LayerID, to state: LayerState, timing: AnimationTiming, owner: AnimationOwner)
  {
    let model = stage.tree[layer].model
    for channel in state.differences(from: model) where timing.duration > 0 {
      stage.tree.retarget(
        channel.property,
        of: layer,
        to: state[channel.property],
        timing: MediaTiming(duration: timing.duration, fillMode: .backwards),
        curve: timing.curve,
        forKey: AnimationKey(owner, channel.property),
        at: time
      )
    }
    stage.tree[layer].model = state
  }

  private mutating func glide(
    _ layer: LayerID,
    along channel: Channel,
    timing: AnimationTiming,
    owner: AnimationOwner
  ) {
    guard timing.duration > 0 else { return }
    let (kind, isAdditive) = channel.vanishing
    stage.tree.add(
      Animation(
        kind: kind,
        timing: MediaTiming(duration: timing.duration, fillMode: .backwards),
        curve: timing.curve,
        isAdditive: isAdditive
      ),
      forKey: AnimationKey(owner, channel.property),
      to: layer,
      at: time
    )
  }
}
