import SegueDocuments
import SegueGeometry
import SegueModel

extension ExpressionParser {
  /// `a -> b @ 0.3 -> c`; a bare value is `here -> value`.
  static func keyframes(_ scalar: YAMLScalar, of property: PropertyName, scope: Scope) throws(Finding)
    -> [TrackDefinition.Keyframe]
  {
    try reading(scalar) { () throws(Finding) in
      var parser = try ExpressionParser(scalar, scope: scope.with(property: property))
      return try parser.keyframes(of: property)
    }
  }

  private mutating func keyframes(of property: PropertyName) throws(Finding) -> [TrackDefinition.Keyframe] {
    if case .token = token.kind, next.kind == .end {
      var (inner, _) = try substituted()
      return try inner.keyframes(of: property)
    }
    var frames = [try keyframe(of: property)]
    while token.isMark("->") {
      index += 1
      frames.append(try keyframe(of: property))
    }
    try expectEnd()
    try checkOrder(of: frames)
    guard frames.count > 1 else {
      let place = frames[0]
      guard place.offset == nil else {
        throw Finding("'@' places a keyframe between others", at: scalar.range, hint: "a -> b @ 0.3 -> c")
      }
      return [TrackDefinition.Keyframe(value: Expression(.symbol(.here))), place]
    }
    return frames
  }

  /// Refuses a keyframe that lies before the one that is written before it.
  private func checkOrder(of frames: [TrackDefinition.Keyframe]) throws(Finding) {
    var latest = 0.0
    for frame in frames {
      guard let offset = frame.offset, let place = offset.constant else { continue }
      guard place >= latest else {
        throw Finding(
          "a keyframe lies before the one that is written before it",
          at: offset.source,
          hint: "write them in the order of their times, here from @ \(latest.shortest) on"
        )
      }
      latest = place
    }
  }

  private mutating func keyframe(of property: PropertyName) throws(Finding) -> TrackDefinition.Keyframe {
    let value = try expression(ValueType(property.kind)).expression
    guard take(mark: "@") else { return TrackDefinition.Keyframe(value: value) }
    let start = index
    let values = scope
    scope = scope.at(scope.place.timing).with(property: nil)
    defer { scope = values }
    let offset = try argument()
    if case .number(let number) = offset.node, number < 0 || number > 1 {
      throw Finding("a keyframe's place lies from 0 to 1", at: range(from: start))
    }
    return TrackDefinition.Keyframe(value: value, offset: offset)
  }

  /// `0..0.6`, a part of the duration.
  static func window(_ scalar: YAMLScalar, scope: Scope) throws(Finding) -> TrackDefinition.Window {
    var parser = try ExpressionParser(scalar, scope: scope.with(property: nil))
    return try parser.window()
  }

  private mutating func window() throws(Finding) -> TrackDefinition.Window {
    if case .token = token.kind, next.kind == .end {
      var (inner, _) = try substituted()
      return try inner.window()
    }
    let (lower, upper) = try bounds()
    try expectEnd()
    let start = lower ?? .number(0)
    let end = upper ?? .number(1)
    for bound in [start, end] {
      if case .number(let value) = bound.node, value < 0 || value > 1 {
        throw Finding(
          "a window lies from 0 to 1, in fractions of the duration",
          at: bound.source == .none ? scalar.range : bound.source
        )
      }
    }
    if case .number(let first) = start.node, case .number(let last) = end.node, first > last {
      throw Finding("the window ends before it begins", at: scalar.range)
    }
    return TrackDefinition.Window(start: start, end: end)
  }

  /// A condition or number, whose type the caller learns.
  static func inferred(_ scalar: YAMLScalar, scope: Scope) throws(Finding) -> Typed {
    try reading(scalar) { () throws(Finding) in
      var parser = try ExpressionParser(scalar, scope: scope.with(property: nil))
      let value = try parser.expression(.any)
      try parser.expectEnd()
      return value
    }
  }
}
