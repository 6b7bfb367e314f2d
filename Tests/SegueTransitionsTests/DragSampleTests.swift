import SegueGeometry
import SegueGestures
import SegueModel
import SegueTransitions
import Testing

/// Twenty places of the finger for each drag, and what is seen under it by the numbers of the references.
///
/// Each drag is pressed, moved over the slop, and then sampled; distances count from first contact.
@Suite struct DragSampleTests {
  private static let screen = Rect(x: 0, y: 0, width: 393, height: 852)

  /// Presses, crosses the slop in a direction, and hands each of twenty distances to a check.
  private func sample(
    _ session: inout Session,
    from start: Point,
    towards way: Point,
    step: Double,
    _ check: (Double, Session) throws -> Void
  ) throws {
    session.pointer(.began, start.x, start.y, at: 0)
    session.pointer(.moved, start.x + 11 * way.x, start.y + 11 * way.y, at: 0.02)
    for index in 1...20 {
      let distance = 11 + Double(index) * step
      session.pointer(
        .moved,
        start.x + distance * way.x,
        start.y + distance * way.y,
        at: 0.02 + Double(index) * 0.02
      )
      #expect(session.status.phase == .interactive)
      try check(distance, session)
    }
  }

  /// Corner slide, swiped from the left edge: p = dx / W, F to the corner at its own size, T still below it.
  @Test func aNoteSwipedFromTheEdge() throws {
    let corner = Rect(x: 393, y: 852, width: 393, height: 852)
    var session = try Session("corner-slide", startScreen: "note")
    try sample(&session, from: Point(x: 3, y: 500), towards: Point(x: 1, y: 0), step: 18) {
      (distance: Double, session: Session) throws in
      let part = distance / 393
      #expect(abs(session.status.progress - part) < 1e-12)
      #expect(try #require(session.layer("note")).frame.isClose(to: Self.screen.mixed(with: corner, part)))
      #expect(session.layer("home")?.frame == Self.screen)
    }
    // 371 of 393: the last of the way in (1 − p) · 0.5 s, ease-in-out.
    session.pointer(.ended, 374, 500, at: 0.42)
    let part = 371.0 / 393
    let rest = (1 - part) * 0.5
    for tenth in 0...9 {
      session.advance(to: 0.42 + rest * Double(tenth) / 10)
      let now = part + (1 - part) * Numbers.easeInOut(Double(tenth) / 10)
      #expect(try #require(session.layer("note")).frame.isClose(to: Self.screen.mixed(with: corner, now)))
    }
    session.advance(to: 0.42 + rest + 1e-9)
    #expect(session.screen == "home")
  }

  /// Side panel, pulled in from the right edge: p = −dx / floor(W / 2), the panel out of the corner, dimming p.
  @Test func aPanelPulledInFromTheEdge() throws {
    let corner = Rect(x: 393, y: 852, width: 0, height: 0)
    let rest = Rect(x: 197, y: 0, width: 196, height: 852)
    var session = try Session("side-panel")
    let start = session.layerSamples()
    try sample(&session, from: Point(x: 391, y: 500), towards: Point(x: -1, y: 0), step: 4) {
      (distance: Double, session: Session) throws in
      let part = distance / 196
      #expect(try #require(session.layer("panel")).frame.isClose(to: corner.mixed(with: rest, part)))
      #expect(abs(try #require(session.layer("container/dimming")).opacity - part) < 1e-9)
      #expect(session.layer("home")?.frame == Self.screen)
    }
    // 91 of 196: back in p · 0.5 s, ease-in-out.
    session.advance(to: 1)
    session.pointer(.ended, 300, 500, at: 1)
    for tenth in 0...9 {
      session.advance(to: 1 + 91 / 196 * 0.5 * Double(tenth) / 10)
      let now = 91 / 196 * (1 - Numbers.easeInOut(Double(tenth) / 10))
      #expect(try #require(session.layer("panel")).frame.isClose(to: corner.mixed(with: rest, now)))
      #expect(abs(try #require(session.layer("container/dimming")).opacity - now) < 1e-6)
    }
    session.advance(to: 2)
    #expect(session.layerSamples() == start)
  }

