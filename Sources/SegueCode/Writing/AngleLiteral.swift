/// Angles as source text.
enum AngleLiteral {
  /// The degrees of an angle that a scene wrote in degrees; nil if it is no such angle.
  ///
  /// A scene's numbers have at most four decimals there; conversion to radians loses none of them.
  static func degrees(_ radians: Double) -> Double? {
    let degrees = ((radians * 180 / .pi) * 10_000).rounded() / 10_000
    return degrees != 0 && abs(degrees * .pi / 180 - radians) <= 1e-12 ? degrees : nil
  }
}
