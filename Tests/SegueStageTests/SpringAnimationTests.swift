import SegueGeometry
import SegueMotion
import Testing

@testable import SegueStage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct SpringAnimationTests {
  private let duration = 2.0

  private func makeTree(_ spring: Spring, initialVelocity: Double) -> (LayerTree, LayerID) {
    var (tree, card) = makeTreeWithCard()
    let animation = Animation(
      kind: .spring(
        property: .positionY,
        from: .number(100),
        to: .number(300),
        spring: spring,
        initialVelocity: initialVelocity
      ),
      timing: MediaTiming(duration: duration, speed: 0.5)
    )
    tree.add(animation, forKey: "s", to: card, at: 3)
    return (tree, card)
  }

  /// `u = e^{−βt}(cos ωd t + B sin ωd t)`, B = (β − v0)/ωd, with k = 100, c = 10, m = 1: β = 5, ωd = √75.
  @Test(arguments: [3.0, 3.1, 3.5, 4, 6, 6.9])
  func underdampedFollowsItsFormula(_ time: Double) {
    let (tree, card) = makeTree(Spring(), initialVelocity: 2)
    let t = (time - 3) * 0.5
    let omega = 75.0.squareRoot()
    let u = exp(-5 * t) * (cos(omega * t) + (5 - 2) / omega * sin(omega * t))
    #expect(isClose(tree.presentation(of: card, at: time).position.y, 100 + 200 * (1 - u), within: 1e-11))
  }

  /// `u = e^{−ωt}(1 + (ω − v0)t)`, with k = 100, c = 20: ω = 10.
  @Test(arguments: [3.0, 3.1, 3.5, 4, 6, 6.9])
  func criticalFollowsItsFormula(_ time: Double) {
    let (tree, card) = makeTree(Spring(damping: 20), initialVelocity: -3)
    let t = (time - 3) * 0.5
    let u = exp(-10 * t) * (1 + 13 * t)
    #expect(isClose(tree.presentation(of: card, at: time).position.y, 100 + 200 * (1 - u), within: 1e-11))
  }

  @Test func isCutOffAtItsDuration() {
    let (tree, card) = makeTree(Spring(damping: 1), initialVelocity: 0)
    #expect(abs(tree.presentation(of: card, at: 6.99).position.y - 300) > 1)
    #expect(tree.presentation(of: card, at: 7.01).position.y == tree[card].model.position.y)
  }

  @Test func velocityStartsWithTheHands() {
    let (tree, card) = makeTree(Spring(), initialVelocity: 2)
    // Two distances of 200 points a second, at half speed.
    #expect(isClose(tree.velocity(of: .positionY, of: card, at: 3), 200))
  }
}
