import SegueDocuments
import SegueExport
import SegueScenes
import Testing

/// The last step of a staircase falls on the end of the motion: it is no leap, but what comes on top of it is.
@Suite struct StaircaseLintTests {
  private static let eases = ["end", "start", "both", "none"].flatMap { position in
    [2, 4, 9].map { "steps(\($0) \(position))" }
  }

  /// Where an ease stands, with a script that plays it.
  enum Place: CaseIterable {
    case transition, track, alongside, interruptible, explicit, finish, cancel, values, rest

    /// Whether it begins as a hand lets go.
    var isRelease: Bool { [.finish, .cancel, .values, .rest].contains(self) }

    func scene(_ ease: String, misses: Bool) -> String {
      var (forth, back, gesture) = ("ease: linear", "ease: linear", "")
      var way = "x: W -> \(misses ? "30" : "rest")"
      var script = "0 tap one/open\\n2 trigger back"
      let drag = "{in: two, recognize: pan, progress: dx / W in 0..1, drives: back"
      switch self {
      case .transition: forth = "ease: \(ease)"
      case .track: way += ", ease: \(ease)"
      case .alongside: back = "alongside: {to: {opacity: 0 -> 1, ease: \(ease)}}"
      case .interruptible: forth = "ease: \(ease), interruptible: true"
      case .explicit: way += ", ease: \(ease), as: layer"
      case .finish: gesture = "\(drag), finish: {when: true, ease: \(ease)}}"
      case .cancel: gesture = "\(drag), cancel: {ease: \(ease)}}"
      case .values:
        gesture =
          "{in: two, recognize: pan, sets: {two/card: {x: here + dx}}, cancel: {ease: \(ease), duration: 0.4}}"
      case .rest:
        gesture =
          "{in: two, recognize: pan, sets: {two/card: {x: here + dx}}, "
          + "finish: {when: true, rest: {two/card: {x: 200}}, ease: \(ease), duration: 0.4}}"
      }
      if !gesture.isEmpty {
        script =
          "start two\\n0 press 20 20\\n0.1 move 60 20\\n0.2 move 160 20\\n0.5 move 160 20\\n0.6 lift 160 20"
      }
      return """
        segue: 1
        device: [400, 800]
        screens:
          one: {fill: white, layers: {open: {frame: [0, 0, 50, 50]}}}
          two: {fill: blue, layers: {card: {frame: [0, 0, 50, 50], fill: red}}}
        transitions:
          forth: {kind: push, from: one, to: two, tap: from/open, duration: 0.7, \(forth), tracks: {to: {\(way)}}}
          back: {kind: pop, from: two, to: one, duration: 0.3, \(back), tracks: {from: {x: 0 -> W}}}
        \(gesture.isEmpty ? "" : "gestures: {drag: \(gesture)}")
        scripts: {go: "\(script)"}
        checks: [{script: go, lint: [all]}]
        """
    }
  }

  private func findings(_ text: String) throws -> [String] {
    let file = try SceneFile.parse(Array(text.utf8), path: "steps.yaml", folder: nil)
    return SceneChecks.diagnostics(of: file).map(\.message)
  }

  @Test(arguments: Place.allCases, eases) func theLastStepIsNoLeap(_ place: Place, _ ease: String) throws {
    // A first step at a release is a leap from the hand, and is told as such.
    let leaps = place.isRelease && (ease.hasSuffix("start)") || ease.hasSuffix("both)"))
    let found = try findings(place.scene(ease, misses: false))
    #expect(found.allSatisfy { leaps && $0.hasPrefix("script go, no-jump at 0.6 s: ") }, "\(found)")
    #expect(found.isEmpty == !leaps)
  }

  @Test(arguments: [Place.transition, .track, .interruptible, .explicit], eases)
  func aMissIsTold(_ place: Place, _ ease: String) throws {
    let found = try findings(place.scene(ease, misses: true))
    #expect(
      found == [
        "script go, finish-exact at 0.7 s: two misses its place by 30 pt when it has finished: x 30 pt → 0 pt"
      ]
    )
  }
}
