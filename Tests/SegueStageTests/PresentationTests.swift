import SegueGeometry
import SegueMotion
import Testing

@testable import SegueStage

@Suite struct PresentationTests {
  private func opacities(_ animation: Animation, model: Double = 0.75, at times: [Double]) -> [Double] {
    var (tree, card) = makeTreeWithCard()
    tree[card].model.opacity = model
    tree.add(animation, forKey: "a", to: card, at: 0)
    return times.map { tree.presentation(of: card, at: $0).opacity }
  }

  @Test func modelShowsWithoutAnimations() {
    let (tree, card) = makeTreeWithCard()
    #expect(tree.presentation(of: card, at: 3) == tree[card].model)
  }

  @Test func missingSideIsTheModel() {
    #expect(opacities(basic(.opacity, from: nil, to: 0.25), at: [0, 0.5, 0.75]) == [0.75, 0.5, 0.375])
    #expect(
      opacities(basic(.opacity, from: 0.25, to: nil), at: [0, 0.5, 1, 1.5]) == [0.25, 0.5, 0.75, 0.75]
    )
  }

  @Test(arguments: [
    (MediaTiming.FillMode.removed, [0.75, 0, 0.5, 0.75, 0.75]),
    (.backwards, [0, 0, 0.5, 0.75, 0.75]),
    (.forwards, [0.75, 0, 0.5, 1, 1]),
    (.both, [0, 0, 0.5, 1, 1]),
  ])
  func fillModes(_ fillMode: MediaTiming.FillMode, _ expected: [Double]) {
    let timing = MediaTiming(beginTime: 1, duration: 2, fillMode: fillMode)
    let animation = basic(.opacity, from: 0, to: 1, timing: timing, isRemovedOnCompletion: false)
    #expect(opacities(animation, at: [0.5, 1, 2, 3, 3.5]) == expected)
  }

  @Test func removalOnCompletionBeatsFillingForwards() {
    let timing = MediaTiming(duration: 1, fillMode: .forwards)
    #expect(
      opacities(basic(.opacity, from: 0, to: 1, timing: timing), at: [0.5, 1, 1.25]) == [0.5, 0.75, 0.75]
    )
  }

  @Test func repeatsAndReverses() {
    let timing = MediaTiming(duration: 1, repeatCount: 1.5, autoreverses: true, fillMode: .forwards)
    let animation = basic(.opacity, from: 0, to: 1, timing: timing, isRemovedOnCompletion: false)
    // There, back, there; then it holds the far end.
    #expect(
      opacities(animation, at: [0.25, 1, 1.25, 1.75, 2.25, 3, 4]) == [0.25, 1, 0.75, 0.25, 0.25, 1, 1]
    )
    let half = MediaTiming(duration: 1, repeatCount: 2.5, fillMode: .forwards)
    let stopped = basic(.opacity, from: 0, to: 1, timing: half, isRemovedOnCompletion: false)
    #expect(opacities(stopped, at: [0.5, 1, 1.25, 2.25, 2.5, 9]) == [0.5, 0, 0.25, 0.25, 0.5, 0.5])
  }

  @Test func ownSpeedAndOffset() {
    let timing = MediaTiming(duration: 1, speed: 2, timeOffset: 0.25)
    #expect(
      opacities(basic(.opacity, from: 0, to: 1, timing: timing), at: [0, 0.25, 0.5]) == [0.25, 0.75, 0.75]
    )
  }

  @Test func additiveAddsToWhatLiesBelow() {
    var (tree, card) = makeTreeWithCard()
    tree[card].model.position.x = 100
    tree.add(basic(.positionX, from: -40, to: 0, isAdditive: true), forKey: "a", to: card, at: 0)
    tree.add(basic(.positionX, from: -8, to: 0, isAdditive: true), forKey: "b", to: card, at: 0.5)
    #expect(tree.presentation(of: card, at: 0.5).position.x == 100 - 20 - 8)
    #expect(tree.presentation(of: card, at: 1.25).position.x == 100 - 2)
    tree.add(basic(.positionX, from: 0, to: 10), forKey: "c", to: card, at: 0.5)
    #expect(tree.presentation(of: card, at: 1).position.x == 5)
  }

  @Test func additiveTransformAndColor() {
    var (tree, card) = makeTreeWithCard()
    tree[card].model.transform = .translation(x: 10, y: 0)
    tree[card].model.fill = Color(red: 0.25, green: 0, blue: 0)
    let scale = LayerValue.transform(.scale(x: 2, y: 2))
    let red = LayerValue.color(Color(red: 0.5, green: 0, blue: 0, alpha: 0))
    let still = MediaTiming(duration: 1)
    for (key, kind) in [
      ("t", Animation.Kind.basic(property: .transform, from: scale, to: scale)),
      ("c", .basic(property: .fill, from: red, to: red)),
    ] {
      tree.add(
        Animation(kind: kind, timing: still, isAdditive: true),
        forKey: AnimationKey(AnimationOwner(key)),
        to: card,
        at: 0
      )
    }
    let state = tree.presentation(of: card, at: 0.5)
    #expect(state.fill == Color(red: 0.75, green: 0, blue: 0))
    #expect(state.transform == Transform3D.scale(x: 2, y: 2).concatenating(.translation(x: 10, y: 0)))
  }

  @Test func keyframesTakeTheirWindows() {
    let values: [LayerValue] = [.number(0), .number(1), .number(0.5), .number(0.5)]
    let animation = Animation(
      kind: .keyframes(property: .opacity, values: values, keyTimes: [0.25, 0.5, 0.5, 1], curves: []),
      timing: MediaTiming(duration: 4)
    )
    // Holds before the first key time, jumps where two coincide.
    #expect(
      opacities(animation, at: [0, 1, 1.5, 1.75, 2, 3, 4, 5]) == [0, 0, 0.5, 0.75, 0.5, 0.5, 0.75, 0.75]
    )
  }

  @Test func keyframesWithoutTimesAreEven() {
    let values: [LayerValue] = [.number(0), .number(1), .number(0)]
    let animation = Animation(
      kind: .keyframes(property: .opacity, values: values, keyTimes: [], curves: []),
      timing: MediaTiming(duration: 1)
    )
    #expect(opacities(animation, at: [0.25, 0.5, 0.75]) == [0.5, 1, 0.5])
  }

  @Test func eachSpanHasItsCurve() {
    let steps = TimingCurve.steps(StepTiming(count: 2))
    let animation = Animation(
      kind: .keyframes(
        property: .opacity,
        values: [.number(0), .number(1), .number(0)],
        keyTimes: [0, 0.5, 1],
        curves: [steps, .linear]
      ),
      timing: MediaTiming(duration: 1)
    )
    #expect(opacities(animation, at: [0.125, 0.3, 0.75]) == [0, 0.5, 0.5])
  }

  @Test func groupMembersRunInItsTime() {
    let first = basic(.opacity, from: 0, to: 1, timing: MediaTiming(duration: 0.5))
    let second = basic(.positionX, from: 0, to: 100, timing: MediaTiming(beginTime: 0.5, duration: 2))
    var (tree, card) = makeTreeWithCard()
    let group = Animation(kind: .group([first, second]), timing: MediaTiming(duration: 1, speed: 0.5))
    tree.add(group, forKey: "g", to: card, at: 10)
    #expect(tree.presentation(of: card, at: 10.5).opacity == 0.5)
    #expect(tree.presentation(of: card, at: 10.5).position.x == 50)
    #expect(tree.presentation(of: card, at: 11.5).opacity == 1)
    #expect(tree.presentation(of: card, at: 11.5).position.x == 12.5)
    // Cut off at the group's end, a quarter of the way through the second.
    #expect(isClose(tree.presentation(of: card, at: 11.96).position.x, 24))
    #expect(tree.presentation(of: card, at: 12).position.x == 50)
  }

  /// The second member is over before the group is; the third lasts just as long, without a fill mode of its own.
  @Test func heldGroupHoldsItsMembers() {
    let group = Animation(
      kind: .group([
        basic(.opacity, from: 0, to: 1, timing: MediaTiming(duration: 2)),
        basic(.opacity, from: 9, to: 9, timing: MediaTiming(duration: 0.125)),
        basic(.opacity, from: 1, to: 2, timing: MediaTiming(duration: 1), isAdditive: true),
      ]),
      timing: MediaTiming(duration: 1, fillMode: .forwards),
      isRemovedOnCompletion: false
    )
    #expect(opacities(group, at: [0.5, 1, 7]) == [1.75, 2.5, 2.5])
  }

  @Test func transformsInterpolateDecomposed() {
    var (tree, card) = makeTreeWithCard()
    let end = Transform3D.translation(x: 0, y: -10).concatenating(.scale(x: 150, y: 150))
    let animation = Animation(
      kind: .basic(property: .transform, from: nil, to: .transform(end)),
      timing: MediaTiming(duration: 1, fillMode: .forwards),
      isRemovedOnCompletion: false
    )
    tree.add(animation, forKey: "t", to: card, at: 0)
    #expect(isClose(tree.presentation(of: card, at: 0.5).transform.m42, -750))
    #expect(tree.presentation(of: card, at: 1).transform == end)
  }

  @Test func zeroDurationShowsItsEnd() {
    let timing = MediaTiming(beginTime: 1, duration: 0, fillMode: .both)
    let animation = basic(.opacity, from: 0, to: 1, timing: timing, isRemovedOnCompletion: false)
    #expect(opacities(animation, at: [0.5, 1, 2]) == [0, 1, 1])
  }
}
