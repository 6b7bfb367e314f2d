import SegueGeometry
import SegueMotion
import Testing

@testable import SegueStage

@Suite struct VelocityTests {
  private static let easing = Animation(
    kind: .basic(property: .positionX, from: .number(10), to: .number(90)),
    timing: MediaTiming(duration: 2, repeatCount: 2, autoreverses: true),
    curve: .cubicBezier(.easeInOut)
  )
  private static let spring = Animation(
    kind: .spring(property: .positionX, from: nil, to: .number(90), spring: Spring(), initialVelocity: 3),
    timing: MediaTiming(duration: 8)
  )
  private static let keyframes = Animation(
    kind: .keyframes(
      property: .positionX,
      values: [.number(0), .number(50), .number(20)],
      keyTimes: [0, 0.25, 1],
      curves: [.cubicBezier(.easeIn), .cubicBezier(.standard)]
    ),
    timing: MediaTiming(duration: 8),
    curve: .cubicBezier(.easeOut)
  )
  private static let group = Animation(
    kind: .group([easing, basic(.positionX, from: 0, to: 7, isAdditive: true)]),
    timing: MediaTiming(duration: 8, speed: 0.7),
    curve: .cubicBezier(.easeIn)
  )

  @Test(arguments: [easing, spring, keyframes, group], [0.4, 1.3, 2.2, 3.7])
  func isTheDerivative(_ animation: Animation, _ time: Double) {
    var (tree, card) = makeTreeWithCard()
    tree[tree.root].timing.speed = -0.5
    tree[tree.root].timing.timeOffset = 4
    tree[card].timing.speed = 1.5
    tree.add(basic(.positionX, from: 0, to: 500), forKey: "below", to: card, at: 7)
    tree.add(animation, forKey: "a", to: card, at: 7.9)
    tree.add(
      basic(.positionX, from: 0, to: 30, timing: MediaTiming(duration: 9), isAdditive: true),
      forKey: "above",
      to: card,
      at: 7.9
    )
    let h = 1e-5
    let after = tree.presentation(of: card, at: time + h).position.x
    let before = tree.presentation(of: card, at: time - h).position.x
    let velocity = tree.velocity(of: .positionX, of: card, at: time)
    #expect(velocity != 0)
    #expect(isClose(velocity, (after - before) / (2 * h), within: 1e-5))
  }

  @Test func restAndHoldingHaveNone() {
    var (tree, card) = makeTreeWithCard()
    #expect(tree.velocity(of: .positionX, of: card, at: 0) == 0)
    let timing = MediaTiming(beginTime: 1, duration: 1, fillMode: .both)
    let animation = basic(.positionX, from: 0, to: 9, timing: timing, isRemovedOnCompletion: false)
    tree.add(animation, forKey: "a", to: card, at: 0)
    #expect([0.5, 1.5, 2.5].map { tree.velocity(of: .positionX, of: card, at: $0) } == [0, 9, 0])
    #expect(tree.velocity(of: .positionY, of: card, at: 1.5) == 0)
  }
}
