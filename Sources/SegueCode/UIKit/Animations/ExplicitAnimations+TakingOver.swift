import SegueGeometry
import SegueModel
import SegueMotion

/// What a track takes over from another one in the middle of its way.
extension ExplicitAnimations {
  typealias EarlierTrack = (track: TrackDefinition, change: TrackDefinition.Change)

  /// What is seen of a number when a track takes it over; nil if no track had it before.
  mutating func seen(
    _ property: PropertyName,
    _ component: Int?,
    _ view: ViewName,
    _ target: LayerPath,
    at track: TrackDefinition,
    after earlier: [EarlierTrack]
  ) -> String? {
    guard let end = earlier.last?.change.keyframes.last?.value else { return nil }
    let start = plan.timing(of: track).start
    if let start, property == .transform, let course = course(at: start, after: earlier[...]) {
      if course.passed >= 1 { return boxed(end, property, component, of: view) }
      if let seen = transform(at: start, after: earlier[...]) { return text(of: seen, course, view) }
    } else if let start, property != .transform,
      let seen = number(property, component, view, at: start, after: earlier[...])
    {
      return seen
    }
    context.note(
      "what is taken over in the middle of another way begins where that ends",
      at: target.source
    )
    return boxed(end, property, component, of: view)
  }

  /// A straight way, and how much of it is behind.
  private struct Course {
    /// The value it begins with; nil for what was seen then.
    var first: Expression?
    var end: Expression
    /// When it begins, in seconds after the animator.
    var begin: Double
    /// The fraction of the way, by the curve.
    var passed: Double
  }

  /// The last way of some at a time; nil where that depends on the device, or is not straight.
  private func course(at time: Double, after earlier: ArraySlice<EarlierTrack>) -> Course? {
    guard let last = earlier.last, let end = last.change.keyframes.last?.value else { return nil }
    let times = plan.timing(of: last.track)
    guard let begin = times.start, let length = times.length else { return nil }
    let fraction = length > 0 ? (time - begin) / length : 1
    guard fraction >= 1 || last.change.keyframes.count <= 2 else { return nil }
    let first = last.change.keyframes.count > 1 ? last.change.keyframes[0].value : nil
    return Course(
      first: first?.node == .symbol(.here) ? nil : first,
      end: end,
      begin: begin,
      passed: fraction >= 1 ? 1 : times.curve?.value(at: fraction) ?? fraction
    )
  }

  private mutating func number(
    _ property: PropertyName,
    _ component: Int?,
    _ view: ViewName,
    at time: Double,
    after earlier: ArraySlice<EarlierTrack>
  ) -> String? {
    guard let course = course(at: time, after: earlier) else { return nil }
    let end = boxed(course.end, property, component, of: view)
    if course.passed >= 1 { return end }
    let others = earlier.dropLast()
    let first: String
    if let own = course.first {
      first = boxed(own, property, component, of: view)
    } else if others.isEmpty {
      first = boxed(Expression(.symbol(.here)), property, component, of: view)
    } else {
      guard let seen = number(property, component, view, at: course.begin, after: others) else { return nil }
      first = seen
    }
    return "(\(first)) + \(expressions.literal(course.passed)) * ((\(end)) - (\(first)))"
  }

  /// Between two transforms Core Animation goes by the parts of their matrices, which are other than the operations' where a
  /// scale follows a turn.
  private func transform(at time: Double, after earlier: ArraySlice<EarlierTrack>) -> Transform3D? {
    guard !earlier.isEmpty else { return .identity }
    guard let course = course(at: time, after: earlier), let end = course.end.constantTransform else {
      return nil
    }
    if course.passed >= 1 { return end }
    let first =
      course.first.map(\.constantTransform) ?? transform(at: course.begin, after: earlier.dropLast())
    return first?.interpolated(to: end, fraction: course.passed)
  }

  /// Operations, where they come to the same, which says it more plainly; else the matrix.
  private mutating func text(of seen: Transform3D, _ course: Course, _ view: ViewName) -> String {
    let first = course.first ?? Expression(.symbol(.here))
    if let mixed = course.end.mixed(from: first, fraction: course.passed),
      mixed.constantTransform?.isSeen(as: seen) == true
    {
      return boxed(mixed, .transform, nil, of: view)
    }
    let arguments = seen.numbers.enumerated().map { index, number in
      "m\(index / 4 + 1)\(index % 4 + 1): \(expressions.literal(number))"
    }
    return matrix(of: view, with: [.transform: "CATransform3D(\(arguments.joined(separator: ", ")))"])
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
  /// A transform part of the way from another one with the same operations, or from none; nil if they differ.
  fileprivate func mixed(from start: Expression, fraction: Double) -> Expression? {
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
  fileprivate func mixed(from start: Self?, fraction: Double) -> Self? {
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
