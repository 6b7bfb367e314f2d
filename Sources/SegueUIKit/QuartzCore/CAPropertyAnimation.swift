import Foundation
import SegueMotion
import SegueStage

/// An animation of one property, named by its key path.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The key path, such as `position.x` or `transform.scale`.
  open var keyPath: String?
  /// Whether its values are added to what the layer has, instead of replacing it.
  open var isAdditive = false
  /// Whether each repetition begins where the last one ended; it has no effect.
  open var isCumulative = false {
    didSet { if isCumulative { SegueHost.current.note("isCumulative of an animation has no effect") } }
  }

  /// Creates an animation of the property at a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override var defaultKey: String { keyPath ?? "animation" }

  override func fill(_ copy: CAAnimation) {
    super.fill(copy)
    guard let copy = copy as? CAPropertyAnimation else { return }
    (copy.keyPath, copy.isAdditive, copy.isCumulative) = (keyPath, isAdditive, isCumulative)
  }

  override func engineAnimation(on layer: CALayer, fallback: Double) -> Animation {
    let timing = timing(fallback: fallback)
    guard let keyPath, let path = AnimationPath(keyPath) else {
      layer.host.note("no animation of the key path '\(keyPath ?? "")' is shown")
      return bundled([], timing: timing)
    }
    let parts = TransformParts(layer.ownState.transform)
    let square = keyPath == "cornerRadius" ? CACornerMask.all.subtracting(layer.corners).radii : []
    let kinds = path.properties.indices.compactMap { index -> Animation.Kind? in
      let property = path.properties[index]
      return square.contains(property) ? nil : kind(of: property, index, path, parts, layer, timing)
    }
    let members = kinds.map { member($0, timing, isAdditive: isAdditive) }
    let turn = turn.map { member($0, timing, isAdditive: false) }
    return bundled(members + (turn.map { [$0] } ?? []), timing: timing)
  }

  private func member(_ kind: Animation.Kind, _ timing: MediaTiming, isAdditive: Bool) -> Animation {
    Animation(
      kind: kind,
      timing: MediaTiming(duration: timing.duration, fillMode: .both),
      curve: timingFunction?.curve ?? .linear,
      isAdditive: isAdditive
    )
  }

  /// How the layer turns as it moves; nil if it does not.
  var turn: Animation.Kind? { nil }

  /// What the engine animates one of the path's properties with; nil if there is no value for it.
  func kind(
    of property: LayerProperty,
    _ index: Int,
    _ path: AnimationPath,
    _ parts: TransformParts,
    _ layer: CALayer,
    _ timing: MediaTiming
  ) -> Animation.Kind? { nil }

  /// A part of a value as the engine wants it: parts of a transform as they differ from the layer's matrix.
  func part(_ value: Any?, _ index: Int, _ path: AnimationPath, _ parts: TransformParts) -> LayerValue? {
    guard let value else { return nil }
    guard let part = AnimationValue(value)?.part(index, of: path) else {
      SegueHost.current.note("'\(keyPath ?? "")' cannot be animated with \(type(of: value))")
      return nil
    }
    let property = path.properties[index]
    guard !isAdditive, property.isTransformPart, let number = part.number else { return part }
    return .number(parts.relative(number, of: property))
  }
}
