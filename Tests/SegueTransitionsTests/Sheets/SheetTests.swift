import Foundation
import SegueGeometry
import SegueGestures
import SegueModel
import SegueTestSupport
import SegueTransitions
import SegueUIKitRules
import Testing

/// Sheets with detents, by formulas written here: where the hand has them, which detent a release chooses, what they dim.
@Suite struct SheetTests {
  private static let container = Size(width: 400, height: 800)
  private static let heights = [120.0, 400, 700]
  private static let names = ["small", "half", "full"]

  /// A map, and a sheet of places over it.
  private static func session(
    _ keys: String = "",
    dismissal: Bool = true,
    rows: Int = 30
  ) throws -> Session {
    let text = """
      segue: 1
      device: [400, 800]
      screens:
        map:
          fill: systemGreen
          layers:
            field: {scroll: y, frame: [0, 0, W, 90], layers: {row: {repeat: 9, frame: [0, 60 * i, W, 50], fill: white}}}
            pin: {frame: [10, 20, 40, 40], fill: red}
        places:
          fill: white
          layers:
            list: {scroll: y, frame: [0, 60, W, 640], layers: {row: {repeat: \(rows), frame: [0, 60 * i, W, 50], fill: gray}}}
      transitions:
        open:
          kind: present
          from: map
          to: places
          presentation: {style: page-sheet, detents: {small: 120, half: 0.5 * H, full: H - 100}, scrolls: to/list\(keys)}
      \(dismissal ? "  close: {kind: dismiss, from: places, to: map}" : "")
      gestures:
        drag: {in: map/pin, recognize: pan, sets: {map/pin: {x: here + x - start.x}}}
      """
    var session = Session(scene: try Scenes.parse(text))
    session.handle(.trigger("open"))
    session.advance(to: 1)
    return session
  }

  private static func top(_ session: Session) throws -> Double {
    try #require(session.layer("places")).frame.minY
  }

  private static func offset(_ session: Session) throws -> Double {
    let list = try #require(session.layer("places/list")).frame.minY
    return list - (try #require(session.layer("places/list/row-0")).frame.minY)
  }

  private static func dimming(_ session: Session) throws -> Double {
    try #require(session.layer("container/dimming")).opacity
  }

  /// The calls on the sheet's delegate since a time.
  private static func calls(_ session: Session) -> [SheetCall] {
    session.trace.compactMap {
      if case .call(.sheet(let call)) = $0.event { call } else { nil }
    }
  }

  /// UIScrollView's resistance, c = .55.
  private static func rubber(_ distance: Double, _ dimension: Double) -> Double {
    distance * dimension * 0.55 / (dimension + 0.55 * distance)
  }

  /// Presses, begins to move by 20 points, and goes on in even steps of 20 ms.
  private static func drag(
    _ session: inout Session,
    from place: Point,
    by way: Double,
    steps: Int = 10,
    _ look: (Session, Double) throws -> Void = { _, _ in }
  ) throws {
    let start = session.time
    let slop = way < 0 ? -20.0 : 20
    session.pointer(.began, place.x, place.y, at: start)
    session.pointer(.moved, place.x, place.y + slop, at: start + 0.02)
    for step in 1...steps {
      let moved = way * Double(step) / Double(steps)
      session.pointer(.moved, place.x, place.y + slop + moved, at: start + 0.02 + Double(step) * 0.02)
      try look(session, moved)
    }
  }

  private static func lift(_ session: inout Session, at place: Point, resting: Bool) {
    if resting { session.pointer(.moved, place.x, place.y, at: session.time + 0.3) }
    session.pointer(.ended, place.x, place.y, at: session.time)
  }

  /// It is presented at the detent that is selected, as large as its highest, by UIKit's own spring.
  @Test(arguments: 0...2) func aSheetComesToItsDetent(_ index: Int) throws {
    var session = try Self.session(", selected: \(Self.names[index])")
    let height = Self.heights[index]
    #expect(
      try #require(session.layer("places")).frame == Rect(x: 0, y: 800 - height, width: 400, height: 700)
    )
    #expect(try Self.dimming(session) == 1)
    session.handle(.trigger("close"))
    session.advance(to: 1.2)
    #expect(abs(try Self.top(session) - (800 - height + height * Numbers.standardSpring(0.2))) < 1e-9)
    #expect(abs(try Self.dimming(session) - (1 - Numbers.standardSpring(0.2))) < 1e-9)
  }

