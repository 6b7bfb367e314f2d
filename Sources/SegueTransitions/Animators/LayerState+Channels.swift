import SegueGeometry
import SegueModel
import SegueStage

extension LayerState {
  /// The numbers in which this state differs from an earlier one, as ways from there to here.
  ///
  /// Places are those of the frame's origin, which stands beside every change of the size and of the anchor point: it is
  /// what a layout gives a layer, whatever its anchor point.
  func differences(from earlier: LayerState) -> [Channel] {
    let isResized = (
      x: earlier.bounds.size.width != bounds.size.width || earlier.anchor.x != anchor.x,
      y: earlier.bounds.size.height != bounds.size.height || earlier.anchor.y != anchor.y
    )
    return LayerProperty.allCases.compactMap { property in
      let old = earlier[property]
      let new = self[property]
      switch property {
      case .centerX, .centerY, .positionX, .positionY: return nil
      case .frameX where isResized.x, .frameY where isResized.y: break
      default: if old == new { return nil }
      }
      return Channel(property, from: old, to: new)
    }
  }

  /// A state from which the numbers that make a property's value can be read just as they are told: its places do not
  /// depend on what the layer's size and anchor point happen to be.
  func telling(_ property: PropertyName, _ value: Value) -> LayerState {
    var state = self
    state.position = .zero
    state.anchor = .zero
    state.bounds.size = .zero
    state.set(property, to: value)
    return state
  }

  /// The ways that bring the transform to identity.
  var straightening: [Channel] {
    var straight = self
    straight.components = TransformComponents()
    straight.transform = .identity
    return straight.differences(from: self)
  }

  /// Sets numbers, a later one of the same component in place of an earlier: the frame's origin stays where a size or the
  /// anchor point changes and nothing places the layer.
  mutating func set(_ numbers: [(property: LayerProperty, value: LayerValue)]) {
    let origin = [(LayerProperty.frameX, self[.frameX]), (.frameY, self[.frameY])]
    let resizes = numbers.contains { $0.property.isExtent }
    for (property, value) in numbers where !property.isPlace { self[property] = value }
    if resizes { for (property, value) in origin { self[property] = value } }
    for (property, value) in numbers where property.isPlace { self[property] = value }
  }
}

extension LayerProperty {
  /// Whether the frame depends on it when the position is given: a size or an anchor point.
  var isExtent: Bool { pinnedPlace != nil }

  /// Whether a layout moves it by itself: a place, an extent, or how far content is scrolled.
  var isGeometry: Bool { isPlace || isExtent || self == .boundsX || self == .boundsY }

  /// The place on its axis that stays when an animation changes it and none places the layer; nil of what is neither a
  /// size nor an anchor point.
  var pinnedPlace: LayerProperty? {
    switch self {
    case .boundsWidth, .anchorX: .frameX
    case .boundsHeight, .anchorY: .frameY
    default: nil
    }
  }
}
