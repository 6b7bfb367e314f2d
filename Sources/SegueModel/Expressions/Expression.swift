public import SegueGeometry
public import SegueStage

/// A value as the scene wrote it, evaluated again whenever what it reads may have changed.
public struct Expression: Hashable, Sendable {
  /// The literal, the name or the operation that the expression is.
  public var node: Node
  /// Where the expression is written; for a number, exactly the bytes to replace by another number.
  public var source: SourceRange

  /// Creates an expression, by default one that is not in a file.
  public init(_ node: Node, source: SourceRange = .none) {
    self.node = node
    self.source = source
  }

  /// A literal number that is not in a file.
  public static func number(_ value: Double) -> Expression { Expression(.number(value)) }

  /// The forms of expressions.
  public indirect enum Node: Hashable, Sendable {
    /// A literal number, in the unit of what it is given to.
    case number(Double)
    /// A fraction of the parent's width or height, as the property's axis demands; `50%` is `.percent(0.5)`.
    case percent(Double)
    /// A literal truth value.
    case boolean(Bool)
    /// A literal text, or the word of a property that takes words.
    case text(String)
    /// A literal colour.
    case color(AdaptiveColor)
    /// A gradient; without locations, its colours are evenly spaced.
    case gradient(GradientKindName, [AdaptiveColor], locations: [Double])
    /// A picture.
    case image(StageImage)
    /// An outline.
    case path(Path)
    /// Operations applied from left to right.
    case transform([TransformOperation])
    /// `[a, b]` or `[a, b, c, d]`: a point, a rectangle or four radii, as the property demands.
    case list([Expression])
    /// A name of the language.
    case symbol(Symbol)
    /// The size in points of a text style's font at the user's text size.
    case fontSize(TextStyle)
    /// A name bound by a gesture's `let`.
    case local(String)
    /// The presented value of another layer, in the coordinates of the layer being set.
    ///
    /// A path without a property reads the property being set.
    case property(PropertyName, of: LayerPath)
    /// An operator with one operand.
    case unary(UnaryOperator, Expression)
    /// An operator with two operands.
    case binary(BinaryOperator, Expression, Expression)
    /// `then if condition else otherwise`.
    case conditional(then: Expression, condition: Expression, otherwise: Expression)
    /// `value in lower..upper`; nil for an end that is left open.
    case clamp(Expression, lower: Expression?, upper: Expression?)
    /// A function with its arguments.
    case call(Function, [Expression])
  }

  /// A pair of colours, for the light and the dark appearance.
  public struct AdaptiveColor: Hashable, Sendable {
    /// The colour in the light appearance.
    public var light: Color
    /// The colour in the dark appearance.
    public var dark: Color

    /// Creates a pair; a colour that does not adapt is given twice.
    public init(light: Color, dark: Color) {
      self.light = light
      self.dark = dark
    }
  }

  /// The shape of a gradient over the bounds.
  public enum GradientKindName: String, Hashable, Sendable, CaseIterable {
    /// Linear, from the opposite edge.
    case down, up, left, right
    /// Linear, from the top left corner.
    case downRight = "down-right"
    /// Linear, from the top right corner.
    case downLeft = "down-left"
    /// Radial, from the centre to the edges.
    case radial
  }

  /// One operation of a `transform` value.
  public enum TransformOperation: Hashable, Sendable {
    /// A translation in points; without z, in the plane.
    case translate(x: Expression, y: Expression, z: Expression?)
    /// A scale by two factors.
    case scale(x: Expression, y: Expression)
    /// A rotation about the x axis, in radians.
    case rotateX(Expression)
    /// A rotation about the y axis, in radians.
    case rotateY(Expression)
    /// A rotation about the z axis, in radians.
    case rotateZ(Expression)
    /// A perspective, `-1 / distance`.
    case perspective(m34: Expression)
  }

  /// A name of the language, whose value depends on where it is evaluated; the raw value is its spelling.
  public enum Symbol: String, Hashable, Sendable, CaseIterable {
    /// The container's size in points.
    case containerWidth = "W", containerHeight = "H"
    /// The container's safe area in points.
    case safeTop = "safe.top", safeLeft = "safe.left", safeBottom = "safe.bottom", safeRight = "safe.right"
    /// The value being set: as presented now, as laid out, and in the transition context's initial frame.
    case here, rest, initial
    /// Where the finger is, in points.
    case locationX = "x", locationY = "y"
    /// Where the gesture was recognized, in points, and a pinch's scale then.
    case startX = "start.x", startY = "start.y", startScale = "start.scale"
    /// How far the finger has moved since it came down, in points.
    case translationX = "dx", translationY = "dy"
    /// The finger's velocity in points per second.
    case velocityX = "velocity.x", velocityY = "velocity.y"
    /// The velocity of a pinch's scale, per second.
    case velocityScale = "velocity.scale"
    /// Where a scroll view let go here would come to rest, in points.
    case projectedX = "projected.x", projectedY = "projected.y"
    /// A pinch's scale.
    case pinchScale = "scale"
    /// The gesture's progress, and the duration of the transition that it drives, in seconds.
    case progress, duration
    /// The index of a copy, a piece or a layer of a track, and how many there are.
    case index = "i", count = "n"
    /// The column and the row of a piece, and how many there are.
    case column = "col", row = "row", columns = "cols", rows = "rows"
    /// 1 where a change of the tab leads to a tab further to the right, -1 where it leads back.
    case direction
    /// Where the finger was that led to the screen which a transition opens or closes, in points.
    case touchX = "touch.x", touchY = "touch.y"
  }

  /// An operator that precedes its operand.
  public enum UnaryOperator: String, Hashable, Sendable {
    /// The opposite of a number.
    case minus = "-"
    /// The opposite of a condition.
    case not
  }

  /// An operator between two operands.
  public enum BinaryOperator: String, Hashable, Sendable, CaseIterable {
    /// Arithmetic; the remainder has the sign of the left operand.
    case add = "+", subtract = "-", multiply = "*", divide = "/", remainder = "%"
    /// Comparisons; `equal` and `notEqual` compare values of any kind.
    case less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">=", equal = "==", notEqual = "!="
    /// Connectives; the right operand is evaluated only if it decides.
    case and, or
  }

  /// A function of the language.
  public enum Function: String, Hashable, Sendable, CaseIterable {
    /// As in C; `min` and `max` take any number of arguments.
    case abs, floor, ceil, sqrt, min, max
    /// As in C: angles are in radians, `log` is the natural logarithm.
    case sin, cos, atan2, pow, hypot, exp, log
    /// `random(a..b)`: a pseudo-random number between its two arguments.
    case random
    /// `rubber(distance dimension)`: a distance dragged past an edge, with UIScrollView's resistance.
    case rubber
  }
}
