import SegueDocuments
import SegueExport
import SegueScenes
import SegueTransitions
import Testing

/// What a test report has as cases.
@Suite struct CheckResultTests {
  private func scene(checks: String) throws -> SceneFile {
    let text = """
      segue: 1
      device: [400, 800]
      screens:
        home: {fill: white, layers: {card: {fill: red, frame: [0, 100, 400, 200]}}}
        detail: {fill: blue}
      transitions:
        open: {kind: push, from: home, to: detail, tap: from/card, tracks: {to: {y: H -> rest}}}
      scripts: {go: 0 tap home/card}
      checks: [\(checks)]
      """
    return try SceneFile.parse(Array(text.utf8), path: "card.yaml", folder: nil)
  }

  @Test func eachPartOfACheckIsOne() throws {
    let file = try scene(
      checks: "{script: go, lint: [settles], ends-on: home}, {transition: open, at: 0.1, golden: no.golden}"
    )
    let results = SceneChecks.results(of: file)
    #expect(
      results.map(\.name) == [
        "values of expressions", "what scripts do", "script go: lints", "script go: expectations",
        "transition open: golden frame 'no.golden' at 0.1 s",
      ]
    )
    #expect(results.map(\.findings.count) == [0, 0, 0, 1, 1])
    #expect(SceneChecks.findings(of: file) == results.flatMap(\.findings))
  }

  @Test func theTimeOfEachIsTheClocks() throws {
    var now = 0.0
    let results = SceneChecks.results(of: try scene(checks: "{script: go, lint: [settles]}")) {
      now += 1
      return now
    }
    #expect(results.contains { $0.name == "script go: lints" && $0.seconds >= 1 })
    #expect(results.allSatisfy { $0.seconds >= 0 })
  }

  @Test func whatTheBudgetDoesNotSufficeForIsSkipped() throws {
    let check = "{script: go, lint: [all]}"
    let file = try scene(checks: "\(check), \(check), \(check)")
    let results = SceneChecks.results(of: file, budget: CheckBudget(1_000))
    #expect(results.filter(\.isSkipped).map(\.name) == ["script go", "script go"])
    #expect(results.filter(\.isSkipped).allSatisfy { $0.findings.isEmpty })
  }

  @Test func aSceneThatCannotBeReadHasNoChecks() {
    let report = CheckReport(ofScene: "/no/such/scene.yaml", clock: { 0 })
    #expect(report.results.map(\.name) == ["reading"])
    #expect(report.findings.count == 1)
  }
}
