import SegueModel
import SegueStage

extension PropertyName {
  /// The numbers of a layer that make up the property; empty if it cannot be animated.
  var channels: [LayerProperty] {
    switch self {
    case .frame: [.frameX, .frameY, .boundsWidth, .boundsHeight]
    case .x: [.frameX]
    case .y: [.frameY]
    case .center: [.centerX, .centerY]
    case .centerX: [.centerX]
    case .centerY: [.centerY]
    case .position: [.positionX, .positionY]
    case .positionX: [.positionX]
    case .positionY: [.positionY]
    case .width: [.boundsWidth]
    case .height: [.boundsHeight]
    case .anchor: [.anchorX, .anchorY]
    case .offset: [.boundsX, .boundsY]
    case .offsetX: [.boundsX]
    case .offsetY: [.boundsY]
    default: lookChannels
    }
  }

  private var lookChannels: [LayerProperty] {
    switch self {
    case .z: [.zPosition]
    case .opacity: [.opacity]
    case .fill: [.fill]
    case .radius: [.radiusTopLeft, .radiusTopRight, .radiusBottomRight, .radiusBottomLeft]
    case .borderWidth: [.borderWidth]
    case .borderColor: [.borderColor]
    case .shadowRadius: [.shadowRadius]
    case .shadowX: [.shadowX]
    case .shadowY: [.shadowY]
    case .shadowOpacity: [.shadowOpacity]
    case .shadowColor: [.shadowColor]
    case .blur: [.blur]
    case .backdropBlur: [.backdropBlur]
    case .color: [.textColor]
    case .fontSize: [.fontSize]
    case .strokeWidth: [.strokeWidth]
    case .strokeColor: [.strokeColor]
    default: transformChannels
    }
  }

  private var transformChannels: [LayerProperty] {
    switch self {
    case .scale: [.scaleX, .scaleY]
    case .scaleX: [.scaleX]
    case .scaleY: [.scaleY]
    case .rotate: [.rotationZ]
    case .rotateX: [.rotationX]
    case .rotateY: [.rotationY]
    case .moveX: [.translationX]
    case .moveY: [.translationY]
    case .moveZ: [.translationZ]
    case .transform: [.transform]
    case .m34: [.m34]
    case .sublayersM34: [.sublayersM34]
    default: []
    }
  }
}
