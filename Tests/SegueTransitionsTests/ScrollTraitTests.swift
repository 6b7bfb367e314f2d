import SegueGeometry
import SegueGestures
import SegueModel
import SegueMotion
import SegueTransitions
import Testing

/// Insets, pages and ends of scroll layers, in a list of 400 points that shows a content of 2000.
@Suite struct ScrollTraitTests {
  private func session(_ scroll: String, _ more: String = "") throws -> Session {
    Session(
      scene: try Scenes.parse(
        """
        segue: 1
        title: Lists
        device: [400, 800]
        screens:
          home:
            layers:
              list:
                frame: [0, 0, 400, 400]
                scroll: {\(scroll)}
                \(more)
                layers: {row: {frame: [0, 0, 400, 2000]}}
              head: {frame: [0, "-home/list.offset.y", 400, 40]}
        """
      )
    )
  }

  private func offset(_ session: Session) -> Double { -(session.layer("home/list/row")?.frame.minY ?? .nan) }

  /// A finger that is followed for a distance downwards, and lifted at rest.
  private func pull(_ session: inout Session, by distance: Double) {
    let start = session.time
    session.pointer(.began, 200, 100, at: start)
    session.pointer(.moved, 200, distance > 0 ? 120 : 80, at: start + 0.1)
    session.pointer(.moved, 200, (distance > 0 ? 120 : 80) + distance, at: start + 0.2)
    session.pointer(.moved, 200, (distance > 0 ? 120 : 80) + distance, at: start + 0.5)
  }

  private func lift(_ session: inout Session, at y: Double) {
    session.pointer(.ended, 200, y, at: session.time)
    session.advance(to: session.time + 20)
  }

  @Test("The content begins below its inset, and goes back there; what reads its offset knows")
  func insets() throws {
    var session = try session("inset: {top: 60, bottom: 34}")
    #expect(offset(session) == -60)
    #expect(session.layer("home/head")?.frame.minY == 60)
    pull(&session, by: 100)
    let band = 100 * 0.55 * 400 / (100 * 0.55 + 400)
    #expect(abs(offset(session) - (-60 - band)) < 1e-9)
    lift(&session, at: 220)
    #expect(offset(session) == -60)
    session.handle(.scroll(LayerPath("home/list"), by: Point(x: 0, y: 9000)))
    #expect(offset(session) == 1634)
    session.handle(.scroll(LayerPath("home/list"), by: Point(x: 0, y: -9000)))
    #expect(offset(session) == -60)
  }

  @Test("An offset that the scene gives counts") func written() throws {
    #expect(try offset(session("inset: 60", "offset.y: 200")) == 200)
  }

  @Test("A content that fits scrolls where its insets make it higher") func fits() throws {
    var session = try session("inset: {bottom: -1700}")
    session.handle(.scroll(LayerPath("home/list"), by: Point(x: 0, y: 300)))
    #expect(offset(session) == 0)
  }

  @Test(
    "It comes to rest at a page, the next one by a flick",
    arguments: [("true", 400.0), ("400", 400), ("150", 150), ("W / 4", 100)]
  )
  func paging(_ written: String, _ length: Double) throws {
    for distance in stride(from: -390.0, through: -10, by: 20) {
      var session = try session("paging: \(written)")
      pull(&session, by: distance)
      lift(&session, at: 80 + distance)
      let nearest = (-distance / length).rounded() * length
      #expect(abs(offset(session) - nearest) < 1e-9, "\(distance)")
    }
    var session = try session("paging: \(written)")
    session.swing(0, -600, seconds: 0.1, from: (200, 300))
    let (seen, time) = (offset(session), session.time)
    session.pointer(.ended, 200, 240, at: time)
    #expect(abs(offset(session) - seen) < 1e-9)
    session.advance(to: time + 20)
    #expect(offset(session) == (seen / length).rounded(.up) * length)
  }

  @Test("Pages are counted from the content's beginning") func pagesAndInset() throws {
    var session = try session("paging: 300, inset: {top: 50}")
    pull(&session, by: -320)
    lift(&session, at: -240)
    #expect(abs(offset(session) - 250) < 1e-9)
  }

  @Test("Without bouncing it stands at its ends, under the finger and after a flick")
  func ends() throws {
    var session = try session("bounces: false")
    pull(&session, by: 100)
    #expect(offset(session) == 0)
    lift(&session, at: 220)
    session.handle(.scroll(LayerPath("home/list"), by: Point(x: 0, y: 1500)))
    session.swing(0, -1000, seconds: 0.05, from: (200, 300))
    let time = session.time
    session.pointer(.ended, 200, 250, at: time)
    for step in 1...200 {
      session.advance(to: time + Double(step) / 50)
      #expect(offset(session) <= 1600)
    }
    #expect(offset(session) == 1600 && !session.isAnimating)
  }

