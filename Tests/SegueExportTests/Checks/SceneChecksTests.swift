import SegueDocuments
import SegueExport
import SegueScenes
import SegueTransitions
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
      found == [
        "19:5 script pull, no-jump at 0.3 s: home/card jumps by 50 pt when the touch ended: y 150 pt → 100 pt"
      ]
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

  /// A doing of a script that does nothing is told where it stands, whatever is linted.
  @Test(
    arguments: [
      ("0 tap home/card", []), ("start home\\n0 trigger open", []),
      (
        "0 tap home/card\\n0.1 tap detail",
        ["this tap does nothing: no touch is taken while a transition runs"]
      ),
      (
        "0 tap home/card\\n2 tap home/card\\n3 tap detail",
        Array(
          repeating: "this tap does nothing: nothing on the screen that is shown waits for it there",
          count: 2
        )
      ),
      ("0 tap home", ["this tap does nothing: nothing on the screen that is shown waits for it there"]),
      ("0 tap home/mark", []), ("0 scroll home/list 0 20\\n1 scroll home/list 0 -20", []),
      (
        "0 scroll home/list 0 -20",
        ["this scrolls nothing: the content is at its end, or its screen is not shown"]
      ),
      (
        "0 tap home/card\\n2 trigger open",
        ["this begins nothing: the transition does not leave the screen that is shown"]
      ),
    ] as [(String, [String])]
  )
  func whatDoesNothingIsTold(_ script: String, _ told: [String]) throws {
    let text = """
      segue: 1
      device: [400, 800]
      screens:
        home:
          fill: white
          layers:
            card: {fill: red, frame: [0, 100, 400, 200]}
            mark: {frame: [0, 0, 50, 50], fill: red}
            list: {frame: [0, 400, 400, 100], scroll: y, layers: {row: {frame: [0, 0, 400, 400]}}}
        detail: {fill: blue}
      transitions:
        open: {kind: push, from: home, to: detail, tap: from/card}
      gestures:
        mark: {in: home/mark, recognize: tap, sets: {home/card: {opacity: 0.5}}, finish: {when: true, rest: {home/card: {opacity: 0.5}}}}
      scripts:
        go: "\(script)"
      checks: [{script: go, lint: [settles]}]
      """
    let file = try SceneFile.parse(Array(text.utf8), path: "idle.yaml", folder: nil)
    let found = SceneChecks.diagnostics(of: file)
    #expect(found.map(\.message) == told)
    #expect(found.allSatisfy { $0.severity == .warning && $0.hint != nil })
  }

  @Test func howARunEnds() throws {
    let open = "tap: 0 tap home/card"
    #expect(try messages(scripts: open, check: "{script: tap, ends-on: detail, ends: finished}") == [])
    #expect(try messages(scripts: pull, check: "{script: pull, ends-on: home, ends: cancelled}") == [])
    // UIKit's own push takes half a second.
    #expect(
      try messages(scripts: open, check: "{script: tap, ends-on: home, ends: dismissed}") == [
        "19:5 script tap, ends-on at 0.5 s: the run ends on 'detail', not on 'home'",
        "19:5 script tap, ends at 0.5 s: the run is not dismissed: 'open' has finished",
      ]
    )
    #expect(
      try messages(scripts: pull, check: "{script: pull, ends: finished}")
        == ["19:5 script pull, ends at 0.5 s: the run is not finished: 'open' was cancelled"]
    )
  }

  @Test func aLayerThatLeavesTheCanvas() throws {
    #expect(try messages(scripts: pull, check: "{script: pull, never-leaves-canvas: home/card}") == [])
    let away = "away: \"0 press 200 150\\n0.1 move 200 100\\n0.2 move 200 10\\n0.3 release 200 10\""
    #expect(
      try messages(scripts: away, check: "{script: away, never-leaves-canvas: [home, home/card]}")
        == ["19:5 script away, never-leaves-canvas at 0.2 s: home/card leaves the canvas at the top by 40 pt"]
    )
  }

  /// Springs from .2 to 1 of the critical damping: one that is not critical runs past its end, and is found.
  @Test(arguments: [0.2, 0.4, 0.6, 0.8, 1.0]) func aNumberThatRunsPastItsEnd(ratio: Double) throws {
    let spring = "{ease: spring(response 0.3 ratio \(ratio))}"
    let found = try messages(
      cancel: spring,
      scripts: pull,
      check: "{script: pull, no-overshoot: {home/card: y}}"
    )
    #expect(found.isEmpty == (ratio >= 0.88))
    guard ratio == 0.2 else { return }
    // exp(−π ζ / √(1 − ζ²)) of the 50 points.
    let message = try #require(found.first)
    #expect(message.hasPrefix("19:5 script pull, no-overshoot at "))
    #expect(message.contains("y of home/card goes from 150 pt to 100 pt by way of 73."))
  }

  @Test func whatAChecksWordsMeanIsSaid() throws {
    for (check, wanted) in [
      ("{script: pull, ends-on: hom}", "no screen is called 'hom'"),
      ("{script: pull, ends: dismised}", "'ends' cannot be 'dismised'"),
      ("{script: pull, no-overshoot: {home/card: colour}}", "'home/card' cannot be 'colour'"),
      ("{script: pull, never-leaves-canvas: home/cart}", "'home' has no layer 'cart'"),
    ] {
      do {
        _ = try messages(scripts: pull, check: check)
        Issue.record("\(check) is accepted")
      } catch let error as DocumentError {
        #expect(error.diagnostics.first?.message == wanted)
      }
    }
  }

  /// On a device that is turned nothing is where it was laid out, until it is there again.
  @Test func aTurnedDeviceBreaksNoPromise() throws {
    let turns = "2 rotate portrait\\n2.1 rotate landscape"
    let bounds = "never-leaves-canvas: [home, home/card], no-overshoot: {home/card: [x, y]}"
    #expect(
      try messages(
        scripts: "turn: \"0 rotate landscape\\n\(turns)\"",
        check: "{script: turn, lint: [all], \(bounds)}"
      ) == []
    )
    // At the end of a transition that it has to wait for.
    #expect(
      try messages(
        scripts: "turn: \"0 trigger open\\n0.2 rotate landscape\\n\(turns)\"",
        check: "{script: turn, lint: [all, finish-exact]}"
      ) == []
    )
  }

  /// A number that the language lets pass and arithmetic makes unusable, in every kind of place.
  @Test(arguments: [
    "tracks: {to: {opacity: 100 / (W - 400)}}",
    "tracks: {to: {x: W * 1e9 * 1e5}}",
    "tracks: {to: {scale: 1 / (H - 800), at: 0..0.5}}",
    "tracks: {to: {x: 10, delay: W * 1e8}}",
    "tracks: {to: {frame: [0, 0, W / (H - 800), 10]}}",
    "add: {t: {copy: from, grid: [3, W * 1e8 * 1e8]}}, tracks: {to: {opacity: 0 -> 1}}",
    "add: {t: {copy: from, x: sqrt(0 - W)}}, tracks: {to: {opacity: 0 -> 1}}",
    "presentation: {frame: [0, 0, W, H / (W - 400)]}, tracks: {to: {opacity: 0 -> 1}}",
  ])
  func whatComesToNothingUsableIsAnErrorAtItsPlace(_ body: String) throws {
    let kind = body.contains("presentation") ? "present" : "push"
    let text = """
      segue: 1
      device: [400, 800]
      screens: {a: {fill: white}, b: {fill: black}}
      transitions:
        go: {kind: \(kind), from: a, to: b, duration: 0.5, \(body)}
      """
    let file = try SceneFile.parse(Array(text.utf8), path: "card.yaml", folder: nil)
    let errors = SceneChecks.diagnostics(of: file).filter { $0.severity == .error }
    #expect(errors.count == 1)
    #expect(errors.first?.message.hasPrefix("this comes to") == true)
    #expect(errors.first?.line == 5)
    #expect((errors.first?.column ?? 0) > 20)
  }
}

