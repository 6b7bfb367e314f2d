import SegueGeometry
import SegueModel
import SegueMotion
import SegueStage

extension CSSCode {
  mutating func addTransform(
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

  static func matrix(_ t: Transform3D) -> String {
    let rows = [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
      t.m44,
    ]
    return "matrix3d(\(rows.map { $0.formatted(atMost: 6) }.joined(separator: ", ")))"
  }

  // MARK: Looks

  mutating func looks(of id: String, _ sampler: CSSSampler) -> [String] {
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
      lines += Self.letters(text.style)
    }
    if state.masksToBounds { lines.append("overflow: hidden;") }
    if state.border.width > 0 {
      lines.append("border: \(Self.number(state.border.width))px solid \(Self.color(state.border.color));")
    }
    return lines
  }

  /// What letters look like where that is not how they look anyway.
  private static func letters(_ style: FontStyle) -> [String] {
    var lines: [String] = []
    if style.weight != .regular { lines.append("font-weight: \(style.weight.number);") }
    if style.isItalic { lines.append("font-style: italic;") }
    switch style.design {
    case .standard: break
    case .rounded: lines.append("font-family: ui-rounded, sans-serif;")
    case .monospaced: lines.append("font-family: ui-monospace, monospace;")
    }
    return lines
  }

  static func color(_ color: Color) -> String {
    let parts = [color.red, color.green, color.blue].map { ($0 * 255).formatted(places: 0) }
    return "rgb(\(parts.joined(separator: " ")) / \(color.alpha.formatted(atMost: 4)))"
  }

  static func gradient(_ gradient: Gradient) -> String {
    let stops = gradient.stops.map { "\(color($0.color)) \(($0.location * 100).formatted(atMost: 2))%" }
      .joined(
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
}
