/// An animatable property of a layer: Core Animation's key paths, one number each where a number will do.
///
/// Numbers travel one by one so that each axis can have its own velocity and its own animation, as UIKit's do.
///
/// `frame…` and `center…` are a view's: the origin and the middle of the frame that it has without its transform. They
/// are `position` seen from another point of the layer, so setting one changes the position.
public enum LayerProperty: UInt8, Hashable, Sendable, CaseIterable {
  case frameX, frameY
  case centerX, centerY
  case positionX, positionY
  case anchorX, anchorY
  case zPosition
  case boundsX, boundsY, boundsWidth, boundsHeight
  case scaleX, scaleY
  case rotationX, rotationY, rotationZ
  case translationX, translationY, translationZ
  case transform
  case m34, sublayersM34
  case opacity
  case radiusTopLeft, radiusTopRight, radiusBottomRight, radiusBottomLeft
  case fill
  case borderWidth, borderColor
  case shadowRadius, shadowX, shadowY, shadowOpacity, shadowColor
  case blur, backdropBlur
  case textColor
  case strokeWidth, strokeColor

  /// The kind of `LayerValue` that a property takes.
  public enum Kind: Hashable, Sendable {
    case number
    case color
    case transform
  }

  public var kind: Kind {
    switch self {
    case .transform: .transform
    case .fill, .borderColor, .shadowColor, .textColor, .strokeColor: .color
    default: .number
    }
  }
}
