import SegueGeometry
import SegueMotion
import SegueStage
import SegueUIKitRules
import Testing

/// A property animator's layers: what it sets, what is seen, and what it leaves.
@Suite struct LayerAnimatorTests {
  /// A card whose x goes from 100 to 300 in two seconds, not yet started.
  static func card(
    _ timing: TimingParameters = .linear,
    duration: Double = 2
  ) throws -> (tree: LayerTree, card: LayerID, animator: LayerAnimator) {
    var tree = LayerTree(root: Layer(name: "root"))
    var state = LayerState()
    state.position = Point(x: 100, y: 50)
    let card = tree.add(Layer(name: "card", model: state), to: tree.root)
    let machine = ViewPropertyAnimator(duration: duration, timingParameters: timing)
    var animator = LayerAnimator(machine, owner: "animator")
    try animator.addAnimations([LayerChange(card, .value(.positionX, .number(300)))], in: &tree)
    return (tree, card, animator)
  }

  @Test func theModelChangesAtTheStart() throws {
    var (tree, card, animator) = try LayerAnimatorTests.card()
    #expect(tree[card].model.position.x == 100)
    try animator.update(&tree) { try $0.startAnimation() }
    #expect(tree[card].model.position.x == 300)
    #expect(tree.presentation(of: card, at: 0).position.x == 100)
    #expect(tree.presentation(of: card, at: 0.5).position.x == 150)
    #expect(abs(tree.velocity(of: .positionX, of: card, at: 0.5) - 100) < 1e-9)
    let completion = animator.advance(to: 2, in: &tree)
    #expect(completion?.position == .end)
    #expect(tree[card].animations.isEmpty)
    #expect(tree.presentation(of: card, at: 2).position.x == 300)
  }

  @Test func reversedToItsStartItGivesTheModelBack() throws {
    var (tree, card, animator) = try LayerAnimatorTests.card(.easeIn)
    try animator.update(&tree) { try $0.startAnimation() }
    _ = animator.advance(to: 0.5, in: &tree)
    animator.update(&tree) { $0.isReversed = true }
    #expect(animator.nextEventTime == 1)
    #expect(animator.advance(to: 1, in: &tree)?.position == .start)
    #expect(tree[card].model.position.x == 100)
    #expect(tree[card].animations.isEmpty)
  }

  @Test func stoppedTheModelIsWhatWasSeen() throws {
    var (tree, card, animator) = try LayerAnimatorTests.card()
    try animator.update(&tree) { try $0.startAnimation() }
    _ = animator.advance(to: 0.5, in: &tree)
    try animator.update(&tree) { try $0.stopAnimation(withoutFinishing: false) }
    #expect(tree[card].model.position.x == 150)
    #expect(tree[card].animations.isEmpty)
    for (position, x) in [(ViewPropertyAnimator.Position.start, 100.0), (.current, 150), (.end, 300)] {
      var (tree, finished) = (tree, animator)
      let completion = try finished.finishAnimation(at: position, in: &tree)
      #expect(completion.position == position)
      #expect(tree[card].model.position.x == x)
    }
    var (again, over) = try LayerAnimatorTests.halfway()
    try over.update(&again) { try $0.stopAnimation(withoutFinishing: true) }
    #expect(again[card].model.position.x == 200)
  }

  private static func halfway() throws -> (LayerTree, LayerAnimator) {
    var (tree, _, animator) = try LayerAnimatorTests.card()
    try animator.update(&tree) { try $0.startAnimation() }
    _ = animator.advance(to: 1, in: &tree)
    return (tree, animator)
  }

  @Test func ofSeveralChangesTheFirstKnowsTheStartAndTheLastTheEnd() throws {
    var (tree, card, animator) = try LayerAnimatorTests.card()
    try animator.addAnimations([LayerChange(card, .value(.positionX, .number(0)))], in: &tree)
    try animator.update(&tree) { try $0.startAnimation() }
    _ = animator.advance(to: 0.5, in: &tree)
    var reversed = (tree: tree, animator: animator)
    reversed.animator.update(&reversed.tree) { $0.isReversed = true }
    _ = reversed.animator.advance(to: 1, in: &reversed.tree)
    #expect(reversed.tree[card].model.position.x == 100)
    try animator.update(&tree) { try $0.stopAnimation(withoutFinishing: false) }
    #expect(tree[card].model.position.x == 75)
    for (position, x) in [(ViewPropertyAnimator.Position.start, 100.0), (.current, 75), (.end, 0)] {
      var (tree, finished) = (tree, animator)
      _ = try finished.finishAnimation(at: position, in: &tree)
      #expect(tree[card].model.position.x == x)
    }
  }

  @Test func whatSomebodyElseHasSetStaysTheirs() throws {
    var (tree, card, animator) = try LayerAnimatorTests.card()
    try animator.update(&tree) { try $0.startAnimation() }
    try animator.update(&tree) { try $0.stopAnimation(withoutFinishing: false) }
    tree[card].model.position.x = 7
    _ = try animator.finishAnimation(at: .end, in: &tree)
    #expect(tree[card].model.position.x == 7)
  }

  @Test func keyframesAndWindowsFollowTheFraction() throws {
    var (tree, card, animator) = try LayerAnimatorTests.card()
    let keyframes = Animation(
      kind: .keyframes(
        property: .opacity,
        values: [.number(1), .number(0), .number(0.5)],
        keyTimes: [0, 0.5, 1],
        curves: []
      ),
      timing: MediaTiming(duration: 1, fillMode: .both)
    )
    let window = Animation(
      kind: .basic(property: .zPosition, from: .number(0), to: .number(10)),
      timing: MediaTiming(beginTime: 0.5, duration: 0.25, fillMode: .both)
    )
    try animator.addAnimations(
      [LayerChange(card, .course(keyframes)), LayerChange(card, .course(window))],
      in: &tree
    )
    for (fraction, opacity, depth) in [(0.25, 0.5, 0.0), (0.6, 0.1, 4), (0.75, 0.25, 10)] {
      animator.update(&tree) { $0.fractionComplete = fraction }
      let shown = tree.presentation(of: card, at: 0)
      #expect(abs(shown.opacity - opacity) < 1e-12)
      #expect(abs(shown.zPosition - depth) < 1e-12)
      #expect(abs(shown.position.x - (100 + 200 * fraction)) < 1e-12)
    }
    try animator.update(&tree) { try $0.startAnimation() }
    // From three quarters on, a second in the whole of two is half of the rest and more.
    #expect(abs(tree.presentation(of: card, at: 0.25).opacity - 0.375) < 1e-12)
    try animator.update(&tree) { try $0.stopAnimation(withoutFinishing: false) }
    #expect(abs(tree[card].model.opacity - 0.25) < 1e-12)
    _ = try animator.finishAnimation(at: .end, in: &tree)
    #expect(tree[card].model.opacity == 0.5)
    #expect(tree[card].model.zPosition == 10)
  }

  @Test func aDelayIsWaitedForEvenAfterAScrub() throws {
    var (tree, card, animator) = try LayerAnimatorTests.card()
    animator.update(&tree) { $0.fractionComplete = 0.5 }
    try animator.update(&tree) { try $0.startAnimation(afterDelay: 1) }
    #expect(animator.nextEventTime == 1)
    #expect(tree.presentation(of: card, at: 0.9).position.x == 200)
    _ = animator.advance(to: 1.25, in: &tree)
    #expect(abs(tree.presentation(of: card, at: 1.25).position.x - 225) < 1e-9)
    #expect(animator.nextEventTime == 2)
  }
}
