import SegueMotion
import SegueStage

/// Animations that run together, in the group's time; what is longer is cut off at its end.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations; their delegates are not called.
  open var animations: [CAAnimation]?

  override func fill(_ copy: CAAnimation) {
    super.fill(copy)
    (copy as? CAAnimationGroup)?.animations = animations?.map { $0.copied }
  }

  override func engineAnimation(on layer: CALayer, fallback: Double) -> Animation {
    let timing = timing(fallback: fallback)
    let members = (animations ?? []).map { $0.engineAnimation(on: layer, fallback: timing.duration) }
    return Animation(
      kind: .group(members),
      timing: timing,
      curve: timingFunction?.curve ?? .linear,
      isRemovedOnCompletion: isRemovedOnCompletion
    )
  }
}
