import SegueModel
import SegueStage

/// Views made anew, and the pieces of those that are cut.
extension AdditionCode {
  mutating func writePieces(
    _ grid: LayerDefinition.GridDefinition,
    of name: String,
    to writer: inout CodeWriter
  ) {
    guard let added = views.additions[name], let pieces = added.pieces else { return }
    let place = SwiftPlace()
    let columns = expressions.print(grid.columns, in: place)
    let rows = expressions.print(grid.rows, in: place)
    writer.call(
      "let \(pieces) = cut",
      ["\(added.name)Picture", "into: \(added.name)", "columns: \(columns)", "rows: \(rows)"]
    )
    for layer in grid.layers {
      let list = context.name(ofAdded: "container/\(name)/\(layer.name)") + "s"
      views.additions[name]?.parts[layer.name] = list
      writer.line("var \(list): [UIView] = []")
    }
    guard !grid.layers.isEmpty || !grid.values.isEmpty else { return }
    let all = LayerPath(components: ["container", name, "*"])
    guard case .each(let loop, let piece) = views.resolve(all) else { return }
    var body = CodeWriter()
    for line in expressions.assignments(grid.values, to: piece) { body.line(line) }
    for layer in grid.layers {
      let view = context.name([Identifier.member(layer.name)], of: "container/\(name)/*/\(layer.name)")
      var own = piece
      own.view = view
      own.key = view
      body.line("let \(view) = \(newView(layer, in: own))")
      body.line("\(view).frame = piece.view.bounds")
      let inner = layer.values.filter { ![.gradient, .image, .text, .path].contains($0.property) }
      for line in expressions.assignments(inner, to: own) { body.line(line) }
      body.line("piece.view.addSubview(\(view))")
      body.line("\(context.name(ofAdded: "container/\(name)/\(layer.name)"))s.append(\(view))")
    }
    writer.block(loop) { $0.append(body) }
  }

  /// The view that shows what a layer shows, without its looks.
  mutating func newView(_ layer: LayerDefinition, in view: ViewName) -> String {
    for binding in layer.values {
      switch binding.property {
      case .gradient: return gradient(binding.value, in: view)
      case .text:
        context.helpers.insert(.label)
        return "label(\(labelText(layer)))"
      case .image:
        context.note(
          "the picture of '\(layer.name)' is looked up by the layer's name",
          at: binding.value.source
        )
        return "UIImageView(image: UIImage(named: \"\(layer.name)\"))"
      case .path:
        context.note("the outline of '\(layer.name)' is left out", at: binding.value.source)
        return "UIView()"
      default: break
      }
    }
    return "UIView()"
  }

  mutating func labelText(_ layer: LayerDefinition) -> String {
    var text = ""
    var size = "17"
    var style = FontStyle.regular
    var align = "left"
    for binding in layer.values {
      switch (binding.property, binding.value.node) {
      case (.text, .text(let value)): text = value
      case (.fontSize, .number(let value)): size = expressions.literal(value)
      case (.fontWeight, .text(let word)): style.weight = FontStyle.Weight(rawValue: word) ?? .regular
      case (.fontItalic, .boolean(let isItalic)): style.isItalic = isItalic
      case (.fontDesign, .text(let word)): style.design = FontStyle.Design(rawValue: word) ?? .standard
      case (.align, .text(let word)): align = word
      default: break
      }
    }
    let safe = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "\"\(safe)\", font: \(font(style, size: size)), .\(align)"
  }

  /// The expression for a font; designs but the standard one, and slopes, are a descriptor's.
  private mutating func font(_ style: FontStyle, size: String) -> String {
    let weight = style.weight == .ultralight ? "ultraLight" : style.weight.rawValue
    if style.design == .monospaced, !style.isItalic {
      return ".monospacedSystemFont(ofSize: \(size), weight: .\(weight))"
    }
    let plain = "systemFont(ofSize: \(size), weight: .\(weight))"
    if style.design == .standard, !style.isItalic { return "." + plain }
    if style == FontStyle(isItalic: true) { return ".italicSystemFont(ofSize: \(size))" }
    context.helpers.insert(.font)
    let traits = style.isItalic ? ", isItalic: true" : ""
    return "font(.\(plain), .\(style.design.rawValue)\(traits))"
  }

  mutating func gradient(_ expression: Expression, in view: ViewName) -> String {
    switch expression.node {
    case .conditional(let then, let condition, let otherwise):
      let test = expressions.print(condition, in: SwiftPlace(view: view))
      return "\(test) ? \(gradient(then, in: view)) : \(gradient(otherwise, in: view))"
    case .gradient(let direction, let colors, let locations):
      context.helpers.insert(.gradient)
      let list = colors.map { expressions.text(of: $0) }.joined(separator: ", ")
      let stops =
        locations.isEmpty ? "" : ", at: [\(locations.map(expressions.literal).joined(separator: ", "))]"
      return "GradientView([\(list)]\(stops), \(direction.code))"
    default: return "UIView()"
    }
  }

  /// A layer within one that is added.
  mutating func write(
    _ layer: LayerDefinition,
    in addition: String,
    parent: String,
    path: String,
    to writer: inout CodeWriter
  ) {
    let name = context.name(ofAdded: "container/\(addition)/\(path)")
    let own = ViewName(
      view: name,
      rest: nil,
      frame: name + "Frame",
      space: parent,
      identifier: "container/\(addition)/\(path)",
      key: name
    )
    views.additions[addition]?.parts[path] = name
    if let copy = layer.copy, case .one(let original) = views.resolve(copy) {
      context.helpers.insert(.copy)
      writer.line("let \(name) = picture(of: \(original.view))")
    } else {
      writer.line("let \(name) = \(newView(layer, in: own))")
    }
    writer.line("\(name).frame = \(parent).bounds")
    writeLooks(layer, own, to: &writer)
    writer.line("\(parent).addSubview(\(name))")
    writer.line("let \(name)Frame = \(name).frame")
    for inner in layer.layers {
      write(inner, in: addition, parent: name, path: "\(path)/\(inner.name)", to: &writer)
    }
  }
}
