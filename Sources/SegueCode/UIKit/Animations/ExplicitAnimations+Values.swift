import SegueGeometry
import SegueModel
import SegueMotion

/// Values as Core Animation takes them.
extension ExplicitAnimations {
  /// A value as Core Animation takes it.
  mutating func boxed(
    _ expression: Expression,
    _ property: PropertyName,
    _ component: Int?,
    of view: ViewName
  ) -> String {
    if property.isTransform {
      let isHere = expression.node == .symbol(.here) || expression.node == .symbol(.rest)
      guard property == .transform else {
        if isHere { return property.isScale ? "1" : "0" }
        let text =
          expressions.transformParts([PropertyBinding(property, expression)], of: view)[property] ?? "0"
        if property == .scale, case .list(let items) = expression.node {
          return expressions.print(
            items[min(component ?? 0, items.count - 1)],
            in: SwiftPlace(view: view, property: property)
          )
        }
        return text
      }
      let parts =
        isHere ? [:] : expressions.transformParts([PropertyBinding(.transform, expression)], of: view)
      return matrix(of: view, with: parts)
    }
    var place = SwiftPlace(view: view, property: property, component: component, root: expression)
    let item: Expression
    if case .list(let items) = expression.node {
      item = items[min(component ?? 0, items.count - 1)]
    } else {
      item = expression
      if component != nil, property != .frame, property.kind != .point { place.component = nil }
    }
    let text = expressions.printed(item, in: place)
    switch property {
    case .fill, .borderColor, .shadowColor, .strokeColor:
      return expression.node == .symbol(.here)
        ? "\(view.view).layer.backgroundColor as Any" : "\(text.text).cgColor"
    case .x: return "\(text.inside(.sum)) + \(view.view).bounds.width / 2"
    case .y: return "\(text.inside(.sum)) + \(view.view).bounds.height / 2"
    case .frame where component == 0: return "\(text.inside(.sum)) + \(view.view).bounds.width / 2"
    case .frame where component == 1: return "\(text.inside(.sum)) + \(view.view).bounds.height / 2"
    default: return text.text
    }
  }

  mutating func matrix(of view: ViewName, with parts: [PropertyName: String]) -> String {
    let text = expressions.transformText(of: view, with: parts)
    context.helpers.insert(.transforms)
    return text.isEmpty ? "CATransform3DIdentity" : text
  }

  /// What is seen of a number when a track takes it over; nil if no track had it before.
  mutating func seen(
    _ property: PropertyName,
    _ component: Int?,
    _ view: ViewName,
    _ target: LayerPath,
    at track: TrackDefinition,
    after earlier: [(track: TrackDefinition, change: TrackDefinition.Change)]
  ) -> String? {
    guard let last = earlier.last, let end = last.change.keyframes.last?.value else { return nil }
    let times = plan.timing(of: last.track)
    guard let start = plan.timing(of: track).start, let begin = times.start, let length = times.length else {
      context.note("a track takes over at a time that depends on the device", at: target.source)
      return boxed(end, property, component, of: view)
    }
    let fraction = length > 0 ? (start - begin) / length : 1
    guard fraction < 1 else { return boxed(end, property, component, of: view) }
    let passed = times.curve?.value(at: fraction) ?? fraction
    let first = last.change.keyframes.count > 1 ? last.change.keyframes[0].value : Expression(.symbol(.here))
    guard property == .transform else {
      let (a, b) = (boxed(first, property, component, of: view), boxed(end, property, component, of: view))
      return "(\(a)) + \(expressions.literal(passed)) * ((\(b)) - (\(a)))"
    }
    guard let from = first.matrix, let to = end.matrix else {
      context.note(
        "a transform that is taken over in the middle begins where the earlier one ends",
        at: target.source
      )
      return boxed(end, property, component, of: view)
    }
    let seen = from.interpolated(to: to, fraction: passed)
    // Operations say it more plainly where they come to the same.
    if let mixed = end.mixed(from: first, fraction: passed), mixed.matrix?.isSeen(as: seen) == true {
      return boxed(mixed, property, component, of: view)
    }
    return matrix(of: view, with: [.transform: text(of: seen)])
  }
}

