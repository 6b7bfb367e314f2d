/// Numbers, colours and words.
extension SceneGrammar {
  /// A number between two ends, written plainly.
  mutating func literal(_ range: ClosedRange<Double>) -> String {
    let value = Double.random(in: range, using: &random)
    let places = range.upperBound - range.lowerBound > 20 ? 1.0 : 100
    let text = "\((value * places).rounded() / places)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A number between two ends, written in one of the language's ways.
  mutating func number(_ range: ClosedRange<Double>) -> SceneNode { .text(expression(range)) }

  mutating func expression(_ range: ClosedRange<Double>) -> String {
    let (low, high) = (literal(range), literal(range))
    switch Int.random(in: 0..<16, using: &random) {
    case 0: return "min(\(low) \(high))"
    case 1: return "max(\(low) \(high))"
    case 2: return "\(low) if W > H else \(high)"
    case 3: return "\(low) if W > 380 and not (H < 700) else \(high)"
    case 4: return "(\(low) + \(high)) / 2"
    case 5: return "\(low) * $part + \(high) * (1 - $part)"
    case 6: return "abs(\(low))"
    case 7: return "(\(low) + \(high)) / 2 + (\(high) - \(low)) / 2 * \(pick("sin", "cos"))(W / 90)"
    case 8: return "\(low) + (\(high) - \(low)) * exp(-W / H)"
    case 9: return "\(low) + (\(high) - \(low)) * atan2(W H) / 4"
    case 10: return "\(low) + (\(high) - \(low)) * pow(W / hypot(W H) 2)"
    case 11: return "\(low) + (\(high) - \(low)) / log(W + 2)"
    default: return low
    }
  }

  /// A fraction, as a number or in per cent.
  mutating func fraction(_ range: ClosedRange<Double> = 0...1) -> SceneNode {
    chance(4)
      ? "\(Int(Double.random(in: range, using: &random) * 100))%" : .text(literal(range))
  }

  /// A place or an extent along an axis, by its container's size.
  mutating func length(_ axis: String, _ range: ClosedRange<Double>) -> String {
    let part = literal(range)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return "\(axis) * \(part)"
    case 1: return "floor(\(axis) * \(part))"
    case 2: return "\(axis) * \(part) in 10..(\(axis) + 10)"
    case 3: return "\(axis) * \(part) + $gap"
    default: return literal(range.lowerBound * 393...range.upperBound * 393)
    }
  }

  mutating func color() -> SceneNode {
    let name = pick(
      "systemRed",
      "systemIndigo",
      "systemBackground",
      "label",
      "0x3366CC",
      "black",
      "systemGreen"
    )
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return "\(name) \(Int.random(in: 10...90, using: &random))%"
    case 1: return "white | black"
    default: return .text(name)
    }
  }

  mutating func angle() -> SceneNode {
    chance(2) ? "\(Int.random(in: -40...40, using: &random))deg" : .text(literal(-0.6...0.6))
  }

  // MARK: - Curves

  /// A curve that leaves the duration to others.
  mutating func curve() -> SceneNode {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: .text(pick("linear", "ease-in", "ease-out", "ease-in-out", "default"))
    case 1: "bezier(\(literal(0...1)) \(literal(-0.5...1.5)) \(literal(0...1)) \(literal(-0.5...1.5)))"
    // Not from the start, which would be a leap.
    case 2: "steps(\(Int.random(in: 1...6, using: &random)) end)"
    case 3: "linear(0 \(literal(0...1)) \(Int.random(in: 1...99, using: &random))% 1)"
    default: "spring(ratio \(literal(0.3...1))\(velocity()))"
    }
  }

  /// A spring that knows its own duration.
  mutating func timedSpring() -> SceneNode {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: "spring(response \(literal(0.1...0.8)) ratio \(literal(0.3...1))\(velocity()))"
    case 1: "spring(duration \(literal(0.1...0.8)) bounce \(literal(-0.3...0.6))\(velocity()))"
    default:
      "spring(stiffness \(literal(40...500)) damping \(literal(8...60)) mass \(literal(0.5...3))\(velocity()))"
    }
  }

  private mutating func velocity() -> String {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: " velocity \(literal(-3...6))"
    case 1, 2: " velocity inherit"
    default: ""
    }
  }

  /// Writes a duration and a curve, in all the ways in which they go together.
  mutating func time(_ node: inout SceneNode, _ range: ClosedRange<Double> = 0.1...1.2) {
    if chance(3) {
      node["ease"] = timedSpring()
      return
    }
    if !chance(4) { node["duration"] = .text(literal(range)) }
    if !chance(4) { node["ease"] = chance(6) ? "$pace" : curve() }
  }
}
