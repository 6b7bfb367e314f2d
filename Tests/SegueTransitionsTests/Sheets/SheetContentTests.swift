import SegueGeometry
import SegueGestures
import SegueTestSupport
import SegueTransitions
import Testing

/// A sheet and the list in it, under one finger.
@Suite struct SheetContentTests {
  /// One finger in the list moves the sheet first and then the content, to the last point of its way, and back.
  @Test func theListTakesOverFromTheSheet() throws {
    var session = try Sheets.session(", selected: half")
    try Sheets.drag(&session, from: Point(x: 200, y: 790), by: -600, steps: 40) {
      (session: Session, moved: Double) throws in
      #expect(abs(try Sheets.top(session) - max(400 + moved, 100)) < 1e-9)
      #expect(abs(try Sheets.offset(session) - max(-300 - moved, 0)) < 1e-9)
    }
    var place = 170.0
    while place < 750 {
      place += 30
      session.pointer(.moved, 200, place, at: session.time + 0.02)
      #expect(abs(try Sheets.top(session) - 100 - max(place - 470, 0)) < 1e-9)
      #expect(abs(try Sheets.offset(session) - max(470 - place, 0)) < 1e-9)
    }
  }

  /// What the finger does to the content in the end is nothing to the sheet that it moved before.
  @Test func aScrollDoesNotThrowTheSheet() throws {
    var session = try Sheets.session(", selected: half")
    try Sheets.drag(&session, from: Point(x: 200, y: 790), by: -600, steps: 40)
    for place in stride(from: 190.0, through: 310, by: 40) {
      session.pointer(.moved, 200, place, at: session.time + 0.02)
    }
    #expect(try Sheets.offset(session) > 100)
    session.pointer(.ended, 200, 310, at: session.time)
    session.advance(to: session.time + 5)
    #expect(try Sheets.top(session) == 100)
    #expect(session.screen == "places")
  }

  /// So it is whatever the steps of a mouse, up and down by turns: the sheet's way and the content's are the hand's.
  @Test(arguments: ["y", "{bounces: false}", "{inset: {top: 40, bottom: 20}}", "{deceleration: fast}"])
  func everyStepOfTheHandIsSomebodys(scroll: String) throws {
    var random = SeededGenerator(seed: 23)
    for _ in 0..<20 {
      var session = try Sheets.session(", selected: half", scroll: scroll)
      let start = try Sheets.offset(session)
      session.pointer(.began, 200, 600, at: 1)
      session.pointer(.moved, 200, 588.3, at: 1.02)
      // The hand's way since the sheet was up; below 0 it is not.
      var beyond = -300.0
      var place = 588.3
      for _ in 0..<120 {
        let step = Double.random(in: -40...38, using: &random)
        guard (20...780).contains(place + step), beyond - step > -390 else { continue }
        place += step
        beyond -= step
        session.pointer(.moved, 200, place, at: session.time + 0.0167)
        #expect(abs(try Sheets.top(session) - (100 + max(-beyond, 0))) < 1e-9)
        #expect(abs(try Sheets.offset(session) - start - max(beyond, 0)) < 1e-9)
      }
    }
  }

  /// A list that has been scrolled moves by itself at any height; the sheet stays where an ordinary scroll ends.
  @Test func aScrolledListScrolls() throws {
    var session = try Sheets.session(", selected: full")
    try Sheets.drag(&session, from: Point(x: 200, y: 700), by: -300)
    Sheets.lift(&session, at: Point(x: 200, y: 380), resting: true)
    session.advance(to: session.time + 1)
    #expect(try Sheets.offset(session) == 300)
    try Sheets.drag(&session, from: Point(x: 200, y: 300), by: 100, steps: 3)
    Sheets.lift(&session, at: Point(x: 200, y: 420), resting: false)
    session.advance(to: session.time + 5)
    #expect(try Sheets.top(session) == 100)
    #expect(Sheets.calls(session).isEmpty)
    try Sheets.drag(&session, from: Point(x: 200, y: 700), by: -300)
    Sheets.lift(&session, at: Point(x: 200, y: 380), resting: true)
    session.advance(to: session.time + 1)
    // By its head, with the list as it is.
    let scrolled = try Sheets.offset(session)
    #expect(scrolled >= 300)
    try Sheets.drag(&session, from: Point(x: 200, y: 130), by: 280)
    Sheets.lift(&session, at: Point(x: 200, y: 430), resting: true)
    session.advance(to: session.time + 2)
    #expect(try Sheets.top(session) == 400)
    #expect(try Sheets.offset(session) == scrolled)
    // Not at its top, it scrolls here too, either way.
    for way in [-60.0, 60] {
      let before = try Sheets.offset(session)
      try Sheets.drag(&session, from: Point(x: 200, y: 650), by: way)
      #expect(try Sheets.top(session) == 400)
      #expect(abs(try Sheets.offset(session) - (before - way)) < 1e-9)
      Sheets.lift(&session, at: Point(x: 200, y: 650 + way + (way < 0 ? -20 : 20)), resting: true)
      session.advance(to: session.time + 1)
    }
  }

  /// A list whose content fits is no scroll view in the sheet's way.
  @Test func aShortListIsPartOfTheSheet() throws {
    var session = try Sheets.session(", selected: full", rows: 3)
    try Sheets.drag(&session, from: Point(x: 200, y: 300), by: 200) {
      (session: Session, moved: Double) throws in
      #expect(abs(try Sheets.top(session) - (100 + moved)) < 1e-9)
      #expect(try Sheets.offset(session) == 0)
    }
  }
}
