import SegueDocuments
import SegueModel
import SegueScenes
import SegueTransitions
import Testing

/// Every name of the language in every place where an expression can stand: its value is right, or it is refused.
@Suite struct NamePlaceTests {
  private static let probes = NameProbe.transitions + NameProbe.gestures + NameProbe.pinches

  @Test(arguments: probes) func everyNameIsRightOrRefused(probe: NameProbe) throws {
    for symbol in Expression.Symbol.allCases {
      guard let expected = probe.values[symbol] else {
        let text = probe.text(probe.form(symbol.rawValue, 1))
        let error = #expect(throws: DocumentError.self, "\(symbol.rawValue)") { try Scenes.parse(text) }
        let errors = error?.diagnostics ?? []
        // A curve is probed at two places.
        #expect(Set(errors.map(\.message)).count == 1, "\(symbol.rawValue)")
        #expect(errors.first?.hint != nil, "\(symbol.rawValue)")
        continue
      }
      let scene = try Scenes.parse(probe.text(probe.form(symbol.rawValue, expected)))
      let found = probe.measure(scene, expected)
      #expect(abs(found - expected) < 1e-6, "\(symbol.rawValue) is \(found), not \(expected)")
    }
  }
}
