public import Foundation
import SegueGeometry
import SegueStage

/// A layer that shows a path, filled and stroked.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  private var shape: CGPath?
  private var width = 1.0
  private var ink: CGColor?
  private var rule = CAShapeLayerFillRule.nonZero
  private var part = 0.0...1.0

  /// Creates a layer without a path, to be filled with black.
  public required init() {
    super.init()
    edit { $0.fill = .black }
  }

  /// Creates a copy of a layer's numbers and path.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let original = layer as? CAShapeLayer else { return }
    (shape, width, ink, rule) = (original.shape, original.width, original.ink, original.rule)
    (strokeStart, strokeEnd) = (original.strokeStart, original.strokeEnd)
  }

  /// Creates a layer without a path from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    edit { $0.fill = .black }
  }

  /// The path, in the layer's points; a change is not animated.
  open var path: CGPath? {
    get { shape }
    set {
      shape = newValue
      show()
    }
  }

  /// The colour inside the path; nil is none.
  open var fillColor: CGColor? {
    get { color(.fill) }
    set { setColor(newValue, .fill, "fillColor") }
  }

  /// The colour of the line; nil is none.
  open var strokeColor: CGColor? {
    get { ink }
    set {
      ink = newValue
      setColor(newValue, .strokeColor, "strokeColor")
    }
  }

  /// The width of the line, in points.
  open var lineWidth: CGFloat {
    get { CGFloat(width) }
    set {
      width = Double(newValue)
      change("lineWidth", to: [(.strokeWidth, .number(width))])
    }
  }

  /// How the path is filled where it overlaps.
  open var fillRule: CAShapeLayerFillRule {
    get { rule }
    set {
      rule = newValue
      show()
    }
  }

  /// Where the line begins, as a fraction of its length; a change is not animated.
  open var strokeStart: CGFloat {
    get { CGFloat(part.lowerBound) }
    set { setPart(Double(newValue), part.upperBound) }
  }

  /// Where the line ends, as a fraction of its length; a change is not animated.
  open var strokeEnd: CGFloat {
    get { CGFloat(part.upperBound) }
    set { setPart(part.lowerBound, Double(newValue)) }
  }

  /// How lines end; they end bluntly.
  open var lineCap = CAShapeLayerLineCap.butt {
    didSet { if lineCap != .butt { host.note("the lineCap of a layer has no effect") } }
  }

  /// How lines meet.
  open var lineJoin = CAShapeLayerLineJoin.miter {
    didSet { if lineJoin != .miter { host.note("the lineJoin of a layer has no effect") } }
  }

  /// The lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]? {
    didSet { if lineDashPattern != nil { host.note("the lineDashPattern of a layer has no effect") } }
  }

  private func setPart(_ start: Double, _ end: Double) {
    let low = min(max(start.isNaN ? 0 : start, 0), 1)
    part = low...max(min(max(end.isNaN ? 0 : end, 0), 1), low)
    if part != 0...1, fillColor != nil, shape != nil {
      host.note("a layer with strokeStart or strokeEnd is filled only as far as its line is drawn")
    }
    show()
  }

  private func show() {
    guard let shape else { return edit { $0.contents.shape = nil } }
    var path = part == 0...1 ? shape.path : shape.path.trimmed(to: part)
    path.fillRule = rule == .evenOdd ? .evenOdd : .nonZero
    let contents = ShapeContents(path: path, strokeWidth: width, strokeColor: ink?.color ?? .clear)
    edit { $0.contents.shape = contents }
  }
}

/// How a shape is filled where it overlaps.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Inside is where the winding number is not 0.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Inside is where a ray crosses the outline an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// `CAShapeLayerFillRule.evenOdd`, as older sources call it.
public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
/// `CAShapeLayerFillRule.nonZero`, as older sources call it.
public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero

/// How a line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a cap from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Bluntly.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// In half a circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// In half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How two lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a join from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// In an arc.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