  /// Herb gallery, pulled down: p = dy / 400, the panel of text fades as the picture shrinks.
  @Test func aHerbPulledDown() throws {
    let herb = Rect(x: 20, y: 518, width: 0.66 * 280, height: 260)
    var session = try Session("herb-gallery", startScreen: "detail")
    try sample(&session, from: Point(x: 196, y: 300), towards: Point(x: 0, y: 1), step: 17) {
      (distance: Double, session: Session) throws in
      let part = distance / 400
      #expect(try #require(session.layer("detail")).frame.isClose(to: Self.screen.mixed(with: herb, part)))
      #expect(abs(try #require(session.layer("detail/panel")).opacity - (1 - part)) < 1e-9)
      #expect(session.layer("home/strip/herb-0")?.isHidden == true)
    }
    // 351 of 400: the rest of a second.
    session.pointer(.ended, 196, 651, at: 0.42)
    for tenth in 0...9 {
      session.advance(to: 0.42 + 49 / 400 * Double(tenth) / 10)
      let now = 351 / 400 + 49 / 400 * Numbers.easeInOut(Double(tenth) / 10)
      #expect(try #require(session.layer("detail")).frame.isClose(to: Self.screen.mixed(with: herb, now)))
    }
    session.advance(to: 1)
    #expect(session.screen == "home")
    #expect(session.layer("home/strip/herb-0")?.isHidden == false)
  }

  /// Logo reveal, slid either way: the explicit layer animations keep their ease-in, for time is what the hand moves.
  @Test(arguments: [-1.0, 1.0]) func theLogoAndItsHoleUnderTheFinger(_ direction: Double) throws {
    var session = try Session("logo-reveal")
    let logo = try #require(session.layer("home/logo")).frame
    try sample(&session, from: Point(x: 196, y: 700), towards: Point(x: direction, y: 0), step: 9.5) {
      (distance: Double, session: Session) throws in
      let percent = min(distance / 200, 0.99)
      let part = Numbers.easeIn(percent)
      for id in ["home/logo", "container/hole"] {
        let frame = try #require(session.layer(id)).frame
        #expect(abs(frame.size.width - logo.size.width * (1 + 149 * part)) < 1e-6 * (1 + 149 * part))
        #expect(abs(frame.center.y - (logo.center.y - 1500 * part)) < 1e-6)
      }
      #expect(abs(try #require(session.layer("list")).opacity - percent) < 1e-9)
    }
  }

  /// Logo reveal, slid back: p = |dx| / 200 within .01 … .99; scale 1 − .99 p about the centre.
  @Test(arguments: [-1.0, 1.0]) func theListShrinksUnderTheFinger(_ direction: Double) throws {
    var session = try Session("logo-reveal", startScreen: "list")
    try sample(&session, from: Point(x: 196, y: 400), towards: Point(x: direction, y: 0), step: 9.5) {
      (distance: Double, session: Session) throws in
      let scale = 1 - 0.99 * min(distance / 200, 0.99)
      let frame = try #require(session.layer("list")).frame
      #expect(abs(frame.size.width - 393 * scale) < 1e-9)
      #expect(abs(frame.size.height - 852 * scale) < 1e-9)
      #expect(frame.center.isClose(to: Self.screen.center))
      #expect(session.layer("home")?.frame == Self.screen)
    }
  }

  /// Past the half both slides go on at speed 1 in (1 − p) · 2 s, before it back in p · 2 s, along the same timeline.
  @Test(arguments: [(150.0, 0.75, true), (50.0, 0.25, false)])
  func theListLetGo(_ distance: Double, _ percent: Double, _ finishes: Bool) throws {
    var session = try Session("logo-reveal", startScreen: "list")
    session.pointer(.began, 196, 400, at: 0)
    session.pointer(.moved, 207, 400, at: 0.1)
    session.pointer(.moved, 196 + distance, 400, at: 0.2)
    session.pointer(.ended, 196 + distance, 400, at: 0.4)
    for tenth in 0...9 {
      session.advance(to: 0.4 + 0.5 * Double(tenth) / 10)
      let now = percent + (finishes ? 0.25 : -0.25) * Double(tenth) / 10
      #expect(abs(try #require(session.layer("list")).frame.size.width - 393 * (1 - 0.99 * now)) < 1e-6)
    }
    session.advance(to: 0.9 + 1e-9)
    #expect(session.screen == (finishes ? "home" : "list"))
  }

