import SegueGeometry
import SegueGestures
import SegueModel
import SegueTestSupport
import SegueTransitions
import Testing

/// What a hand holds at the very end of a transition, and contents that glide to theirs.
@Suite struct HeldAtEndTests {
  private static let eases = [
    "spring(ratio 0.5)", "spring(ratio 0.8 velocity inherit)", "spring(ratio 1)",
    "spring(response 0.4 ratio 0.7)",
    "ease-in-out", "ease-in", "linear", "bezier(0.3 0 0.2 1.4)",
  ]

  /// A hand draws `home/card` to its end, beyond it, and lets go.
  private func session(_ ease: String, cancel: String, isCaught: Bool) throws -> Session {
    let scene = try Scenes.parse(
      """
      segue: 1
      title: Drawn
      device: [400, 800]
      screens:
        home: {layers: {card: {frame: [0, 0, 100, 100]}}}
        away: {}
      transitions:
        open:
          kind: push
          from: home
          to: away
          duration: 0.6
          tap: from/card
          tracks:
            from/card: {x: 0 -> 900, ease: \(ease)}
      gestures:
        draw:
          in: \(isCaught ? "away" : "home")
          recognize: pan
          progress: dx / 200 in 0..1
          drives: open
          \(isCaught ? "wants-interactive-start: false" : "")
          finish: {when: false}
          cancel: {ease: \(cancel)}
      """
    )
    return Session(scene: scene)
  }

  @Test("a layer does not leap as a hand that has drawn it to the end gives it back", arguments: eases)
  func givenBack(_ ease: String) throws {
    for cancel in ["linear", "ease-in-out", "spring(ratio 0.85 velocity inherit)"] {
      var session = try session(ease, cancel: cancel, isCaught: false)
      session.pointer(.began, 20, 400, at: 0)
      session.pointer(.moved, 30, 400, at: 0.05)
      session.pointer(.moved, 390, 400, at: 0.1)
      session.pointer(.moved, 390, 400, at: 0.5)
      #expect(session.status.progress == 1)
      let held = try #require(session.layer("home/card")).frame.minX
      session.pointer(.ended, 390, 400, at: 0.5)
      session.advance(to: 0.5 + 1e-9)
      let free = try #require(session.layer("home/card")).frame.minX
      #expect(abs(held - free) < 1e-4, "\(ease) back by \(cancel): \(held) to \(free)")
      // What it shows there is the curve's own end: within a thousandth of it.
      #expect(abs(held - 900) < 1)
      session.advance(to: 5)
      #expect(session.layer("home/card")?.frame.minX == 0)
    }
  }

  @Test("a hand moves what outlasts the transition's duration as far as that goes")
  func outlasting() throws {
    let scene = try Scenes.parse(
      """
      segue: 1
      title: Staircase
      device: [400, 800]
      screens:
        home: {layers: {rows: {frame: [0, 0, 400, 800], layers: {row: {repeat: 4, frame: [0, 100 * i, 100, 90]}}}}}
        away: {}
      transitions:
        open:
          kind: push
          from: home
          to: away
          duration: 0.4
          ease: linear
          tap: from/rows/row-1
          tracks: {from/rows/*: {x: 0 -> 300, stagger: 0.4}}
      gestures:
        draw: {in: home, recognize: pan, progress: dx / 400 in 0..0.99, drives: open, wants-interactive-start: false}
      """
    )
    var session = Session(scene: scene)
    session.handle(.tap(LayerPath("home/rows/row-1")))
    session.pointer(.began, 10, 700, at: 0.2)
    session.pointer(.moved, 30, 700, at: 0.25)
    for x in stride(from: 30.0, through: 390, by: 10) {
      session.pointer(.moved, x, 700, at: 0.3 + x / 1000)
      let percent = session.status.progress
      // Row i moves from percent i to i + 1.
      let rows = session.layerSamples().filter { $0.id.hasPrefix("home/rows/") }
      #expect(rows.count == 4)
      for (row, sample) in rows.enumerated() {
        let wanted = 300 * min(max(percent - Double(row), 0), 1)
        #expect(abs(sample.frame.minX - wanted) < 1e-6, "row \(row) at \(percent)")
      }
    }
    #expect(session.status.progress > 1.3)
  }

  @Test("content that a finger has caught beyond its end and let go of glides to the end itself")
  func glidesToTheEnd() throws {
    let scene = try Scenes.parse(
      """
      segue: 1
      title: Glide
      device: [400, 800]
      screens:
        home:
          layers:
            list:
              frame: [0, 0, 400, 800]
              scroll: both
              layers: {row: {frame: [0, 0, 300, 500]}, other: {frame: [0, 600, 100, 100]}}
      gestures:
        touch:
          in: home/list/row
          recognize: tap
          sets: {}
          finish:
            when: true
            rest: {home/list/other: {x: 76}}
            ease: spring(duration 0.49 bounce 0.4)
      """
    )
    var random = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      var session = Session(scene: scene)
      let (pull, caught) = (
        Double.random(in: 60...300, using: &random), Double.random(in: 0.02...0.5, using: &random)
      )
      session.pointer(.began, 50, 100, at: 0)
      session.pointer(.moved, 50 + pull, 100 + pull / 2, at: 0.06)
      session.pointer(.ended, 50 + pull, 100 + pull / 2, at: 0.07)
      session.pointer(.began, 120, 200, at: 0.07 + caught)
      session.pointer(.ended, 120, 200, at: 0.07 + caught)
      session.advance(to: 10)
      let row = try #require(session.layer("home/list/row")).frame
      #expect(row.minX == 0 && row.minY == 0, "pulled by \(pull), caught after \(caught)")
    }
  }
}
