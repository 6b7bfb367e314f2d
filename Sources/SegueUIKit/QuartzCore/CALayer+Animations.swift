import Foundation
import SegueStage

extension CALayer {
  func detach(forKey key: String) {
    attached.removeAll { $0.key == key }
    host.detach(engineKey(key), from: id)
  }

  func detachAll() {
    attached = []
    host.detachAll(of: id)
  }

  /// The keys of the animations that are attached, in order; nil if there are none.
  public func animationKeys() -> [String]? {
    let keys = host.stage[id].animations.map(\.key.description)
    return keys.isEmpty ? nil : keys
  }

  /// A copy of the animation under a key, as it was attached; nil if there is none.
  public func animation(forKey key: String) -> CAAnimation? {
    guard host.stage[id].animations.contains(where: { $0.key.description == key }) else { return nil }
    return attached.first { $0.key == key }?.animation
  }

  /// Attaches a copy of an animation; without a key it gets one that is free.
  func attach(_ animation: CAAnimation, forKey key: String?) {
    let copy = animation.copied
    (copy as? CATransition)?.begin(on: self)
    let engine = copy.engineAnimation(on: self, fallback: CATransaction.animationDuration())
    let key = key ?? freeKey(copy.defaultKey)
    let gates = TransactionStack.current.gates
    for gate in gates { gate.enter() }
    attached.removeAll { $0.key == key }
    attached.append((key, copy))
    host.attach(engine, forKey: engineKey(key), to: id) { [weak self] finished in
      if let self, self.animation(forKey: key) == nil { self.attached.removeAll { $0.animation === copy } }
      copy.delegate?.animationDidStop(copy, finished: finished)
      for gate in gates { gate.leave(finished: finished) }
    }
    guard let delegate = copy.delegate else { return }
    host.atEndOfTurn { delegate.animationDidStart(copy) }
  }

  /// The engine's key of a string: that of an attached animation which is written so, or an app's own.
  func engineKey(_ key: String) -> AnimationKey {
    host.stage[id].animations.first { $0.key.description == key }?.key ?? AnimationKey(AnimationOwner(key))
  }

  /// A key that no animation of the layer has: `position`, then `position-2`.
  func freeKey(_ key: String) -> String {
    let taken = Set(host.stage[id].animations.map(\.key.description))
    guard taken.contains(key) else { return key }
    var count = 2
    while taken.contains("\(key)-\(count)") { count += 1 }
    return "\(key)-\(count)"
  }
}
