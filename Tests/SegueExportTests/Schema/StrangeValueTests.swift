import SegueFuzzing
import Testing

/// A strange value in the place of any other ends nothing: it is refused with a place and a word, or the scene plays.
///
/// `make fuzz-values` tries them all; these are for every build.
@Suite struct StrangeValueTests {
  private static let parts = 4
  private static let tried = 20

  @Test(arguments: 0..<parts) func inTheScenesOfTheRepository(_ part: Int) throws {
    try check(StrangeScenes.ofRepository(), part)
  }

  /// Every key of the schema, in the scene that shows what it does.
  @Test(arguments: 0..<parts) func atEveryKeyOfTheSchema(_ part: Int) throws {
    let sources = SchemaTrial.all.map { StrangeScenes.Source(name: $0.key, text: $0.with.text) }
    try check(StrangeScenes(sources), part)
  }

  private func check(_ scenes: StrangeScenes, _ part: Int) throws {
    try #require(scenes.count > 10_000)
    for index in part * Self.tried..<(part + 1) * Self.tried {
      let scene = scenes[index]
      let fault = StrangeTrial.verdict(of: scene).fault
      #expect(fault == nil, "\(scene.name)\n\(scene.text)")
    }
  }

  /// Neither are all strange values refused, nor is any taken.
  @Test func someStrangeScenesPlay() {
    let scenes = StrangeScenes.ofRepository()
    #expect((0..<400).contains { StrangeTrial.verdict(of: scenes[$0]).isAccepted })
    #expect((0..<400).contains { !StrangeTrial.verdict(of: scenes[$0]).isAccepted })
  }

  /// What replaces a value does nothing to the rest of the file.
  @Test func aPlaceIsAValueAndNothingElse() {
    let scenes = StrangeScenes([
      StrangeScenes.Source(name: "a", text: "a: {b: [1, 2]} # c\nd:\n  e: 'f'\n  g: |\n    h\ni: j\n")
    ])
    let nulls = (0..<scenes.count).map { scenes[$0] }.filter { $0.name.hasSuffix(": null") }.map(\.text)
      .sorted()
    #expect(
      nulls
        == [
          "a:  null # c\nd:\n  e: 'f'\n  g: |\n    h\ni: j\n",
          "a: {b:  null} # c\nd:\n  e: 'f'\n  g: |\n    h\ni: j\n",
          "a: {b: [ null, 2]} # c\nd:\n  e: 'f'\n  g: |\n    h\ni: j\n",
          "a: {b: [1,  null]} # c\nd:\n  e: 'f'\n  g: |\n    h\ni: j\n",
          "a: {b: [1, 2]} # c\nd: null\ni: j\n",
          "a: {b: [1, 2]} # c\nd:\n  e:  null\n  g: |\n    h\ni: j\n",
          "a: {b: [1, 2]} # c\nd:\n  e: 'f'\n  g: null\ni: j\n",
          "a: {b: [1, 2]} # c\nd:\n  e: 'f'\n  g: |\n    h\ni:  null\n",
        ].sorted()
    )
  }
}
