import SegueGeometry
import SegueModel

/// The layers that a check names, and how their numbers have moved since the last event.
struct LayerWatch: Sendable {
  let contained: [String]
  let bounded: [CheckDefinition.BoundedMeasure]
  /// The layers that have been found outside the canvas.
  var outside: Set<String> = []
  /// How each bounded number has moved since the last event, in the order of `bounded`.
  private(set) var stretches: [Stretch]
  /// Stretches that an event has ended and that are still to be checked.
  private(set) var ended: [Stretch] = []
  private var slots = LayerSlots()
  private var values: [Double] = []

  /// A moving number, and when it was farthest to either side.
  struct Stretch: Sendable {
    let layer: String
    let measure: LayerMeasure
    var first: Double?
    var last = 0.0
    var least = (value: Double.infinity, time: 0.0)
    var most = (value: -Double.infinity, time: 0.0)

    /// The fraction of the distance that may be overshot without being seen.
    private static let share = 0.003

    mutating func note(_ value: Double, at time: Double) {
      first = first ?? value
      last = value
      if value < least.value { least = (value, time) }
      if value > most.value { most = (value, time) }
    }

    /// The value farthest beyond the last one, seen from the first, and its time; nil without an overshoot.
    var overshoot: (value: Double, time: Double)? {
      guard let first, first != last else { return nil }
      let farthest = last > first ? most : least
      let excess = abs(farthest.value - last)
      return excess > Self.share * abs(last - first) + 1e-3 ? farthest : nil
    }
  }

  init(_ check: CheckDefinition) {
    contained = check.contained.map { $0.description }
    bounded = check.bounded
    stretches = Self.start(bounded)
  }

  private static func start(_ bounded: [CheckDefinition.BoundedMeasure]) -> [Stretch] {
    bounded.compactMap { one in
      LayerMeasure(rawValue: one.measure).map { Stretch(layer: one.path.description, measure: $0) }
    }
  }

  /// Ends the stretches at an event and starts new ones.
  mutating func endStretch() {
    guard !stretches.isEmpty else { return }
    ended += stretches
    stretches = Self.start(bounded)
  }

  mutating func takeEnded() -> [Stretch] {
    defer { ended = [] }
    return ended
  }

  /// Reads the bounded numbers, unless the whole window turns: the bounds are those of a layout at rest.
  mutating func read(_ session: Session) {
    guard !stretches.isEmpty, !session.isWindowTurning else { return }
    slots.read(session, into: &values)
    for (index, stretch) in stretches.enumerated() {
      guard let slot = slots.names.firstIndex(of: stretch.layer) else { continue }
      let value = values[slot * LayerMeasure.count + stretch.measure.index]
      if !value.isNaN { stretches[index].note(value, at: session.time) }
    }
  }
}

extension MotionWatch {
  /// Checks the layers that the check names.
  mutating func look() {
    layers.read(session)
    for stretch in layers.takeEnded() { report(stretch) }
    guard !layers.contained.isEmpty, !session.isWindowTurning else { return }
    spend(looks: 1)
    let canvas = Rect(origin: .zero, size: session.canvas)
    let seen = LayerLook(session.layerSamples()).layers
    for id in layers.contained where !layers.outside.contains(id) {
      guard let edge = seen[id].flatMap({ $0.escape(from: canvas) }) else { continue }
      layers.outside.insert(id)
      find("never-leaves-canvas", "\(id) \(edge)")
    }
  }

  /// Checks the stretches that lasted until the end of the run.
  mutating func finishLayers() {
    layers.endStretch()
    for stretch in layers.takeEnded() { report(stretch) }
  }

  private mutating func report(_ stretch: LayerWatch.Stretch) {
    guard let first = stretch.first, let farthest = stretch.overshoot else { return }
    let (measure, rest) = (stretch.measure, stretch.last)
    let message =
      "\(measure.rawValue) of \(stretch.layer) goes from \(measure.text(of: first)) to \(measure.text(of: rest)) "
      + "by way of \(measure.text(of: farthest.value)), \(measure.text(of: abs(farthest.value - rest))) too far"
    find("no-overshoot", message, at: farthest.time)
  }
}

extension LayerSample {
  /// The rounding error allowed, in points.
  private static let margin = 1e-6

  /// Where the frame leaves the canvas most; nil if it does not.
  fileprivate func escape(from canvas: Rect) -> String? {
    let excesses = [
      ("the left", canvas.minX - frame.minX), ("the top", canvas.minY - frame.minY),
      ("the right", frame.maxX - canvas.maxX), ("the bottom", frame.maxY - canvas.maxY),
    ]
    guard let worst = excesses.max(by: { $0.1 < $1.1 }), worst.1 > Self.margin else { return nil }
    return "leaves the canvas at \(worst.0) by \(worst.1.formatted(atMost: 3)) pt"
  }
}
