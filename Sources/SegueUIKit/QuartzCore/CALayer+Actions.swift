import Foundation
import SegueStage

extension CALayer {
  /// Gives properties new values under Core Animation's key, with the key's action.
  ///
  /// Every setter of an animatable property comes through here. The action is asked for first, as it may want to know
  /// what was shown.
  func change(_ key: String, to values: [(LayerProperty, LayerValue)]) {
    let old = ownState
    var changes: [PropertyChange] = []
    for (property, value) in values where old[property] != value {
      changes.append(PropertyChange(property: property, old: old[property], new: value))
    }
    guard !changes.isEmpty else { return }
    let action = CATransaction.disableActions() ? nil : action(forKey: key)
    if let action = action as? any PropertyAction {
      action.carryOut(changes, forKey: key, on: self)
      return
    }
    let shown = state
    set(changes)
    if let animation = action as? CAPropertyAnimation {
      animation.copied.fillIn(key, changes, shown: shown).run(forKey: key, object: self, arguments: nil)
    } else {
      action?.run(forKey: key, object: self, arguments: nil)
    }
  }

  /// Gives properties new values without an action.
  func set(_ changes: [PropertyChange]) {
    edit { state in for change in changes { state[change.property] = change.new } }
  }

  /// The action by Core Animation's order of asking.
  func foundAction(forKey event: String) -> (any CAAction)? {
    if let answer = delegate?.action(for: self, forKey: event) { return answer is NSNull ? nil : answer }
    if let answer = actions?[event] { return answer is NSNull ? nil : answer }
    if let answer = type(of: self).defaultAction(forKey: event) { return answer is NSNull ? nil : answer }
    // A layer that has not been seen yet has nothing to come from.
    guard let joinedTurn, joinedTurn < host.turn, AnimationPath(event) != nil else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}

extension CAPropertyAnimation {
  /// A basic animation without ends as a change makes it: from what was shown to the new value.
  fileprivate func fillIn(_ key: String, _ changes: [PropertyChange], shown: LayerState)
    -> CAPropertyAnimation
  {
    if keyPath == nil { keyPath = key }
    guard let basic = self as? CABasicAnimation, basic.fromValue == nil, basic.byValue == nil else {
      return self
    }
    basic.given = changes.map { ($0.property, shown[$0.property]) }
    return basic
  }
}
