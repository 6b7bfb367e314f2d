import Foundation
import SegueGeometry
import SegueGestures
import SegueTestSupport
import SegueTransitions
import SegueUIKitRules
import Testing

/// Sheets with detents, by formulas written here: where the hand has them, and which detent a release chooses.
@Suite struct SheetTests {
  /// It is presented at the detent that is selected, as large as its highest, by UIKit's own spring.
  @Test(arguments: 0...2) func aSheetComesToItsDetent(_ index: Int) throws {
    var session = try Sheets.session(", selected: \(Sheets.names[index])")
    let height = Sheets.heights[index]
    #expect(
      try #require(session.layer("places")).frame == Rect(x: 0, y: 800 - height, width: 400, height: 700)
    )
    #expect(try Sheets.dimming(session) == 1)
    session.handle(.trigger("close"))
    session.advance(to: 1.2)
    #expect(abs(try Sheets.top(session) - (800 - height + height * Numbers.standardSpring(0.2))) < 1e-9)
    #expect(abs(try Sheets.dimming(session) - (1 - Numbers.standardSpring(0.2))) < 1e-9)
  }

  /// Under the hand it goes with it; above the highest detent it resists, and the whole of it is dimmed by its height.
  @Test func theHandHasTheSheet() throws {
    var session = try Sheets.session(", selected: half")
    try Sheets.drag(&session, from: Point(x: 200, y: 430), by: -500) {
      (session: Session, moved: Double) throws in
      let free = 400 + moved
      let expected = free < 100 ? 100 - Sheets.rubber(100 - free, 800) : free
      #expect(abs(try Sheets.top(session) - expected) < 1e-9)
      #expect(try Sheets.dimming(session) == 1)
    }
    session.pointer(.cancelled, 200, 100, at: session.time)
    session.advance(to: session.time + 3)
    try Sheets.drag(&session, from: Point(x: 200, y: 130), by: 640) {
      (session: Session, moved: Double) throws in
      #expect(abs(try Sheets.top(session) - (100 + moved)) < 1e-9)
      #expect(abs(try Sheets.dimming(session) - min((700 - moved) / 120, 1)) < 1e-9)
    }
  }

  /// What nothing dismisses resists below its lowest detent too, and its delegate hears that it was tried.
  @Test func whatStaysResistsBelow() throws {
    var session = try Sheets.session(dismissal: false)
    try Sheets.drag(&session, from: Point(x: 200, y: 700), by: 80) {
      (session: Session, moved: Double) throws in
      #expect(abs(try Sheets.top(session) - (680 + Sheets.rubber(moved, 800))) < 1e-9)
    }
    Sheets.lift(&session, at: Point(x: 200, y: 800), resting: false)
    session.advance(to: session.time + 3)
    #expect(try Sheets.top(session) == 680)
    #expect(Sheets.calls(session) == [.didAttemptToDismiss])
  }

  /// Released, it goes to the detent nearest to where a scroll view would stop, or away below half of the lowest; both
  /// at rest and thrown.
  @Test func aReleaseChoosesTheNearestDetent() throws {
    var random = SeededGenerator(seed: 17)
    for _ in 0..<200 {
      let selected = Int.random(in: 0...2, using: &random)
      var session = try Sheets.session(", selected: \(Sheets.names[selected])")
      let start = 800 - Sheets.heights[selected]
      let way = Double.random(in: (90 - start)...(810 - start), using: &random)
      let place = Point(x: 200, y: start + 30)
      try Sheets.drag(&session, from: place, by: way)
      let isResting = Bool.random(using: &random)
      let slop = way < 0 ? -20.0 : 20
      Sheets.lift(&session, at: Point(x: 200, y: place.y + slop + way), resting: isResting)
      // Ten even steps of 20 ms; the last 100 ms are those of five of them.
      let velocity = isResting ? 0 : way / 0.2
      let shown = start + way < 100 ? 100 - Sheets.rubber(100 - start - way, 800) : start + way
      let landing = 800 - shown - velocity / (-1000 * log(0.998))
      let before = try Sheets.top(session)
      #expect(abs(before - shown) < 1e-9)
      session.advance(to: session.time + 3)
      guard landing >= 60 else {
        #expect(session.screen == "map")
        #expect(Sheets.calls(session) == [.shouldDismiss, .willDismiss, .didDismiss])
        continue
      }
      let nearest = Sheets.heights.indices.min {
        abs(Sheets.heights[$0] - landing) < abs(Sheets.heights[$1] - landing)
      }
      let chosen = try #require(nearest)
      #expect(try Sheets.top(session) == 800 - Sheets.heights[chosen])
      #expect(
        Sheets.calls(session)
          == (chosen == selected ? [] : [.didChangeSelectedDetentIdentifier(Sheets.names[chosen])])
      )
    }
  }

  /// The way to a detent is a critically damped spring with the hand's own velocity: mass 3, stiffness 1000.
  @Test func theSpringGoesOnWithTheHand() throws {
    var session = try Sheets.session()
    try Sheets.drag(&session, from: Point(x: 200, y: 700), by: -200)
    Sheets.lift(&session, at: Point(x: 200, y: 480), resting: false)
    let start = session.time
    let omega = (1000.0 / 3).squareRoot()
    // 1000 pt/s upwards, and 480 − 100 points to go: past the middle of half and full.
    #expect(try Sheets.top(session) == 480)
    for step in 1...20 {
      session.advance(to: start + Double(step) * 0.02)
      let passed = Double(step) * 0.02
      let away = 380 + (omega * 380 - 1000) * passed
      #expect(abs(try Sheets.top(session) - (100 + away * exp(-omega * passed))) < 1e-6)
    }
  }

  /// However few moves a finger makes before it lifts, what dims comes to rest as the sheet does.
  @Test(arguments: 0..<60)
  func whatDimsComesToRestWithTheSheet(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var session = try Sheets.session(", selected: half, undimmed: small")
    for _ in 0..<4 {
      let start = session.time + 0.1
      let begin = min(try Sheets.top(session) + 30, 780)
      session.pointer(.began, 200, begin, at: start)
      var place = begin
      for step in 1...Int.random(in: 1...3, using: &random) {
        place += Double.random(in: -400...250, using: &random)
        session.pointer(
          .moved,
          200,
          place,
          at: start + Double(step) * Double.random(in: 0.02...0.3, using: &random)
        )
      }
      session.pointer(Bool.random(using: &random) ? .cancelled : .ended, 200, place, at: session.time)
      session.advance(to: session.time + 10)
      guard session.screen == "places" else { return }
      // Undimmed at the lowest detent, dimmed at the others.
      let (top, dimming) = (try Sheets.top(session), try Sheets.dimming(session))
      #expect(dimming == (abs(top - 680) < 1e-9 ? 0 : 1), "at \(top)")
    }
  }
}
