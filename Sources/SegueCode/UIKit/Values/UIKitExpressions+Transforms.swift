import SegueModel

/// Transforms, whole and in parts.
extension UIKitExpressions {
  mutating func transformValue(
    _ expression: Expression,
    _ property: PropertyName,
    of view: ViewName,
    isGesture: Bool
  ) -> String {
    let place = SwiftPlace(view: view, property: property, root: expression, isGesture: isGesture)
    switch (property, expression.node) {
    case (.transform, .transform(let operations)):
      return chain(operations.map { text(of: $0, in: place) })
    case (.transform, _): return ""
    case (.scale, .list(let items)):
      return items.map { print($0, in: place) }.joined(separator: ", ")
    case (.rotate, _), (.rotateX, _), (.rotateY, _): return angle(expression, in: place)
    default: return print(expression, in: place)
    }
  }

  /// An angle, in degrees where the scene has it so.
  mutating func angle(_ expression: Expression, in place: SwiftPlace) -> String {
    switch expression.node {
    case .number(let radians):
      guard let degrees = AngleLiteral.degrees(radians) else { return literal(radians) }
      return "\(literal(degrees)) * .pi / 180"
    case .conditional(let then, let condition, let otherwise):
      return "\(print(condition, in: place)) ? \(angle(then, in: place)) : \(angle(otherwise, in: place))"
    case .unary(.minus, let operand):
      if case .number(let radians) = operand.node { return angle(.number(-radians), in: place) }
      return print(expression, in: place)
    default: return print(expression, in: place)
    }
  }

  mutating func text(of operation: Expression.TransformOperation, in place: SwiftPlace) -> String {
    var across = place
    across.property = .x
    var down = place
    down.property = .y
    switch operation {
    case .translate(let x, let y, let z):
      let depth = z.map { print($0, in: place) } ?? "0"
      return ".translation(\(print(x, in: across)), \(print(y, in: down)), \(depth))"
    case .scale(let x, let y): return ".scale(\(print(x, in: place)), \(print(y, in: place)))"
    case .rotateX(let angle): return ".rotation(x: \(self.angle(angle, in: place)))"
    case .rotateY(let angle): return ".rotation(y: \(self.angle(angle, in: place)))"
    case .rotateZ(let angle): return ".rotation(z: \(self.angle(angle, in: place)))"
    case .perspective(let m34): return ".perspective(\(print(m34, in: place)))"
    }
  }

  /// The whole transform: scale, turns, moves, the matrix, the perspective, applied in this order.
  mutating func transformText(of view: ViewName, with changes: [PropertyName: String] = [:]) -> String {
    let parts = transforms[view.key, default: [:]].merging(changes) { $1 }
    var steps: [String] = []
    if let scale = parts[.scale] {
      steps.append(
        scale.hasPrefix("1, 1") || scale == "1"
          ? "" : ".scale(\(scale.topLevelComma ? scale : "\(scale), \(scale)"))"
      )
    }
    if parts[.scaleX] != nil || parts[.scaleY] != nil {
      let (x, y) = (parts[.scaleX] ?? "1", parts[.scaleY] ?? "1")
      steps.append(x == "1" && y == "1" ? "" : ".scale(\(x), \(y))")
    }
    for (property, axis) in [(PropertyName.rotateX, "x"), (.rotateY, "y"), (.rotate, "z")] {
      if let angle = parts[property], angle != "0" { steps.append(".rotation(\(axis): \(angle))") }
    }
    if [.moveX, .moveY, .moveZ].contains(where: { parts[$0] != nil }) {
      let moves = [PropertyName.moveX, .moveY, .moveZ].map { parts[$0] ?? "0" }
      if moves != ["0", "0", "0"] { steps.append(".translation(\(moves.joined(separator: ", ")))") }
    }
    if let matrix = parts[.transform] { steps.append(matrix) }
    if let m34 = parts[.m34] { steps.append(".perspective(\(m34))") }
    return chain(steps)
  }

  mutating func transformStatement(of view: ViewName, with changes: [PropertyName: String] = [:]) -> String {
    let text = transformText(of: view, with: changes)
    return "\(view.view).transform3D = \(text.isEmpty ? "CATransform3DIdentity" : text)"
  }

  /// Transforms one after the other.
  mutating func chain(_ steps: [String]) -> String {
    let steps = steps.filter { !$0.isEmpty }
    if !steps.isEmpty { context.helpers.insert(.transforms) }
    guard let first = steps.first else { return "" }
    return first + steps.dropFirst().map { ".then(\($0))" }.joined()
  }

  /// The parts of a transform that bindings set, as text.
  mutating func transformParts(_ bindings: [PropertyBinding], of view: ViewName) -> [PropertyName: String] {
    var parts: [PropertyName: String] = [:]
    for binding in bindings {
      parts[binding.property] = transformValue(binding.value, binding.property, of: view, isGesture: false)
    }
    return parts
  }
}