  /// Under the hand it goes with it; above the highest detent it resists, and the whole of it is dimmed by its height.
  @Test func theHandHasTheSheet() throws {
    var session = try Self.session(", selected: half")
    try Self.drag(&session, from: Point(x: 200, y: 430), by: -500) {
      (session: Session, moved: Double) throws in
      let free = 400 + moved
      let expected = free < 100 ? 100 - Self.rubber(100 - free, 800) : free
      #expect(abs(try Self.top(session) - expected) < 1e-9)
      #expect(try Self.dimming(session) == 1)
    }
    session.pointer(.cancelled, 200, 100, at: session.time)
    session.advance(to: session.time + 3)
    try Self.drag(&session, from: Point(x: 200, y: 130), by: 640) {
      (session: Session, moved: Double) throws in
      #expect(abs(try Self.top(session) - (100 + moved)) < 1e-9)
      #expect(abs(try Self.dimming(session) - min((700 - moved) / 120, 1)) < 1e-9)
    }
  }

  /// What nothing dismisses resists below its lowest detent too, and its delegate hears that it was tried.
  @Test func whatStaysResistsBelow() throws {
    var session = try Self.session(dismissal: false)
    try Self.drag(&session, from: Point(x: 200, y: 700), by: 80) { (session: Session, moved: Double) throws in
      #expect(abs(try Self.top(session) - (680 + Self.rubber(moved, 800))) < 1e-9)
    }
    Self.lift(&session, at: Point(x: 200, y: 800), resting: false)
    session.advance(to: session.time + 3)
    #expect(try Self.top(session) == 680)
    #expect(Self.calls(session) == [.didAttemptToDismiss])
  }

