public import SegueGeometry

/// All properties of a layer: its model values, or those that it presents at a time.
public struct LayerState: Hashable, Sendable {
  /// The position of the anchor point in the superlayer's points.
  public var position = Point.zero
  /// The anchor point as fractions of the bounds.
  public var anchor = Point(x: 0.5, y: 0.5)
  /// The position along the z axis, in points, which also decides the paint order among siblings.
  public var zPosition = 0.0
  /// The layer's own coordinate system, in points; its origin is a scroll layer's content offset.
  public var bounds = Rect.zero

  /// The transform's scale, rotation and translation, as single numbers.
  public var components = TransformComponents()
  /// A matrix that is applied after the components and before `m34`.
  public var transform = Transform3D.identity
  /// The perspective of this layer, `-1 / distance`.
  public var m34 = 0.0
  /// The perspective that the layer gives its sublayers, `-1 / distance`, about its own anchor point.
  public var sublayersM34 = 0.0

  /// Whether the layer is left out of frames with its subtree.
  public var isHidden = false
  /// The layer's own opacity, nominally 0…1; springs can overshoot, and drawing clamps it.
  public var opacity = 1.0
  /// Whether sublayers are clipped to the bounds with their round corners.
  public var masksToBounds = false
  /// Of a mask, how it is read, and of a layer in one, how it adds to it; elsewhere it has no effect.
  public var maskMode = MaskMode.alpha
  /// The edges of the bounds that are antialiased; one that abuts another layer's edge should not be.
  public var edgeAntialiasingMask = EdgeAntialiasingMask.all
  /// The corner radii in points.
  public var cornerRadii = CornerRadii.zero
  /// The background colour; of a layer with a shape, the shape's fill.
  public var fill = Color.clear
  /// The border inside the bounds.
  public var border = Border()
  /// The shadow, which is invisible by default.
  public var shadow = Shadow()
  /// The standard deviation, in points, of a Gaussian blur of the layer with its sublayers.
  public var blur = 0.0
  /// The standard deviation, in points, of a Gaussian blur of what is behind the layer, inside its outline.
  public var backdropBlur = 0.0
  /// What the layer shows in front of its fill.
  public var contents = LayerContents()

  /// Creates the state of an empty layer.
  public init() {}
}

/// The numbers of a layer's transform, applied in the order scale, rotate x, y, z, translate.
///
/// Rotations are in radians, and whole turns are kept.
public struct TransformComponents: Hashable, Sendable {
  /// The horizontal scale factor.
  public var scaleX = 1.0
  /// The vertical scale factor.
  public var scaleY = 1.0
  /// The rotation about the x axis in radians; positive turns y towards z.
  public var rotationX = 0.0
  /// The rotation about the y axis in radians; positive turns z towards x.
  public var rotationY = 0.0
  /// The rotation about the z axis in radians; positive is clockwise.
  public var rotationZ = 0.0
  /// The translation to the right, in points.
  public var translationX = 0.0
  /// The translation downwards, in points.
  public var translationY = 0.0
  /// The translation towards the viewer, in points.
  public var translationZ = 0.0

  /// Creates the components of the identity.
  public init() {}
}

/// A line along the outline of a layer, inside its bounds.
public struct Border: Hashable, Sendable {
  /// The width in points.
  public var width = 0.0
  /// The colour of the line.
  public var color = Color.black

  /// Creates an invisible border, as its width is 0.
  public init() {}
}

/// A shadow of a layer's outline.
public struct Shadow: Hashable, Sendable {
  /// The standard deviation of the blur, in points.
  public var radius = 3.0
  /// The offset from the layer, in points; positive is right and down.
  public var offset = Point(x: 0, y: -3)
  /// The opacity, 0…1, which multiplies the alpha of the colour.
  public var opacity = 0.0
  /// The colour of the shadow.
  public var color = Color.black

  /// Creates Core Animation's default shadow, which is invisible, as its opacity is 0.
  public init() {}
}

/// Edges of a layer's bounds, as in `CAEdgeAntialiasingMask`.
///
/// Where two layers meet at an edge that crosses pixels, each covers only a part of these, so that the
/// background shines through. Without antialiasing, the edge is moved to between pixels: each belongs to one
/// of the layers.
public struct EdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// One bit for each edge.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The edge at the smallest x.
  public static let left = EdgeAntialiasingMask(rawValue: 1)
  /// The edge at the largest x.
  public static let right = EdgeAntialiasingMask(rawValue: 2)
  /// The edge at the smallest y.
  public static let top = EdgeAntialiasingMask(rawValue: 4)
  /// The edge at the largest y.
  public static let bottom = EdgeAntialiasingMask(rawValue: 8)
  /// All four edges, which is the default.
  public static let all: EdgeAntialiasingMask = [.left, .right, .top, .bottom]
}
