import SegueModel

/// Writes what a transition adds, before anything is hidden.
struct AdditionCode: OverExpressions {
  var expressions: UIKitExpressions

  /// Makes what the transition adds, in order, before anything is hidden.
  mutating func writeAdditions(of body: TransitionBody, to writer: inout CodeWriter) {
    for addition in body.additions {
      writer.gap()
      let layer = addition.layer
      writer.comment("container/\(layer.name): \(about(addition)).")
      write(addition, of: body, to: &writer)
    }
  }

  func about(_ addition: AdditionDefinition) -> String {
    let subject = addition.layer.copy.map { "a copy of \($0)" } ?? "a view of its own"
    let cut = addition.layer.grid == nil ? "" : ", cut into pieces"
    switch addition.placement {
    case .container: return subject + cut
    case .inside(let path): return "\(subject), inside \(path)" + cut
    case .masks(let path): return "\(subject), the mask of \(path)" + cut
    }
  }

  mutating func write(
    _ addition: AdditionDefinition,
    of body: TransitionBody,
    to writer: inout CodeWriter
  ) {
    let layer = addition.layer
    let name = context.name(ofAdded: "container/" + layer.name)
    var parent = "container"
    var masked: String?
    switch addition.placement {
    case .container: break
    case .inside(let path), .masks(let path):
      guard case .one(let view) = views.resolve(path) else {
        return context.gap(
          "there is no view at '\(path)' to put '\(layer.name)' into",
          at: path.source,
          in: &writer
        )
      }
      parent = view.view
      if case .masks = addition.placement {
        masked = view.view
        views.keepRest(of: view)
        context.touched.insert(.mask)
      }
    }
    var added = AddedView(name: name, definition: addition, space: parent)
    let own = ViewName(
      view: name,
      rest: nil,
      frame: name + "Frame",
      space: parent,
      identifier: "container/" + layer.name,
      key: name
    )
    if let path = layer.copy {
      guard case .one(let original) = views.resolve(path) else {
        return context.gap("there is no view at '\(path)' to copy", at: path.source, in: &writer)
      }
      writeCopy(
        of: original,
        path,
        as: &added,
        own,
        moving: movingParts(of: layer.name, in: body),
        to: &writer
      )
    } else {
      writer.line("let \(name) = \(newView(layer, in: own))")
      writer.line("\(name).frame = \(parent).bounds")
    }
    views.additions[layer.name] = added
    writeLooks(layer, own, to: &writer)
    if let masked {
      writer.line("\(masked).mask = \(name)")
    } else {
      writer.line("\(parent).addSubview(\(name))")
    }
    if layer.mask.first != nil {
      context.gap("the mask of '\(layer.name)' is left out", at: layer.source, in: &writer)
    }
    writer.line("let \(name)Frame = \(name).frame")
    for sublayer in layer.layers {
      write(sublayer, in: layer.name, parent: name, path: sublayer.name, to: &writer)
    }
    if let grid = layer.grid { writePieces(grid, of: layer.name, to: &writer) }
  }

  /// The values of an addition, apart from its size and its picture.
  mutating func writeLooks(_ layer: LayerDefinition, _ view: ViewName, to writer: inout CodeWriter) {
    let made: Set<PropertyName> = [
      .gradient, .image, .text, .path, .fit, .fontSize, .fontWeight, .fontItalic, .fontDesign, .align, .rule,
      .strokeCap, .strokeJoin,
    ]
    let values = layer.values.filter { !made.contains($0.property) }
    for line in expressions.assignments(values.filter { $0.property != .color }, to: view) {
      writer.line(line)
    }
    for binding in values where binding.property == .color {
      writer.line("\(view.view).textColor = \(expressions.value(binding.value, .color, of: view))")
    }
    for binding in layer.following {
      context.gap(
        "'\(binding.property.rawValue)' is read once; a CADisplayLink that reads presentation() would follow it",
        at: binding.value.source,
        in: &writer
      )
    }
    for binding in layer.values where layer.copy != nil && made.contains(binding.property) {
      context.gap(
        "'\(binding.property.rawValue)' of a copy is the original's",
        at: binding.value.source,
        in: &writer
      )
    }
  }

  /// The names of layers within an addition that tracks move by themselves.
  func movingParts(of name: String, in body: TransitionBody) -> [String] {
    var result: [String] = []
    for path in (body.tracks + body.alongside).flatMap(\.targets) + body.during.map(\.path) {
      guard path.role == .container, path.components.count > 2, path.components[1] == name else { continue }
      let part = path.components.dropFirst(2).joined(separator: "/")
      if !result.contains(part) { result.append(part) }
    }
    return result
  }

  mutating func writeCopy(
    of original: ViewName,
    _ path: LayerPath,
    as added: inout AddedView,
    _ own: ViewName,
    moving parts: [String],
    to writer: inout CodeWriter
  ) {
    context.helpers.insert(.copy)
    let name = own.view
    if added.definition.layer.grid != nil {
      context.helpers.insert(.pieces)
      added.pieces = name + "Pieces"
      writer.line(
        "let \(name) = UIView(frame: \(original.view).convert(\(original.view).bounds, to: \(own.space)))"
      )
      writer.line("let \(name)Picture = picture(of: \(original.view)).image")
      return
    }
    let insides = parts.compactMap { part -> (part: String, view: ViewName)? in
      let whole = LayerPath(components: path.components + part.split(separator: "/").map(String.init))
      guard case .one(let view) = views.resolve(whole) else { return nil }
      return (part, view)
    }
    let without = insides.map(\.view.view).joined(separator: ", ")
    let option = without.isEmpty ? "" : ", without: [\(without)]"
    writer.line("let \(name) = picture(of: \(original.view)\(option))")
    if keepsAspect(path) { writer.line("\(name).contentMode = .scaleAspectFill") }
    if !added.definition.layer.values.contains(where: { $0.property == .frame }) {
      writer.line("\(name).frame = \(original.view).convert(\(original.view).bounds, to: \(own.space))")
    }
    for inside in insides {
      let inner = context.name(ofAdded: "container/\(added.definition.layer.name)/\(inside.part)")
      added.parts[inside.part] = inner
      writer.line("let \(inner) = picture(of: \(inside.view.view))")
      writer.line(
        "\(inner).frame = \(inside.view.view).convert(\(inside.view.view).bounds, to: \(original.view))"
      )
      writer.line("\(name).addSubview(\(inner))")
      writer.line("let \(inner)Frame = \(inner).frame")
    }
  }

  /// Whether the original is a picture that covers its layer whatever its shape.
  func keepsAspect(_ path: LayerPath) -> Bool {
    let absolute = path.role == .hit ? plan.hitPath : plan.absolute(path)
    let fit = absolute.flatMap(plan.layer)?.values.first { $0.property == .fit }
    return fit?.value.node == .text("cover")
  }
}

extension Expression.GradientKindName {
  /// The two ends as arguments, in fractions of the bounds.
  var code: String {
    switch self {
    case .down: "from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 0.5, y: 1)"
    case .up: "from: CGPoint(x: 0.5, y: 1), to: CGPoint(x: 0.5, y: 0)"
    case .right: "from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 1, y: 0.5)"
    case .left: "from: CGPoint(x: 1, y: 0.5), to: CGPoint(x: 0, y: 0.5)"
    case .downRight: "from: CGPoint(x: 0, y: 0), to: CGPoint(x: 1, y: 1)"
    case .downLeft: "from: CGPoint(x: 1, y: 0), to: CGPoint(x: 0, y: 1)"
    case .radial: "from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 1, y: 1), type: .radial"
    }
  }
}
