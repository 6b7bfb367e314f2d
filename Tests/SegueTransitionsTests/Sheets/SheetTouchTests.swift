import SegueGeometry
import SegueGestures
import SegueModel
import SegueTransitions
import SegueUIKitRules
import Testing

/// What lies beside a sheet, over it and in it: which touches pass, and what is kept.
@Suite struct SheetTouchTests {
  /// Up to the largest undimmed detent what lies behind is neither dimmed nor out of reach.
  @Test func whatIsNotDimmedTakesTouches() throws {
    var session = try Sheets.session(", undimmed: half")
    #expect(try Sheets.dimming(session) == 0)
    try Sheets.drag(&session, from: Point(x: 300, y: 80), by: -40)
    #expect(abs(try #require(session.layer("map/field/row-0")).frame.minY + 40) < 1e-9)
    Sheets.lift(&session, at: Point(x: 300, y: 20), resting: true)
    session.pointer(.began, 30, 40, at: session.time + 1)
    session.pointer(.moved, 50, 40, at: session.time + 0.02)
    session.pointer(.moved, 90, 40, at: session.time + 0.02)
    #expect(try #require(session.layer("map/pin")).frame.minX == 50)
    session.pointer(.ended, 90, 40, at: session.time)
    session.advance(to: session.time + 1)
    // So it is at that detent itself.
    try Sheets.drag(&session, from: Point(x: 200, y: 700), by: -280)
    Sheets.lift(&session, at: Point(x: 200, y: 400), resting: true)
    session.advance(to: session.time + 3)
    #expect(try Sheets.top(session) == 400)
    let row = try #require(session.layer("map/field/row-0")).frame.minY
    try Sheets.drag(&session, from: Point(x: 300, y: 80), by: -10)
    #expect(try #require(session.layer("map/field/row-0")).frame.minY == row - 10)
    Sheets.lift(&session, at: Point(x: 300, y: 50), resting: true)
    session.advance(to: session.time + 1)
    try Sheets.drag(&session, from: Point(x: 200, y: 430), by: 280)
    Sheets.lift(&session, at: Point(x: 200, y: 730), resting: true)
    session.advance(to: session.time + 3)
    // From half to full it dims.
    try Sheets.drag(&session, from: Point(x: 200, y: 700), by: -500) {
      (session: Session, moved: Double) throws in
      #expect(abs(try Sheets.dimming(session) - min(max((-moved - 280) / 300, 0), 1)) < 1e-9)
    }
    Sheets.lift(&session, at: Point(x: 200, y: 180), resting: true)
    session.advance(to: session.time + 3)
    #expect(try Sheets.dimming(session) == 1)
    session.pointer(.began, 30, 40, at: session.time)
    session.pointer(.moved, 60, 40, at: session.time + 0.02)
    session.pointer(.moved, 90, 40, at: session.time + 0.02)
    #expect(try #require(session.layer("map/pin")).frame.minX == 10)
  }

