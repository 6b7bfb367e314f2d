import SegueGeometry
import SegueGestures
import SegueModel
import SegueTestSupport
import SegueTransitions
import Testing

/// How far a hand leads a transition that outlasts its duration, and where content that glides arrives.
@Suite struct ReachedEndTests {
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
              frame: [0, 0, 300, 400]
              scroll: both
              layers: {row: {frame: [0, 0, 500, 900]}, other: {frame: [0, 600, 100, 100]}}
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
    var beyond = 0
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
      let caughtAt = try #require(session.layer("home/list/row")).frame
      beyond += caughtAt.minX > 1 ? 1 : 0
      session.advance(to: 10)
      let row = try #require(session.layer("home/list/row")).frame
      #expect(row.minX == 0 && row.minY == 0, "pulled by \(pull), caught after \(caught)")
    }
    #expect(beyond > 100)
  }
}
