import SegueGeometry
import SegueModel
import SegueMotion

/// What a track takes over from another one in the middle of its way.
extension ExplicitAnimations {
  typealias EarlierTrack = (track: TrackDefinition, change: TrackDefinition.Change)

  /// The tracks that move what a key path is of, on the same layers, and begin earlier, in order of their beginnings.
  func earlierTracks(moving keyPath: String, than part: TrackPart) -> [EarlierTrack] {
    let own = (plan.timing(of: part.track).start ?? 0, part.number)
    var result: [(start: (Double, Int), track: TrackDefinition, change: TrackDefinition.Change)] = []
    for (index, track) in part.body.tracks.enumerated() where index != part.number {
      let start = (plan.timing(of: track).start ?? 0, index)
      guard start < own, moves(track, part.target) else { continue }
      for change in track.changes where change.property.moves(keyPath) {
        result.append((start, track, change))
      }
    }
    return result.sorted { $0.start < $1.start }.map { ($0.track, $0.change) }
  }

  /// Tells of layers that begin where they rest though another track has moved some of them.
  mutating func noteLayersApart(_ change: TrackDefinition.Change, of part: TrackPart) {
    let own = plan.absolute(part.target)
    let isPartly = part.body.tracks.enumerated().contains { index, track in
      index != part.number
        && track.changes.contains { other in change.property.keyPaths.contains(where: other.property.moves) }
        && track.targets.contains { own ~= plan.absolute($0) && !(plan.absolute($0) ~= own) }
    }
    guard isPartly else { return }
    context.note(
      "all of \(part.target) begin where they rest, though another track moves some of them",
      at: part.target.source
    )
  }

  /// Tells of tracks of one number of which it depends on a layer's place which one comes last.
  mutating func noteOpenOrder(_ change: TrackDefinition.Change, of part: TrackPart) {
    let sharing = part.body.tracks.filter { track in
      moves(track, part.target)
        && track.changes.contains { other in change.property.keyPaths.contains(where: other.property.moves) }
    }
    guard sharing.count > 1, sharing.contains(where: { plan.timing(of: $0).start == nil }) else { return }
    context.note(
      "of several tracks of one number, the one that is written last is shown, whenever each begins",
      at: part.target.source
    )
  }

  /// What is seen of a number, by its key path, when a track takes it over; nil if no track had it before.
  mutating func seen(_ keyPath: String, at part: TrackPart, after earlier: [EarlierTrack]) -> String? {
    let view = part.view
    guard let last = earlier.last?.change, let end = last.keyframes.last?.value else { return nil }
    if let start = plan.timing(of: part.track).start {
      let seen =
        keyPath == "transform"
        ? transform(view, at: start, after: earlier[...])
        : number(keyPath, view, at: start, after: earlier[...])
      if let seen { return seen }
    }
    guard (last.property == .transform) == (keyPath == "transform") else {
      context.note(
        "a transform and its parts, which the scene keeps apart, are one in UIKit",
        at: part.target.source
      )
      return nil
    }
    context.note(
      "what is taken over in the middle of another way begins where that ends",
      at: part.target.source
    )
    return boxed(end, last.property, last.property.component(of: keyPath), of: view)
  }

  /// A straight way, and how much of it is behind.
  private struct Course {
    var property: PropertyName
    /// The value it begins with; nil for what was seen then.
    var first: Expression?
    var end: Expression
    /// When it begins, in seconds after the animator.
    var begin: Double
    /// The fraction of the way, by the curve: above 1 where a spring is beyond its end.
    var passed: Double
    var isOver: Bool
  }

  /// The last way of some at a time; nil where that depends on the device, or is not straight.
  private func course(at time: Double, after earlier: ArraySlice<EarlierTrack>) -> Course? {
    guard let (track, change) = earlier.last, let end = change.keyframes.last?.value else { return nil }
    let times = plan.timing(of: track)
    guard let begin = times.start, let length = times.length else { return nil }
    let fraction = length > 0 ? (time - begin) / length : 1
    guard fraction >= 1 || (change.keyframes.count <= 2 && track.isStraight && !track.repeats) else {
      return nil
    }
    let first = change.keyframes.count > 1 ? change.keyframes[0].value : nil
    return Course(
      property: change.property,
      first: first?.node == .symbol(.here) ? nil : first,
      end: end,
      begin: begin,
      passed: fraction >= 1 ? 1 : times.curve?.value(at: fraction) ?? fraction,
      isOver: fraction >= 1
    )
  }

  private mutating func number(
    _ keyPath: String,
    _ view: ViewName,
    at time: Double,
    after earlier: ArraySlice<EarlierTrack>
  ) -> String? {
    guard let course = course(at: time, after: earlier), course.property.keyPaths.contains(keyPath) else {
      return nil
    }
    let others = earlier.dropLast()
    // What counts from where it was found is not where it rests, if another one had it before.
    guard others.isEmpty || !(course.end.readsHere || course.first?.readsHere == true) else { return nil }
    let component = course.property.component(of: keyPath)
    let end = boxed(course.end, course.property, component, of: view)
    if course.isOver { return end }
    let first: String
    if let own = course.first {
      first = boxed(own, course.property, component, of: view)
    } else if others.isEmpty {
      first = boxed(Expression(.symbol(.here)), course.property, component, of: view)
    } else {
      guard let seen = number(keyPath, view, at: course.begin, after: others) else { return nil }
      first = seen
    }
    return "(\(first)) + \(expressions.literal(course.passed)) * ((\(end)) - (\(first)))"
  }

  private mutating func transform(
    _ view: ViewName,
    at time: Double,
    after earlier: ArraySlice<EarlierTrack>
  ) -> String? {
    guard let course = course(at: time, after: earlier), course.property == .transform else { return nil }
    if course.isOver { return boxed(course.end, .transform, nil, of: view) }
    return transform(at: time, after: earlier).map { text(of: $0, course, view) }
  }

  /// Between two transforms Core Animation goes by the parts of their matrices, which are other than the operations' where a
  /// scale follows a turn.
  private func transform(at time: Double, after earlier: ArraySlice<EarlierTrack>) -> Transform3D? {
    guard !earlier.isEmpty else { return .identity }
    guard let course = course(at: time, after: earlier), course.property == .transform,
      let end = course.end.constantTransform
    else { return nil }
    if course.isOver { return end }
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
  /// Whether it counts from what is seen as a track begins.
  var readsHere: Bool { contains { $0 == .symbol(.here) } }

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

extension PropertyName {
  /// Which of the property's numbers a key path is of; nil where it is a single one.
  fileprivate func component(of keyPath: String) -> Int? {
    keyPaths.count > 1 ? keyPaths.firstIndex(of: keyPath) : nil
  }
}
