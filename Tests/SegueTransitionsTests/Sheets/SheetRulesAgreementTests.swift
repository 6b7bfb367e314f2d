import SegueGeometry
import SegueModel
import SegueTestSupport
import SegueUIKitRules
import Testing

/// A scene's sheets, whose rules are expressions, and those of an app's source, which are numbers, are by the same rules.
@Suite struct SheetRulesAgreementTests {
  /// A container of some height, in which nothing has a name but that.
  private struct Container: EvaluationEnvironment {
    let size: Size

    func value(of symbol: Expression.Symbol) -> Value {
      .number(symbol == .containerHeight ? size.height : 0)
    }
    func value(ofLocal name: String) -> Value? { nil }
    func value(of property: PropertyName, at path: LayerPath) -> Value { .number(0) }
    var parentSize: Size { size }
    func randomUnit(draw: Int) -> Double { 0 }
    var isDark: Bool { false }
    var textSize: TextSize { .standard }
  }

  @Test(arguments: 0..<200) func heightsAndDimming(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let container = Container(size: Size(width: 393, height: Double.random(in: 200...1200, using: &random)))
    let heights = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      Double.random(in: 0...1300, using: &random)
    }.sorted()
    let undimmed = Bool.random(using: &random) ? nil : heights.indices.randomElement(using: &random)
    var sheet = SheetDefinition(detents: heights.map { .init(name: "", height: .number($0)) })
    sheet.largestUndimmed = undimmed
    let rules = SheetRules(
      heights: heights,
      containerHeight: container.size.height,
      largestUndimmed: undimmed
    )
    func number(_ expression: Expression) -> Double { expression.number(in: container) }

    #expect(abs(number(sheet.fullHeight) - rules.fullHeight) < 1e-9)
    for index in heights.indices { #expect(abs(number(sheet.top(at: index)) - rules.top(at: index)) < 1e-9) }
    for _ in 0..<20 {
      let place = Double.random(in: -100...1300, using: &random)
      #expect(Int(clamping: number(sheet.detent(nearest: .number(place)))) == rules.detent(nearest: place))
      let amount = number(sheet.dimming(top: .number(place)))
      #expect(abs(amount - rules.dimming(top: place).amount) < 1e-9)
    }
  }
}
