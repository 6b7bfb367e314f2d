import SegueModel
import SegueTransitions
import Testing

/// What the coordinator animates runs alongside whichever animator there is: the scene's, or UIKit's own.
@Suite struct AlongsideTests {
  private static let kinds = ["push", "present"]

  private func session(_ kind: String, _ keys: String) throws -> Session {
    Session(
      scene: try Scenes.parse(
        """
        segue: 1
        device: [400, 800]
        screens: {home: {fill: white, layers: {card: {frame: [0, 100, 400, 100], fill: red}}}, next: {fill: black}}
        transitions:
          go: {kind: \(kind), from: home, to: next\(keys), alongside: {from/card: {opacity: 0.2}}}
        """
      )
    )
  }

  @Test(arguments: kinds, ["", ", duration: 0.5, tracks: {to: {x: W -> rest}}"])
  func itRunsWithEveryAnimator(_ kind: String, _ keys: String) throws {
    var session = try session(kind, keys)
    session.handle(.trigger("go"))
    #expect(session.trace.contains { $0.text == "animate(alongsideTransition:)" })
    var last = 1.0
    for time in stride(from: 0.05, to: 0.5, by: 0.05) {
      session.advance(to: time)
      let opacity = try #require(session.layer("home/card")).opacity
      #expect(opacity < last && opacity > 0.2)
      last = opacity
    }
    session.advance(to: 2)
    #expect(session.screen == "next")
    #expect(
      session.trace.contains { $0.text == "animate(alongsideTransition:) completion(isCancelled: false)" }
    )
  }
}
