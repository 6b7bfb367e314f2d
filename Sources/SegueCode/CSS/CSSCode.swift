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
  private(set) var animations: [CSSAnimation] = []
  private(set) var matrices: [CSSMatrices] = []
  private(set) var sampler: CSSSampler?
  /// The names of the curves, by their text.
  private var curves: [(name: String, text: String)] = []

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

  private mutating func noteGaps() {
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

  private mutating func write(_ id: String, _ sampler: CSSSampler, to writer: inout CodeWriter) {
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
  private mutating func add(
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
  private func curve(_ values: [Double], distance: Double) -> CSSAnimation.Curve {
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

  private mutating func name(of curve: CSSAnimation.Curve) -> String {
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

  private static func text(of fit: CurveFit) -> String {
    let stops = fit.stops.enumerated().map { index, stop in
      let isEnd = index == 0 || index == fit.stops.count - 1
      return rounded(stop.value, 5) + (isEnd ? "" : " \(rounded(stop.time * 100, 4))%")
    }
    return "linear(\(stops.joined(separator: ", ")))"
  }

  // MARK: Transforms

  private mutating func addTransform(
    of id: String,
    _ sampler: CSSSampler,
    running: inout [String],
    still: inout [String]
  ) {
    let states = sampler.states[id] ?? []
    let present = states.compactMap { $0 }
    guard let first = present.first else { return }
    if present.contains(where: { $0.anchor != Point(x: 0.5, y: 0.5) }) {
      still.append(
        "transform-origin: \(Self.number(first.anchor.x * 100))% \(Self.number(first.anchor.y * 100))%;"
      )
    }
    if first.sublayersM34 != 0 {
      still.append("perspective: \(Self.number(-1 / first.sublayersM34))px;")
    }
    let all = Set(present.map(\.anchoredTransform))
    guard all != [.identity] else { return }
    if all.count == 1 {
      still.append("transform: \(Self.matrix(first.anchoredTransform));")
      return
    }
    let isScale = present.allSatisfy { state in
      var rest = state.components
      rest.scaleX = 1
      rest.scaleY = 1
      return rest == TransformComponents() && state.transform == .identity && state.m34 == 0
        && abs(state.components.scaleX - state.components.scaleY) < 1e-9
    }
    if isScale {
      return add(
        "scale",
        "",
        sampler.series(id) { $0.components.scaleX },
        of: id,
        running: &running,
        still: &still
      )
    }
    var last = first.anchoredTransform
    let whole = states.map { state -> Transform3D in
      last = state?.anchoredTransform ?? last
      return last
    }
    let step = max((whole.count - 1) / 60, 1)
    let texts = stride(from: 0, to: whole.count - 1, by: step).map { Self.matrix(whole[$0]) }
    matrices.append(CSSMatrices(layer: id, texts: texts + [Self.matrix(whole[whole.count - 1])]))
    running.append("\(Self.className(id))-transform var(--duration) linear both")
  }

  private static func matrix(_ t: Transform3D) -> String {
    let rows = [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
      t.m44,
    ]
    return "matrix3d(\(rows.map { rounded($0, 6) }.joined(separator: ", ")))"
  }

  // MARK: Looks

  private mutating func looks(of id: String, _ sampler: CSSSampler) -> [String] {
    guard let state = sampler.states[id]?.compactMap({ $0 }).last else { return [] }
    var lines: [String] = []
    let isShape = state.contents.shape != nil
    if state.fill.alpha > 0, !isShape { lines.append("background: \(Self.color(state.fill));") }
    if let gradient = state.contents.gradient { lines.append("background: \(Self.gradient(gradient));") }
    if state.contents.image != nil {
      lines.append("background: #9aa5b1; /* Segue: the picture of \(id) */")
      let gap = CodeGap("pictures are plain grey: put your own in their place")
      if !gaps.contains(gap) { gaps.append(gap) }
    }
    if isShape {
      let gap = CodeGap("shapes are left out")
      if !gaps.contains(gap) { gaps.append(gap) }
    }
    if let text = state.contents.text {
      lines.append("color: \(Self.color(text.color));")
      lines.append("font-size: \(Self.number(text.fontSize))px;")
    }
    if state.masksToBounds { lines.append("overflow: hidden;") }
    if state.border.width > 0 {
      lines.append("border: \(Self.number(state.border.width))px solid \(Self.color(state.border.color));")
    }
    return lines
  }

  private static func color(_ color: Color) -> String {
    let parts = [color.red, color.green, color.blue].map { rounded($0 * 255, 0) }
    return "rgb(\(parts.joined(separator: " ")) / \(rounded(color.alpha, 4)))"
  }

  private static func gradient(_ gradient: Gradient) -> String {
    let stops = gradient.stops.map { "\(color($0.color)) \(rounded($0.location * 100, 2))%" }.joined(
      separator: ", "
    )
    switch gradient.kind {
    case .linear(let start, let end):
      let (x, y) = (end.x - start.x, end.y - start.y)
      let side = [y > 0 ? "bottom" : y < 0 ? "top" : "", x > 0 ? "right" : x < 0 ? "left" : ""]
      return "linear-gradient(to \(side.filter { !$0.isEmpty }.joined(separator: " ")), \(stops))"
    case .radial: return "radial-gradient(\(stops))"
    }
  }

  // MARK: The page

  private func page(_ rules: CodeWriter, _ sampler: CSSSampler) -> String {
    var writer = CodeWriter()
    writer.verbatim("<!doctype html>")
    writer.verbatim("<meta charset=\"utf-8\">")
    writer.verbatim("<title>\(Self.escaped(plan.scene.title)): \(plan.definition.name)</title>")
    for gap in gaps { writer.verbatim("<!-- Segue: \(gap.message.replacing("--", with: "- -")). -->") }
    writer.verbatim("<style>")
    writer.block(":root") { writer in
      writer.line("--duration: \(Self.rounded(sampler.duration * 1000, 3))ms;")
      for curve in curves { writer.verbatim("\(curve.name): \(curve.text);") }
    }
    writer.verbatim("body { margin: 0; font-family: system-ui, sans-serif; }")
    writer.block(".container") { writer in
      writer.line("position: relative; overflow: hidden;")
      writer.line(
        "width: \(Self.number(sampler.canvas.width))px; height: \(Self.number(sampler.canvas.height))px;"
      )
    }
    writer.verbatim(".container div { position: absolute; box-sizing: border-box; }")
    writer.append(rules)
    for animation in animations { write(animation, to: &writer) }
    for matrices in matrices { write(matrices, to: &writer) }
    writer.verbatim("@media (prefers-reduced-motion: reduce) { .container div { animation-duration: 1ms; } }")
    writer.verbatim("</style>")
    writer.verbatim("<div class=\"container\">")
    for id in sampler.ids where sampler.parents[id] == nil { writeMarkup(id, sampler, depth: 1, to: &writer) }
    writer.verbatim("</div>")
    return writer.text
  }

  private func write(_ animation: CSSAnimation, to writer: inout CodeWriter) {
    let (name, property, unit) = (Self.className(animation.layer), animation.property, animation.unit)
    writer.block("@keyframes \(name)-\(property)") { writer in
      writer.line("from { \(property): \(Self.number(animation.start))\(unit); }")
      writer.line("to { \(property): \(Self.number(animation.end))\(unit); }")
    }
  }

  private func write(_ matrices: CSSMatrices, to writer: inout CodeWriter) {
    writer.block("@keyframes \(Self.className(matrices.layer))-transform") { writer in
      for (index, text) in matrices.texts.enumerated() {
        let place = Double(index) / Double(max(matrices.texts.count - 1, 1)) * 100
        writer.verbatim("\(Self.rounded(place, 4))% { transform: \(text); }")
      }
    }
  }

  private func writeMarkup(_ id: String, _ sampler: CSSSampler, depth: Int, to writer: inout CodeWriter) {
    let margin = String(repeating: "  ", count: depth)
    let inner = sampler.ids.filter { sampler.parents[$0] == id }
    let text = sampler.states[id]?.compactMap { $0 }.last?.contents.text.map { Self.escaped($0.string) } ?? ""
    let head = "\(margin)<div class=\"\(Self.className(id))\">\(text)"
    guard !inner.isEmpty else { return writer.verbatim(head + "</div>") }
    writer.verbatim(head)
    for child in inner { writeMarkup(child, sampler, depth: depth + 1, to: &writer) }
    writer.verbatim(margin + "</div>")
  }

  // MARK: Text

  /// A layer's path as a class: `story/page/header` is `story-page-header`.
  static func className(_ id: String) -> String { id.replacing("/", with: "-") }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  /// A number to a thousandth of a point.
  private static func number(_ value: Double) -> String { rounded(value, 4) }

  private static func rounded(_ value: Double, _ decimals: Int) -> String {
    let power = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
    let result = (value * power).rounded() / power
    return NumberLiteral.text(result == 0 ? 0 : result).decimal
  }
}

extension String {
  /// A number without an exponent, which is never longer than the decimals that are kept.
  fileprivate var decimal: String {
    guard let place = firstIndex(of: "e"), self[index(after: place)] == "-" else { return self }
    let isNegative = hasPrefix("-")
    let digits = self[..<place].filter(\.isNumber)
    let power = Int(self[index(place, offsetBy: 2)...]) ?? 0
    return (isNegative ? "-" : "") + "0." + String(repeating: "0", count: max(power - 1, 0)) + digits
  }
}