  /// x(t) = x₀ − v₀ (.99^(1000 t) − 1) / (1000 ln .99).
  @Test("A fast deceleration stops sooner") func fast() throws {
    var session = try session("deceleration: fast")
    session.swing(0, -1000, seconds: 0.2, from: (200, 300))
    let (seen, time) = (offset(session), session.time)
    session.pointer(.ended, 200, 100, at: time)
    let rate = 1000 * -0.01005033585350145
    session.advance(to: time + 0.1)
    #expect(abs(offset(session) - (seen + 1000 * (Numbers.exponential(rate * 0.1) - 1) / rate)) < 1e-6)
  }

  @Test("Pulled down far enough, the content stands lower until its refresh is over")
  func refresh() throws {
    var session = try session("inset: {top: 60}, refresh: {height: 50, at: 80, duration: 2}")
    // 80 points are seen where 80 · 400 / (.55 · 320) are pulled.
    pull(&session, by: 170)
    #expect(offset(session) > -60 - 80)
    lift(&session, at: 290)
    #expect(offset(session) == -60)
    let begin = session.time
    pull(&session, by: 200)
    let seen = offset(session)
    #expect(abs(seen - (-60 - 200 * 0.55 * 400 / (200 * 0.55 + 400))) < 1e-9)
    session.pointer(.ended, 200, 320, at: session.time)
    #expect(abs(offset(session) - seen) < 1e-9)
    session.advance(to: begin + 2.1)
    #expect(abs(offset(session) + 110) < 0.1)
    #expect(session.isAnimating)
    // It began .2 s after the finger landed, and it goes back in .3 s.
    session.advance(to: begin + 2.2 + 0.15)
    #expect(abs(offset(session) + 85) < 0.1)
    session.advance(to: begin + 2.6)
    #expect(offset(session) == -60 && !session.isAnimating)
  }

  @Test("A finger that holds the content feels neither the beginning of a refresh nor its end")
  func refreshUnderAFinger() throws {
    var session = try session("refresh: {height: 50, at: 40, duration: 0.5}")
    session.pointer(.began, 200, 100, at: 0)
    session.pointer(.moved, 200, 120, at: 0.01)
    var before = 0.0
    for step in 1...200 {
      let y = 120 + Double(step)
      session.pointer(.moved, 200, y, at: 0.01 + Double(step) / 100)
      // A point of the finger is never more than one of the content, and never goes back.
      #expect((-1e-9...1 + 1e-9).contains(before - offset(session)), "\(y)")
      before = offset(session)
    }
    session.pointer(.ended, 200, 320, at: 2.02)
    session.advance(to: 10)
    #expect(offset(session) == 0 && !session.isAnimating)
  }

  @Test("A finger that begins to pull while content goes back from a refresh has it at once")
  func caughtOnItsWayBack() throws {
    var session = try session("refresh: {height: 50, at: 40, duration: 1}")
    pull(&session, by: 150)
    session.pointer(.ended, 200, 270, at: 0.5)
    session.advance(to: 1.1)
    // The refresh began at .2 and ends at 1.2, while the finger rests on it and has not begun to pull.
    session.pointer(.began, 200, 300, at: 1.15)
    session.advance(to: 1.3)
    #expect(session.isAnimating)
    session.pointer(.moved, 200, 280, at: 1.3)
    session.pointer(.moved, 200, 250, at: 1.31)
    let held = offset(session)
    session.advance(to: 1.45)
    #expect(offset(session) == held)
    session.pointer(.ended, 200, 250, at: 1.6)
    session.advance(to: 10)
    #expect(!session.isAnimating)
  }

  @Test("A wheel turns pages, each way, and stands at the ends", arguments: ["true", "150"])
  func wheelTurnsPages(_ written: String) throws {
    let length = written == "true" ? 400.0 : 150
    var session = try session("paging: \(written)")
    func turn(_ delta: Double) -> Double {
      session.handle(.wheel(at: Point(x: 200, y: 200), by: Point(x: 0, y: delta)))
      session.advance(to: session.time + 5)
      return offset(session)
    }
    #expect(turn(30) == length)
    #expect(turn(30) == 2 * length)
    #expect(turn(-30) == length)
    #expect(turn(-30) == 0)
    #expect(turn(-30) == 0)
  }

  @Test("What is given to a component as a parameter may stand anywhere in 'scroll'")
  func parameters() throws {
    func rests(_ use: String) throws -> Double {
      var session = Session(
        scene: try Scenes.parse(
          """
          segue: 1
          title: Lists
          device: [400, 800]
          components:
            pager: {params: {axis: y, page: true, gap: 0, soft: true}, scroll: {axis: $axis, paging: $page, inset: $gap, bounces: $soft}}
          screens:
            home: {layers: {list: {use: \(use), frame: [0, 0, 400, 400], layers: {row: {frame: [0, 0, 400, 2000]}}}}}
          """
        )
      )
      pull(&session, by: -180)
      lift(&session, at: -100)
      return offset(session)
    }
    #expect(try rests("pager") == 0)
    #expect(try rests("pager(page 100)") == 200)
    #expect(try rests("pager(page false)") == 180)
    #expect(try rests("pager(page 100 gap 30)") == 170)
    #expect(try rests("pager(axis x)") == 0)
  }
}