extension ExplicitAnimations {
  /// A matrix with its rows in lines of their own.
  private func text(of matrix: Transform3D) -> String {
    let arguments = matrix.numbers.enumerated().map { index, number in
      "m\(index / 4 + 1)\(index % 4 + 1): \(expressions.literal(number))"
    }
    return "CATransform3D(\(arguments.joined(separator: ", ")))"
  }
}

extension Transform3D {
  /// The numbers row by row.
  fileprivate var numbers: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// Whether nobody can tell the matrix from another one.
  fileprivate func isSeen(as other: Transform3D) -> Bool {
    zip(numbers, other.numbers).allSatisfy { abs($0 - $1) < 1e-9 }
  }
}

extension Expression {
  /// The matrix of a transform without names in it; that of no transform is the identity.
  ///
  /// Between two of them Core Animation goes by their parts as matrices, which are other than the operations' where a
  /// scale follows a turn.
  fileprivate var matrix: Transform3D? {
    switch node {
    case .symbol(.here), .symbol(.rest): return .identity
    case .transform(let operations):
      var result = Transform3D.identity
      for operation in operations {
        guard let next = operation.matrix else { return nil }
        result = result.concatenating(next)
      }
      return result
    default: return nil
    }
  }

  /// A transform part of the way from another one with the same operations, or from none; nil if they differ.
  func mixed(from start: Expression, fraction: Double) -> Expression? {
    guard case .transform(let ends) = node else { return nil }
    var starts: [TransformOperation?] = Array(repeating: nil, count: ends.count)
    if case .transform(let operations) = start.node, !operations.isEmpty {
      guard operations.count == ends.count else { return nil }
      starts = operations
    }
    var result: [TransformOperation] = []
    for (first, last) in zip(starts, ends) {
      guard let part = last.mixed(from: first, fraction: fraction) else { return nil }
      result.append(part)
    }
    return Expression(.transform(result), source: source)
  }
}

extension Expression.TransformOperation {
  fileprivate var matrix: Transform3D? {
    let numbers = operands.compactMap(\.constant)
    guard numbers.count == operands.count else { return nil }
    return switch self {
    case .translate: .translation(x: numbers[0], y: numbers[1], z: numbers.count > 2 ? numbers[2] : 0)
    case .scale: .scale(x: numbers[0], y: numbers[1])
    case .rotateX: .rotationX(radians: numbers[0])
    case .rotateY: .rotationY(radians: numbers[0])
    case .rotateZ: .rotationZ(radians: numbers[0])
    case .perspective: .perspective(m34: numbers[0])
    }
  }

  func mixed(from start: Self?, fraction: Double) -> Self? {
    let neutral = if case .scale = self { 1.0 } else { 0.0 }
    var numbers: [Double] = []
    let firsts: [Double?] = start?.operands.map(\.constant) ?? operands.map { _ in neutral }
    for (first, last) in zip(firsts, operands.map(\.constant)) {
      guard let first, let last else { return nil }
      numbers.append(first + (last - first) * fraction)
    }
    let values = numbers.map(Expression.number)
    switch (self, start) {
    case (.translate, nil), (.translate, .translate):
      return .translate(x: values[0], y: values[1], z: values.count > 2 ? values[2] : nil)
    case (.scale, nil), (.scale, .scale): return .scale(x: values[0], y: values[1])
    case (.rotateX, nil), (.rotateX, .rotateX): return .rotateX(values[0])
    case (.rotateY, nil), (.rotateY, .rotateY): return .rotateY(values[0])
    case (.rotateZ, nil), (.rotateZ, .rotateZ): return .rotateZ(values[0])
    case (.perspective, nil), (.perspective, .perspective): return .perspective(m34: values[0])
    default: return nil
    }
  }
}
