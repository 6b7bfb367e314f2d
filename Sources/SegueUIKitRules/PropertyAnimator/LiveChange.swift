import SegueMotion
import SegueStage

/// A change that an active animator has made, with what is needed to animate and undo it.
struct LiveChange: Sendable {
  let change: LayerChange
  let block: Int
  /// The key of its attached animation.
  let key: AnimationKey
  /// The model values when it was made, in the order of the change's properties.
  let starts: [LayerValue]
  /// The model values that it leads to.
  let ends: [LayerValue]
  /// The ends of the attached animation of a value.
  private let from: LayerValue
  private let to: LayerValue
  private let isAdditive: Bool
  /// The model values that stopping the animator left.
  var stopped: [LayerValue]?

  init(_ change: LayerChange, block: Int, key: AnimationKey, in tree: LayerTree, at time: Double) {
    self.change = change
    self.block = block
    self.key = key
    starts = change.properties.map { tree[change.layer].model[$0] }
    switch change.kind {
    case .value(let property, let value):
      (from, to, isAdditive) = tree.retargeting(property, of: change.layer, to: value, at: time)
      ends = [value]
    case .course(let animation):
      (from, to, isAdditive) = (.number(0), .number(0), false)
      ends = tree.values(of: animation, on: change.layer, at: 1, properties: change.properties)
    }
  }

  /// The attached animation while the animator does not run.
  func standing(at progress: Double) -> Animation {
    switch change.kind {
    case .value(let property, _):
      let value = value(at: progress)
      return Animation(
        kind: .basic(property: property, from: value, to: value),
        timing: MediaTiming(duration: 1, speed: 0, fillMode: .both),
        isAdditive: isAdditive,
        isRemovedOnCompletion: false
      )
    case .course(let animation): return animation.standing(at: progress)
    }
  }

  /// The attached animation along a stretch of the course, from now on.
  func running(_ stretch: AnimatorStretch) -> Animation {
    let leg = stretch.leg
    let timing = MediaTiming(
      duration: stretch.duration,
      speed: stretch.speed,
      timeOffset: stretch.fraction * stretch.duration,
      fillMode: .both
    )
    switch change.kind {
    case .value(let property, _):
      let kind = Animation.Kind.basic(
        property: property,
        from: value(at: leg.offset),
        to: value(at: leg.offset + leg.scale)
      )
      return Animation(
        kind: kind,
        timing: timing,
        curve: leg.curve,
        isAdditive: isAdditive,
        isRemovedOnCompletion: false
      )
    case .course(var animation):
      // The curve bends the group's time; the member maps it to progress, which is the member's own time.
      let own = animation.timing
      animation.timing.beginTime = 0
      animation.timing.speed = own.speed * leg.scale / stretch.duration
      animation.timing.timeOffset = (leg.offset - own.beginTime) * own.speed + own.timeOffset
      return Animation(
        kind: .group([animation]),
        timing: timing,
        curve: leg.curve,
        isRemovedOnCompletion: false
      )
    }
  }

  /// The value that the attached animation of a value shows.
  private func value(at progress: Double) -> LayerValue {
    // 1 − p is exactly 0 at the end, where an interpolation would leave a rounding error.
    if isAdditive, case .number(let distance) = from { return .number(distance * (1 - progress)) }
    return from.interpolated(to: to, fraction: progress)
  }
}

extension Animation {
  /// An animation of one second, held at a moment of it.
  fileprivate func standing(at moment: Double) -> Animation {
    var animation = self
    animation.timing.timeOffset = timing.localTime(atParentTime: moment)
    animation.timing.speed = 0
    animation.isRemovedOnCompletion = false
    return animation
  }
}

extension LayerTree {
  /// The values that an animation of one second shows at a moment of it, over the model alone.
  fileprivate func values(
    of animation: Animation,
    on id: LayerID,
    at moment: Double,
    properties: [LayerProperty]
  ) -> [LayerValue] {
    var bare = LayerTree(root: Layer(name: "", model: self[id].model))
    bare.add(animation.standing(at: moment), forKey: "", to: bare.root, at: 0)
    let state = bare.presentation(of: bare.root, at: 0)
    return properties.map { state[$0] }
  }
}
