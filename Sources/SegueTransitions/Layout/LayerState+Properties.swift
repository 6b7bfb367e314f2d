import SegueGeometry
import SegueModel
import SegueStage

/// The scene language's properties on a layer's state: frames and centres as UIKit has them, over Core
/// Animation's position, bounds and anchor point.
extension LayerState {
  /// The frame that the layer has without its transform; setting it keeps the anchor point.
  var layoutFrame: Rect {
    get {
      Rect(
        x: position.x - anchor.x * bounds.size.width,
        y: position.y - anchor.y * bounds.size.height,
        width: bounds.size.width,
        height: bounds.size.height
      )
    }
    set {
      bounds.size = newValue.size
      position = Point(
        x: newValue.origin.x + anchor.x * newValue.size.width,
        y: newValue.origin.y + anchor.y * newValue.size.height
      )
    }
  }

  /// Moves the anchor point without moving the layer.
  mutating func setAnchorInPlace(_ newAnchor: Point) {
    let frame = layoutFrame
    anchor = newAnchor
    layoutFrame = frame
  }

  /// Gives a property the value that an expression came to.
  mutating func set(_ property: PropertyName, to value: Value) {
    if setGeometry(property, to: value) { return }
    if setTransform(property, to: value) { return }
    if setContents(property, to: value) { return }
    setAppearance(property, to: value)
  }

  private mutating func setGeometry(_ property: PropertyName, to value: Value) -> Bool {
    switch property {
    case .frame: layoutFrame = value.rect
    case .x: layoutFrame.origin.x = value.number
    case .y: layoutFrame.origin.y = value.number
    case .width: layoutFrame.size.width = value.number
    case .height: layoutFrame.size.height = value.number
    case .position: position = value.point
    case .positionX: position.x = value.number
    case .positionY: position.y = value.number
    case .center: layoutFrame.middle = value.point
    case .centerX: layoutFrame.middle.x = value.number
    case .centerY: layoutFrame.middle.y = value.number
    case .anchor: setAnchorInPlace(value.point)
    case .z: zPosition = value.number
    case .offset: bounds.origin = value.point
    case .offsetX: bounds.origin.x = value.number
    case .offsetY: bounds.origin.y = value.number
    default: return false
    }
    return true
  }

  private mutating func setTransform(_ property: PropertyName, to value: Value) -> Bool {
    switch property {
    case .scale:
      components.scaleX = value.point.x
      components.scaleY = value.point.y
    case .scaleX: components.scaleX = value.number
    case .scaleY: components.scaleY = value.number
    case .rotate: components.rotationZ = value.number
    case .rotateX: components.rotationX = value.number
    case .rotateY: components.rotationY = value.number
    case .moveX: components.translationX = value.number
    case .moveY: components.translationY = value.number
    case .moveZ: components.translationZ = value.number
    case .transform: transform = value.transform
    case .m34: m34 = value.number
    case .sublayersM34: sublayersM34 = value.number
    default: return false
    }
    return true
  }

  private mutating func setAppearance(_ property: PropertyName, to value: Value) {
    switch property {
    case .hidden: isHidden = value.boolean
    case .opacity: opacity = value.number
    case .clip: masksToBounds = value.boolean
    case .fill: fill = value.color
    case .radius: cornerRadii = value.radii
    case .borderWidth: border.width = value.number
    case .borderColor: border.color = value.color
    case .shadowRadius: shadow.radius = value.number
    case .shadowX: shadow.offset.x = value.number
    case .shadowY: shadow.offset.y = value.number
    case .shadowOpacity: shadow.opacity = value.number
    case .shadowColor: shadow.color = value.color
    case .blur: blur = value.number
    case .backdropBlur: backdropBlur = value.number
    default: break
    }
  }
}

extension Rect {
  /// The centre; setting it moves the rectangle.
  fileprivate var middle: Point {
    get { center }
    set { origin = Point(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2) }
  }
}
