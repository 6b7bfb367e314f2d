import Foundation
import SegueMotion
import SegueStage

/// A `UIView.animate` in force: each change becomes an animation from what was to what is set.
///
/// As UIKit's since iOS 8 they are additive: from the difference to 0, over the new value and whatever is in flight.
@MainActor
final class ViewAnimationBlock: PropertyAction {
  /// Seconds of one cycle.
  let duration: Double
  let delay: Double
  let curve: TimingCurve
  let options: UIView.AnimationOptions
  private let gate: AnimationGate

  init(
    duration: Double,
    delay: Double,
    curve: TimingCurve,
    options: UIView.AnimationOptions,
    gate: AnimationGate
  ) {
    (self.duration, self.delay, self.curve, self.options) = (duration, delay, curve, options)
    self.gate = gate
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}

  func carryOut(_ changes: [PropertyChange], forKey key: String, on layer: CALayer) {
    let host = layer.host
    let members = changes.map { change in
      let ends = host.stage.retargeting(change.property, of: layer.id, to: change.new, at: host.time)
      return Animation(
        kind: .basic(property: change.property, from: ends.from, to: ends.to),
        timing: MediaTiming(duration: duration, fillMode: .both),
        curve: curve,
        isAdditive: ends.isAdditive
      )
    }
    layer.set(changes)
    attach(members, forKey: key, to: layer)
  }

  /// Attaches animations of single numbers as one, which the block's completion waits for.
  func attach(_ members: [Animation], forKey key: String, to layer: CALayer) {
    guard let first = members.first else { return }
    let host = layer.host
    var animation = first
    if members.count > 1 {
      animation.kind = .group(members)
      animation.curve = .linear
      animation.isAdditive = false
    }
    animation.timing = timing(on: layer)
    animation.isRemovedOnCompletion = true
    let gates = [gate] + TransactionStack.current.gates
    for gate in gates { gate.enter() }
    host.attach(animation, forKey: layer.engineKey(layer.freeKey(key)), to: layer.id) { finished in
      for gate in gates { gate.leave(finished: finished) }
    }
  }

  private func timing(on layer: CALayer) -> MediaTiming {
    let host = layer.host
    return MediaTiming(
      beginTime: delay > 0 ? host.stage.localTime(of: layer.id, at: host.time) + delay : 0,
      duration: duration,
      repeatCount: options.contains(.repeat) ? .infinity : 1,
      autoreverses: options.contains(.autoreverse),
      fillMode: .both
    )
  }
}