@Suite("Work of checks")
struct CheckBudgetTests {
  private func file(transitions: Int, scripts: Int = 0, checks: String = "") throws -> SceneFile {
    let runs = (0..<transitions).map {
      "  t\($0): {kind: push, from: home, to: next, duration: 2, tracks: {to: {x: W -> rest}}}\n"
    }
    let doings = (0..<scripts).map { "  s\($0): 0 tap home/card-0\n" }
    let text = """
      segue: 1
      screens: {home: {layers: {card: {repeat: 40}}}, next: {}}
      transitions:
      \(runs.joined())\(scripts > 0 ? "scripts:\n" + doings.joined() : "")\(checks)
      """
    return try SceneFile.parse(Array(text.utf8), path: "scene.yaml", folder: nil)
  }

  @Test("What a budget does not suffice for is named, with how much it is")
  func transitions() throws {
    let file = try file(transitions: 10)
    #expect(SceneChecks.diagnostics(of: file).isEmpty)
    let found = SceneChecks.findings(of: file, budget: CheckBudget(20_000)).map(\.diagnostic)
    #expect(found.count == 1)
    #expect(found.first?.severity == .warning)
    let message = try #require(found.first?.message)
    let told = message.firstMatch(
      of: #/^transition t(\d+) is not checked to its end nor the (\d+) after it: /#
    )
    let numbers = try #require(told)
    let (first, rest) = (Int(numbers.1) ?? -1, Int(numbers.2) ?? -1)
    #expect(first > 0 && first + rest == 9)
    #expect(found.first?.line == 4 + first)
  }

  @Test("A promise that was not checked is an error")
  func promises() throws {
    let file = try file(transitions: 2, checks: "checks:\n  - {transition: t1, lint: [settles]}\n")
    #expect(SceneChecks.diagnostics(of: file).isEmpty)
    let found = SceneChecks.findings(of: file, budget: CheckBudget(2_000)).map(\.diagnostic)
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.message.hasPrefix("transition t1 is not checked to its end: ") == true)
  }

  @Test("Of thousands of scripts in vain a hundred are told, and that there are more")
  func findings() throws {
    let file = try file(transitions: 1, scripts: 130)
    let found = SceneChecks.diagnostics(of: file).map(\.message)
    #expect(found.count { $0.hasPrefix("this tap does nothing") } == 100)
    #expect(
      found.contains { $0.hasPrefix("what has no effect in script s99 is not looked for to its end, nor in") }
    )
  }
}
