import SegueExport
import SegueScenes
import Testing

@Suite struct SceneChecksTests {
  /// What a scene's checks find, with a card that a finger drags.
  private func messages(cancel: String = "{duration: 0.2}", scripts: String, check: String) throws -> [String]
  {
    let text = """
      segue: 1
      title: Card
      device: [400, 800]
      screens:
        home: {fill: white, layers: {card: {fill: red, frame: [0, 100, 400, 200]}}}
        detail: {fill: blue}
      transitions:
        open: {kind: push, from: home, to: detail, tap: from/card}
      gestures:
        drag:
          in: home
          recognize: pan
          sets: {home/card: {y: 100 + dy}}
          finish: {when: dy > 300, then: open}
          cancel: \(cancel)
      scripts:
        \(scripts)
      checks:
        - \(check)
      """
    let file = try SceneFile.parse(Array(text.utf8), path: "card.yaml", folder: nil)
    return SceneChecks.diagnostics(of: file).map { "\($0.line):\($0.column) \($0.message)" }
  }

  private let pull = "pull: \"0 press 200 150\\n0.1 move 200 180\\n0.2 move 200 200\\n0.3 release 200 200\""
  private let tap = "tap: 0 tap home/card"

  @Test func whatHoldsIsSilent() throws {
    let check = "{script: pull, lint: [no-jump, cancel-restores, settles]}"
    #expect(try messages(scripts: pull, check: check) == [])
    #expect(try messages(scripts: tap, check: "{script: tap, lint: [finish-exact, settles]}") == [])
    #expect(try messages(scripts: tap, check: "{transition: open, lint: [finish-exact, settles]}") == [])
  }

  @Test func aReleaseThatSnapsIsAJump() throws {
    let found = try messages(
      cancel: "{duration: 0}",
      scripts: pull,
      check: "{script: pull, lint: [no-jump]}"
    )
    #expect(
      found == ["19:5 script pull, no-jump at 0.300 s: home/card jumps by 50.000 pt when the touch ended"]
    )
  }

  @Test func aScriptThatDoesNotDoWhatIsPromisedIsFound() throws {
    #expect(
      try messages(scripts: tap, check: "{script: tap, lint: [cancel-restores]}")
        == ["19:5 script tap, cancel-restores: nothing was cancelled"]
    )
    #expect(
      try messages(scripts: pull, check: "{script: pull, lint: [finish-exact]}")
        == ["19:5 script pull, finish-exact: nothing was finished"]
    )
  }

  @Test func aMissingGoldenFrameSaysHowToWriteIt() throws {
    let found = try messages(scripts: tap, check: "{script: tap, at: 0.25, golden: middle.txt}")
    #expect(
      found == [
        "19:5 script tap: there is no golden frame 'middle.txt'; 'segue render … --script tap --time 0.25 "
          + "--format text -o middle.txt' writes it"
      ]
    )
  }
}
