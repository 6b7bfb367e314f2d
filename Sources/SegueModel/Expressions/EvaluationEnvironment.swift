public import SegueGeometry

/// What an expression reads: the values of its names where it is evaluated.
public protocol EvaluationEnvironment {
  /// The value of a name of the language; 0 if it has none here.
  func value(of symbol: Expression.Symbol) -> Value
  /// The value of a name bound by a gesture's `let`; nil if there is none.
  func value(ofLocal name: String) -> Value?
  /// The presented value of another layer, in the coordinates of the layer being set.
  func value(of property: PropertyName, at path: LayerPath) -> Value
  /// The superlayer's size in points, which percentages refer to.
  var parentSize: Size { get }
  /// A pseudo-random number in 0..<1, the same at each call; `draw`, from 0, tells those of one value apart.
  func randomUnit(draw: Int) -> Double
  /// Records a number that cannot be used and has been replaced.
  ///
  /// By default, nothing is recorded.
  func report(_ fault: EvaluationFault)
  /// Whether adaptive colours are dark.
  var isDark: Bool { get }
  /// The user's text size, which text styles follow.
  var textSize: TextSize { get }
}

extension EvaluationEnvironment {
  /// Ignores the fault.
  public func report(_ fault: EvaluationFault) {}
}

/// An environment that also has the derivatives of its values with respect to time.
public protocol RateEnvironment: EvaluationEnvironment {
  /// The rate of change of a name, per second in its own unit; 0 if it is constant.
  func rate(of symbol: Expression.Symbol) -> Double
  /// The rate of change of a name bound by a gesture's `let`, per second; 0 if it is constant.
  func rate(ofLocal name: String) -> Double
  /// The rate of change of another layer's presented value per second, as a value of the same kind.
  ///
  /// It is in the coordinates of the layer being set.
  func rate(of property: PropertyName, at path: LayerPath) -> Value
  /// The rate of change of the superlayer's size, in points per second.
  var parentSizeRate: Size { get }
}
