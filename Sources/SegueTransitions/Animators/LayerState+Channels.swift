import SegueGeometry
import SegueModel
import SegueStage

extension LayerState {
  /// The numbers in which this state differs from an earlier one, as channels from there to here.
  ///
  /// Positions are those of the frame's origin, which accompanies every change of the size or the anchor
  /// point: it is what a layout assigns, regardless of the anchor point.
  func differences(from earlier: LayerState) -> [Channel] {
    let isResized = (
      x: earlier.bounds.size.width != bounds.size.width || earlier.anchor.x != anchor.x,
      y: earlier.bounds.size.height != bounds.size.height || earlier.anchor.y != anchor.y
    )
    return LayerProperty.allCases.compactMap { property in
      // A scene's path, gradient or picture changes at once.
      if property.isOfContents { return nil }
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

  /// A state from which the numbers of a property's value can be read exactly as given, because positions do
  /// not depend on the layer's size and anchor point.
  func telling(_ property: PropertyName, _ value: Value) -> LayerState {
    var state = self
    state.position = .zero
    state.anchor = .zero
    state.bounds.size = .zero
    state.set(property, to: value)
    return state
  }

  /// The channels that bring the transform to identity.
  var straightening: [Channel] {
    var straight = self
    straight.components = TransformComponents()
    straight.transform = .identity
    return straight.differences(from: self)
  }
}
