import SegueDocuments
import SegueExport
import SegueScenes
import SegueTestSupport
import Testing

/// What the lints say of values that a finish leaves at rest, and of hands that catch them on their way there.
@Suite struct FinishLintTests {
  private func findings(_ text: String) throws -> [String] {
    let file = try SceneFile.parse(Array(text.utf8), path: "finish.yaml", folder: nil)
    return SceneChecks.diagnostics(of: file).map(\.message)
  }

  /// Rounded times and places are nobody's fault: whatever the numbers, values that have come to rest are where they
  /// are laid out.
  @Test func valuesComeToRestWhereTheyAreLaidOut() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<60 {
      let from = Double.random(in: 300...500, using: &random)
      let rest = Double.random(in: 20...200, using: &random)
      let ratio = Double.random(in: 0.4...1, using: &random)
      let text = """
        segue: 1
        device: iphone-15
        screens: {home: {layers: {card: {frame: [0, \(from), 300, 300], fill: red}}}}
        gestures:
          drag:
            in: home
            recognize: pan
            sets: {home/card: {y: here + dy}}
            finish: {when: true, rest: {home/card: {y: \(rest)}}, ease: spring(response 0.4 ratio \(ratio) velocity inherit)}
        scripts: {up: "1 press 200 700\\n1.1 move 200 640\\n1.2 release 200 480"}
        checks: [{script: up, lint: [finish-exact]}]
        """
      #expect(try findings(text) == [], "\(text)")
    }
  }

  /// A hand that catches values on their way to a rest, and thinks better of it, leaves them at that rest.
  @Test(arguments: [0.25, 0.4, 2.25]) func aCancelAfterACatchGoesToTheRestThatWasComing(_ time: Double) throws
  {
    let text = """
      segue: 1
      device: iphone-15
      screens: {home: {layers: {card: {frame: [96, 286, 200, 280], fill: systemIndigo}}}}
      gestures:
        throw:
          in: home
          recognize: pan
          catch: true
          sets: {home/card: {center.y: here + dy}}
          finish: {when: velocity.y < -500, rest: {home/card: {center.y: 200}}, ease: spring(response 0.4 ratio 1)}
      scripts:
        go: |
          0 press 196 426
          0.1 move 196 376
          0.2 release 196 300
          \(time) press 196 300
          \(time + 0.1) move 196 320
          \(time + 0.3) move 196 330
          \(time + 0.5) lift 196 330
      checks: [{script: go, lint: [all]}]
      """
    #expect(try findings(text) == [])
  }
}
