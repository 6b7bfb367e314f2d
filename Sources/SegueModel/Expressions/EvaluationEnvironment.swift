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

/// A place where an expression is evaluated, with how fast what its names mean there changes.
public protocol RateEnvironment: EvaluationEnvironment {
  /// How fast a name changes, per second, in its own unit; 0 for one that stands still.
  func rate(of symbol: Expression.Symbol) -> Double
  /// The same of a name that a gesture's `let` bound.
  func rate(ofLocal name: String) -> Double
  /// How fast another layer's presented value changes, of the value's kind, in the coordinates of the layer being set.
  func rate(of property: PropertyName, at path: LayerPath) -> Value
  /// How fast what percentages are of changes, in points per second.
  var parentSizeRate: Size { get }
}
