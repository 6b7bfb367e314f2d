import SegueGeometry
import SegueModel
import SegueMotion

/// Writes a transition for Jetpack Compose: its curves and springs converted, its values as modifiers.
struct ComposeCode {
  let plan: TransitionPlan
  var gaps: [CodeGap] = []
  /// The frames and sizes that the function is given, by name.
  var frames: [String] = []
  private var specs: [(name: String, text: String)] = []

  init(_ plan: TransitionPlan) { self.plan = plan }

  private var name: String { Identifier.type(plan.scene.title) + Identifier.type(plan.definition.name) }

  mutating func file() -> String {
    var body = CodeWriter()
    for (index, track) in plan.body.tracks.enumerated() {
      for target in track.targets { write(track, target, index, to: &body) }
    }
    noteRest()
    var writer = CodeWriter()
    writer.comment("\(plan.scene.title): the transition `\(plan.definition.name)`, for Jetpack Compose.")
    writer.comment("Written by Segue from the scene. Each number runs on its own curve; lengths are in dp.")
    for gap in gaps { writer.comment("Segue: \(gap.message).") }
    writer.gap()
    writeImports(to: &writer)
    writer.document("Runs `\(plan.definition.name)`; the modifiers are those of the scene's layers.")
    writer.line("@Composable")
    // 1 where a change of the tab leads to the right, -1 where it leads back.
    let direction = body.text.uses("direction") ? ["direction: Float"] : []
    let parameters =
      ["isRunning: Boolean", "width: Float", "height: Float"] + direction + frames.map { "\($0): Rect" }
      + ["content: @Composable (Map<String, Modifier>) -> Unit"]
    writer.line("fun \(name)(\(parameters.joined(separator: ", "))) {")
    writer.indented { writer in
      writer.verbatim("val transition = updateTransition(isRunning, label = \"\(plan.definition.name)\")")
      writer.verbatim("val layers = mutableMapOf<String, Modifier>()")
      writer.append(body)
      writer.line("content(layers)")
    }
    writer.line("}")
    return writer.text
  }

  private func writeImports(to writer: inout CodeWriter) {
    for name in ["animation.core.*", "foundation.layout.*"] { writer.line("import androidx.compose.\(name)") }
    for name in [
      "runtime.Composable", "runtime.getValue", "ui.Modifier", "ui.geometry.Rect",
      "ui.graphics.graphicsLayer", "ui.unit.dp",
    ] {
      writer.line("import androidx.compose.\(name)")
    }
    writer.line("import kotlin.math.*")
    writer.gap()
  }

  // MARK: Tracks

  private mutating func write(
    _ track: TrackDefinition,
    _ target: LayerPath,
    _ index: Int,
    to writer: inout CodeWriter
  ) {
    let layer = Identifier.member(target.components.joined(separator: "-").replacing("*", with: "each"))
    var lines: [String] = []
    for change in track.changes {
      let frames = change.keyframes
      guard let last = frames.last else { continue }
      if !track.isStraight {
        let told = "'\(target)' goes straight and evenly from its first value to its last"
        gaps.append(CodeGap(told, at: target.source))
        lines.append("// Segue: \(told).")
      }
      if frames.count > 2 {
        gaps.append(
          CodeGap(
            "of the keyframes of '\(target)' only the first and the last are written",
            at: target.source
          )
        )
      }
      let first = frames.count > 1 ? frames[0].value : Expression(.symbol(.here))
      lines += assignments(change.property, from: first, to: last.value, target, at: target.source)
    }
    guard !lines.isEmpty else { return }
    let passed = "\(layer)\(index)"
    writer.gap()
    writer.comment("\(target): \(track.changes.map(\.property.rawValue).joined(separator: ", ")).")
    writer.verbatim("val \(passed) by transition.animateFloat(")
    writer.indented { writer in
      writer.verbatim("transitionSpec = { \(spec(of: track)) },")
      writer.verbatim("label = \"\(target)\",")
    }
    writer.verbatim(") { if (it) 1f else 0f }")
    writer.block("layers[\"\(target)\"] = (layers[\"\(target)\"] ?: Modifier).graphicsLayer") { writer in
      for line in lines { writer.verbatim(line.replacing("%p", with: passed)) }
    }
  }

