import SegueGeometry
import SegueMotion
import SegueStage
import SegueTestSupport
import SegueUIKitRules
import Testing

/// Any sequence of calls at any times.
@Suite struct AnimatorRandomTests {
  /// A call, and whether what is seen stays where it is.
  enum Call: CaseIterable {
    case start, startLater, pause, reverse, goOn, goOnAnew, stop, add, addLater, toggleScrubbing,
      togglePausing
    case scrub, stopAtOnce, finish
  }

  @Test func nothingTrapsNothingJumpsEverythingEnds() throws {
    for seed in 0..<1000 {
      var random = SeededGenerator(seed: UInt64(seed))
      let timing = AnimatorLawTests.timings.randomElement(using: &random) ?? .linear
      var (tree, card, animator) = try LayerAnimatorTests.card(timing)
      var time = 0.0
      var trail: [Call] = []
      for _ in 0..<Int.random(in: 1...25, using: &random) {
        time += Double.random(in: 0...0.6, using: &random)
        _ = animator.advance(to: time, in: &tree)
        let before = tree.presentation(of: card, at: time)
        let startsAtItsEnd = animator.animator.state == .inactive && animator.animator.isReversed
        guard let call = Call.allCases.randomElement(using: &random) else { continue }
        trail.append(call)
        let target = LayerChange(card, .value(.positionX, .number(.random(in: 0...400, using: &random))))
        do {
          try perform(call, on: &animator, target, &tree, &random)
        } catch is PropertyAnimatorError {
          #expect(tree.presentation(of: card, at: time) == before)
        }
        let after = tree.presentation(of: card, at: time)
        guard call != .scrub, call != .finish, !startsAtItsEnd else { continue }
        let jump = abs(after.position.x - before.position.x)
        #expect(jump < 1e-9 * max(1, abs(before.position.x)), "seed \(seed): \(trail)")
        follow(animator, tree, card, "seed \(seed): \(trail)")
      }
      try settle(&animator, &tree, from: time)
      #expect(animator.animator.state == .inactive, "seed \(seed)")
      #expect(tree[card].animations.isEmpty, "seed \(seed)")
    }
  }

  private func perform(
    _ call: Call,
    on animator: inout LayerAnimator,
    _ change: LayerChange,
    _ tree: inout LayerTree,
    _ random: inout SeededGenerator
  ) throws {
    let number = Double.random(in: 0...1, using: &random)
    let timing = AnimatorLawTests.timings.randomElement(using: &random)
    switch call {
    case .start: try animator.update(&tree) { try $0.startAnimation() }
    case .startLater: try animator.update(&tree) { try $0.startAnimation(afterDelay: number) }
    case .pause: try animator.update(&tree) { try $0.pauseAnimation() }
    case .reverse: animator.update(&tree) { $0.isReversed.toggle() }
    case .goOn:
      try animator.update(&tree) {
        try $0.continueAnimation(withTimingParameters: nil, durationFactor: number)
      }
    case .goOnAnew:
      try animator.update(&tree) {
        try $0.continueAnimation(withTimingParameters: timing, durationFactor: 0.05 + number)
      }
    case .stop: try animator.update(&tree) { try $0.stopAnimation(withoutFinishing: false) }
    case .stopAtOnce: try animator.update(&tree) { try $0.stopAnimation(withoutFinishing: true) }
    case .finish: _ = try animator.finishAnimation(at: .end, in: &tree)
    case .scrub: animator.update(&tree) { $0.fractionComplete = number }
    case .add: try animator.addAnimations([change], in: &tree)
    case .addLater: try animator.addAnimations([change], delayFactor: number, in: &tree)
    case .toggleScrubbing: animator.update(&tree) { $0.scrubsLinearly.toggle() }
    case .togglePausing: animator.update(&tree) { $0.pausesOnCompletion.toggle() }
    }
  }

  /// Until the next event the tree alone shows what the state machine says.
  private func follow(_ animator: LayerAnimator, _ tree: LayerTree, _ card: LayerID, _ comment: String) {
    guard let event = animator.nextEventTime else { return }
    let now = animator.animator.time
    for part in [0.3, 0.9] {
      let time = now + (event - now) * part
      var later = animator
      var moved = tree
      _ = later.advance(to: time, in: &moved)
      try? later.update(&moved) { try $0.pauseAnimation() }
      let alone = tree.presentation(of: card, at: time).position.x
      let told = moved.presentation(of: card, at: time).position.x
      #expect(abs(alone - told) < 1e-8 * max(1, abs(told)), "\(comment)")
    }
  }

  private func settle(_ animator: inout LayerAnimator, _ tree: inout LayerTree, from time: Double) throws {
    animator.update(&tree) { $0.pausesOnCompletion = false }
    switch animator.animator.state {
    case .stopped: _ = try animator.finishAnimation(at: .current, in: &tree)
    case .active: try animator.update(&tree) { try $0.startAnimation() }
    case .inactive: break
    }
    _ = animator.advance(to: time + 1e5, in: &tree)
    guard animator.animator.state == .active else { return }
    // Started without anything to animate, it waits.
    try animator.update(&tree) { try $0.stopAnimation(withoutFinishing: true) }
  }
}
