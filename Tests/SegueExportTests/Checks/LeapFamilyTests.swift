import SegueDocuments
import SegueExport
import SegueGeometry
import SegueModel
import SegueScenes
import SegueTestSupport
import SegueTransitions
import Testing

/// Scenes with a leap of random size, of a random number, at a random moment, which must be found; and the same without
/// it, which must pass.
@Suite struct LeapFamilyTests {
  /// A number of the card that leaps.
  enum Number: String, CaseIterable {
    case x, y, width, height, opacity, radius

    var rest: Double { [.x: 60, .y: 100, .width: 200, .height: 150, .opacity: 0.9, .radius: 12][self] ?? 0 }
    /// Of this number to a point of the hand's way.
    var gain: Double { self == .opacity ? -0.001 : 0.5 }
    var leaps: ClosedRange<Double> { self == .opacity ? -0.4 ... -0.1 : 8...60 }
  }

  /// When it leaps.
  enum Moment: String, CaseIterable {
    case begin, middle, caught, release, start, finish

    /// The moment's scene, with or without the leap.
    func scene(_ number: Number, by leap: Double) -> String {
      let (name, rest, gain) = (number.rawValue, number.rest, number.gain)
      let drag = "here + \(gain) * (y - start.y)"
      var (law, outcome, gestureKeys) = (drag, "cancel: {duration: 0.2}", "")
      var (from, to) = ("opacity: 0.5", "opacity: 0 -> rest")
      var script =
        "0 press 150 150\\n0.05 move 150 165\\n0.1 move 150 190\\n0.15 move 150 250\\n0.2 release 150 250"
      let end = rest + (number == .opacity ? -0.3 : 70)
      switch self {
      case .begin: law = "\(drag) + \(leap)"
      case .middle: law = "\(drag) + (\(leap) if y - start.y > 40 else 0)"
      case .caught:
        law = leap == 0 ? drag : "\(rest) + \(gain) * (y - start.y)"
        gestureKeys = "catch: true\n    "
        outcome = "finish: {when: true, rest: {home/card: {\(name): \(end)}}, duration: 1}"
        script +=
          "\\n0.9 press 150 220\\n0.95 move 150 223\\n1 move 150 236\\n1.05 move 150 240\\n1.1 release 150 240"
      case .release: outcome = "cancel: {duration: \(leap == 0 ? "0.2" : "0")}"
      case .start:
        from = leap == 0 ? "\(name): \(end)" : "\(name): \(rest + leap) -> \(end)"
        script = "0 tap home/card"
      case .finish:
        to = "\(name): \(rest) -> \(leap == 0 ? "rest" : "\(rest + leap)")"
        script = "0 tap home/card"
      }
      return """
        segue: 1
        device: [400, 800]
        screens:
          home: {fill: white, layers: {card: \(Self.card)}}
          detail: {fill: blue, layers: {box: \(Self.card)}}
        transitions:
          open: {kind: push, from: home, to: detail, tap: from/card, duration: 0.4, tracks: {from/card: {\(from)}, to/box: {\(to)}}}
        gestures:
          drag:
            in: home/card
            recognize: pan
            \(gestureKeys)sets: {home/card: {\(name): \(law)}}
            \(outcome)
        scripts: {go: "\(script)"}
        checks: [{script: go, lint: [no-jump, no-snap\(lint), settles]}]
        """
    }

    private static let card = "{fill: red, frame: [60, 100, 200, 150], opacity: 0.9, radius: 12}"
    private var lint: String { self == .finish ? ", finish-exact" : "" }
  }

  private func findings(_ text: String) throws -> [String] {
    let file = try SceneFile.parse(Array(text.utf8), path: "leap.yaml", folder: nil)
    return SceneChecks.diagnostics(of: file).map(\.message)
  }

  @Test(arguments: Moment.allCases) func everyLeapIsFoundAndNothingElse(at moment: Moment) throws {
    var random = SeededGenerator(seed: 7)
    for number in Number.allCases {
      for _ in 0..<4 {
        let leap = (Double.random(in: number.leaps, using: &random) * 100).rounded() / 100
        let clean = moment.scene(number, by: 0)
        #expect(try findings(clean) == [], "\(clean)")
        let leaping = moment.scene(number, by: leap)
        let found = try findings(leaping)
        let layer = moment == .finish ? "detail/box" : "home/card"
        #expect(found.contains { $0.contains(layer) }, "\(found) \(leaping)")
      }
    }
  }

  /// What follows a bouncing content offset goes on; it does not snap.
  @Test(arguments: [30.0, 80, 140, 260]) func whatFollowsABounceIsNoLeap(_ pull: Double) throws {
    let scene = """
      segue: 1
      device: [400, 800]
      screens:
        feed:
          layers:
            list:
              scroll: y
              layers:
                wheel: {frame: [180, 20, 30, 30], opacity: -parent.offset.y / 80 in 0..1, fill: red}
                long: {frame: [0, 100, 400, 2000], fill: blue}
      gestures:
        refresh:
          in: feed/list
          recognize: pan(down)
          with: feed/list
          progress: -feed/list.offset.y / 80 in 0..1
          sets: {feed/list: {scrolling: true}}
          finish: {when: -feed/list.offset.y > 1000, rest: {feed/list: {offset.y: 0}}}
      scripts: {go: "0 press 200 300\\n0.05 move 200 320\\n0.2 move 200 \(300 + pull)\\n0.6 release 200 \(300 + pull)"}
      checks: [{script: go, lint: [all]}]
      """
    #expect(try findings(scene) == [])
  }

  /// A presenter that the coordinator's animations have scaled stays so, as in UIKit, until the dismissal scales it back.
  @Test func aPresenterThatIsLeftScaledIsNoMiss() throws {
    let scene = """
      segue: 1
      device: [400, 800]
      screens: {home: {fill: white}, sheet: {fill: blue}}
      transitions:
        show:
          kind: present
          from: home
          to: sheet
          presentation: {style: over-full-screen}
          tracks: {to: {y: H -> rest}}
          alongside: {from: {scale: 0.9}}
        hide: {kind: dismiss, from: sheet, to: home, tracks: {from: {y: H}}, alongside: {to: {scale: 1}}}
      scripts: {go: "0 trigger show\\n1 trigger hide"}
      checks: [{script: go, lint: [all, finish-exact]}]
      """
    #expect(try findings(scene) == [])
    let file = try SceneFile.parse(Array(scene.utf8), path: "sheet.yaml", folder: nil)
    var run = try SceneRun(scene: file.scene, course: .script(file.scene.scripts[0].script, of: nil))
    func width(at time: Double) -> Double? {
      run.advance(to: time)
      return run.session.layerSamples().first { $0.id == "home" }?.frame.size.width
    }
    #expect(width(at: 0.9) == 360)
    #expect(width(at: 2) == 400)
  }
}