  /// A tap on what is dimmed takes the sheet away, or tries to.
  @Test(arguments: [true, false]) func aTapBesideTheSheet(_ isDismissed: Bool) throws {
    var session = try Sheets.session(dismissal: isDismissed)
    session.pointer(.began, 200, 300, at: 2)
    session.pointer(.ended, 200, 300, at: 2.05)
    session.advance(to: 4)
    #expect(session.screen == (isDismissed ? "map" : "places"))
    #expect(
      Sheets.calls(session)
        == (isDismissed ? [.shouldDismiss, .willDismiss, .didDismiss] : [.didAttemptToDismiss])
    )
  }

  /// A detent is kept by its name: turned, resized and caught in flight; a sheet presented anew begins anew.
  @Test func aDetentIsKept() throws {
    var session = try Sheets.session()
    try Sheets.drag(&session, from: Point(x: 200, y: 700), by: -230)
    Sheets.lift(&session, at: Point(x: 200, y: 450), resting: true)
    session.advance(to: session.time + 0.05)
    // Caught on its way, by the list, and let go at once.
    let caught = try Sheets.top(session)
    #expect(caught > 401 && caught < 449)
    session.pointer(.began, 200, 700, at: session.time)
    session.advance(to: session.time + 0.5)
    #expect(try Sheets.top(session) == caught)
    session.pointer(.moved, 200, 680, at: session.time + 0.02)
    session.pointer(.moved, 200, 640, at: session.time + 0.02)
    #expect(abs(try Sheets.top(session) - (caught - 40)) < 1e-9)
    #expect(try Sheets.offset(session) == 0)
    Sheets.lift(&session, at: Point(x: 200, y: 640), resting: true)
    session.advance(to: session.time + 2)
    #expect(try Sheets.top(session) == 400)
    session.handle(.rotate(.landscape))
    session.advance(to: session.time + 2)
    #expect(try #require(session.layer("places")).frame == Rect(x: 0, y: 200, width: 800, height: 300))
    session.handle(.rotate(.portrait))
    session.advance(to: session.time + 2)
    #expect(try Sheets.top(session) == 400)
    session.handle(.trigger("close"))
    session.advance(to: session.time + 1)
    session.handle(.trigger("open"))
    session.advance(to: session.time + 1)
    #expect(try Sheets.top(session) == 680)
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
      #expect(try Sheets.dimming(session) == 1)
    }
    session.handle(.trigger("uncover"))
    session.advance(to: session.time + 2)
    #expect(try Sheets.dimming(session) == 1)
    #expect(abs(try Sheets.top(session) - 400 * 0.58) < 1e-9)
  }

  /// A screen that is pushed in a sheet goes with it, bar and all, and goes with it for good.
  @Test(arguments: ["pull", "tap"]) func aPushedScreenIsInTheSheet(_ way: String) throws {
    let text = """
      segue: 1
      device: [400, 800]
      screens:
        map: {fill: white, layers: {pin: {frame: [300, 20, 40, 40], fill: red}}}
        places: {fill: gray, bar: Places}
        detail: {fill: yellow, bar: Detail}
        other: {fill: blue}
      transitions:
        open:
          kind: present
          from: map
          to: places
          presentation: {style: page-sheet, detents: {small: 120, half: 0.5 * H, full: H - 100}, selected: half, undimmed: small}
        more: {kind: push, from: places, to: detail}
        back: {kind: pop, from: detail, to: places}
        pinned: {kind: present, from: map, to: other, tap: from/pin}
        close: {kind: dismiss, from: places, to: map}
      """
    var session = Session(scene: try Scenes.parse(text))
    for transition in ["open", "more"] {
      session.handle(.trigger(transition))
      session.advance(to: session.time + 1)
    }
    try Sheets.drag(&session, from: Point(x: 200, y: 600), by: -200) {
      (session: Session, moved: Double) throws in
      #expect(try #require(session.layer("detail")).frame.minY == 400 + moved)
      #expect(try #require(session.layer("places/navigation-bar")).frame.minY == 400 + moved)
      #expect(try Sheets.dimming(session) == 1)
    }
    Sheets.lift(&session, at: Point(x: 200, y: 380), resting: false)
    session.advance(to: session.time + 3)
    #expect(try #require(session.layer("detail")).frame == Rect(x: 0, y: 100, width: 400, height: 700))
    #expect(Sheets.calls(session) == [.didChangeSelectedDetentIdentifier("full")])
    session.handle(.trigger("back"))
    session.advance(to: session.time + 1)
    #expect(try Sheets.top(session) == 100)
    session.handle(.trigger("more"))
    session.advance(to: session.time + 1)
    if way == "pull" {
      try Sheets.drag(&session, from: Point(x: 200, y: 200), by: 550)
      Sheets.lift(&session, at: Point(x: 200, y: 770), resting: false)
    } else {
      session.pointer(.began, 320, 40, at: session.time)
      session.pointer(.ended, 320, 40, at: session.time + 0.05)
    }
    session.advance(to: session.time + 3)
    #expect(session.screen == "map" && session.layer("container/dimming") == nil)
    #expect(Sheets.calls(session).suffix(3) == [.shouldDismiss, .willDismiss, .didDismiss])
  }

  /// A tap on what lies behind starts nothing that needs to be on top, and UIKit says so.
  @Test func aTapBehindIsRefused() throws {
    let text = """
      segue: 1
      device: [400, 800]
      screens: {map: {fill: white, layers: {pin: {frame: [300, 20, 40, 40], fill: red}}}, places: {fill: gray}, other: {fill: blue}}
      transitions:
        open:
          kind: present
          from: map
          to: places
          presentation: {style: page-sheet, detents: {half: 0.5 * H}, undimmed: half}
        pinned: {kind: present, from: map, to: other, tap: from/pin}
        close: {kind: dismiss, from: places, to: map}
      """
    var session = Session(scene: try Scenes.parse(text))
    session.handle(.trigger("open"))
    session.advance(to: 1)
    for place in [Point(x: 320, y: 40), Point(x: 100, y: 40)] {
      session.pointer(.began, place.x, place.y, at: session.time)
      session.pointer(.ended, place.x, place.y, at: session.time + 0.05)
      session.advance(to: session.time + 1)
    }
    #expect(session.screen == "places")
    let refused = session.trace.filter { $0.event == .call(.complaint(.covered, transition: "pinned")) }
    #expect(refused.count == 1)
  }

  /// A finger that the system takes away while something is presented over the sheet moves nothing of that.
  @Test func whatIsPresentedOverItKeepsItsDimming() throws {
    let text = """
      segue: 1
      device: [400, 800]
      screens:
        map: {fill: systemGreen}
        places: {fill: white, layers: {cell: {frame: [0, 0, 100, 50], fill: red}}}
        place: {fill: blue}
      transitions:
        open:
          kind: present
          from: map
          to: places
          presentation: {style: page-sheet, detents: {small: 120, full: H - 100}, selected: full, undimmed: small}
        more: {kind: present, from: places, to: place, tap: from/cell, presentation: {dimming: black 44%}}
      """
    var session = Session(scene: try Scenes.parse(text))
    session.handle(.trigger("open"))
    session.advance(to: 1)
    session.pointer(.began, 200, 400, at: 1)
    session.pointer(.moved, 200, 420, at: 1.1)
    session.handle(.tap(LayerPath("places/cell")))
    session.pointer(.moved, 200, 700, at: 1.2)
    session.pointer(.cancelled, 200, 700, at: 1.3)
    session.advance(to: 4)
    #expect(session.screen == "place")
    #expect(session.layer("container/dimming-2")?.opacity == 1)
  }
}
