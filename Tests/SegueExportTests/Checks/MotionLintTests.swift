import SegueDocuments
import SegueExport
import SegueScenes
import Testing

/// Each lint with a scene that breaks it, and the same scene mended.
@Suite struct MotionLintTests {
  /// What all lints find in a pull by 50 points at 500 a second, or in a transition.
  private func findings(
    sets: String = "y: 100 + dy",
    outcome: String = "cancel: {duration: 0.2}",
    detail: String = "fill: blue",
    open: String = "",
    close: String = "",
    script: String = MotionLintTests.pull
  ) throws -> [String] {
    let text = """
      segue: 1
      title: Card
      device: [400, 800]
      screens:
        home: {fill: white, layers: {card: {fill: red, frame: [0, 100, 400, 200], radius: 10}}}
        detail: {\(detail)}
      transitions:
        open: {kind: push, from: home, to: detail, tap: from/card\(open)}
        close: {kind: pop, from: detail, to: home, tap: from\(close)}
      gestures:
        drag:
          in: home
          recognize: pan
          sets: {home/card: {\(sets)}}
          \(outcome)
      scripts:
        go: "\(script)"
      checks:
        - {script: go}
      """
    let file = try SceneFile.parse(Array(text.utf8), path: "card.yaml", folder: nil)
    return SceneChecks.diagnostics(of: file).map { $0.message }
  }

  private static let pull =
    "0 press 200 150\\n0.02 move 200 160\\n0.04 move 200 170\\n0.06 move 200 180\\n0.08 move 200 190\\n"
    + "0.1 release 200 200"
  private static let slant =
    "0 press 200 150\\n0.02 move 210 160\\n0.04 move 220 170\\n0.06 move 230 180\\n0.08 move 240 190\\n"
    + "0.1 release 250 200"
  private static let roundTrip = "0 tap home/card\\n2 tap detail"

  @Test func aSceneThatKeepsItsPromisesIsSilent() throws {
    #expect(try findings() == [])
    #expect(try findings(script: Self.roundTrip) == [])
  }

