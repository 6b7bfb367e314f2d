import SegueModel

/// What a run's numbers have come to so far: where each began and is, and how far it has gone either way.
struct MotionExtremes {
  /// A number's course since the last event.
  private struct Course {
    var start = Double.nan
    var end = Double.nan
    var least = (value: Double.infinity, time: 0.0)
    var most = (value: -Double.infinity, time: 0.0)

    var isStill: Bool { !(most.value > least.value) }
  }

  /// The layers that count; nil: all.
  private let layers: Set<String>?
  private var names: [String] = []
  /// The layers' places in `names`.
  private var places: [String: Int] = [:]
  /// `LayerMeasure.count` a layer.
  private var courses: [Course] = []
  /// The highest speed of a layer's centre.
  private(set) var speed: MotionSummary.Extreme?

  init(layers: Set<String>?) { self.layers = layers }

  /// Takes what a probe reads; what comes before the last event counts for the speed alone, and that only where the motion
  /// goes on smoothly.
  mutating func note(_ probe: MotionProbe, since lastEvent: Double, isSmooth: Bool) {
    for name in probe.layers.dropFirst(names.count) { places[name] = places.count }
    names = probe.layers
    if courses.count < probe.values.count {
      courses += Array(repeating: Course(), count: probe.values.count - courses.count)
    }
    let time = probe.subject.time
    let present = LayerLook(probe.subject.layerSamples()).present
    for (slot, name) in names.enumerated() where counts(name) && present[name] != nil {
      if isSmooth { noteSpeed(probe, slot: slot, at: time) }
      guard time >= lastEvent else { continue }
      for index in (slot * LayerMeasure.count)..<((slot + 1) * LayerMeasure.count) {
        let value = probe.values[index]
        guard value.isFinite else { continue }
        if courses[index].start.isNaN { courses[index].start = value }
        courses[index].end = value
        if value < courses[index].least.value { courses[index].least = (value, time) }
        if value > courses[index].most.value { courses[index].most = (value, time) }
      }
    }
  }

  private func counts(_ name: String) -> Bool { layers?.contains(name) ?? true }

  /// The centre of a box that turns stays that of its layer, so boxes do.
  private mutating func noteSpeed(_ probe: MotionProbe, slot: Int, at time: Double) {
    func rate(_ measure: LayerMeasure) -> Double { probe.velocity(of: measure, slot: slot) }
    let across = rate(.x) + rate(.width) / 2
    let down = rate(.y) + rate(.height) / 2
    let amount = (across * across + down * down).squareRoot()
    guard amount.isFinite, amount > (speed?.amount ?? 0) * Self.rounding else { return }
    speed = .init(
      amount: amount,
      layer: names[slot],
      measure: abs(across) > abs(down) ? .x : .y,
      time: time
    )
  }

  /// How far a number goes past its end, as a fraction of its way; the farthest, of equals the first.
  ///
  /// A number whose way is too short to be seen does not count, nor does the bounding box of what turns: it grows and
  /// shrinks by the turning.
  var overshoot: MotionSummary.Extreme? {
    var worst: MotionSummary.Extreme?
    let turning = Set(names.indices.filter(isTurning).map { names[$0] })
    for (slot, name) in names.enumerated() {
      let hasBox = !turning.contains { name == $0 || name.hasPrefix($0 + "/") }
      for measure in LayerMeasure.allCases where hasBox || !measure.isOfBox {
        let course = courses[slot * LayerMeasure.count + measure.index]
        let way = course.end - course.start
        guard abs(way) >= measure.leastWay else { continue }
        let farthest = way > 0 ? course.most : course.least
        let part = (farthest.value - course.end) / way
        guard part > worst.map({ $0.amount * Self.rounding }) ?? Self.noise else { continue }
        worst = .init(amount: part, layer: name, measure: measure, time: farthest.time)
      }
    }
    return worst
  }

  /// A part of a way that is rounding.
  private static let noise = 1e-6
  /// The factor by which a number is larger than another that it may equal: what is carried along comes after what
  /// carries it.
  private static let rounding = 1 + 1e-6

  private func isTurning(_ slot: Int) -> Bool {
    [LayerMeasure.rotation, .rotationX, .rotationY].contains {
      !courses[slot * LayerMeasure.count + $0.index].isStill
    }
  }

  /// The first number that a probe reads that is not near what it comes to; nil if all are.
  func firstOffEnd(_ probe: MotionProbe) -> (layer: String, measure: LayerMeasure)? {
    let present = LayerLook(probe.subject.layerSamples()).present
    for (slot, name) in probe.layers.enumerated() where counts(name) && present[name] != nil {
      guard let own = places[name] else { continue }
      for measure in LayerMeasure.allCases {
        let end = courses[own * LayerMeasure.count + measure.index].end
        let value = probe.values[slot * LayerMeasure.count + measure.index]
        guard abs(value - end) > measure.nearness else { continue }
        return (name, measure)
      }
    }
    return nil
  }
}

extension LayerMeasure {
  /// Whether it is a number of the bounding box.
  fileprivate var isOfBox: Bool { if case .box = source { true } else { false } }
  /// The shortest way that is seen as one.
  fileprivate var leastWay: Double { unit == .number ? 0.01 : 1 }
  /// How far from its end a value is as good as there.
  fileprivate var nearness: Double { unit == .number ? 0.005 : 0.5 }
}
