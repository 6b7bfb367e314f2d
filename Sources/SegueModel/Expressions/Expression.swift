public import SegueGeometry
public import SegueStage

/// A value as the scene wrote it, evaluated anew whenever what it reads may have changed.
public struct Expression: Hashable, Sendable {
  public var node: Node
  /// The bytes it was written with; a number literal's are exactly what write-back replaces.
  public var source: SourceRange

  /// Creates an expression.
  public init(_ node: Node, source: SourceRange = .none) {
    self.node = node
    self.source = source
  }

  /// A literal number that no file spelled out.
  public static func number(_ value: Double) -> Expression { Expression(.number(value)) }

  /// The form of an expression.
  public indirect enum Node: Hashable, Sendable {
    case number(Double)
    /// A fraction of the parent's width or height, as the property's axis says; `50%` is `.percent(0.5)`.
    case percent(Double)
    case boolean(Bool)
    case text(String)
    case color(AdaptiveColor)
    case gradient(GradientKindName, [AdaptiveColor], locations: [Double])
    case image(StageImage)
    case path(Path)
    /// Operations applied left to right.
    case transform([TransformOperation])
    /// `[a, b]`, `[a, b, c, d]`: a point, a rectangle or four radii, as the property says.
    case list([Expression])
    case symbol(Symbol)
    /// The size of a text style's font, by the user's text size.
    case fontSize(TextStyle)
    /// A name bound by a gesture's `let`.
    case local(String)
    /// Another layer's presented value, in the coordinates of the layer being set; where no property is
    /// written, the one being set.
    case property(PropertyName, of: LayerPath)
    case unary(UnaryOperator, Expression)
    case binary(BinaryOperator, Expression, Expression)
    /// `then if condition else otherwise`.
    case conditional(then: Expression, condition: Expression, otherwise: Expression)
    /// `value in lower..upper`.
    case clamp(Expression, lower: Expression?, upper: Expression?)
    case call(Function, [Expression])
  }

  /// A pair of colours, for the light and the dark appearance.
  public struct AdaptiveColor: Hashable, Sendable {
    public var light: Color
    public var dark: Color

    /// Creates a pair.
    public init(light: Color, dark: Color) {
      self.light = light
      self.dark = dark
    }
  }

  /// A gradient's direction, or a radial one from the centre.
  public enum GradientKindName: String, Hashable, Sendable, CaseIterable {
    case down, up, left, right
    case downRight = "down-right"
    case downLeft = "down-left"
    case radial
  }

  /// One step of a `transform` value.
  public enum TransformOperation: Hashable, Sendable {
    case translate(x: Expression, y: Expression, z: Expression?)
    case scale(x: Expression, y: Expression)
    /// Radians.
    case rotateX(Expression)
    case rotateY(Expression)
    case rotateZ(Expression)
    case perspective(m34: Expression)
  }

  /// A name whose value the place of evaluation gives.
  public enum Symbol: String, Hashable, Sendable, CaseIterable {
    case containerWidth = "W", containerHeight = "H"
    case safeTop = "safe.top", safeLeft = "safe.left", safeBottom = "safe.bottom", safeRight = "safe.right"
    /// The value as presented now; as the scene lays it out; in the transition context's initial frame.
    case here, rest, initial
    case locationX = "x", locationY = "y"
    /// Where a gesture was recognised, and a pinch's scale then.
    case startX = "start.x", startY = "start.y", startScale = "start.scale"
    case translationX = "dx", translationY = "dy"
    case velocityX = "velocity.x", velocityY = "velocity.y"
    /// How fast a pinch's scale changes, per second.
    case velocityScale = "velocity.scale"
    case projectedX = "projected.x", projectedY = "projected.y"
    case pinchScale = "scale"
    case progress, duration
    /// The index of a copy or a piece, and how many there are.
    case index = "i", count = "n"
    case column = "col", row = "row", columns = "cols", rows = "rows"
  }

  /// An operator before its operand.
  public enum UnaryOperator: String, Hashable, Sendable {
    case minus = "-"
    case not
  }

  /// An operator between its operands.
  public enum BinaryOperator: String, Hashable, Sendable, CaseIterable {
    case add = "+", subtract = "-", multiply = "*", divide = "/", remainder = "%"
    case less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">=", equal = "==", notEqual = "!="
    case and, or
  }

  /// A function of the language.
  public enum Function: String, Hashable, Sendable, CaseIterable {
    case abs, floor, ceil, sqrt, min, max
    /// `random(a..b)`: two arguments.
    case random
    /// `rubber(distance dimension)`: UIScrollView's resistance.
    case rubber
  }
}
