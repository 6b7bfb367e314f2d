import SegueGeometry
import SegueMotion
import SegueStage
import SegueUIKitRules
import Testing

/// Sent elsewhere in flight, numbers go on without a jump of value or velocity.
@Suite struct RetargetingTests {
  static let timings = AnimatorLawTests.timings

  /// Starts an animation of x to a place, at a time.
  private func send(
    _ x: Double,
    of property: LayerProperty = .positionX,
    _ timing: TimingParameters,
    _ tree: inout LayerTree,
    _ card: LayerID,
    at time: Double
  ) throws -> LayerAnimator {
    var animator = LayerAnimator(
      ViewPropertyAnimator(duration: 1, timingParameters: timing),
      owner: AnimationOwner("animator \(time)")
    )
    _ = animator.advance(to: time, in: &tree)
    try animator.addAnimations([LayerChange(card, .value(property, .number(x)))], in: &tree)
    try animator.update(&tree) { try $0.startAnimation() }
    return animator
  }

  @Test(arguments: timings, [TimingParameters.easeInOut, TimingParameters(.fittedSpring(dampingRatio: 0.5))])
  func valueAndVelocityGoOn(_ first: TimingParameters, _ second: TimingParameters) throws {
    var (tree, card, _) = try LayerAnimatorTests.card()
    var animators = [try send(300, first, &tree, card, at: 0)]
    for (time, target) in [(0.1, 50.0), (0.25, 400), (0.3, 100)] {
      let value = tree.presentation(of: card, at: time).position.x
      let velocity = tree.velocity(of: .positionX, of: card, at: time)
      animators.append(try send(target, second, &tree, card, at: time))
      #expect(tree[card].model.position.x == target)
      #expect(abs(tree.presentation(of: card, at: time).position.x - value) < 1e-9)
      #expect(
        abs(tree.velocity(of: .positionX, of: card, at: time) - velocity) < 1e-9 * max(1, abs(velocity))
      )
    }
    #expect(tree[card].animations.count == 4)
    for index in animators.indices { #expect(animators[index].advance(to: 90, in: &tree)?.position == .end) }
    #expect(tree.presentation(of: card, at: 90).position.x == 100)
    #expect(tree[card].animations.isEmpty)
  }

  @Test func severalInFlightAddUp() throws {
    var (tree, card, _) = try LayerAnimatorTests.card()
    _ = try send(300, .linear, &tree, card, at: 0)
    _ = try send(0, .easeIn, &tree, card, at: 0.5)
    // 0, plus what is left of −200 and of 300, each on its own curve.
    let eased = CubicBezier.easeIn.progress(at: 0.25)
    let expected = 0 + (100 - 300) * (1 - 0.75) + (300 - 0) * (1 - eased)
    #expect(abs(tree.presentation(of: card, at: 0.75).position.x - expected) < 1e-9)
  }

  @Test func stoppingOneLeavesTheOthersGoingOn() throws {
    var (tree, card, _) = try LayerAnimatorTests.card()
    _ = try send(300, .linear, &tree, card, at: 0)
    var second = try send(0, .linear, &tree, card, at: 0.5)
    _ = second.advance(to: 0.75, in: &tree)
    let seen = tree.presentation(of: card, at: 0.75).position.x
    try second.update(&tree) { try $0.stopAnimation(withoutFinishing: true) }
    #expect(abs(tree.presentation(of: card, at: 0.75).position.x - seen) < 1e-9)
    #expect(abs(tree.velocity(of: .positionX, of: card, at: 0.75) - 200) < 1e-9)
  }

  private static let places: [LayerProperty] = [.frameX, .centerX, .positionX]

  /// Whichever point of the layer either of the two places.
  @Test(arguments: places, places)
  func underAReplacingAnimationTheValueGoesOn(_ replaced: LayerProperty, _ sent: LayerProperty) throws {
    var (tree, card, _) = try LayerAnimatorTests.card()
    let other = Animation(
      kind: .basic(property: replaced, from: .number(0), to: .number(1000)),
      timing: MediaTiming(duration: 1, fillMode: .both),
      isRemovedOnCompletion: false
    )
    tree.add(other, forKey: "other", to: card, at: 0)
    let seen = try #require(tree.presentation(of: card, at: 0.5).number(of: sent))
    _ = try send(50, of: sent, .linear, &tree, card, at: 0.5)
    for (time, expected) in [(0.5, seen), (1, (seen + 50) / 2)] {
      let value = try #require(tree.presentation(of: card, at: time).number(of: sent))
      #expect(abs(value - expected) < 1e-9)
    }
  }
}
