import SegueModel
import SegueStage

/// The highlight of a layer while a finger is on it.
extension Session {
  static let pressKey = "press"

  /// Shrinks the innermost layer that answers a touch-down.
  mutating func press(_ chain: [LayerID]) -> LayerID? {
    guard let layer = chain.first(where: { stage.records[$0]?.definition.press != nil }),
      let press = stage.records[layer]?.definition.press
    else { return nil }
    let scale = press.scale.number(in: LayerEnvironment(stage: stage, time: time, target: layer))
    stage.records[layer]?.direct[.scale] = .number(scale)
    highlight(layer, press)
    return layer
  }

  /// Undoes a highlight, on release or when a scroll begins.
  mutating func unpress(_ layer: LayerID) {
    guard let press = stage.records[layer]?.definition.press else { return }
    stage.records[layer]?.direct[.scale] = nil
    highlight(layer, press)
  }

  private mutating func highlight(_ layer: LayerID, _ press: LayerDefinition.PressDefinition) {
    let seconds = press.duration.number(in: LayerEnvironment(stage: stage, time: time, target: layer))
    let timing = AnimationTiming(
      .easeInOut,
      duration: seconds,
      in: LayerEnvironment(stage: stage, time: time, target: layer)
    )
    // Nothing but its scale: the touch may hold the layer where it is on its way.
    var state = stage.tree[layer].model
    state.set(.scale, to: stage.restingState(of: layer, at: time).value(of: .scale))
    glide(layer, to: state, timing: timing, key: Session.pressKey)
  }
}
