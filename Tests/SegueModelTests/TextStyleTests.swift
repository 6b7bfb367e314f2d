import SegueModel
import Testing

/// Dynamic Type's table.
@Suite struct TextStyleTests {
  @Test func bodyGoesFrom14To53() {
    let sizes = TextSize.allCases.map { TextStyle.body.points(at: $0) }
    #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
  }

  @Test(arguments: TextStyle.allCases)
  func noStyleShrinksAsTextGrows(_ style: TextStyle) {
    let sizes = TextSize.allCases.map { style.points(at: $0) }
    #expect(sizes == sizes.sorted())
    #expect(sizes.count == 12)
  }

  @Test(arguments: TextSize.allCases)
  func largerStylesAreLargerAtEverySize(_ size: TextSize) {
    let sizes = TextStyle.allCases.map { $0.points(at: size) }
    let order: [TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .body, .callout, .subheadline, .footnote,
    ]
    let ordered = order.map { $0.points(at: size) }
    #expect(ordered == ordered.sorted(by: >))
    #expect(sizes.min() == TextStyle.caption2.points(at: size))
  }

  @Test func theStandardSizesAreUIKits() {
    let sizes = TextStyle.allCases.map { $0.points(at: .standard) }
    #expect(sizes == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
  }

  @Test func stepsEndAtTheEnds() {
    #expect(TextSize.large.larger(by: 1) == .xLarge)
    #expect(TextSize.large.larger(by: -2) == .small)
    #expect(TextSize.ax5.larger(by: 1) == .ax5)
    #expect(TextSize.xSmall.larger(by: -9) == .xSmall)
  }

  @Test func namesAreReadInAnyCase() {
    #expect(TextSize(named: "ax3") == .ax3)
    #expect(TextSize(named: "XXLARGE") == .xxLarge)
    #expect(TextSize(named: "huge") == nil)
  }
}
