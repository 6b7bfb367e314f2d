import SegueMotion

extension LayerTree {
  /// Attaches an animation under a key, as the last one applied; one with the same key is removed.
  ///
  /// An animation whose `beginTime` is 0 begins at `time`, the root's current time.
  public mutating func add(
    _ animation: Animation,
    forKey key: String,
    to id: LayerID,
    at time: Double
  ) {
    guard contains(id) else { return }
    var attached = animation
    if attached.timing.beginTime == 0 { attached.timing.beginTime = localTime(of: id, at: time) }
    removeAnimation(forKey: key, from: id)
    self[id].animations.append(AttachedAnimation(key: key, animation: attached))
  }

  /// Replaces the animation under a key without changing the order of application.
  ///
  /// Does nothing if there is none.
  public mutating func replace(_ animation: Animation, forKey key: String, of id: LayerID) {
    guard contains(id), let index = self[id].animations.firstIndex(where: { $0.key == key }) else { return }
    self[id].animations[index].animation = animation
  }

  /// Removes the animation under a key; does nothing if there is none.
  public mutating func removeAnimation(forKey key: String, from id: LayerID) {
    removeAnimations(from: id) { $0 == key }
  }

  /// Removes the animations whose keys begin with a prefix; those of sublayers stay.
  public mutating func removeAnimations(withKeyPrefix prefix: String, from id: LayerID) {
    removeAnimations(from: id) { $0.hasPrefix(prefix) }
  }

  /// Sets the `timeOffset`, in seconds, of the animations whose keys begin with a prefix.
  ///
  /// Paused animations are scrubbed in this way.
  public mutating func setTimeOffset(_ offset: Double, ofKeyPrefix prefix: String, on id: LayerID) {
    guard contains(id), self[id].animations.contains(where: { $0.key.hasPrefix(prefix) }) else { return }
    var animations = self[id].animations
    for index in animations.indices where animations[index].key.hasPrefix(prefix) {
      animations[index].animation.timing.timeOffset = offset
    }
    self[id].animations = animations
  }

  /// Removes all animations of a layer; those of its sublayers stay.
  public mutating func removeAllAnimations(from id: LayerID) {
    guard contains(id) else { return }
    self[id].animations = []
  }

  private mutating func removeAnimations(from id: LayerID, where matches: (String) -> Bool) {
    guard contains(id), self[id].animations.contains(where: { matches($0.key) }) else { return }
    self[id].animations.removeAll { matches($0.key) }
  }
}
