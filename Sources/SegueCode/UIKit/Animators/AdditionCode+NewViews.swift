import SegueModel

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

  func labelText(_ layer: LayerDefinition) -> String {
    var text = ""
    var size = "17"
    var weight = "regular"
    var align = "left"
    for binding in layer.values {
      switch (binding.property, binding.value.node) {
      case (.text, .text(let value)): text = value
      case (.fontSize, .number(let value)): size = expressions.literal(value)
      case (.fontBold, .boolean(true)): weight = "bold"
      case (.align, .text(let word)): align = word
      default: break
      }
    }
    let safe = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "\"\(safe)\", font: .systemFont(ofSize: \(size), weight: .\(weight)), .\(align)"
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
