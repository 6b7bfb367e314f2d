public import SegueGeometry

/// Every property of a layer at one moment: its model values, or the values presented at a time.
public struct LayerState: Hashable, Sendable {
  /// Where the anchor point lies in the superlayer, in its points.
  public var position = Point.zero
  /// The anchor point as fractions of the bounds.
  public var anchor = Point(x: 0.5, y: 0.5)
  public var zPosition = 0.0
  /// The layer's own coordinates; the origin is a scroll layer's content offset.
  public var bounds = Rect.zero

  public var components = TransformComponents()
  /// Applied after the components and before `m34`.
  public var transform = Transform3D.identity
  /// Perspective of this layer, `-1 / distance`.
  public var m34 = 0.0
  /// Perspective given to the sublayers, about the centre of the bounds.
  public var sublayersM34 = 0.0

  public var isHidden = false
  /// Own opacity, nominally 0…1; springs overshoot it, and drawing clamps.
  public var opacity = 1.0
  public var masksToBounds = false
  /// The edges of the bounds that are antialiased; one that abuts another layer's edge should not be.
  public var edgeAntialiasingMask = EdgeAntialiasingMask.all
  public var cornerRadii = CornerRadii.zero
  public var fill = Color.clear
  public var border = Border()
  public var shadow = Shadow()
  /// Gaussian blur of the layer with its sublayers: the standard deviation in points.
  public var blur = 0.0
  /// Gaussian blur of what lies behind the layer, inside its outline: the standard deviation in points.
  public var backdropBlur = 0.0
  public var contents = LayerContents()

  /// Creates the state of an empty layer.
  public init() {}
}

/// A layer's transform as the numbers that its key paths name: applied as scale, rotate x, y, z, move.
public struct TransformComponents: Hashable, Sendable {
  public var scaleX = 1.0
  public var scaleY = 1.0
  /// Radians; whole turns are kept.
  public var rotationX = 0.0
  public var rotationY = 0.0
  public var rotationZ = 0.0
  public var translationX = 0.0
  public var translationY = 0.0
  public var translationZ = 0.0

  /// Creates the components of the identity.
  public init() {}
}

/// A line drawn inside the bounds.
public struct Border: Hashable, Sendable {
  public var width = 0.0
  public var color = Color.black

  /// Creates no border: its width is 0.
  public init() {}
}

/// A shadow of the layer's outline.
public struct Shadow: Hashable, Sendable {
  /// The blur's standard deviation in points.
  public var radius = 3.0
  public var offset = Point(x: 0, y: -3)
  public var opacity = 0.0
  public var color = Color.black

  /// Creates Core Animation's default: invisible, as its opacity is 0.
  public init() {}
}

/// Edges of a layer's bounds, as `CAEdgeAntialiasingMask` names them.
///
/// Where layers abut at an edge that crosses pixels, each covers a part of those, and what lies behind shines through
/// both. Without antialiasing an edge lies between pixels: each belongs to one of the layers.
public struct EdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let left = EdgeAntialiasingMask(rawValue: 1)
  public static let right = EdgeAntialiasingMask(rawValue: 2)
  public static let top = EdgeAntialiasingMask(rawValue: 4)
  public static let bottom = EdgeAntialiasingMask(rawValue: 8)
  public static let all: EdgeAntialiasingMask = [.left, .right, .top, .bottom]
}
