import SegueGeometry
import SegueGestures
import SegueModel
import SegueTestSupport
import SegueTransitions
import Testing

/// Scroll layers in one another: which of them a finger moves, and what becomes of what the inner one leaves.
@Suite struct NestedScrollTests {
  private static let strip =
    "strip: {frame: [0, 100, 400, 100], scroll: x, layers: {row: {frame: [0, 0, 1200, 100]}}}"
  private static let list =
    "list: {frame: [0, 300, 400, 300], scroll: y, layers: {row: {frame: [0, 0, 400, 500]}}}"
  /// A list in a list, each with its own way to go.
  private static let deep = """
    outer: {frame: [0, 200, 400, 500], scroll: y, layers: {tall: {frame: [0, 0, 400, 620]}, inner: {frame: [0, 50, 400, 300], scroll: y, layers: {row: {frame: [0, 0, 400, 380]}}}}}
    """

  /// A page of 2000 points that scrolls up and down, with a strip that scrolls sideways or a list that goes the page's way.
  private func session(page: String = "scroll: y", with inner: String..., gestures: String = "") throws
    -> Session
  {
    Session(
      scene: try Scenes.parse(
        """
        segue: 1
        title: Nested
        device: [400, 800]
        screens:
          home:
            layers:
              page:
                frame: [0, 0, 400, 800]
                \(page)
                layers:
                  room: {frame: [0, 0, 400, 2000]}
                  \(inner.joined(separator: "\n          "))
        \(gestures)
        """
      )
    )
  }

  private func page(_ session: Session) -> Double {
    -(session.layer("home/page/room")?.frame.minY ?? .nan)
  }

  private func strip(_ session: Session) -> Double {
    -(session.layer("home/page/strip/row")?.frame.minX ?? .nan)
  }

  private func list(_ session: Session) -> Double {
    (session.layer("home/page/list")?.frame.minY ?? .nan)
      - (session.layer("home/page/list/row")?.frame.minY ?? .nan)
  }

  /// A finger that lands at one place and goes through others, a tenth of a second each; the pan begins at the first of them.
  private func drag(_ session: inout Session, _ from: (Double, Double), through places: [(Double, Double)]) {
    let start = session.time
    session.pointer(.began, from.0, from.1, at: start)
    for (index, place) in places.enumerated() {
      session.pointer(.moved, place.0, place.1, at: start + Double(index + 1) / 10)
    }
  }

  @Test("On a strip that scrolls sideways the finger's direction decides")
  func acrossInDown() throws {
    var session = try session(with: Self.strip, Self.list)
    drag(&session, (200, 150), through: [(200, 130), (200, 90)])
    #expect(page(session) == 40 && strip(session) == 0)
    session.pointer(.ended, 200, 90, at: 2)
    session.advance(to: 10)
    let stands = page(session)
    drag(&session, (200, 90), through: [(180, 90), (100, 90)])
    #expect(page(session) == stands && strip(session) == 80)
  }

  @Test("What the inner content leaves moves the page, which is the first to return")
  func handOver() throws {
    var session = try session(with: Self.strip, Self.list)
    // The list has 200 points to go.
    drag(&session, (200, 500), through: [(200, 480), (200, 350)])
    #expect(list(session) == 130 && page(session) == 0)
    session.pointer(.moved, 200, 220, at: 0.3)
    #expect(list(session) == 200 && page(session) == 60)
    session.pointer(.moved, 200, 260, at: 0.4)
    #expect(list(session) == 200 && page(session) == 20)
    session.pointer(.moved, 200, 330, at: 0.5)
    #expect(list(session) == 150 && page(session) == 0)
  }

  /// f(x) = x c d / (x c + d) with d = 800, the page's height.
  @Test("Only the outermost resists")
  func resistance() throws {
    var session = try session(with: Self.strip, Self.list)
    drag(&session, (200, 400), through: [(200, 420), (200, 500)])
    let expected = -(80 * 0.55 * 800) / (80 * 0.55 + 800)
    #expect(list(session) == 0)
    #expect(abs(page(session) - expected) < 1e-9)
    session.pointer(.ended, 200, 500, at: 1)
    session.advance(to: 10)
    #expect(page(session) == 0 && list(session) == 0 && !session.isAnimating)
  }

  @Test("Content without room leaves the finger to the page from the beginning")
  func noRoom() throws {
    var session = try session(with: Self.strip, Self.list)
    session.handle(.scroll(LayerPath("home/page/list"), by: Point(x: 0, y: 200)))
    drag(&session, (200, 500), through: [(200, 480), (200, 400)])
    #expect(list(session) == 200 && page(session) == 80)
    // The page has the finger to itself: the list has room the other way, and does not take it.
    session.pointer(.moved, 200, 520, at: 0.3)
    #expect(list(session) == 200 && page(session) < 0)
  }

