import SegueMotion

extension LayerTree {
  /// Attaches an animation under a key, as the last one applied; one with the same key is removed.
  ///
  /// An animation whose `beginTime` is 0 begins at `time`, the root's current time.
  public mutating func add(
    _ animation: Animation,
    forKey key: AnimationKey,
    to id: LayerID,
    at time: Double
  ) {
    guard contains(id) else { return }
    var attached = animation
    if attached.timing.beginTime == 0 { attached.timing.beginTime = localTime(of: id, at: time) }
    removeAnimation(forKey: key, from: id)
    self[id].animations.append(AttachedAnimation(key: key, animation: attached))
  }

  /// Replaces all animations by others that were attached before, to a layer of another tree that this one follows.
  public mutating func setAnimations(_ animations: [AttachedAnimation], of id: LayerID) {
    guard contains(id) else { return }
    self[id].animations = animations
  }

  /// Replaces the animation under a key without changing the order of application.
  ///
  /// Does nothing if there is none.
  public mutating func replace(_ animation: Animation, forKey key: AnimationKey, of id: LayerID) {
    guard contains(id), let index = self[id].animations.firstIndex(where: { $0.key == key }) else { return }
    self[id].animations[index].animation = animation
  }

  /// Removes the animation under a key; does nothing if there is none.
  public mutating func removeAnimation(forKey key: AnimationKey, from id: LayerID) {
    removeAnimations(from: id) { $0 == key }
  }

  /// Removes the animations whose keys match; those of sublayers stay.
  public mutating func removeAnimations(from id: LayerID, where matches: (AnimationKey) -> Bool) {
    guard contains(id), self[id].animations.contains(where: { matches($0.key) }) else { return }
    self[id].animations.removeAll { matches($0.key) }
  }

  /// Sets the `timeOffset`, in seconds, of the animations whose keys match.
  ///
  /// Paused animations are scrubbed in this way.
  public mutating func setTimeOffset(
    _ offset: Double,
    on id: LayerID,
    where matches: (AnimationKey) -> Bool
  ) {
    guard contains(id), self[id].animations.contains(where: { matches($0.key) }) else { return }
    var animations = self[id].animations
    for index in animations.indices where matches(animations[index].key) {
      animations[index].animation.timing.timeOffset = offset
    }
    self[id].animations = animations
  }

  /// Removes all animations of a layer; those of its sublayers stay.
  public mutating func removeAllAnimations(from id: LayerID) {
    guard contains(id) else { return }
    self[id].animations = []
  }
}
