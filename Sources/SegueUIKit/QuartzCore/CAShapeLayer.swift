public import Foundation
import SegueGeometry
import SegueStage

/// A layer that shows a path, filled and stroked.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  private var shape: CGPath?
  private var ink: CGColor?
  private var rule = CAShapeLayerFillRule.nonZero

  /// Creates a layer without a path, to be filled with black.
  public required init() {
    super.init()
    prepare()
  }

  /// Creates a copy of a layer's numbers and path.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let original = layer as? CAShapeLayer else { return }
    (shape, ink, rule) = (original.shape, original.ink, original.rule)
  }

  /// Creates a layer without a path from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// An engine's layer without a path draws its fill over the bounds; a shape layer draws nothing.
  private func prepare() {
    edit { state in
      state.fill = .black
      state.contents.shape = ShapeContents(path: Path(), strokeWidth: 1)
    }
  }

  /// The path, in the layer's points; a change is not animated but by an animation of `path`.
  ///
  /// Of a presentation, what is shown.
  open var path: CGPath? {
    get { presented == nil ? shape : ownState.contents.shape.map { CGPath($0.path) } }
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
    get { presented == nil ? ink : color(.strokeColor) }
    set {
      ink = newValue
      setColor(newValue, .strokeColor, "strokeColor")
    }
  }

  /// The width of the line, in points.
  open var lineWidth: CGFloat {
    get { CGFloat(ownState.contents.strokeWidth) }
    set { change("lineWidth", to: [(.strokeWidth, .number(Double(newValue)))]) }
  }

  /// How the path is filled where it overlaps.
  open var fillRule: CAShapeLayerFillRule {
    get { rule }
    set {
      rule = newValue
      show()
    }
  }

  /// Where the line begins, as a fraction of its length.
  open var strokeStart: CGFloat {
    get { CGFloat(ownState.contents.strokeStart) }
    set { change("strokeStart", to: [(.strokeStart, .number(Self.part(newValue, 0)))]) }
  }

  /// Where the line ends, as a fraction of its length.
  open var strokeEnd: CGFloat {
    get { CGFloat(ownState.contents.strokeEnd) }
    set { change("strokeEnd", to: [(.strokeEnd, .number(Self.part(newValue, 1)))]) }
  }

  /// How lines end.
  open var lineCap: CAShapeLayerLineCap {
    get { CAShapeLayerLineCap(rawValue: style.cap.rawValue) }
    set { edit { $0.contents.shape?.style.cap = StrokeStyle.Cap(rawValue: newValue.rawValue) ?? .butt } }
  }

  /// How lines meet.
  open var lineJoin: CAShapeLayerLineJoin {
    get { CAShapeLayerLineJoin(rawValue: style.join.rawValue) }
    set { edit { $0.contents.shape?.style.join = StrokeStyle.Join(rawValue: newValue.rawValue) ?? .miter } }
  }

  /// How far a corner may reach, in line widths: always ten.
  open var miterLimit: CGFloat = 10 {
    didSet { if miterLimit != 10 { host.note("the miterLimit of a layer is always 10") } }
  }

  /// The lengths of dashes and gaps by turns, in points; nil is an unbroken line.
  open var lineDashPattern: [NSNumber]? {
    get { style.dashes.isEmpty ? nil : style.dashes.map { NSNumber(value: $0) } }
    set { edit { $0.contents.shape?.style.dashes = (newValue ?? []).map(\.doubleValue) } }
  }

  /// Where in the dashes a line begins, in points; a change is not animated.
  open var lineDashPhase: CGFloat {
    get { CGFloat(style.dashPhase) }
    set { edit { $0.contents.shape?.style.dashPhase = Double(newValue) } }
  }

  private var style: StrokeStyle { ownState.contents.shape?.style ?? StrokeStyle() }

  private static func part(_ value: CGFloat, _ whole: Double) -> Double {
    value.isNaN ? whole : min(max(Double(value), 0), 1)
  }

  private func show() {
    var path = shape?.path ?? Path()
    path.fillRule = rule == .evenOdd ? .evenOdd : .nonZero
    edit { $0.contents.shape?.path = path }
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
