import SegueGeometry
import SegueModel

extension ComposeCode: ExpressionPrinter {
  func literal(_ value: Double) -> String { value.shortest + "f" }
  func floating(_ integer: String) -> String { "(\(integer)).toFloat()" }
  func remainder(_ left: String, _ right: String) -> String { "(\(left)) % (\(right))" }
  func choice(_ condition: String, _ then: String, _ otherwise: String) -> String {
    "if (\(condition)) \(then) else \(otherwise)"
  }

  mutating func call(
    _ function: Expression.Function,
    _ arguments: [String],
    of expression: Expression,
    in place: PropertyName
  ) -> String {
    let list = arguments.joined(separator: ", ")
    switch function {
    case .min: return "minOf(\(list))"
    case .max: return "maxOf(\(list))"
    case .pow: return "(\(arguments[0])).pow(\(arguments[1]))"
    case .log: return "ln(\(list))"
    case .abs, .floor, .ceil, .sqrt, .sin, .cos, .atan2, .hypot, .exp: return "\(function.rawValue)(\(list))"
    case .random:
      gaps.append(CodeGap("a random number is the middle of its range", at: expression.source))
      return "((\(arguments.joined(separator: ") + ("))) / 2f)"
    case .rubber:
      return
        "(1f - 1f / (abs(\(arguments[0])) * 0.55f / (\(arguments[1])) + 1f)) * (\(arguments[1])) * sign(\(arguments[0]))"
    }
  }

  mutating func atom(_ expression: Expression, in place: PropertyName) -> String {
    switch expression.node {
    case .symbol(.containerWidth): return "width"
    case .symbol(.containerHeight): return "height"
    case .symbol(.direction): return "direction"
    case .symbol(.rest), .symbol(.here): return place.neutral
    case .percent(let fraction): return "\(literal(fraction)) * \(place.isVertical ? "height" : "width")"
    case .property(let property, let path):
      let name = Identifier.member(path.components.joined(separator: "-")) + "Frame"
      if !frames.contains(name) { frames.append(name) }
      switch property {
      case .x: return "\(name).left"
      case .y: return "\(name).top"
      case .width: return "\(name).width"
      case .height: return "\(name).height"
      default: return "\(name).center.\(place.isVertical ? "y" : "x")"
      }
    default:
      gaps.append(CodeGap("a value here has no words in Compose", at: expression.source))
      return "0f"
    }
  }
}

extension PropertyName {
  /// The value that changes nothing in a graphicsLayer.
  var neutral: String {
    switch self {
    case .opacity, .scale, .scaleX, .scaleY: "1f"
    default: "0f"
    }
  }
}
