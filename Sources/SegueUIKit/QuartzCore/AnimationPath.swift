import SegueGeometry
import SegueStage

/// What a key path of Core Animation animates: the engine's properties, one for each number of its values.
struct AnimationPath {
  let properties: [LayerProperty]
  /// Whether all properties take the same number, as the factors of `transform.scale` do.
  let isShared: Bool

  /// The path of an animatable property; nil for any other.
  init?(_ keyPath: String) {
    if let properties = Self.table[keyPath] {
      (self.properties, isShared) = (properties, Self.shared.contains(keyPath))
    } else {
      return nil
    }
  }

  private static let shared: Set<String> = ["transform.scale", "transform.scale.xy", "cornerRadius"]

  private static let table: [String: [LayerProperty]] = [
    "position": [.positionX, .positionY],
    "position.x": [.positionX], "position.y": [.positionY],
    "bounds": [.boundsX, .boundsY, .boundsWidth, .boundsHeight],
    "bounds.origin": [.boundsX, .boundsY],
    "bounds.origin.x": [.boundsX], "bounds.origin.y": [.boundsY],
    "bounds.size": [.boundsWidth, .boundsHeight],
    "bounds.size.width": [.boundsWidth], "bounds.size.height": [.boundsHeight],
    "anchorPoint": [.anchorX, .anchorY],
    "anchorPoint.x": [.anchorX], "anchorPoint.y": [.anchorY],
    "zPosition": [.zPosition],
    "transform": [.transform],
    "transform.scale": [.scaleX, .scaleY], "transform.scale.xy": [.scaleX, .scaleY],
    "transform.scale.x": [.scaleX], "transform.scale.y": [.scaleY],
    "transform.rotation": [.rotationZ], "transform.rotation.z": [.rotationZ],
    "transform.rotation.x": [.rotationX], "transform.rotation.y": [.rotationY],
    "transform.translation": [.translationX, .translationY],
    "transform.translation.x": [.translationX], "transform.translation.y": [.translationY],
    "transform.translation.z": [.translationZ],
    "sublayerTransform.m34": [.sublayersM34],
    "opacity": [.opacity],
    "cornerRadius": [.radiusTopLeft, .radiusTopRight, .radiusBottomRight, .radiusBottomLeft],
    "backgroundColor": [.fill], "fillColor": [.fill],
    "borderWidth": [.borderWidth], "borderColor": [.borderColor],
    "shadowOpacity": [.shadowOpacity], "shadowRadius": [.shadowRadius], "shadowColor": [.shadowColor],
    "shadowOffset": [.shadowX, .shadowY],
    "shadowOffset.width": [.shadowX], "shadowOffset.height": [.shadowY],
    "lineWidth": [.strokeWidth], "strokeColor": [.strokeColor], "foregroundColor": [.textColor],
    "fontSize": [.fontSize],
    "path": [.path], "strokeStart": [.strokeStart], "strokeEnd": [.strokeEnd],
    "colors": [.gradientColors], "locations": [.gradientLocations],
    "startPoint": [.gradientStartX, .gradientStartY], "endPoint": [.gradientEndX, .gradientEndY],
    "startPoint.x": [.gradientStartX], "startPoint.y": [.gradientStartY],
    "endPoint.x": [.gradientEndX], "endPoint.y": [.gradientEndY],
    "contents": [.picture],
  ]
}

extension LayerProperty {
  /// Whether it is a part of the transform, which the engine keeps beside the matrix.
  var isTransformPart: Bool {
    switch self {
    case .scaleX, .scaleY, .rotationX, .rotationY, .rotationZ, .translationX, .translationY, .translationZ:
      true
    default: false
    }
  }
}

/// The parts of a layer's matrix that key paths such as `transform.scale.x` name.
///
/// The engine applies its own parts before the matrix, so an animation of a part says how it differs from the matrix's.
/// That is exact where turning and scaling the matrix commute: for equal scales, or no turn.
struct TransformParts {
  let scaleX: Double
  let scaleY: Double
  let rotationZ: Double
  let translation: Point
  let translationZ: Double
  private let linear: CGAffineTransform

  init(_ matrix: Transform3D) {
    let row = Point(x: matrix.m11, y: matrix.m12).length
    let determinant = matrix.m11 * matrix.m22 - matrix.m12 * matrix.m21
    scaleX = row
    scaleY = row > 0 ? determinant / row : Point(x: matrix.m21, y: matrix.m22).length
    rotationZ = CGAffineTransform(matrix).angle
    translation = Point(x: matrix.m41, y: matrix.m42)
    translationZ = matrix.m43
    var linear = CGAffineTransform(matrix)
    (linear.tx, linear.ty) = (0, 0)
    self.linear = linear.inverted()
  }

  /// What the engine's part has to be for the whole to have a value.
  func relative(_ value: Double, of property: LayerProperty) -> Double {
    switch property {
    case .scaleX: scaleX != 0 ? value / scaleX : value
    case .scaleY: scaleY != 0 ? value / scaleY : value
    case .rotationZ: value - rotationZ
    case .translationX: moved(Point(x: value - translation.x, y: 0)).x
    case .translationY: moved(Point(x: 0, y: value - translation.y)).y
    case .translationZ: value - translationZ
    default: value
    }
  }

  /// The matrix's own value of a part.
  func value(of property: LayerProperty) -> Double? {
    switch property {
    case .scaleX: scaleX
    case .scaleY: scaleY
    case .rotationZ: rotationZ
    case .rotationX, .rotationY: 0
    case .translationX: translation.x
    case .translationY: translation.y
    case .translationZ: translationZ
    default: nil
    }
  }

  private func moved(_ distance: Point) -> Point {
    Point(
      x: Double(linear.a) * distance.x + Double(linear.c) * distance.y,
      y: Double(linear.b) * distance.x + Double(linear.d) * distance.y
    )
  }
}
