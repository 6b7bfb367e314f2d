public import Foundation

/// What a layer is told about how it is drawn, which changes no pixel here.
struct LayerHints {
  var shadowPath: CGPath?
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var allowsGroupOpacity = true
  var isOpaque = false
  var isGeometryFlipped = false
  var drawsAsynchronously = false
  var redrawsForBounds = false
  var allowsEdgeAntialiasing = false
  var minification = CALayerContentsFilter.linear
  var magnification = CALayerContentsFilter.linear
  var center = CGRect(x: 0, y: 0, width: 1, height: 1)
  var cornerCurve = CALayerCornerCurve.circular
  var filters: [Any]?
  var compositing: Any?
}

extension CALayer {
  var treeShadowPath: CGPath? {
    get { hints.shadowPath }
    set { hints.shadowPath = newValue }
  }
  /// Whether it is drawn once and kept; it always looks the same.
  public var shouldRasterize: Bool {
    get { hints.shouldRasterize }
    set { hints.shouldRasterize = newValue }
  }
  /// The scale of what is kept.
  public var rasterizationScale: CGFloat {
    get { hints.rasterizationScale }
    set { hints.rasterizationScale = newValue }
  }
  /// Whether sublayers fade as one; they always do.
  public var allowsGroupOpacity: Bool {
    get { hints.allowsGroupOpacity }
    set { hints.allowsGroupOpacity = newValue }
  }
  /// Whether it says that it fills its bounds; it is drawn in the same way.
  public var isOpaque: Bool {
    get { hints.isOpaque }
    set { hints.isOpaque = newValue }
  }
  /// Whether y goes up in it, which has no effect.
  public var isGeometryFlipped: Bool {
    get { hints.isGeometryFlipped }
    set {
      hints.isGeometryFlipped = newValue
      if newValue { host.note("a layer's flipped geometry has no effect") }
    }
  }
  /// Whether it is drawn beside the main thread; nothing is.
  public var drawsAsynchronously: Bool {
    get { hints.drawsAsynchronously }
    set { hints.drawsAsynchronously = newValue }
  }
  /// Whether it is drawn anew when its bounds change.
  public var needsDisplayOnBoundsChange: Bool {
    get { hints.redrawsForBounds }
    set { hints.redrawsForBounds = newValue }
  }
  /// Whether its edges are smooth; they always are.
  public var allowsEdgeAntialiasing: Bool {
    get { hints.allowsEdgeAntialiasing }
    set { hints.allowsEdgeAntialiasing = newValue }
  }
  /// How a picture is made smaller.
  public var minificationFilter: CALayerContentsFilter {
    get { hints.minification }
    set { hints.minification = newValue }
  }
  /// How a picture is made larger.
  public var magnificationFilter: CALayerContentsFilter {
    get { hints.magnification }
    set { hints.magnification = newValue }
  }
  /// How much a smaller picture is blurred; it is not.
  public var minificationFilterBias: Float {
    get { 0 }
    set {}
  }
  /// The part of a picture that is stretched, in fractions of it; all of it is.
  public var contentsCenter: CGRect {
    get { hints.center }
    set {
      hints.center = newValue
      if newValue != LayerHints().center { host.note("contentsCenter of a layer has no effect") }
    }
  }
  /// How corners are curved; circles in any case.
  public var cornerCurve: CALayerCornerCurve {
    get { hints.cornerCurve }
    set { hints.cornerCurve = newValue }
  }
  /// Core Image's filters, which have no effect.
  public var filters: [Any]? {
    get { hints.filters }
    set {
      hints.filters = newValue
      if newValue != nil { host.note("the filters of a layer have no effect") }
    }
  }
  /// How the layer is laid over others, which has no effect.
  public var compositingFilter: Any? {
    get { hints.compositing }
    set {
      hints.compositing = newValue
      if newValue != nil { host.note("the compositing filter of a layer has no effect") }
    }
  }
}

/// How a picture changes its size.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a filter from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By blending four pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// By taking the nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// By blending smaller copies.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// How corners are curved.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A circle's.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// One that begins softly; it is drawn as a circle's.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