  @Test("A flick goes on in the content that it was seen to move")
  func flick() throws {
    var session = try session(with: Self.strip, Self.list)
    session.swing(0, -1000, seconds: 0.4, from: (200, 590))
    #expect(list(session) == 200)
    let (before, time) = (page(session), session.time)
    #expect(before > 0)
    session.pointer(.ended, 200, 190, at: time)
    session.advance(to: time + 0.1)
    let rate = 1000 * -0.002002002670673077
    #expect(abs(page(session) - (before + 1000 * (Numbers.exponential(rate * 0.1) - 1) / rate)) < 1e-6)
    #expect(list(session) == 200)
  }

  @Test("No release jumps, wherever the finger is in the two contents", arguments: 0..<40)
  func releases(step: Int) throws {
    var session = try session(with: Self.strip, Self.list)
    session.swing(
      0,
      step.isMultiple(of: 2) ? -900 : 900,
      seconds: 0.05 + Double(step) * 0.01,
      from: (200, 450)
    )
    let (before, time) = ((page(session), list(session)), session.time)
    session.pointer(
      .ended,
      200,
      450 + (step.isMultiple(of: 2) ? -1 : 1) * 900 * (0.05 + Double(step) * 0.01),
      at: time
    )
    #expect(abs(page(session) - before.0) < 1e-9 && abs(list(session) - before.1) < 1e-9)
    session.advance(to: time + 30)
    #expect((0...1200).contains(page(session)) && (0...200).contains(list(session)))
    #expect(!session.isAnimating)
  }

  @Test("A wheel turns what has room")
  func wheel() throws {
    var session = try session(with: Self.strip, Self.list)
    session.handle(.wheel(at: Point(x: 200, y: 450), by: Point(x: 0, y: 150)))
    #expect(list(session) == 150 && page(session) == 0)
    session.handle(.wheel(at: Point(x: 200, y: 450), by: Point(x: 0, y: 150)))
    #expect(list(session) == 200 && page(session) == 0)
    session.handle(.wheel(at: Point(x: 200, y: 450), by: Point(x: 0, y: 150)))
    #expect(list(session) == 200 && page(session) == 150)
    session.handle(.wheel(at: Point(x: 200, y: 450 - 300), by: Point(x: 30, y: 0)))
    #expect(page(session) == 150)
  }

  @Test("A page that may not scroll takes nothing over")
  func disabled() throws {
    var session = try session(page: "scroll: y\n        scrolling: false", with: Self.list)
    drag(&session, (200, 400), through: [(200, 420), (200, 500)])
    #expect(page(session) == 0)
    #expect(abs(list(session) + (80 * 0.55 * 300) / (80 * 0.55 + 300)) < 1e-9)
  }

  @Test("A layer that scrolls both ways takes over only where it has more than fits")
  func bothWays() throws {
    let narrow = "strip: {frame: [0, 100, 400, 100], scroll: x, layers: {row: {frame: [0, 0, 500, 100]}}}"
    var session = try session(page: "scroll: both", with: narrow)
    drag(&session, (100, 150), through: [(120, 150), (220, 150)])
    #expect(abs(strip(session) + (100 * 0.55 * 400) / (100 * 0.55 + 400)) < 1e-9)
    #expect(session.layer("home/page/room")?.frame.minX == 0)
  }

  @Test("A gesture that sets the inner offset leaves the outer content where the finger has it")
  func setOffsets() throws {
    let gesture = """
      gestures:
        hold:
          in: home/page/list
          recognize: pan
          with: home/page/list
          while: y < 200
          sets: {home/page/list: {offset.y: 200}}
      """
    var session = try session(with: Self.list, gestures: gesture)
    drag(&session, (200, 500), through: [(200, 480), (200, 230)])
    #expect(list(session) == 200 && page(session) == 50)
    session.pointer(.moved, 200, 190, at: 0.3)
    #expect(list(session) == 200 && page(session) == 90)
    session.pointer(.moved, 200, 180, at: 0.4)
    #expect(list(session) == 200 && page(session) == 100)
  }

  @Test("Of any number of contents all go exactly the finger's way together, and back", arguments: 0..<60)
  func conservation(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var session = try session(with: Self.deep)
    for (path, range) in [
      ("home/page", 1...150.0), ("home/page/outer", 0...120), ("home/page/outer/inner", 1...79),
    ] {
      session.handle(.scroll(LayerPath(path), by: Point(x: 0, y: Double.random(in: range, using: &random))))
    }
    // Where it is on the screen counts what all three have moved.
    let row = { (session: Session) in session.layer("home/page/outer/inner/row")?.frame.minY ?? .nan }
    let begin = row(session) + 180
    drag(&session, (200, begin + 20), through: [(200, begin)])
    let (start, pageStart) = (row(session), page(session))
    for step in 0..<25 {
      let way = Double.random(in: -120...120, using: &random)
      session.pointer(.moved, 200, begin + way, at: session.time + 0.02)
      if page(session) >= 0 { #expect(abs(row(session) - start - way) < 1e-9, "step \(step)") }
    }
    session.pointer(.moved, 200, begin, at: session.time + 0.02)
    #expect(abs(row(session) - start) < 1e-9 && abs(page(session) - pageStart) < 1e-9)
    session.pointer(.ended, 200, begin, at: session.time + 0.3)
    session.advance(to: session.time + 20)
    #expect(!session.isAnimating)
  }
}