  /// App Store, from within 30 of the left edge: the larger signed displacement leads, within .8 … 1.
  @Test func thePagePulledFromTheLeftEdge() throws {
    var session = try Session("app-store", startScreen: "story")
    session.pointer(.began, 10, 400, at: 0)
    session.pointer(.moved, 24, 400, at: 0.02)
    // The finger's place less where the pan was recognised, (24, 400); what that makes of the scale.
    let table: [(right: Double, down: Double, scale: Double)] = [
      (0, 0, 1), (4, 0, 389 / 393), (8, 2, 385 / 393), (16, 4, 377 / 393), (24, 30, 822 / 852),
      (32, 36, 816 / 852), (40, 36, 353 / 393), (48, 36, 345 / 393), (56, 56, 796 / 852),
      (60, 59.5, 333 / 393),
      (64, 80, 772 / 852), (72, 10, 321 / 393), (78, -40, 315 / 393), (79, 0, 0.8), (90, 0, 0.8),
      (200, 0, 0.8),
      (300, 301, 0.8), (20, 171, 0.8), (20, 170, 682 / 852), (-10, -20, 1),
    ]
    for (index, row) in table.enumerated() {
      session.pointer(.moved, 24 + row.right, 400 + row.down, at: 0.04 + Double(index) * 0.02)
      let page = try #require(session.layer("story/page"))
      #expect(abs(page.frame.size.width - 393 * row.scale) < 1e-9, "\(row)")
      #expect(abs(page.frame.size.height - 852 * row.scale) < 1e-9, "\(row)")
      #expect(page.frame.center.isClose(to: Self.screen.center), "\(row)")
      #expect(abs(page.cornerRadius - 15 * (1 - row.scale) * 5 * 1.08) < 1e-9, "\(row)")
    }
  }

  /// App Store, elsewhere: only the vertical leads, however far the finger goes sideways.
  @Test func thePagePulledFromTheMiddle() throws {
    var session = try Session("app-store", startScreen: "story")
    session.pointer(.began, 200, 300, at: 0)
    session.pointer(.moved, 200, 312, at: 0.02)
    for index in 1...20 {
      let down = Double(index) * 9 - 18
      session.pointer(.moved, 200 + 9 * Double(index), 312 + down, at: 0.02 + Double(index) * 0.02)
      let scale = min(max((852 - down) / 852, 0.8), 1)
      let page = try #require(session.layer("story/page"))
      #expect(abs(page.frame.size.width - 393 * scale) < 1e-9)
      #expect(abs(page.cornerRadius - 81 * (1 - scale)) < 1e-9)
    }
  }

  /// Slide-down taken away by the system past the half: p = .9 back in p / (1 − p) s, ease-in-out.
  @Test func theSheetTakenAwayByTheSystem() throws {
    var session = try Session("slide-down", startScreen: "sheet")
    let start = session.layerSamples()
    session.pointer(.began, 196, 100, at: 0)
    session.pointer(.moved, 196, 111, at: 0.02)
    session.pointer(.moved, 196, 460, at: 0.1)
    session.pointer(.cancelled, 196, 460, at: 0.2)
    for tenth in 0...9 {
      session.advance(to: 0.2 + 9 * Double(tenth) / 10)
      let expected = 0.9 * 852 * (1 - Numbers.easeInOut(Double(tenth) / 10))
      #expect(abs(try #require(session.layer("sheet")).frame.minY - expected) < 1e-6)
      #expect(session.status.phase == .cancelling)
    }
    session.advance(to: 9.2 + 1e-6)
    #expect(session.status.phase == .cancelled)
    #expect(session.layerSamples() == start)
  }
}

extension Point {
  /// Whether it is another to a thousand-millionth of a point.
  fileprivate func isClose(to other: Point) -> Bool { abs(x - other.x) < 1e-9 && abs(y - other.y) < 1e-9 }
}
