import SegueMotion
import SegueUIKitRules
import Testing

@Suite("Rules of sheets")
struct SheetRulesTests {
  private static let all = [
    SheetRules(heights: [783, 130, 426], containerHeight: 852),
    SheetRules(heights: [130, 426, 783], containerHeight: 852, largestUndimmed: 0, canLeave: false),
    SheetRules(heights: [300], containerHeight: 600, largestUndimmed: 0),
    SheetRules(heights: [100, 2000], containerHeight: 852, largestUndimmed: 1),
  ]

  @Test("heights are in order, and none is more than the container's")
  func heights() {
    #expect(Self.all[0].heights == [130, 426, 783])
    #expect(Self.all[0].highestTop == 69)
    #expect(Self.all[3].fullHeight == 852)
    #expect(SheetRules(heights: [], containerHeight: 9).heights == [9])
    let strange = SheetRules(heights: [.nan, -5, .infinity], containerHeight: 9, largestUndimmed: 3)
    #expect(strange.heights == [0, 9, 9] && strange.largestUndimmed == nil)
    #expect(Self.all[0].top(at: -1) == 722)
    #expect(Self.all[0].top(at: 9) == 69)
  }

  @Test("a place under a hand and the hand's place are each other's inverse", arguments: all)
  func inverse(rules: SheetRules) {
    for top in stride(from: -120.0, through: 840, by: 7) {
      let free = rules.free(from: top)
      #expect(abs(rules.dragged(to: free).top - top) < 1e-9)
    }
  }

  @Test("the slopes are the derivatives", arguments: all)
  func slopes(rules: SheetRules) {
    for place in stride(from: -500.5, through: 1000, by: 11) {
      let (before, after) = (rules.dragged(to: place - 1e-4).top, rules.dragged(to: place + 1e-4).top)
      #expect(abs((after - before) / 2e-4 - rules.dragged(to: place).slope) < 1e-6, "\(place)")
      let (dark, light) = (rules.dimming(top: place - 1e-4).amount, rules.dimming(top: place + 1e-4).amount)
      #expect(abs((light - dark) / 2e-4 - rules.dimming(top: place).slope) < 1e-6, "\(place)")
    }
  }

  @Test("a sheet resists where it cannot go, as a scroll view does")
  func resistance() {
    let band = RubberBand(dimension: 852)
    #expect(Self.all[0].dragged(to: 500).top == 500)
    #expect(Self.all[0].dragged(to: -31).top == 69 - band.result(for: 100))
    #expect(Self.all[0].dragged(to: 822).top == 822)
    #expect(Self.all[1].dragged(to: 822).top == 722 + band.result(for: 100))
  }

  @Test("it dims from the largest undimmed detent to the next one")
  func dimming() {
    #expect(Self.all[0].dimming(top: 852).amount == 0)
    #expect(abs(Self.all[0].dimming(top: 787).amount - 0.5) < 1e-9)
    #expect(Self.all[0].dimming(top: 400).amount == 1)
    #expect(Self.all[1].dimming(top: 722).amount == 0)
    #expect(abs(Self.all[1].dimming(top: 574).amount - 0.5) < 1e-9)
    // What is exact at the ends holds a rounding beside them as well, and a hand that begins there already moves it.
    #expect(Self.all[0].dimming(top: (852 as Double).nextDown) == (0, -1 / 130))
    #expect(Self.all[0].dimming(top: (722 as Double).nextUp).amount == 1)
    #expect(Self.all[2].dimming(top: 0) == (0, 0))
  }

  @Test("it comes to rest at the detent nearest to where content would stop, or leaves")
  func landing() {
    let rules = Self.all[0]
    #expect(rules.landing(from: 426, velocity: 0) == 1)
    #expect(rules.landing(from: 426, velocity: -900) == 2)
    #expect(rules.landing(from: 426, velocity: 500) == 0)
    #expect(rules.landing(from: 426, velocity: 1000) == nil)
    // Half of the lowest is 65 points, below 787; as near to one as to the other is the lower.
    #expect(rules.landing(from: 787, velocity: 0) == 0)
    #expect(rules.landing(from: 787.5, velocity: 0) == nil)
    #expect(rules.landing(from: 574, velocity: 0) == 0)
    #expect(Self.all[1].landing(from: 426, velocity: 9000) == 0)
  }
}
