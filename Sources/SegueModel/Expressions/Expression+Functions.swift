import SegueGeometry

extension Expression.Function {
  /// The function's value where its arguments alone decide it; nil for `random` and `rubber`, or without arguments.
  ///
  /// It is not finite where the function is undefined: the root of a negative number, the logarithm of 0.
  package func value(of arguments: [Double]) -> Double? {
    guard let first = arguments.first else { return nil }
    let second = arguments.count > 1 ? arguments[1] : 0
    switch self {
    case .abs: return first.magnitude
    case .floor: return first.rounded(.down)
    case .ceil: return first.rounded(.up)
    case .sqrt: return first.squareRoot()
    case .min: return arguments.min()
    case .max: return arguments.max()
    case .sin: return Elementary.sine(of: first)
    case .cos: return Elementary.cosine(of: first)
    case .atan2: return Elementary.angle(y: first, x: second)
    case .pow: return Elementary.power(first, second)
    case .hypot: return Elementary.hypotenuse(first, second)
    case .exp: return Elementary.exponential(of: first)
    case .log: return Elementary.logarithm(of: first)
    case .random, .rubber: return nil
    }
  }

  /// The total derivative of a function of one or two numbers that both move, per second.
  ///
  /// Where it has none, at the tip of `hypot`, it is the one of what comes next; 0 for a function of another kind.
  func rate(at values: (Double, Double), rates: (Double, Double)) -> Double {
    switch self {
    case .sin: Elementary.cosine(of: values.0) * rates.0
    case .cos: -Elementary.sine(of: values.0) * rates.0
    case .atan2:
      (values.1 * rates.0 - values.0 * rates.1) / (values.0 * values.0 + values.1 * values.1)
    case .pow: Self.rateOfPower(values, rates)
    case .hypot:
      values.0 == 0 && values.1 == 0
        ? Elementary.hypotenuse(rates.0, rates.1)
        : (values.0 * rates.0 + values.1 * rates.1) / Elementary.hypotenuse(values.0, values.1)
    case .exp: Elementary.exponential(of: values.0) * rates.0
    case .log: rates.0 / values.0
    default: 0
    }
  }

  /// (bᵉ)′ = e bᵉ⁻¹ b′ + bᵉ ln b e′; what stands still has no part in it, whatever its derivative would be.
  private static func rateOfPower(_ values: (Double, Double), _ rates: (Double, Double)) -> Double {
    let (base, exponent) = values
    var rate = 0.0
    if rates.0 != 0, exponent != 0 { rate += exponent * Elementary.power(base, exponent - 1) * rates.0 }
    if rates.1 != 0 { rate += Elementary.power(base, exponent) * Elementary.logarithm(of: base) * rates.1 }
    return rate
  }
}
