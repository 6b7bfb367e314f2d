public import SegueGeometry

/// The place where an expression is evaluated: what its names mean there.
public protocol EvaluationEnvironment {
  /// The value of a name of the language; 0 where it means nothing here.
  func value(of symbol: Expression.Symbol) -> Value
  /// The value of a name that a gesture's `let` bound, or nil.
  func value(ofLocal name: String) -> Value?
  /// Another layer's presented value, in the coordinates of the layer being set.
  func value(of property: PropertyName, at path: LayerPath) -> Value
  /// What percentages are of, in points.
  var parentSize: Size { get }
  /// A number in 0..<1, the same each time for the same place and `salt`.
  func randomUnit(salt: Int) -> Double
  /// Takes note of a number that cannot be used; another one is used in its place.
  func report(_ fault: EvaluationFault)
  var isDark: Bool { get }
  var textSize: TextSize { get }
}

extension EvaluationEnvironment {
  /// Nobody is told.
  public func report(_ fault: EvaluationFault) {}
}
