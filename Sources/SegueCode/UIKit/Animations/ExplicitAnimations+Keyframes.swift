import SegueGeometry
import SegueModel
import SegueMotion

/// Keyframes, and how Core Animation goes from one to the next.
extension ExplicitAnimations {
  /// A `CAKeyframeAnimation` of one of the property's key paths.
  mutating func keyframes(
    _ path: String,
    _ values: [String],
    _ frames: [TrackDefinition.Keyframe],
    _ interpolation: KeyframeInterpolation
  ) -> String {
    var times = offsets(of: frames, mode: interpolation.mode)
    if interpolation.mode == .discrete { times.append("1") }
    let list = "[\(values.joined(separator: ", "))], at: [\(times.joined(separator: ", "))]"
    let animation = "keyframes(\"\(path)\", \(list))"
    guard !interpolation.isPlain else { return animation }
    context.helpers.insert(.interpolation)
    var arguments = [animation, ".\(interpolation.mode.code)"]
    let curves = curves(of: interpolation, at: frames.last?.value.source)
    if !curves.isEmpty { arguments.append("curves: [\(curves.joined(separator: ", "))]") }
    let shape = [
      ("tension", interpolation.tension), ("continuity", interpolation.continuity),
      ("bias", interpolation.bias),
    ]
    for (name, value) in shape {
      guard let value else { continue }
      arguments.append("\(name): \(expressions.print(value, in: SwiftPlace()))")
    }
    return "interpolated(\(arguments.joined(separator: ", ")))"
  }

  /// The curves between two values each.
  mutating func curves(of interpolation: KeyframeInterpolation, at range: SourceRange?) -> [String] {
    interpolation.eases.map { ease in
      if let function = expressions.curve(ease, at: range).mediaTiming { return function }
      context.note("a curve between two values is linear, as Core Animation has no other for it", at: range)
      return "CAMediaTimingFunction(name: .linear)"
    }
  }

  /// The property's key path with both coordinates of a point; nil if it has none.
  ///
  /// One pace along a way needs it, as Core Animation measures the distances within one key path.
  func pointPath(of property: PropertyName) -> String? {
    switch property {
    case .center, .position: "position"
    case .anchor: "anchorPoint"
    case .offset: "bounds.origin"
    default: nil
    }
  }

  /// A value with both coordinates, as one.
  mutating func point(_ value: Expression, _ property: PropertyName, of view: ViewName) -> String {
    let parts = [0, 1].map { boxed(value, property, $0, of: view) }
    return "CGPoint(x: \(parts[0]), y: \(parts[1]))"
  }

  /// The times of keyframes, evenly spread where the scene does not say.
  ///
  /// Values that jump share the time evenly; of others the last one is reached at the end.
  mutating func offsets(
    of frames: [TrackDefinition.Keyframe],
    mode: KeyframeInterpolation.Mode
  ) -> [String] {
    let end = mode == .discrete ? frames.count : frames.count - 1
    return frames.enumerated().map { index, frame in
      if let offset = frame.offset { return expressions.print(offset, in: SwiftPlace()) }
      guard index > 0, index < end else { return index == 0 ? "0" : "1" }
      let next = frames[index...].firstIndex { $0.offset != nil } ?? end
      let last = frames[..<index].lastIndex { $0.offset != nil } ?? 0
      let low = frames[last].offset.map { expressions.print($0, in: SwiftPlace()) } ?? "0"
      let high = next < frames.count ? frames[next].offset : nil
      let upper = high.map { expressions.print($0, in: SwiftPlace()) } ?? "1"
      return "\(low) + (\(upper) - \(low)) * \(index - last) / \(next - last)"
    }
  }
}

extension KeyframeInterpolation.Mode {
  /// The name in `CAAnimationCalculationMode`.
  fileprivate var code: String { self == .cubicPaced ? "cubicPaced" : rawValue }
}
