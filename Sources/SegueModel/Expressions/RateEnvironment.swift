public import SegueGeometry

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

extension Expression {
  /// How fast the number that the expression comes to changes, per second.
  public func rate(in environment: some RateEnvironment) -> Double {
    RateEvaluator(values: Evaluator(environment: environment)).rate(self)
  }

  /// How fast the value for a property changes, per second: a number, or numbers in a value of the property's kind.
  ///
  /// What is not made of numbers, and a matrix, counts as standing still.
  public func rate(for property: PropertyName, in environment: some RateEnvironment) -> Value {
    RateEvaluator(values: Evaluator(environment: environment, axis: property.axis)).rate(self, for: property)
  }
}

extension Value {
  /// The value moved by a rate times one second; what has no numbers stays as it is.
  public func adding(_ rate: Value) -> Value { combined(with: rate) { $0 + $1 } }

  /// The number, or each of the numbers, with that of another value of the same kind; what has none stays as it is.
  public func combined(with other: Value, by operation: (Double, Double) -> Double) -> Value {
    switch self {
    case .number(let number): return .number(operation(number, other.number))
    case .point(let point):
      let second = other.point
      return .point(Point(x: operation(point.x, second.x), y: operation(point.y, second.y)))
    case .rect(let rect):
      let second = other.rect
      return .rect(
        Rect(
          x: operation(rect.origin.x, second.origin.x),
          y: operation(rect.origin.y, second.origin.y),
          width: operation(rect.size.width, second.size.width),
          height: operation(rect.size.height, second.size.height)
        )
      )
    case .radii(let radii):
      let second = other.radii
      return .radii(
        CornerRadii(
          topLeft: operation(radii.topLeft, second.topLeft),
          topRight: operation(radii.topRight, second.topRight),
          bottomRight: operation(radii.bottomRight, second.bottomRight),
          bottomLeft: operation(radii.bottomLeft, second.bottomLeft)
        )
      )
    default: return self
    }
  }
}
