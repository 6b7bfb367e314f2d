import SegueGeometry
import SegueModel
import SegueMotion
import SegueStage

extension CSSCode {
  func page(_ rules: CodeWriter, _ sampler: CSSSampler) -> String {
    var writer = CodeWriter()
    writer.verbatim("<!doctype html>")
    writer.verbatim("<meta charset=\"utf-8\">")
    writer.verbatim("<title>\(Self.escaped(plan.scene.title)): \(plan.definition.name)</title>")
    for gap in gaps { writer.verbatim("<!-- Segue: \(gap.message.replacing("--", with: "- -")). -->") }
    writer.verbatim("<style>")
    writer.block(":root") { writer in
      writer.line("--duration: \((sampler.duration * 1000).formatted(atMost: 3))ms;")
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

  func write(_ animation: CSSAnimation, to writer: inout CodeWriter) {
    let (name, property, unit) = (Self.className(animation.layer), animation.property, animation.unit)
    writer.block("@keyframes \(name)-\(property)") { writer in
      writer.line("from { \(property): \(Self.number(animation.start))\(unit); }")
      writer.line("to { \(property): \(Self.number(animation.end))\(unit); }")
    }
  }

  func write(_ matrices: CSSMatrices, to writer: inout CodeWriter) {
    writer.block("@keyframes \(Self.className(matrices.layer))-transform") { writer in
      for (index, text) in matrices.texts.enumerated() {
        let place = Double(index) / Double(max(matrices.texts.count - 1, 1)) * 100
        writer.verbatim("\(place.formatted(atMost: 4))% { transform: \(text); }")
      }
    }
  }

  func writeMarkup(_ id: String, _ sampler: CSSSampler, depth: Int, to writer: inout CodeWriter) {
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

  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  /// A number to a thousandth of a point.
  static func number(_ value: Double) -> String { value.formatted(atMost: 4) }
}
