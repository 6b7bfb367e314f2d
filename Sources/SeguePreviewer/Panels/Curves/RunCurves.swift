import SegueModel
import SegueTransitions
import SeguePlayer

/// A run's motion as numbers: sampled once, and again only from where the run changes.
///
/// While a touch keeps the run open, each frame adds its own sample; after the release, the time under the
/// touch is sampled again together with what follows.
struct RunCurves: Sendable {
  /// A measure of a layer.
  struct Series: Hashable, Sendable {
    var layer: String
    var measure: LayerMeasure
  }

  /// The times of the samples in seconds of the run, ascending.
  private(set) var times: [Double] = []
  private(set) var layers: [String] = []
  /// The layers that move by themselves, rather than along with another.
  private(set) var movers: Set<String> = []
  /// Whether the run is sampled as far as it is known.
  private(set) var isComplete = false
  /// Changes whenever the samples do.
  private(set) var stamp = 0
  /// Whether a touch led at each time; values are then interpolated linearly to the next.
  private var isLed: [Bool] = []
  private var values = SampleTable()
  private var velocities = SampleTable()
  /// Which run was sampled, and in what state; nil if none.
  private var version: Player.Version?
  /// The probe moving along the run; nil if it did not take the last sample.
  private var probe: MotionProbe?
  /// The time of the first sample taken during a touch.
  private var liveStart: Double?

  /// Takes at most `most` more samples of a player's run.
  mutating func follow(_ player: Player, most: Int) {
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

  /// Discards the samples from a time on.
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

  private mutating func takeLive(_ player: Player) {
    isComplete = true
    guard player.position > times.last ?? -1 else { return }
    probe = nil
    liveStart = liveStart ?? player.position
    take(MotionProbe(player.subject, layers: layers), at: player.position, isLed: true)
  }

  private mutating func takeNext(_ most: Int, of player: Player) {
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
    // Kept in order to continue, but not beyond the end: it holds four sessions.
    self.probe = isComplete ? nil : probe
  }

  /// A probe on the run's own session at a time, with the events still to come.
  private static func probe(of player: Player, from time: Double, layers: [String]) -> MotionProbe {
    var source: Player = player
    source.seek(to: time)
    return MotionProbe(source.subject, events: source.log[source.applied...], layers: layers)
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
  /// nil stands for all layers, but omits the frames of those that only move along with another.
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

  /// The range of values, or of velocities; nil if the layer is never on screen.
  func range(of series: Series, isVelocity: Bool) -> ClosedRange<Double>? {
    index(of: series).flatMap { isVelocity ? velocities.range(of: $0) : values.range(of: $0) }
  }

  /// The value at a time, interpolated between samples by their velocities, or linearly under a touch; NaN
  /// while the layer is not on screen.
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

  /// The cubic Hermite interpolation of two ends and slopes, `part` 0…1 along it.
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

  /// The last sample at or before a time, and the fraction 0…1 of the way to the next.
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
