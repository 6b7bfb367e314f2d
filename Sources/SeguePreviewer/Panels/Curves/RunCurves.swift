import SegueModel
import SegueTransitions

/// A run's motion as numbers: sampled once, and again only from where the run has changed.
///
/// While a hand keeps the run open each frame adds its own sample; after the release what the hand did is sampled
/// together with what follows.
struct RunCurves: Sendable {
  /// A measure of a layer.
  struct Series: Hashable, Sendable {
    var layer: String
    var measure: LayerMeasure
  }

  /// Seconds of the run, by rising time.
  private(set) var times: [Double] = []
  private(set) var layers: [String] = []
  /// The layers that move by themselves, rather than being carried along.
  private(set) var movers: Set<String> = []
  /// Whether the whole run is sampled, as far as it is known.
  private(set) var isComplete = false
  /// Changes whenever the samples do.
  private(set) var stamp = 0
  /// Whether a hand led at each time: values then go in a straight line to the next.
  private var isLed: [Bool] = []
  private var values = SampleTable()
  private var velocities = SampleTable()
  /// Which run was sampled, and how it then stood; nil: none.
  private var version: Player<Session>.Version?
  /// On its way along the run; nil where the last sample was not the probe's.
  private var probe: MotionProbe?
  /// The time of the first sample that was taken under a hand.
  private var liveStart: Double?

  /// Samples at most so many moments more of what a player plays.
  mutating func follow(_ player: Player<Session>, most: Int) {
    if player.version.run != version?.run {
      self = RunCurves(after: self)
    } else if player.version.change != version?.change {
      cut(from: (player.log.last?.time ?? player.origin.time) - player.origin.time)
    }
    version = player.version
    if player.isHeld { return takeLive(player) }
    if let liveStart { cut(from: liveStart) }
    guard !isComplete else { return }
    takeNext(most, of: player)
  }

  init() {}

  private init(after other: RunCurves) { stamp = other.stamp + 1 }

  /// What was sampled from a time on is void.
  private mutating func cut(from time: Double) {
    let kept: Int = times.firstIndex { $0 >= time - 1e-9 } ?? times.count
    times.removeSubrange(kept...)
    isLed.removeSubrange(kept...)
    values.keep(first: kept)
    velocities.keep(first: kept)
    if let live = liveStart, live >= time { liveStart = nil }
    probe = nil
    isComplete = false
    stamp += 1
  }

  private mutating func takeLive(_ player: Player<Session>) {
    isComplete = true
    guard player.position > times.last ?? -1 else { return }
    probe = nil
    liveStart = liveStart ?? player.position
    take(MotionProbe(player.subject, layers: layers), at: player.position, isLed: true)
  }

  private mutating func takeNext(_ most: Int, of player: Player<Session>) {
    let grid = SampleTimes(of: player)
    var probe: MotionProbe = self.probe ?? Self.probe(of: player, from: times.last ?? 0, layers: layers)
    self.probe = nil
    if times.isEmpty { take(probe, at: 0, isLed: grid.isLed(at: 0)) }
    for _ in 0..<most {
      guard let last = times.last, let time = grid.next(after: last) else { break }
      probe.advance(to: player.origin.time + time)
      take(probe, at: time, isLed: grid.isLed(at: time))
    }
    isComplete = times.last.map { grid.next(after: $0) == nil } ?? true
    // Kept to go on with, but not beyond the end: it holds four sessions.
    self.probe = isComplete ? nil : probe
  }

  /// The run's own session at a time, with what is still to happen.
  private static func probe(of player: Player<Session>, from time: Double, layers: [String]) -> MotionProbe {
    var source: Player<Session> = player
    source.seek(to: time)
    let rest: [TimedEvent] = source.log[source.applied...].map { TimedEvent(time: $0.time, event: $0.event) }
    return MotionProbe(source.subject, events: rest[...], layers: layers)
  }

  private mutating func take(_ probe: MotionProbe, at time: Double, isLed: Bool) {
    if probe.layers.count > layers.count || layers.isEmpty { layers = probe.layers }
    for (layer, hasMoved) in zip(probe.layers, probe.haveMoved) where hasMoved { movers.insert(layer) }
    times.append(time)
    self.isLed.append(isLed)
    values.append(probe.values)
    velocities.append(probe.velocities)
    stamp += 1
  }
}

extension RunCurves {
  /// What changes in the run of some layers, in their order.
  ///
  /// nil: of all, but not the frames of those that are only carried along.
  func changing(of wanted: Set<String>? = nil) -> [Series] {
    var series: [Series] = []
    for (slot, layer) in layers.enumerated() where wanted?.contains(layer) ?? true {
      for (offset, measure) in LayerMeasure.allCases.enumerated() {
        if wanted == nil, measure.index < LayerMeasure.opacity.index, !movers.contains(layer) { continue }
        guard let range = values.range(of: slot * LayerMeasure.count + offset) else { continue }
        if range.upperBound - range.lowerBound > 1e-6 {
          series.append(Series(layer: layer, measure: measure))
        }
      }
    }
    return series
  }

  /// The least and the greatest value, or velocity; nil where the layer is never on screen.
  func range(of series: Series, isVelocity: Bool) -> ClosedRange<Double>? {
    index(of: series).flatMap { isVelocity ? velocities.range(of: $0) : values.range(of: $0) }
  }

  /// The value at a time, between samples as their velocities lead, or the hand; not a number while the layer is not on screen.
  func value(of series: Series, at time: Double) -> Double {
    guard let index = index(of: series), let (row, part) = place(of: time) else { return .nan }
    guard row + 1 < times.count, part > 0 else { return values[row, index] }
    let width: Double = times[row + 1] - times[row]
    if isLed[row] {
      return values[row, index] + part * (values[row + 1, index] - values[row, index])
    }
    return Self.hermite(
      part,
      from: values[row, index],
      slope: velocities[row, index] * width,
      to: values[row + 1, index],
      slope: velocities[row + 1, index] * width
    )
  }

  /// The velocity at a time, in the measure's unit per second.
  func velocity(of series: Series, at time: Double) -> Double {
    guard let index = index(of: series), let (row, part) = place(of: time) else { return .nan }
    let here: Double = velocities[row, index]
    guard row + 1 < times.count, part > 0 else { return here }
    return here + part * (velocities[row + 1, index] - here)
  }

  /// The cubic with given ends and slopes, `part` 0…1 along it.
  private static func hermite(
    _ part: Double,
    from start: Double,
    slope startSlope: Double,
    to end: Double,
    slope endSlope: Double
  ) -> Double {
    let rest: Double = 1 - part
    let ends: Double = rest * rest * (1 + 2 * part) * start + part * part * (3 - 2 * part) * end
    return ends + part * rest * (rest * startSlope - part * endSlope)
  }

  /// The sample at or before a time, and how far on to the next, 0…1.
  private func place(of time: Double) -> (row: Int, part: Double)? {
    guard let first = times.first, let last = times.last else { return nil }
    guard time > first else { return (0, 0) }
    guard time < last else { return (times.count - 1, 0) }
    var low: Int = 0
    var high: Int = times.count - 1
    while high - low > 1 {
      let middle: Int = (low + high) / 2
      if times[middle] <= time { low = middle } else { high = middle }
    }
    return (low, (time - times[low]) / (times[low + 1] - times[low]))
  }

  private func index(of series: Series) -> Int? {
    layers.firstIndex(of: series.layer).map { $0 * LayerMeasure.count + series.measure.index }
  }
}