  private mutating func assignments(
    _ property: PropertyName,
    from first: Expression,
    to last: Expression,
    _ target: LayerPath,
    at range: SourceRange
  ) -> [String] {
    func way(_ a: String, _ b: String) -> String {
      a == "0f" ? "(\(b)) * %p" : "(\(a)) + ((\(b)) - (\(a))) * %p"
    }
    let isPlace = property.isPlace
    let start = value(first, property, target, neutral: property.neutral)
    let end = value(last, property, target, neutral: property.neutral)
    switch property {
    case .opacity: return ["alpha = " + way(start, end)]
    case .x, .centerX, .positionX, .moveX: return ["translationX = (\(way(start, end))).dp.toPx()"]
    case .y, .centerY, .positionY, .moveY: return ["translationY = (\(way(start, end))).dp.toPx()"]
    case .scale: return ["scaleX = " + way(start, end), "scaleY = " + way(start, end)]
    case .scaleX: return ["scaleX = " + way(start, end)]
    case .scaleY: return ["scaleY = " + way(start, end)]
    case .rotate: return ["rotationZ = Math.toDegrees((\(way(start, end))).toDouble()).toFloat()"]
    case .rotateX: return ["rotationX = Math.toDegrees((\(way(start, end))).toDouble()).toFloat()"]
    case .rotateY: return ["rotationY = Math.toDegrees((\(way(start, end))).toDouble()).toFloat()"]
    case .radius:
      return [
        "shape = androidx.compose.foundation.shape.RoundedCornerShape((\(way(start, end))).dp)",
        "clip = true",
      ]
    default:
      let reason =
        isPlace
        ? "a frame's size belongs to the layout, not to a graphicsLayer"
        : "graphicsLayer has no such property"
      var told = "\(property.rawValue) of '\(target)' is left out: \(reason)"
      if !isPlace, let end = last.constant { told += " (to \(end.shortest))" }
      gaps.append(CodeGap(told, at: last.source))
      return ["// Segue: \(told)."]
    }
  }

  /// A value relative to where the layer is laid out.
  private mutating func value(
    _ expression: Expression,
    _ property: PropertyName,
    _ target: LayerPath,
    neutral: String
  ) -> String {
    switch expression.node {
    case .symbol(.here), .symbol(.rest): return neutral
    case .list(let items): return print(items[0], in: property)
    default: return print(expression, in: property)
    }
  }

  // MARK: Timing

  private mutating func spec(of track: TrackDefinition) -> String {
    let timing = plan.timing(of: track)
    guard let seconds = timing.length, let start = timing.start, seconds.isFinite else {
      gaps.append(
        CodeGap(
          "a track's times depend on the device; it takes the transition's",
          at: track.targets.first?.source
        )
      )
      return "tween()"
    }
    let delay = start > 0 ? ", delayMillis = \(milliseconds(start))" : ""
    if case .spring(let spring, let velocity, _)? = timing.curve {
      if velocity != 0 {
        gaps.append(
          CodeGap(
            "the initial velocity \(velocity.shortest) goes to animateTo: a transitionSpec has none",
            at: track.targets.first?.source
          )
        )
      }
      if start > 0 {
        gaps.append(
          CodeGap(
            "a spring of Compose has no delay (\(start.shortest) s)",
            at: track.targets.first?.source
          )
        )
      }
      return
        "spring(dampingRatio = \(literal(spring.effectiveDampingRatio)), stiffness = \(literal(spring.stiffness / spring.mass)))"
    }
    return
      "tween(durationMillis = \(milliseconds(seconds))\(delay), easing = \(easing(timing.curve, at: track.targets.first?.source)))"
  }

  private func milliseconds(_ seconds: Double) -> String { (seconds * 1000).rounded().shortest }

  private mutating func easing(_ curve: TimingCurve?, at range: SourceRange?) -> String {
    switch curve {
    case .linear?: return "LinearEasing"
    case .cubicBezier(let bezier)?:
      let points = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map(literal)
      return "CubicBezierEasing(\(points.joined(separator: ", ")))"
    default:
      gaps.append(CodeGap("a curve of steps or lines is written as linear", at: range))
      return "LinearEasing"
    }
  }

  // MARK: The rest

  private mutating func noteRest() {
    let definition = plan.definition
    if !plan.body.isCustom {
      gaps.append(CodeGap("UIKit's own transition has no like in Compose", at: definition.source))
    }
    for gesture in plan.drivers + plan.starters {
      gaps.append(
        CodeGap(
          "the gesture '\(gesture.name)' is left out: a SeekableTransitionState can be driven by one",
          at: gesture.source
        )
      )
    }
    for addition in plan.body.additions {
      gaps.append(
        CodeGap(
          "draw '\(addition.layer.name)' yourself, in a Box above both screens",
          at: addition.layer.source
        )
      )
    }
    for assignment in plan.body.during + plan.body.before + plan.body.after {
      gaps.append(
        CodeGap("what the transition sets of '\(assignment.path)' is left out", at: assignment.path.source)
      )
    }
    for track in plan.body.alongside {
      gaps.append(CodeGap("what runs alongside is left out", at: track.targets.first?.source))
    }
    if definition.presentation != nil {
      gaps.append(CodeGap("the presentation's frame and dimming are left out", at: definition.source))
    }
    if definition.reduceMotion != nil {
      gaps.append(CodeGap("the animator for reduced motion is left out", at: definition.source))
    }
    for track in plan.body.tracks
    where track.repeatsForever || track.repeatCount != nil || track.autoreverses || track.speed != nil {
      gaps.append(CodeGap("repeats and speeds are left out", at: track.targets.first?.source))
    }
  }
}
