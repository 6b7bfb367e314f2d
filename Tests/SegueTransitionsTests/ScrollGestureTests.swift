import SegueGeometry
import SegueGestures
import SegueModel
import SegueStage
import SegueTransitions
import Testing

/// Gestures that read, set and stop what a scroll layer does itself.
@Suite struct ScrollGestureTests {
  private func session(_ gesture: String, scrolling: Bool = true) throws -> Session {
    Session(
      scene: try Scenes.parse(
        """
        segue: 1
        title: List
        device: [400, 800]
        screens:
          home:
            fill: white
            layers:
              list:
                scroll: y
                scrolling: \(scrolling)
                frame: [0, 200, 400, 600]
                layers:
                  tall: {frame: [0, 0, 400, 3000], fill: blue}
                  header: {frame: [0, parent.offset.y, 400, 50], fill: red}
              grip: {frame: [0, 0, 400, 200], fill: black}
        gestures:
          g:
        \(gesture)
        """
      )
    )
  }

  private func offset(_ session: Session) -> Double {
    200 - (session.layer("home/list/tall")?.frame.minY ?? .nan)
  }

  private static let beside = """
        in: home/list
        recognize: pan
        with: home/list
    """

  @Test func theContentRestsWhereFinishSays() throws {
    var session = try session(
      Self.beside + """

            sets: {home/grip: {opacity: 0.5}}
            finish: {when: true, rest: {home/list: {offset.y: -60}}, duration: 0.4, ease: linear}
        """
    )
    session.swing(0, 600, seconds: 0.25, from: (200, 400))
    let pulled = offset(session)
    #expect(pulled < -40)
    session.pointer(.ended, 200, 550, at: session.time + 0.2)
    let start = session.time
    #expect(offset(session) == pulled)
    for step in 0...4 {
      session.advance(to: start + 0.1 * Double(step))
      let expected = pulled + (-60 - pulled) * Double(step) / 4
      #expect(abs(offset(session) - expected) < 1e-9)
      #expect(abs((session.layer("home/list/header")?.frame.minY ?? 0) - 200) < 1e-9)
    }
    session.advance(to: start + 20)
    #expect(offset(session) == -60)
    // The next finger finds it there, and lets go of it as of any content beyond its end.
    session.pointer(.began, 200, 400, at: session.time)
    session.pointer(.ended, 200, 400, at: session.time + 0.1)
    session.advance(to: session.time + 20)
    #expect(abs(offset(session)) < 1e-3)
  }

  @Test func theVelocityGoesAlong() throws {
    var session = try session(
      Self.beside + """

            sets: {home/grip: {opacity: 0.5}}
            finish:
              when: true
              rest: {home/list: {offset.y: 900}}
              ease: spring(response 0.5 ratio 1 velocity inherit)
        """
    )
    session.swing(0, -600, seconds: 0.25, from: (200, 700))
    session.lift(200, 550)
    let list = session.motion("home/list/tall") { 200 - $0.frame.minY }
    #expect(abs(list.value - 138) < 1e-9)
    #expect(abs(list.velocity - 600) < 0.1)
    session.advance(to: session.time + 10)
    #expect(offset(session) == 900)
  }

  @Test func whatAGestureHoldsDoesNotLeapAtTheRelease() throws {
    var session = try session(Self.beside + "\n    sets: {home/list: {offset.y: 0}}")
    session.swing(0, 600, seconds: 0.25, from: (200, 400))
    #expect(offset(session) == 0)
    session.lift(200, 550)
    for step in 0..<40 {
      session.advance(to: 0.25 + Double(step) / 20)
      #expect(offset(session) == 0)
    }
    #expect(session.layer("home/list/header")?.frame.minY == 200)
  }

  @Test func anOffsetThatIsNotBesideTheScrollGoesBack() throws {
    var session = try session(
      """
          in: home/grip
          recognize: pan
          sets: {home/list: {offset.y: here + dy}}
          cancel: {duration: 0.5, ease: linear}
      """
    )
    session.handle(.scroll(LayerPath("home/list"), by: Point(x: 0, y: 500)))
    session.swing(0, 400, seconds: 0.25, from: (200, 50))
    #expect(abs(offset(session) - 600) < 1e-9)
    #expect(abs((session.layer("home/list/header")?.frame.minY ?? 0) - 200) < 1e-9)
    session.lift(200, 150)
    session.advance(to: session.time + 0.25)
    #expect(abs(offset(session) - 550) < 1e-9)
    #expect(abs((session.layer("home/list/header")?.frame.minY ?? 0) - 200) < 1e-9)
    session.advance(to: session.time + 1)
    #expect(offset(session) == 500)
  }

  /// The event that forbids scrolling scrolls no more.
  @Test func scrollingEndsWithTheSameEvent() throws {
    var session = try session(Self.beside + "\n    sets: {home/list: {scrolling: y > 350}}")
    session.pointer(.began, 200, 500, at: 0)
    session.pointer(.moved, 200, 480, at: 0.02)
    session.pointer(.moved, 200, 400, at: 0.04)
    #expect(offset(session) == 80)
    session.pointer(.moved, 200, 300, at: 0.06)
    #expect(offset(session) == 80)
    session.pointer(.moved, 200, 390, at: 0.08)
    #expect(offset(session) == 80)
  }

  @Test(arguments: [true, false]) func scrollingAtRestOutlastsTheGesture(_ flag: Bool) throws {
    var session = try session(
      """
          in: home/grip
          recognize: pan
          sets: {home/list: {scrolling: \(flag)}}
          finish: {when: true, rest: {home/list: {scrolling: \(flag)}}}
      """,
      scrolling: !flag
    )
    session.swing(0, 400, seconds: 0.25, from: (200, 50))
    session.lift(200, 150)
    session.advance(to: 5)
    session.pointer(.began, 200, 500, at: 5)
    session.pointer(.moved, 200, 480, at: 5.05)
    session.pointer(.moved, 200, 400, at: 5.1)
    #expect(offset(session) == (flag ? 80 : 0))
  }

  @Test func aScrollLayerClipsAsUIScrollViewDoes() throws {
    let session = try session(Self.beside + "\n    sets: {home/grip: {opacity: 1}}")
    #expect(session.inspect("home/list")?.model.masksToBounds == true)
    #expect(session.inspect("home/grip")?.model.masksToBounds == false)
    let text = """
      segue: 1
      title: Open
      device: [400, 800]
      screens: {home: {fill: white, layers: {list: {scroll: y, clip: false}}}}
      """
    #expect(Session(scene: try Scenes.parse(text)).inspect("home/list")?.model.masksToBounds == false)
  }
}
