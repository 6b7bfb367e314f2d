import SegueDocuments
import SegueGeometry
import SegueModel
import SegueScenes
import Testing

/// A scene with one of nearly everything that can be tuned.
let tunableScene = """
  segue: 1 # the version is no knob
  device: [390, 844]
  tokens: {gap: .5, land: spring(ratio .7 velocity -1), tint: 0xFF8800}
  screens:
    home:
      fill: systemTeal 40%
      layers:
        text: {x: -20, frame: [20, H - 80, 1.3 * W, 40], radius: [1, 2, 3, 4], text: 12 of 40}
        "quoted": {text: "7", opacity: 0.50, rotate: 15deg}
    # A comment with 42 in it.
    away: {path: M 0 0 L 60 0, shadow: {radius: 8, y: 4, opacity: 0.3, color: black}}
  transitions:
    go:
      kind: push
      from: home
      to: away
      ease: bezier(.4 0 .2 1)
      duration: 1e-1
      markers: {there: 0.6}
      tracks:
        to: {opacity: 0 -> 0.4 @ 0.3 -> 1, at: 0.2..0.6}
        from: {scale: 0.9, ease: spring(stiffness 250 damping 30), delay: 0.05}
  gestures:
    pull:
      in: home
      recognize: pan
      progress: dx / 200 in 0..1
      drives: go
      finish: {when: progress > 0.5}
  scripts:
    tour: |
      0.00 tap home
  """

func document(_ text: String) throws(DocumentError) -> SceneDocument {
  try SceneDocument(source: Array(text.utf8), path: "scene.yaml")
}

@Suite("Knobs")
struct KnobTests {
  @Test("Every literal that means something is a knob, and nothing else")
  func all() throws {
    let knobs = try document(tunableScene).knobs
    let lines = knobs.map { "\($0.title) = \($0.text) \($0.kind.rawValue)" }
    #expect(
      lines == [
        "device width = 390 points", "device height = 844 points",
        "tokens/gap = .5 points", "tokens/land ratio = .7 dampingRatio", "tokens/land velocity = -1 velocity",
        "tokens/tint = 0xFF8800 color",
        "screens/home/fill = systemTeal color", "screens/home/fill #2 = 40% percent",
        "screens/home/layers/text/x = -20 points",
        "screens/home/layers/text/frame x = 20 points",
        "screens/home/layers/text/frame y − = 80 points",
        "screens/home/layers/text/frame width × W = 1.3 factor",
        "screens/home/layers/text/frame height = 40 points",
        "screens/home/layers/text/radius top left = 1 points",
        "screens/home/layers/text/radius top right = 2 points",
        "screens/home/layers/text/radius bottom right = 3 points",
        "screens/home/layers/text/radius bottom left = 4 points",
        "screens/home/layers/quoted/opacity = 0.50 fraction",
        "screens/home/layers/quoted/rotate = 15deg degrees",
        "screens/away/shadow/radius = 8 points", "screens/away/shadow/y = 4 points",
        "screens/away/shadow/opacity = 0.3 fraction", "screens/away/shadow/color = black color",
        "transitions/go/ease x1 = .4 controlX", "transitions/go/ease y1 = 0 controlY",
        "transitions/go/ease x2 = .2 controlX", "transitions/go/ease y2 = 1 controlY",
        "transitions/go/duration = 1e-1 seconds", "transitions/go/markers/there = 0.6 fraction",
        "transitions/go/tracks/to/opacity from = 0 fraction",
        "transitions/go/tracks/to/opacity via = 0.4 fraction",
        "transitions/go/tracks/to/opacity at = 0.3 fraction",
        "transitions/go/tracks/to/opacity to = 1 fraction",
        "transitions/go/tracks/to/at from = 0.2 fraction", "transitions/go/tracks/to/at to = 0.6 fraction",
        "transitions/go/tracks/from/scale = 0.9 scale",
        "transitions/go/tracks/from/ease stiffness = 250 stiffness",
        "transitions/go/tracks/from/ease damping = 30 damping",
        "transitions/go/tracks/from/delay = 0.05 seconds",
        "gestures/pull/progress dx ÷ = 200 factor", "gestures/pull/progress from = 0 number",
        "gestures/pull/progress to = 1 number", "gestures/pull/finish/when progress > = 0.5 number",
      ]
    )
  }

  @Test("A minus is a number's sign unless there is a space on each side")
  func signs() throws {
    let text = tunableScene.replacing("dx / 200 in 0..1", with: "dx - 5 in -0.2..1 if dx > -7 else -3")
    let knobs = try document(text).knobs.filter { $0.title.hasPrefix("gestures/pull/progress") }
    #expect(knobs.map(\.text) == ["5", "-0.2", "1", "-7", "-3"])
  }

  @Test("A knob's bytes are its text, in every bundled scene")
  func bytes() throws {
    for reference in SceneLibrary.bundled() {
      let document = try SceneDocument.open(reference.path)
      #expect(document.knobs.count > 20, "\(reference.name)")
      for knob in document.knobs {
        let bytes = document.source[knob.source.lower..<knob.source.upper]
        #expect(String(decoding: bytes, as: UTF8.self) == knob.text)
      }
      #expect(Set(document.knobs.map(\.id)).count == document.knobs.count)
    }
  }

  @Test(
    "A turn goes by the kind's step and is written as the author writes",
    arguments: [
      ("tokens/land ratio", 1, Knob.Step.normal, ".75"), ("tokens/land ratio", 9, .coarse, "1"),
      ("tokens/land velocity", 2, .normal, "0"), ("tokens/gap", -1, .fine, "-.5"),
      ("screens/home/layers/quoted/opacity", 1, .fine, "0.51"),
      ("screens/home/layers/quoted/opacity", -1, .normal, "0.45"),
      ("screens/home/layers/quoted/rotate", 1, .normal, "20deg"),
      ("screens/home/layers/text/x", 1, .coarse, "0"), ("screens/home/layers/text/x", 5, .normal, "5"),
      ("screens/home/layers/text/frame width × W", 1, .normal, "1.35"),
      ("transitions/go/duration", 1, .normal, "0.15"), ("transitions/go/duration", -9, .coarse, "0"),
      ("transitions/go/tracks/from/ease stiffness", 1, .coarse, "300"),
      ("transitions/go/tracks/from/delay", 1, .fine, "0.06"),
      ("gestures/pull/finish/when progress >", -1, .fine, "0.49"),
      ("gestures/pull/progress dx ÷", 1, .normal, "210"),
      ("tokens/tint", 12, .normal, "0x77FF00"),
    ]
  )
  func turning(title: String, steps: Int, step: Knob.Step, expected: String) throws {
    let knob = try #require(try document(tunableScene).knobs.first { $0.title == title })
    #expect(knob.turned(by: steps, step) == expected)
  }

  @Test("A knob at its end is not turned further")
  func ends() throws {
    let knobs = try document(tunableScene).knobs
    let last = try #require(knobs.first { $0.title == "transitions/go/ease y1" })
    #expect(last.turned(by: 0, .fine) == nil)
    let x1 = try #require(knobs.first { $0.title == "transitions/go/ease x1" })
    #expect(x1.turned(by: 100, .coarse) == "1")
    #expect(x1.turned(by: -100, .coarse) == "0")
  }
}
