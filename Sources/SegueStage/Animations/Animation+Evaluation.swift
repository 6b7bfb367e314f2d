import SegueMotion

extension Animation {
  /// Calls `body` with each span that the animation shows at a time of its layer.
  ///
  /// There is one for a plain animation, one for each active member of a group, and none outside the active
  /// duration unless a fill mode holds a value.
  func forEachSpan(atLayerTime time: Double, _ body: (AnimationSpan, _ isAdditive: Bool) -> Void) {
    // Core Animation removes an animation that is over unless told not to, whatever its fill mode.
    guard !isRemovedOnCompletion || timing.localTime(atParentTime: time) < timing.activeDuration else {
      return
    }
    guard let moment = timing.moment(atParentTime: time, includingEnd: false) else { return }
    forEachSpan(at: moment, body)
  }

  /// Calls `body` with each number that the animation moves at a time of its layer, and how fast, per second.
  public func forEachRate(atLayerTime time: Double, _ body: (LayerProperty, _ rate: Double) -> Void) {
    forEachSpan(atLayerTime: time) { span, _ in
      guard case .number(let from)? = span.from, case .number(let to)? = span.to else { return }
      body(span.property, (to - from) * span.rate)
    }
  }

  /// The same for a moment, whose rate is relative to the layer's time.
  private func forEachSpan(at start: AnimationMoment, _ body: (AnimationSpan, _ isAdditive: Bool) -> Void) {
    var moment = start
    switch kind {
    case .basic(let property, let from, let to):
      let fraction = progress(at: moment)
      let slope = moment.isHeld ? 0 : curve.velocity(at: moment.fraction) * moment.rate / timing.duration
      body(
        AnimationSpan(property: property, from: from, to: to, fraction: fraction, rate: slope),
        isAdditive
      )
    case .spring(let property, let from, let to, let spring, let initialVelocity):
      eased(&moment)
      let fraction = spring.value(at: moment.time, initialVelocity: initialVelocity)
      let slope =
        moment.isHeld
        ? 0 : spring.velocity(at: moment.time, initialVelocity: initialVelocity) * moment.rate
      body(
        AnimationSpan(property: property, from: from, to: to, fraction: fraction, rate: slope),
        isAdditive
      )
    case .keyframes(let property, let values, let keyTimes, let curves):
      eased(&moment)
      let track = KeyframeTrack(values: values, keyTimes: keyTimes, curves: curves)
      guard let span = track.span(of: property, at: moment, duration: timing.duration) else { return }
      body(span, isAdditive)
    case .path(let property, let path, let part):
      eased(&moment)
      let (value, slope) = path.state(of: part, at: moment.fraction)
      let rate = moment.isHeld ? 0 : moment.rate / timing.duration
      // From the value along its slope, at the beginning of it: a span has no other place for a velocity.
      let ahead = LayerValue.number(value + slope)
      body(
        AnimationSpan(property: property, from: .number(value), to: ahead, fraction: 0, rate: rate),
        isAdditive
      )
    case .group(let members):
      eased(&moment)
      for member in members {
        guard var inner = member.timing.moment(atParentTime: moment.time, includingEnd: true) else {
          continue
        }
        inner.rate *= moment.rate
        inner.isHeld = inner.isHeld || moment.isHeld
        member.forEachSpan(at: inner, body)
      }
    }
  }

  private func progress(at moment: AnimationMoment) -> Double {
    if moment.isBefore, case .steps = curve { return 0 }
    return curve.value(at: moment.fraction)
  }

  /// Applies the curve of the whole animation to the moment.
  private func eased(_ moment: inout AnimationMoment) {
    guard curve != .linear, timing.duration.isFinite else { return }
    moment.rate *= moment.isHeld ? 0 : curve.velocity(at: moment.fraction)
    moment.fraction = progress(at: moment)
    moment.time = moment.fraction * timing.duration
  }
}
