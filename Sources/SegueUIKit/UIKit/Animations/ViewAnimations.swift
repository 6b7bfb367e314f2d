import Foundation

/// The animation that changes of views are part of at the moment, for a host.
@MainActor
final class ViewAnimations {
  /// The ones in force, the innermost last; nil where changes are not animated.
  private var actions: [(any PropertyAction)?] = []
  /// Whether animations are made at all.
  var isEnabled = true
  /// Whether blocks have an even pace, as those of a transition that a hand drives: the hand is their curve.
  var isDrivenByHand = false
  /// Whether a transition begins, whose first block what accompanies it keeps time with.
  var isBeginningTransition = false {
    didSet { transitionBlock = nil }
  }
  /// That block.
  private(set) var transitionBlock: ViewAnimationBlock?
  /// Takes the curve that inner blocks inherit.
  private(set) var blocks: [ViewAnimationBlock] = []

  static var current: ViewAnimations { SegueHost.current.companion { ViewAnimations() } }

  /// The innermost one that is gathered by somebody.
  var innermost: (any PropertyAction)? { actions.last ?? nil }

  /// The action for a key; nil where the change is not animated.
  ///
  /// UIKit animates what its views have; a layer's border and shadow take an animation of their own.
  func action(forKey key: String) -> (any CAAction)? {
    guard isEnabled, Self.keys.contains(key) else { return nil }
    return innermost
  }

  private static let keys: Set<String> = [
    "position", "bounds", "transform", "opacity", "backgroundColor", "cornerRadius", "effect",
  ]

  /// Puts an action in force until it is taken back, for blocks that are begun and committed.
  func push(_ action: any PropertyAction) { actions.append(action) }

  /// Takes back the action that was put in force last.
  func pop() -> (any PropertyAction)? { actions.popLast() ?? nil }

  /// Carries out `body` with an action for its changes; nil for none.
  func with(_ action: (any PropertyAction)?, _ body: () -> Void) {
    actions.append(action)
    body()
    actions.removeLast()
  }

  /// Carries out a block's changes, from which blocks within it inherit.
  func with(block: ViewAnimationBlock, _ body: () -> Void) {
    if isBeginningTransition, transitionBlock == nil { transitionBlock = block }
    blocks.append(block)
    with(block, body)
    blocks.removeLast()
  }
}
