import SegueGeometry
import SegueMotion
import Testing

@testable import SegueStage

/// Laws of presentation as a pure function of the tree and a time.
@Suite struct ScrubbingTests {
  private func makeScene() -> (tree: LayerTree, card: LayerID) {
    var (tree, card) = makeTreeWithCard()
    let eased = Animation(
      kind: .basic(property: .positionX, from: .number(0), to: .number(300)),
      timing: MediaTiming(duration: 0.5),
      curve: .cubicBezier(.easeInOut)
    )
    let spring = Animation(
      kind: .spring(
        property: .rotationZ,
        from: .number(0),
        to: .number(1),
        spring: Spring(),
        initialVelocity: 0
      ),
      timing: MediaTiming(duration: 0.5)
    )
    let turned = Transform3D.rotationY(radians: 1).concatenating(.perspective(m34: -0.002))
    let transform = Animation(
      kind: .basic(property: .transform, from: nil, to: .transform(turned)),
      timing: MediaTiming(duration: 0.5)
    )
    for (key, animation) in [("x", eased), ("r", spring), ("t", transform)] {
      tree.add(animation, forKey: AnimationKey(AnimationOwner(key)), to: card, at: 0)
    }
    return (tree, card)
  }

  @Test(arguments: [0, 0.1, 0.123456789, 1.0 / 3, 0.4999])
  func scrubbedEqualsRun(_ time: Double) {
    let (running, card) = makeScene()
    var scrubbed = running
    scrubbed[scrubbed.root].timing = MediaTiming(speed: 0, timeOffset: time)
    let shown = scrubbed.presentation(of: card, at: 99)
    #expect(shown == running.presentation(of: card, at: time))
    #expect(shown != running[card].model)
  }

  @Test func backwardsMirrors() {
    let (forwards, card) = makeScene()
    var backwards = forwards
    // Turned round at 0.4, which is also the time it is told: local time is 0.8 − t.
    backwards[backwards.root].timing = MediaTiming(beginTime: 0.4, speed: -1, timeOffset: 0.4)
    for step in 0...8 {
      let time = 0.4 + Double(step) / 20
      let mirrored = backwards.localTime(of: backwards.root, at: time)
      #expect(isClose(mirrored, 0.8 - time))
      #expect(backwards.presentation(of: card, at: time) == forwards.presentation(of: card, at: mirrored))
    }
  }

  @Test func sameInputSameBits() {
    let (tree, card) = makeScene()
    let (again, sameCard) = makeScene()
    for time in [0.05, 0.2, 0.45] {
      _ = tree.presentation(of: card, at: 0.3)
      #expect(tree.presentation(of: card, at: time) == again.presentation(of: sameCard, at: time))
    }
  }
}
