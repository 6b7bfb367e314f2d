import SegueGeometry
import SegueModel
import SegueMotion
import SegueStage

/// Writes a transition as a page of HTML whose layers CSS moves.
///
/// The engine plays the transition once on the scene's device. Each number of a layer that moves becomes an
/// animation of one CSS property with its own curve, so that numbers with different timings stay apart.
struct CSSCode {
  let plan: TransitionPlan
  var gaps: [CodeGap] = []
  var animations: [CSSAnimation] = []
  var matrices: [CSSMatrices] = []
  var sampler: CSSSampler?
  /// The names of the curves, by their text.
  var curves: [(name: String, text: String)] = []

  /// The largest error of a curve, as a fraction of the way.
  static let tolerance = 0.001
  /// The largest error of a place, in points.
  static let farthest = 0.4

  init(_ plan: TransitionPlan) { self.plan = plan }

  mutating func file() -> String {
    noteGaps()
    guard let sampler = CSSSampler(plan) else {
      gaps.append(
        CodeGap(
          "a transition without an end, or of more than a minute, is not written",
          at: plan.definition.source
        )
      )
      return "<!-- Segue: a transition without an end, or of more than a minute, is not written. -->\n"
    }
    self.sampler = sampler
    var rules = CodeWriter()
    for id in sampler.ids { write(id, sampler, to: &rules) }
    return page(rules, sampler)
  }

  mutating func noteGaps() {
    for gesture in plan.drivers + plan.starters {
      gaps.append(CodeGap("CSS has no gestures: '\(gesture.name)' is left out", at: gesture.source))
    }
    for addition in plan.body.additions where addition.layer.grid != nil {
      gaps.append(
        CodeGap(
          "the pieces of '\(addition.layer.name)' show a plain colour, not the picture",
          at: addition.layer.source
        )
      )
    }
    for addition in plan.body.additions {
      if case .masks = addition.placement {
        gaps.append(CodeGap("the mask '\(addition.layer.name)' is left out", at: addition.layer.source))
      }
    }
    if let motion = plan.definition.reduceMotion, motion != plan.body {
      gaps.append(
        CodeGap(
          "with reduced motion nothing moves, in place of the scene's own animator",
          at: plan.definition.source
        )
      )
    }
    if plan.definition.isInterruptible {
      gaps.append(CodeGap("a page's animation cannot be caught", at: plan.definition.source))
    }
    for track in plan.body.tracks where track.repeatsForever || track.speed != nil {
      gaps.append(
        CodeGap("only the transition's own time is written of what repeats", at: track.targets.first?.source)
      )
    }
  }

  // MARK: Layers

  mutating func write(_ id: String, _ sampler: CSSSampler, to writer: inout CodeWriter) {
    let parent = sampler.parents[id]
    let origins = parent.map { id in
      (sampler.series(id) { $0.bounds.origin.x }, sampler.series(id) { $0.bounds.origin.y })
    }
    var lefts = sampler.series(id) { $0.position.x - $0.anchor.x * $0.bounds.size.width }
    var tops = sampler.series(id) { $0.position.y - $0.anchor.y * $0.bounds.size.height }
    if let origins {
      lefts = zip(lefts, origins.0).map { $0 - $1 }
      tops = zip(tops, origins.1).map { $0 - $1 }
    }
    var running: [String] = []
    var still: [String] = []
    let channels: [(String, String, [Double])] = [
      ("left", "px", lefts), ("top", "px", tops),
      ("width", "px", sampler.series(id) { $0.bounds.size.width }),
      ("height", "px", sampler.series(id) { $0.bounds.size.height }),
      ("opacity", "", sampler.series(id) { $0.opacity }),
      ("border-radius", "px", sampler.series(id) { $0.cornerRadii.topLeft }),
    ]
    for (property, unit, values) in channels {
      add(property, unit, values, of: id, running: &running, still: &still)
    }
    addTransform(of: id, sampler, running: &running, still: &still)
    writer.block(".\(Self.className(id))") { writer in
      for line in still { writer.line(line) }
      for line in looks(of: id, sampler) { writer.line(line) }
      if !running.isEmpty { writer.verbatim("animation: " + running.joined(separator: ", ") + ";") }
    }
  }

  /// A number of a layer: a declaration if it rests, else an animation.
  mutating func add(
    _ property: String,
    _ unit: String,
    _ values: [Double],
    of id: String,
    running: inout [String],
    still: inout [String]
  ) {
    guard let first = values.first, let last = values.last else { return }
    let (low, high) = (values.min() ?? first, values.max() ?? first)
    guard high - low > 1e-7 else {
      let isDefault = (property == "opacity" && first == 1) || (property == "border-radius" && first == 0)
      if !isDefault { still.append("\(property): \(Self.number(first))\(unit);") }
      return
    }
    // A number that comes back to where it was has its farthest place for the other end.
    let end = abs(last - first) > 0.02 * (high - low) ? last : (high - first > first - low ? high : low)
    let passed = values.map { ($0 - first) / (end - first) }
    let animation = CSSAnimation(
      layer: id,
      property: property,
      unit: unit,
      start: first,
      end: end,
      curve: curve(passed, distance: unit == "px" ? abs(end - first) : 0)
    )
    animations.append(animation)
    running.append("\(Self.className(id))-\(property) var(--duration) \(name(of: animation.curve)) both")
  }

  /// A curve that CSS has a name for, else straight lines.
  ///
  /// A curve that follows other numbers too is used again. `distance` is what the whole way has in points.
  func curve(_ values: [Double], distance: Double) -> CSSAnimation.Curve {
    let known: [(String, TimingCurve)] = [
      ("linear", .linear), ("ease-in", .cubicBezier(.easeIn)), ("ease-out", .cubicBezier(.easeOut)),
      ("ease-in-out", .cubicBezier(.easeInOut)), ("ease", .cubicBezier(.standard)),
    ]
    let span = Double(values.count - 1)
    for (name, curve) in known {
      let isSame = values.enumerated().allSatisfy { abs(curve.value(at: Double($0) / span) - $1) < 1e-6 }
      if isSame { return .known(name, curve) }
    }
    // A tenth is kept for what lies between the samples and for the rounding of the text.
    let tolerance = min(Self.tolerance, Self.farthest / max(distance, 1)) * 0.9
    for case .lines(let fit) in animations.map(\.curve) {
      let follows = values.enumerated().allSatisfy { abs(fit.value(at: Double($0) / span) - $1) <= tolerance }
      if follows { return .lines(fit) }
    }
    return .lines(CurveFit(values, tolerance: tolerance))
  }

  mutating func name(of curve: CSSAnimation.Curve) -> String {
    switch curve {
    case .known(let name, _): return name
    case .lines(let fit):
      let text = Self.text(of: fit)
      if let known = curves.first(where: { $0.text == text }) { return "var(\(known.name))" }
      let name = "--curve-\(curves.count + 1)"
      curves.append((name, text))
      return "var(\(name))"
    }
  }

  static func text(of fit: CurveFit) -> String {
    let stops = fit.stops.enumerated().map { index, stop in
      let isEnd = index == 0 || index == fit.stops.count - 1
      return stop.value.formatted(atMost: 5) + (isEnd ? "" : " \((stop.time * 100).formatted(atMost: 4))%")
    }
    return "linear(\(stops.joined(separator: ", ")))"
  }
}
