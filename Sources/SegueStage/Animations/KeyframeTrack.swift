import SegueMotion

/// The values, key times and curves of a keyframe animation.
struct KeyframeTrack {
  var values: [LayerValue]
  /// The key times as fractions of the duration; if there are not as many as values, these are evenly spaced.
  var keyTimes: [Double]
  /// The curves of the segments between values; a missing one is linear.
  var curves: [TimingCurve]

  /// The span at a moment; before the first key time and after the last, that value holds.
  func span(of property: LayerProperty, at moment: AnimationMoment, duration: Double) -> AnimationSpan? {
    guard let first = values.first, let last = values.last else { return nil }
    let fraction = moment.fraction
    var index = 0
    while index < values.count, keyTime(index) <= fraction { index += 1 }
    if index == 0 || index == values.count {
      let value = index == 0 ? first : last
      return AnimationSpan(property: property, from: value, to: value, fraction: 0, rate: 0)
    }
    let start = keyTime(index - 1)
    let length = keyTime(index) - start
    let local = (fraction - start) / length
    let curve = curves.indices.contains(index - 1) ? curves[index - 1] : .linear
    let rate = moment.isHeld ? 0 : curve.velocity(at: local) * moment.rate / (length * duration)
    return AnimationSpan(
      property: property,
      from: values[index - 1],
      to: values[index],
      fraction: curve.value(at: local),
      rate: rate
    )
  }

  private func keyTime(_ index: Int) -> Double {
    if keyTimes.count == values.count { return keyTimes[index] }
    return values.count < 2 ? 0 : Double(index) / Double(values.count - 1)
  }
}
