public import SegueMotion

extension LayerTree {
  /// A layer's media timing; faster than through the subscript, which yields the whole layer.
  public func timing(of id: LayerID) -> MediaTiming {
    precondition(contains(id), "the layer has been removed")
    return slots[Int(id.index)].layer.timing
  }

  /// Replaces a layer's media timing; faster than through the subscript.
  public mutating func setTiming(_ timing: MediaTiming, of id: LayerID) {
    guard contains(id) else { return }
    slots[Int(id.index)].layer.timing = timing
  }

  /// A layer's media time at a time of the root, in seconds.
  ///
  /// It is `(parentTime − beginTime) · speed + timeOffset`, layer by layer from the root down.
  public func localTime(of id: LayerID, at time: Double) -> Double {
    guard let parent = self[id].superlayer else { return self[id].timing.localTime(atParentTime: time) }
    return self[id].timing.localTime(atParentTime: localTime(of: parent, at: time))
  }

  /// The root's time at which a layer's media time is `localTime`; nil if a speed of 0 stops time.
  public func rootTime(atLocalTime localTime: Double, of id: LayerID) -> Double? {
    var time = localTime
    var current: LayerID? = id
    while let layer = current {
      guard let outer = self[layer].timing.parentTime(atLocalTime: time) else { return nil }
      time = outer
      current = self[layer].superlayer
    }
    return time
  }

  /// A layer's media time in another one's, as `CALayer.convertTime`; nil if a speed of 0 stops time.
  public func convertTime(_ localTime: Double, from source: LayerID, to target: LayerID) -> Double? {
    if source == target { return localTime }
    return rootTime(atLocalTime: localTime, of: source).map { self.localTime(of: target, at: $0) }
  }

  /// The rate of a layer's media time relative to the root's.
  func rate(of id: LayerID) -> Double {
    var rate = 1.0
    var current: LayerID? = id
    while let layer = current {
      rate *= self[layer].timing.speed
      current = self[layer].superlayer
    }
    return rate
  }

  /// The root's time at which the last running or pending animation of a subtree ends, including masks.
  ///
  /// An animation whose fill mode holds its end is over. Where time runs backwards, animations end at their
  /// beginning.
  ///
  /// - Returns: A time at which all are over; infinity if one repeats forever or its time is stopped; nil if
  ///   none runs or is pending.
  public func animationsEnd(in id: LayerID, at time: Double) -> Double? {
    let layer = self[id]
    var end: Double?
    for attached in layer.animations {
      guard let candidate = self.end(of: attached.animation.timing, in: id, at: time) else { continue }
      end = max(end ?? candidate, candidate)
    }
    for child in layer.sublayers + [layer.mask].compactMap({ $0 }) {
      guard let candidate = animationsEnd(in: child, at: time) else { continue }
      end = max(end ?? candidate, candidate)
    }
    return end
  }

  /// The root's time at which a layer's animation ends, as in `animationsEnd(in:at:)`; nil if it is over.
  public func animationEnd(forKey key: AnimationKey, of id: LayerID, at time: Double) -> Double? {
    guard let attached = self[id].animations.first(where: { $0.key == key }) else { return nil }
    return end(of: attached.animation.timing, in: id, at: time)
  }

  private func end(of timing: MediaTiming, in id: LayerID, at time: Double) -> Double? {
    let direction = rate(of: id) * timing.speed
    let now = timing.localTime(atParentTime: localTime(of: id, at: time))
    let last = direction < 0 ? 0 : timing.activeDuration
    func isOver(_ active: Double) -> Bool { direction < 0 ? active <= last : active >= last }
    if isOver(now) { return nil }
    guard last.isFinite, let localEnd = timing.parentTime(atLocalTime: last),
      var end = rootTime(atLocalTime: localEnd, of: id)
    else { return .infinity }
    // Converting to the root's time and back rounds, but a caller that advances to the end must find the
    // animation over. The step doubles, since a time near 0 has an ulp far smaller than the rounding error.
    var step = end.ulp
    while !isOver(timing.localTime(atParentTime: localTime(of: id, at: end))), step.isFinite {
      end += step
      step *= 2
    }
    return end
  }
}