  /// Released, it goes to the detent nearest to where a scroll view would stop, or away below half of the lowest; both
  /// at rest and thrown.
  @Test func aReleaseChoosesTheNearestDetent() throws {
    var random = SeededGenerator(seed: 17)
    for _ in 0..<200 {
      let selected = Int.random(in: 0...2, using: &random)
      var session = try Self.session(", selected: \(Self.names[selected])")
      let start = 800 - Self.heights[selected]
      let way = Double.random(in: (90 - start)...(810 - start), using: &random)
      let place = Point(x: 200, y: start + 30)
      try Self.drag(&session, from: place, by: way)
      let isResting = Bool.random(using: &random)
      let slop = way < 0 ? -20.0 : 20
      Self.lift(&session, at: Point(x: 200, y: place.y + slop + way), resting: isResting)
      // Ten even steps of 20 ms; the last 100 ms are those of five of them.
      let velocity = isResting ? 0 : way / 0.2
      let shown = start + way < 100 ? 100 - Self.rubber(100 - start - way, 800) : start + way
      let landing = 800 - shown - velocity / (-1000 * log(0.998))
      let before = try Self.top(session)
      #expect(abs(before - shown) < 1e-9)
      session.advance(to: session.time + 3)
      guard landing >= 60 else {
        #expect(session.screen == "map")
        #expect(Self.calls(session) == [.shouldDismiss, .willDismiss, .didDismiss])
        continue
      }
      let nearest = Self.heights.indices.min {
        abs(Self.heights[$0] - landing) < abs(Self.heights[$1] - landing)
      }
      let chosen = try #require(nearest)
      #expect(try Self.top(session) == 800 - Self.heights[chosen])
      #expect(
        Self.calls(session)
          == (chosen == selected ? [] : [.didChangeSelectedDetentIdentifier(Self.names[chosen])])
      )
    }
  }

  /// The way to a detent is a critically damped spring with the hand's own velocity: mass 3, stiffness 1000.
  @Test func theSpringGoesOnWithTheHand() throws {
    var session = try Self.session()
    try Self.drag(&session, from: Point(x: 200, y: 700), by: -200)
    Self.lift(&session, at: Point(x: 200, y: 480), resting: false)
    let start = session.time
    let omega = (1000.0 / 3).squareRoot()
    // 1000 pt/s upwards, and 480 − 100 points to go: past the middle of half and full.
    #expect(try Self.top(session) == 480)
    for step in 1...20 {
      session.advance(to: start + Double(step) * 0.02)
      let passed = Double(step) * 0.02
      let away = 380 + (omega * 380 - 1000) * passed
      #expect(abs(try Self.top(session) - (100 + away * exp(-omega * passed))) < 1e-6)
    }
  }

  /// One finger in the list moves the sheet first and then the content, to the last point of its way, and back.
  @Test func theListTakesOverFromTheSheet() throws {
    var session = try Self.session(", selected: half")
    try Self.drag(&session, from: Point(x: 200, y: 790), by: -600, steps: 40) {
      (session: Session, moved: Double) throws in
      #expect(abs(try Self.top(session) - max(400 + moved, 100)) < 1e-9)
      #expect(abs(try Self.offset(session) - max(-300 - moved, 0)) < 1e-9)
    }
    var place = 170.0
    while place < 750 {
      place += 30
      session.pointer(.moved, 200, place, at: session.time + 0.02)
      #expect(abs(try Self.top(session) - 100 - max(place - 470, 0)) < 1e-9)
      #expect(abs(try Self.offset(session) - max(470 - place, 0)) < 1e-9)
    }
  }

  /// What the finger does to the content in the end is nothing to the sheet that it moved before.
  @Test func aScrollDoesNotThrowTheSheet() throws {
    var session = try Self.session(", selected: half")
    try Self.drag(&session, from: Point(x: 200, y: 790), by: -600, steps: 40)
    for place in stride(from: 190.0, through: 310, by: 40) {
      session.pointer(.moved, 200, place, at: session.time + 0.02)
    }
    #expect(try Self.offset(session) > 100)
    session.pointer(.ended, 200, 310, at: session.time)
    session.advance(to: session.time + 5)
    #expect(try Self.top(session) == 100)
    #expect(session.screen == "places")
  }

  /// So it is whatever the steps of a mouse, up and down by turns: the sheet's way and the content's are the hand's.
  @Test func everyStepOfTheHandIsSomebodys() throws {
    var random = SeededGenerator(seed: 23)
    for _ in 0..<20 {
      var session = try Self.session(", selected: half")
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
        #expect(abs(try Self.top(session) - (100 + max(-beyond, 0))) < 1e-9)
        #expect(abs(try Self.offset(session) - max(beyond, 0)) < 1e-9)
      }
    }
  }

  /// A list that has been scrolled moves by itself at any height; the sheet stays where an ordinary scroll ends.
  @Test func aScrolledListScrolls() throws {
    var session = try Self.session(", selected: full")
    try Self.drag(&session, from: Point(x: 200, y: 700), by: -300)
    Self.lift(&session, at: Point(x: 200, y: 380), resting: true)
    session.advance(to: session.time + 1)
    #expect(try Self.offset(session) == 300)
    try Self.drag(&session, from: Point(x: 200, y: 300), by: 100, steps: 3)
    Self.lift(&session, at: Point(x: 200, y: 420), resting: false)
    session.advance(to: session.time + 5)
    #expect(try Self.top(session) == 100)
    #expect(Self.calls(session).isEmpty)
    try Self.drag(&session, from: Point(x: 200, y: 700), by: -300)
    Self.lift(&session, at: Point(x: 200, y: 380), resting: true)
    session.advance(to: session.time + 1)
    // By its head, with the list as it is.
    let scrolled = try Self.offset(session)
    #expect(scrolled >= 300)
    try Self.drag(&session, from: Point(x: 200, y: 130), by: 280)
    Self.lift(&session, at: Point(x: 200, y: 430), resting: true)
    session.advance(to: session.time + 2)
    #expect(try Self.top(session) == 400)
    #expect(try Self.offset(session) == scrolled)
    // Not at its top, it scrolls here too, either way.
    for way in [-60.0, 60] {
      let before = try Self.offset(session)
      try Self.drag(&session, from: Point(x: 200, y: 650), by: way)
      #expect(try Self.top(session) == 400)
      #expect(abs(try Self.offset(session) - (before - way)) < 1e-9)
      Self.lift(&session, at: Point(x: 200, y: 650 + way + (way < 0 ? -20 : 20)), resting: true)
      session.advance(to: session.time + 1)
    }
  }

  /// A list whose content fits is no scroll view in the sheet's way.
  @Test func aShortListIsPartOfTheSheet() throws {
    var session = try Self.session(", selected: full", rows: 3)
    try Self.drag(&session, from: Point(x: 200, y: 300), by: 200) {
      (session: Session, moved: Double) throws in
      #expect(abs(try Self.top(session) - (100 + moved)) < 1e-9)
      #expect(try Self.offset(session) == 0)
    }
  }

  /// Up to the largest undimmed detent what lies behind is neither dimmed nor out of reach.
  @Test func whatIsNotDimmedTakesTouches() throws {
    var session = try Self.session(", undimmed: half")
    #expect(try Self.dimming(session) == 0)
    try Self.drag(&session, from: Point(x: 300, y: 80), by: -40)
    #expect(abs(try #require(session.layer("map/field/row-0")).frame.minY + 40) < 1e-9)
    Self.lift(&session, at: Point(x: 300, y: 20), resting: true)
    session.pointer(.began, 30, 40, at: session.time + 1)
    session.pointer(.moved, 50, 40, at: session.time + 0.02)
    session.pointer(.moved, 90, 40, at: session.time + 0.02)
    #expect(try #require(session.layer("map/pin")).frame.minX == 50)
    session.pointer(.ended, 90, 40, at: session.time)
    session.advance(to: session.time + 1)
    // So it is at that detent itself.
    try Self.drag(&session, from: Point(x: 200, y: 700), by: -280)
    Self.lift(&session, at: Point(x: 200, y: 400), resting: true)
    session.advance(to: session.time + 3)
    #expect(try Self.top(session) == 400)
    let row = try #require(session.layer("map/field/row-0")).frame.minY
    try Self.drag(&session, from: Point(x: 300, y: 80), by: -10)
    #expect(try #require(session.layer("map/field/row-0")).frame.minY == row - 10)
    Self.lift(&session, at: Point(x: 300, y: 50), resting: true)
    session.advance(to: session.time + 1)
    try Self.drag(&session, from: Point(x: 200, y: 430), by: 280)
    Self.lift(&session, at: Point(x: 200, y: 730), resting: true)
    session.advance(to: session.time + 3)
    // From half to full it dims.
    try Self.drag(&session, from: Point(x: 200, y: 700), by: -500) {
      (session: Session, moved: Double) throws in
      #expect(abs(try Self.dimming(session) - min(max((-moved - 280) / 300, 0), 1)) < 1e-9)
    }
    Self.lift(&session, at: Point(x: 200, y: 180), resting: true)
    session.advance(to: session.time + 3)
    #expect(try Self.dimming(session) == 1)
    session.pointer(.began, 30, 40, at: session.time)
    session.pointer(.moved, 60, 40, at: session.time + 0.02)
    session.pointer(.moved, 90, 40, at: session.time + 0.02)
    #expect(try #require(session.layer("map/pin")).frame.minX == 10)
  }

  /// A tap on what is dimmed takes the sheet away, or tries to.
  @Test(arguments: [true, false]) func aTapBesideTheSheet(_ isDismissed: Bool) throws {
    var session = try Self.session(dismissal: isDismissed)
    session.pointer(.began, 200, 300, at: 2)
    session.pointer(.ended, 200, 300, at: 2.05)
    session.advance(to: 4)
    #expect(session.screen == (isDismissed ? "map" : "places"))
    #expect(
      Self.calls(session)
        == (isDismissed ? [.shouldDismiss, .willDismiss, .didDismiss] : [.didAttemptToDismiss])
    )
  }

  /// A detent is kept by its name: turned, resized and caught in flight; a sheet presented anew begins anew.
  @Test func aDetentIsKept() throws {
    var session = try Self.session()
    try Self.drag(&session, from: Point(x: 200, y: 700), by: -230)
    Self.lift(&session, at: Point(x: 200, y: 450), resting: true)
    session.advance(to: session.time + 0.05)
    // Caught on its way, by the list, and let go at once.
    let caught = try Self.top(session)
    #expect(caught > 401 && caught < 449)
    session.pointer(.began, 200, 700, at: session.time)
    session.advance(to: session.time + 0.5)
    #expect(try Self.top(session) == caught)
    session.pointer(.moved, 200, 680, at: session.time + 0.02)
    session.pointer(.moved, 200, 640, at: session.time + 0.02)
    #expect(abs(try Self.top(session) - (caught - 40)) < 1e-9)
    #expect(try Self.offset(session) == 0)
    Self.lift(&session, at: Point(x: 200, y: 640), resting: true)
    session.advance(to: session.time + 2)
    #expect(try Self.top(session) == 400)
    session.handle(.rotate(.landscape))
    session.advance(to: session.time + 2)
    #expect(try #require(session.layer("places")).frame == Rect(x: 0, y: 200, width: 800, height: 300))
    session.handle(.rotate(.portrait))
    session.advance(to: session.time + 2)
    #expect(try Self.top(session) == 400)
    session.handle(.trigger("close"))
    session.advance(to: session.time + 1)
    session.handle(.trigger("open"))
    session.advance(to: session.time + 1)
    #expect(try Self.top(session) == 680)
  }

  /// Covered by a whole screen and turned meanwhile, a sheet dims as one that was presented so.
  @Test func aCoveredSheetIsTurned() throws {
    let text = """
      segue: 1
      device: [400, 800]
      screens: {map: {fill: white}, places: {fill: red}, whole: {fill: blue}}
      transitions:
        open:
          kind: present
          from: map
          to: places
          presentation: {style: page-sheet, detents: {half: 0.42 * H}}
        cover: {kind: present, from: places, to: whole}
        uncover: {kind: dismiss, from: whole, to: places}
      """
    var session = Session(scene: try Scenes.parse(text))
    for event in [SessionEvent.trigger("open"), .trigger("cover"), .rotate(.landscape)] {
      session.handle(event)
      session.advance(to: session.time + 2)
      #expect(try Self.dimming(session) == 1)
    }
    session.handle(.trigger("uncover"))
    session.advance(to: session.time + 2)
    #expect(try Self.dimming(session) == 1)
    #expect(abs(try Self.top(session) - 400 * 0.58) < 1e-9)
  }
}
