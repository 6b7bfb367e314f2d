public import SegueMotion

extension LayerTree {
  /// Sets a property's model value and animates it there, as a UIView animation does.
  ///
  /// A number is animated additively, from `old − new` to 0, on top of the new model value and of the
  /// animations in flight. So neither the value nor its velocity jumps, however often it is retargeted.
  /// Colours and matrices, and numbers that an animation replaces at the time, start from the presented
  /// value.
  ///
  /// A `beginTime` of 0 becomes `time`. If an animation in flight has the key, a number is added to it.
  public mutating func retarget(
    _ property: LayerProperty,
    of id: LayerID,
    to value: LayerValue,
    timing: MediaTiming,
    curve: TimingCurve,
    forKey key: AnimationKey,
    at time: Double
  ) {
    guard contains(id) else { return }
    removeEndedAnimations(from: id, at: time)
    let change = retargeting(property, of: id, to: value, at: time)
    self[id].model[property] = value
    let animation = Animation(
      kind: .basic(property: property, from: change.from, to: change.to),
      timing: timing,
      curve: curve,
      isAdditive: change.isAdditive
    )
    add(animation, forKey: freeKey(key, on: id), to: id, at: time)
  }

  /// The ends of an animation that takes a property from its presented value to a new model value.
  public func retargeting(
    _ property: LayerProperty,
    of id: LayerID,
    to value: LayerValue,
    at time: Double
  ) -> (from: LayerValue, to: LayerValue, isAdditive: Bool) {
    guard case .number(let new) = value, let old = self[id].model.number(of: property),
      !isReplaced(property, of: id, at: time)
    else { return (presentation(of: id, at: time)[property], value, false) }
    return (.number(old - new), .number(0), true)
  }

  /// Whether an animation that is not additive shows its own value of a property at a time.
  private func isReplaced(_ property: LayerProperty, of id: LayerID, at time: Double) -> Bool {
    let local = localTime(of: id, at: time)
    var isReplaced = false
    for attached in self[id].animations {
      attached.animation.forEachSpan(atLayerTime: local) { span, isAdditive in
        if span.property.component == property.component, !isAdditive { isReplaced = true }
      }
    }
    return isReplaced
  }

  /// Removes the animations that are over and show nothing any more.
  private mutating func removeEndedAnimations(from id: LayerID, at time: Double) {
    let local = localTime(of: id, at: time)
    func isOver(_ animation: Animation) -> Bool {
      let timing = animation.timing
      return animation.isRemovedOnCompletion && timing.speed > 0
        && timing.localTime(atParentTime: local) >= timing.activeDuration
    }
    guard self[id].animations.contains(where: { isOver($0.animation) }) else { return }
    self[id].animations.removeAll { isOver($0.animation) }
  }

  private func freeKey(_ key: AnimationKey, on id: LayerID) -> AnimationKey {
    let taken = Set(self[id].animations.map { $0.key })
    var candidate = key
    while taken.contains(candidate) { candidate.number += 1 }
    return candidate
  }
}