  @Test func aJumpOfValueAtAHandOff() throws {
    #expect(
      try findings(outcome: "cancel: {duration: 0}")
        == ["script go, no-jump at 0.1 s: home/card jumps by 50 pt when the touch ended: y 150 pt → 100 pt"]
    )
  }

  @Test func aJumpOfVelocityWhereItIsInherited() throws {
    let spring = "spring(response 0.4 ratio 0.8 velocity inherit)"
    #expect(try findings(outcome: "cancel: {ease: \(spring)}") == [])
    let fly = ", duration: 0.5, tracks: {from/card: {y: 900}}, ease: spring(ratio 0.8 velocity inherit)"
    #expect(try findings(outcome: "finish: {when: true, then: open}", open: fly) == [])
    // The hand's velocity does not survive a pause.
    #expect(
      try findings(outcome: "finish: {when: true, delay: 0.3, then: open}", open: fly)
        == [
          "script go, keeps-velocity at 0.1 s: y of home/card goes at 500 pt/s under the hand, and at 0 pt/s "
            + "when the touch ended"
        ]
    )
  }

  /// A later track of the same number inherits nothing from a hand: the one before it moves the layer by then.
  @Test(arguments: ["", ", ease: spring(ratio 0.8 velocity inherit)"])
  func onlyTheFirstTrackOfANumberInherits(_ ease: String) throws {
    let fly = """
      , duration: 0.5, ease: spring(ratio 0.8 velocity inherit), tracks: {from/card: [{y: 400, ease: linear}, \
      {y: 900, at: 0.4..1\(ease)}]}
      """
    #expect(try findings(outcome: "finish: {when: true, then: open}", open: fly) == [])
    let first = fly.replacing(
      "{y: 400, ease: linear}",
      with: "{y: 400, ease: spring(ratio 0.8 velocity inherit)}"
    )
    #expect(try findings(outcome: "finish: {when: true, delay: 0.3, then: open}", open: first).count == 1)
  }

  /// What leaps as something that moves is touched: here a highlight without a duration.
  @Test(arguments: [0.0, 0.2]) func aLeapAsSomethingIsCaught(_ seconds: Double) throws {
    let text = """
      segue: 1
      device: [400, 800]
      screens:
        home:
          fill: white
          layers:
            card: {fill: red, frame: [0, 100, 400, 200], press: {scale: 0.5, duration: \(seconds)}}
            list: {scroll: y, frame: [0, 400, 400, 400], layers: {tall: {frame: [0, 0, 400, 9000]}}}
      scripts:
        go: "0 press 200 790\\n0.02 move 200 750\\n0.04 move 200 700\\n0.06 release 200 650\\n0.2 press 200 200"
      checks: [{script: go, lint: [no-jump]}]
      """
    let file = try SceneFile.parse(Array(text.utf8), path: "card.yaml", folder: nil)
    #expect(
      SceneChecks.diagnostics(of: file).map(\.message)
        == (seconds > 0
          ? []
          : [
            "script go, no-jump at 0.2 s: home/card jumps by 200 pt when it was caught: width 400 pt → 200 pt"
          ])
    )
  }

  @Test(arguments: [
    ("opacity: 1 - dy / 1000", "opacity: 0", "the opacity", "-50 %/s", "0 %/s"),
    ("radius: 10 + dy / 10", "radius: 90", "the radius", "50 pt/s", "0 pt/s"),
    ("x: dy / 5", "x: 300", "x", "100 pt/s", "0 pt/s"),
  ])
  func aVelocityIsToldInItsUnit(
    _ sets: String,
    _ track: String,
    _ noun: String,
    _ held: String,
    _ free: String
  )
    throws
  {
    let spring = "ease: spring(ratio 0.8 velocity inherit)"
    #expect(
      try findings(
        sets: sets,
        outcome: "finish: {when: true, delay: 0.3, then: open}",
        open: ", duration: 0.5, tracks: {from/card: {\(track)}}, \(spring)"
      ) == [
        "script go, keeps-velocity at 0.1 s: \(noun) of home/card goes at \(held) under the hand, and at \(free) "
          + "when the touch ended"
      ]
    )
  }

  @Test func aVelocityIsPromisedForTheNumbersThatInheritItAlone() throws {
    let spring = "spring(response 0.4 ratio 0.8 velocity inherit)"
    let tracks = "[{x: 300, ease: \(spring)}, {y: 900, ease: linear}]"
    #expect(
      try findings(
        sets: "x: dx, y: 100 + dy",
        outcome: "finish: {when: true, then: open}",
        open: ", duration: 0.5, tracks: {from/card: \(tracks)}",
        script: Self.slant
      ) == []
    )
  }

  /// What repeats leaps from its end to its start: released there, it has no velocity to keep.
  @Test func aReleaseBetweenTwoRoundsPromisesNothing() throws {
    let text = """
      segue: 1
      device: [400, 800]
      screens:
        one: {fill: white, layers: {card: {frame: [0, 0, 40, 40]}}}
        four: {fill: blue}
      transitions:
        open: {kind: present, from: one, to: four, tracks: {from/card: [{center.x: 160, repeat: 2}]}}
      gestures:
        swipe: {in: one, recognize: pan(right), progress: dx / W, drives: open, ease: spring(ratio 0.48 velocity inherit)}
      scripts:
        go: "0 press 0 590\\n0.12 move 283 590\\n0.14 move 580 590\\n0.14 cancel"
      checks:
        - {script: go, lint: [keeps-velocity]}
      """
    let file = try SceneFile.parse(Array(text.utf8), path: "card.yaml", folder: nil)
    #expect(SceneChecks.diagnostics(of: file).map(\.message) == [])
  }

  /// A progress behind its start does not move the picture, however fast the hand comes back.
  @Test(arguments: ["dx / W", "1 + dx / W"])
  func aHandBeyondAnEndHandsNoVelocityOver(_ progress: String) throws {
    let text = """
      segue: 1
      device: [400, 800]
      screens: {one: {fill: white}, two: {fill: blue}}
      transitions:
        open: {kind: present, from: one, to: two, tracks: {to: {x: 100 -> 0}}}
      gestures:
        drag: {in: one, recognize: pan, progress: \(progress), drives: open, finish: {when: true, ease: spring(ratio 0.65 velocity inherit)}}
      scripts:
        go: "0 press 59 500\\n0.1 move 53 600\\n0.11 move 50 700\\n0.12 move 55 700\\n0.12 release 55 700"
        over: "0 press 59 500\\n0.1 move 79 600\\n0.11 move 90 700\\n0.12 move 80 700\\n0.12 release 80 700"
      checks: [{script: go, lint: [keeps-velocity]}, {script: over, lint: [keeps-velocity]}]
      """
    let file = try SceneFile.parse(Array(text.utf8), path: "card.yaml", folder: nil)
    #expect(SceneChecks.diagnostics(of: file).map(\.message) == [])
  }

  @Test func aRadiusThatSnapsAtARelease() throws {
    #expect(
      try findings(sets: "radius: 10 + dy", outcome: "cancel: {duration: 0}")
        == [
          "script go, no-snap at 0.1 s: the radius of home/card snaps by 50 pt when the touch ended: radius 60 pt → 10 pt"
        ]
    )
    #expect(try findings(sets: "radius: 10 + dy") == [])
  }

  @Test func anOpacityThatSnapsAsATransitionBeginsOrEnds() throws {
    #expect(
      try findings(open: ", duration: 0.5, tracks: {from/card: {opacity: 0.5 -> 0}}", script: Self.roundTrip)
        == [
          "script go, no-snap at 0 s: the opacity of home/card snaps by 50 % when it begins: opacity 100 % → 50 %"
        ]
    )
    #expect(
      try findings(open: ", duration: 0.5, tracks: {to: {opacity: 0 -> 0.6}}", script: Self.roundTrip)
        == [
          "script go, no-snap at 0.5 s: the opacity of detail snaps by 40 % when it has finished: opacity 60 % → 100 %"
        ]
    )
    #expect(
      try findings(open: ", duration: 0.5, tracks: {to: {opacity: 0 -> 1}}", script: Self.roundTrip) == []
    )
  }

  @Test func aFinishThatMissesTheEnd() throws {
    let found = try findings(open: ", duration: 0.5, tracks: {to: {y: H -> 40}}", script: Self.roundTrip)
    #expect(
      found == [
        "script go, finish-exact at 0.5 s: detail misses its place by 40 pt when it has finished: y 40 pt → 0 pt"
      ]
    )
    // What UIKit's spring leaves when it is cut off at its duration is no miss.
    #expect(
      try findings(
        open: ", duration: 0.5, tracks: {to: {y: H -> rest}}, ease: spring(ratio 0.4)",
        script: Self.roundTrip
      )
        == []
    )
  }

  @Test func aLayerThatIsNotShownAgain() throws {
    let hides = ", before: {from/card: {hidden: true}}, tracks: {to: {opacity: 0 -> 1}}"
    let shows = ", after: {to/card: {hidden: false}}"
    #expect(
      try findings(open: hides, script: Self.roundTrip)
        == ["script go, shows-again: home/card was hidden by a transition and is not shown again"]
    )
    #expect(try findings(open: hides, close: shows, script: Self.roundTrip) == [])
  }

  /// What is left of `alongside` when a presented screen is gone.
  @Test(
    arguments: [
      (
        "",
        [
          "script go, dismiss-restores: home stays as the 'alongside' of a presentation has left it: opacity, scale"
        ]
      ),
      (
        ", alongside: {home: {scale: 1}}",
        ["script go, dismiss-restores: home stays as the 'alongside' of a presentation has left it: opacity"]
      ),
      (", alongside: {home: {scale: rest, opacity: rest}}", []),
      // What the dismissal itself comes to is meant.
      (", alongside: {home: {scale: 0.9, opacity: 0.7}}", []),
    ]
  )
  func whatADismissalDoesNotChangeBack(_ close: String, _ found: [String]) throws {
    let text = """
      segue: 1
      device: [400, 800]
      screens: {home: {fill: white}, sheet: {fill: blue}}
      transitions:
        show: {kind: present, from: home, to: sheet, tap: from, presentation: {style: page-sheet}, tracks: {to: {y: H -> rest}}, alongside: {home: {scale: 0.8, opacity: 0.5}}}
        hide: {kind: dismiss, from: sheet, to: home, tap: from, tracks: {from: {y: H}}\(close)}
      scripts: {go: "0 tap home\\n1 tap sheet", half: "0 tap home"}
      checks: [{script: go, lint: [all]}, {script: half, lint: [all]}]
      """
    let file = try SceneFile.parse(Array(text.utf8), path: "sheet.yaml", folder: nil)
    #expect(SceneChecks.diagnostics(of: file).map(\.message) == found)
  }

  @Test func aReleaseThatNeverSettles() throws {
    #expect(
      try findings(outcome: "cancel: {duration: 600}")
        == ["script go, settles: still moving after 30 s"]
    )
  }

  @Test func aSceneWithoutChecksIsLintedAndWarnedAbout() throws {
    let text = """
      segue: 1
      title: Card
      device: [400, 800]
      screens:
        home: {fill: white}
        detail: {fill: blue}
      transitions:
        open: {kind: push, from: home, to: detail, tracks: {to: {y: H -> 40}}}
      scripts:
        go: 0 tap home
      """
    let file = try SceneFile.parse(Array(text.utf8), path: "card.yaml", folder: nil)
    let found = SceneChecks.diagnostics(of: file)
    #expect(found.map(\.severity) == [.warning, .warning])
    #expect(
      found.map { "\($0.line) \($0.message)" } == [
        "10 this tap does nothing: nothing on the screen that is shown waits for it there",
        "8 transition open, finish-exact at 0.35 s: detail misses its place by 40 pt when it has finished: "
          + "y 40 pt → 0 pt",
      ]
    )
  }
}
