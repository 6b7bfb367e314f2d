import SegueMotion
import Testing

@testable import SegueStage

@Suite struct MediaTimeTests {
  /// Root at speed 2, container beginning at 3 with offset 1 and speed −0.5.
  private func makeChain() -> (LayerTree, LayerID) {
    var tree = makeTree()
    tree[tree.root].timing.speed = 2
    var layer = makeLayer("card", 0, 0, 100, 100)
    layer.timing = MediaTiming(beginTime: 3, speed: -0.5, timeOffset: 1)
    let card = tree.add(layer, to: tree.root)
    return (tree, card)
  }

  @Test func flowsDownTheTree() {
    let (tree, card) = makeChain()
    // ((5·2) − 3)·(−0.5) + 1
    #expect(tree.localTime(of: card, at: 5) == -2.5)
    #expect(tree.rootTime(atLocalTime: -2.5, of: card) == 5)
    #expect(tree.convertTime(10, from: tree.root, to: card) == -2.5)
  }

  @Test func standingTimeHasNoInverse() {
    var (tree, card) = makeChain()
    tree[tree.root].timing.speed = 0
    #expect(tree.rootTime(atLocalTime: 0, of: card) == nil)
    #expect(tree.convertTime(0.25, from: card, to: card) == 0.25)
  }

  @Test func beginTimeZeroBecomesLocalTime() {
    var (tree, card) = makeChain()
    tree.add(basic(.opacity, from: 0, to: 1), forKey: "now", to: card, at: 5)
    tree.add(
      basic(.opacity, from: 0, to: 1, timing: MediaTiming(beginTime: 7, duration: 1)),
      forKey: "later",
      to: card,
      at: 5
    )
    #expect(tree[card].animations.map(\.animation.timing.beginTime) == [-2.5, 7])
  }

  @Test func lastRunningAnimationEnds() {
    var (tree, card) = makeTreeWithCard()
    let title = tree.add(makeLayer("title", 0, 0, 1, 1), to: card)
    tree[card].timing.speed = 0.5
    tree.add(basic(.opacity, from: 0, to: 1), forKey: "a", to: card, at: 1)
    let twice = MediaTiming(duration: 0.5, repeatCount: 2, autoreverses: true)
    tree.add(basic(.opacity, from: 0, to: 1, timing: twice), forKey: "b", to: title, at: 1)
    #expect(tree.animationEnd(forKey: "a", of: card, at: 1) == 3)
    #expect(tree.animationsEnd(in: tree.root, at: 1) == 5)
    #expect(tree.animationsEnd(in: tree.root, at: 4.9) == 5)
    #expect(tree.animationsEnd(in: tree.root, at: 5) == nil)
  }

  @Test func pendingCountsAndHoldingDoesNot() {
    var (tree, card) = makeTreeWithCard()
    let held = MediaTiming(beginTime: 2, duration: 1, fillMode: .both)
    tree.add(
      basic(.opacity, from: 0, to: 1, timing: held, isRemovedOnCompletion: false),
      forKey: "a",
      to: card,
      at: 0
    )
    #expect(tree.animationsEnd(in: card, at: 0) == 3)
    #expect(tree.animationsEnd(in: card, at: 3) == nil)
    #expect(tree.presentation(of: card, at: 9).opacity == 1)
  }

  @Test func endIsOverDespiteRounding() throws {
    var (tree, card) = makeTreeWithCard()
    tree[card].timing = MediaTiming(beginTime: 0.1, speed: 0.7, timeOffset: 0.3)
    for duration in [0.1, 0.35, 1.0 / 3, 0.7, 0.123456789] {
      for start in [-duration / 0.77, 0.1, 1.0 / 7, 12.34567] {
        let timing = MediaTiming(duration: duration, speed: 1.1)
        tree.add(basic(.opacity, from: 0, to: 1, timing: timing), forKey: "a", to: card, at: start)
        let end = try #require(tree.animationsEnd(in: card, at: start))
        #expect(tree.animationsEnd(in: card, at: end) == nil)
        #expect(isClose(end, start + duration / 0.77, within: 1e-14))
      }
    }
  }

  @Test func maskCounts() throws {
    var (tree, card) = makeTreeWithCard()
    let set = tree.setMask(makeLayer("hole", 0, 0, 1, 1), of: card)
    let mask = try #require(set)
    tree.add(basic(.scaleX, from: 1, to: 2), forKey: "a", to: mask, at: 0)
    #expect(tree.animationsEnd(in: tree.root, at: 0.5) == 1)
  }

  @Test func standingOrEndlessNeverEnds() {
    var (tree, card) = makeTreeWithCard()
    let endless = MediaTiming(duration: 1, repeatCount: .infinity)
    tree.add(basic(.opacity, from: 0, to: 1, timing: endless), forKey: "a", to: card, at: 0)
    #expect(tree.animationsEnd(in: card, at: 5) == .infinity)
    tree.add(basic(.opacity, from: 0, to: 1), forKey: "a", to: card, at: 0)
    tree[card].timing.speed = 0
    #expect(tree.animationsEnd(in: card, at: 5) == .infinity)
  }

  @Test func backwardsEndsAtTheBeginning() {
    var (tree, card) = makeTreeWithCard()
    tree.add(basic(.opacity, from: 0, to: 1), forKey: "a", to: card, at: 0)
    // Turned round at 0.6: local time is 0.6 − (t − 0.6).
    tree[card].timing = MediaTiming(beginTime: 0.6, speed: -1, timeOffset: 0.6)
    #expect(isClose(tree.presentation(of: card, at: 0.9).opacity, 0.3))
    #expect(tree.animationsEnd(in: card, at: 0.9) == 1.2)
    #expect(tree.animationsEnd(in: card, at: 1.2) == nil)
  }
}
