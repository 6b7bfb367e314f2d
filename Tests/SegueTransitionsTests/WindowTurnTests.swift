import SegueGeometry
import SegueGestures
import SegueModel
import SegueTransitions
import Testing

/// The window of a device that is turned, by closed forms of its angle and its size.
@Suite struct WindowTurnTests {
  /// A turn of a second on a straight line.
  private static let scene = """
    segue: 1
    device: [400, 800]
    screens:
      home:
        bar: Home
        layers:
          card: {fill: red, frame: [20, 40, W - 40, 100]}
          button: {fill: blue, frame: [W - 120, H - 60, 100, 40]}
      sheet: {fill: white}
    transitions:
      show:
        kind: present
        from: home
        to: sheet
        tap: from/button
        duration: 0.2
        presentation: {style: over-full-screen}
        tracks: {to: {opacity: 0 -> 1}}
      turn: {kind: rotate, duration: 1, ease: linear}
    """

  /// The window while it turns, and the canvas that it turns on.
  private struct Window {
    var canvas: Size
    var size: Size
    /// In radians, clockwise.
    var angle: Double

    /// Of a device turned from 400 × 800 to the left.
    init(toLandscape part: Double) {
      canvas = Size(width: 800, height: 400)
      size = Size(width: 400 + 400 * part, height: 800 - 400 * part)
      angle = -.pi / 2 * (1 - part)
    }

    init(canvas: Size, size: Size, angle: Double) {
      self.canvas = canvas
      self.size = size
      self.angle = angle
    }

    /// Where a point of the window is seen: the window turns about its middle, which lies in the canvas's.
    func seen(_ point: Point) -> Point {
      let (x, y) = (point.x - size.width / 2, point.y - size.height / 2)
      let (cosine, sine) = (Numbers.cosine(angle), Numbers.sine(angle))
      return Point(
        x: canvas.width / 2 + x * cosine - y * sine,
        y: canvas.height / 2 + x * sine + y * cosine
      )
    }

    func corners(of rect: Rect) -> [Point] {
      [
        Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
        Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
      ].map(seen)
    }
  }

  private func session() throws -> Session { Session(scene: try Scenes.parse(Self.scene)) }

  /// The largest distance of a layer's corner from where it should be; infinite where it is not turned.
  private func error(_ session: Session, _ layer: String, _ rect: Rect, in window: Window) -> Double {
    guard let corners = session.layer(layer)?.corners else { return .infinity }
    return zip(corners, window.corners(of: rect)).map { max(abs($0.x - $1.x), abs($0.y - $1.y)) }.max()
      ?? .infinity
  }

  private func card(_ width: Double) -> Rect { Rect(x: 20, y: 40, width: width - 40, height: 100) }

  @Test(arguments: [0.1, 0.25, 0.5, 0.9]) func theWindowTurnsWithItsLayout(_ part: Double) throws {
    var session = try session()
    session.handle(.rotate(.landscape))
    session.advance(to: part)
    let window = Window(toLandscape: part)
    #expect(error(session, "home", Rect(origin: .zero, size: window.size), in: window) < 1e-9)
    #expect(error(session, "home/card", card(window.size.width), in: window) < 1e-9)
    // The navigation bar lies over the container, and turns with the window as well.
    let bar = try #require(session.layer("container/navigation-bar")?.corners)
    let corner = window.seen(.zero)
    #expect(abs(bar[0].x - corner.x) + abs(bar[0].y - corner.y) < 1e-9)
  }

  /// The other way round on the way back.
  @Test func turnedBackItTurnsToTheOtherSide() throws {
    var session = try session()
    session.handle(.rotate(.landscape))
    session.advance(to: 2)
    #expect(session.layer("home/card")?.frame == card(800))
    session.handle(.rotate(.portrait))
    session.advance(to: 2.25)
    let window = Window(
      canvas: Size(width: 400, height: 800),
      size: Size(width: 700, height: 500),
      angle: .pi / 2 * 0.75
    )
    #expect(error(session, "home/card", card(700), in: window) < 1e-9)
    session.advance(to: 4)
    #expect(session.layer("home/card")?.frame == card(400))
    #expect(session.layer("home/card")?.corners == nil)
  }

  /// At first the device shows what it showed before: the picture is a quarter of a turn off.
  @Test func nothingMovesOnTheGlass() throws {
    var session = try session()
    let before = try #require(session.layer("home/button")).frame
    session.handle(.rotate(.landscape))
    let after = try #require(session.layer("home/button")).frame
    #expect(after.isClose(to: before.turned(to: .landscape, from: Size(width: 400, height: 800))))
    #expect(after.isClose(to: Rect(x: 740, y: 20, width: 40, height: 100)))
  }

  /// Each turn adds what is left of it: at 0.7 the first has 0.3 to go, the second, begun at 0.3, 0.6.
  @Test func anotherTurnGoesOnFromWhatIsSeen() throws {
    var session = try session()
    session.handle(.rotate(.landscape))
    session.advance(to: 0.3)
    let before = try #require(session.layer("home/card")).frame
    session.handle(.rotate(.portrait))
    let after = try #require(session.layer("home/card")).frame
    #expect(after.isClose(to: before.turned(to: .portrait, from: Size(width: 800, height: 400))))
    session.advance(to: 0.7)
    let size = Size(width: 400 - 400 * 0.3 + 400 * 0.6, height: 800 + 400 * 0.3 - 400 * 0.6)
    let window = Window(
      canvas: Size(width: 400, height: 800),
      size: size,
      angle: .pi / 2 * (0.6 - 0.3)
    )
    #expect(error(session, "home", Rect(origin: .zero, size: size), in: window) < 1e-9)
    #expect(error(session, "home/card", card(size.width), in: window) < 1e-9)
  }

  @Test func aNewSizeTurnsNothing() throws {
    var session = try session()
    session.handle(.resize(Size(width: 800, height: 400)))
    session.advance(to: 0.5)
    #expect(session.layer("home/card")?.frame == card(600))
    #expect(session.layer("home/card")?.corners == nil)
  }

  /// A square one keeps its size, and is turned all the same.
  @Test func aSquareTurns() throws {
    let text = """
      segue: 1
      device: [400, 400]
      screens: {home: {layers: {card: {frame: [20, 40, 100, 60]}}}}
      transitions: {turn: {kind: rotate, duration: 1, ease: linear}}
      """
    var session = Session(scene: try Scenes.parse(text))
    session.handle(.rotate(.landscape))
    session.advance(to: 0.5)
    let square = Size(width: 400, height: 400)
    let window = Window(canvas: square, size: square, angle: -.pi / 4)
    #expect(error(session, "home/card", Rect(x: 20, y: 40, width: 100, height: 60), in: window) < 1e-9)
    session.advance(to: 1)
    #expect(session.layer("home/card")?.corners == nil)
  }

  /// Nor is anything lost where a turning window gets a new size.
  @Test func aNewSizeOnTheWayMovesNothing() throws {
    var session = try session()
    session.handle(.rotate(.landscape))
    session.advance(to: 0.3)
    let before = try #require(session.layer("home/card")?.corners)
    session.handle(.resize(Size(width: 600, height: 500)))
    let after = try #require(session.layer("home/card")?.corners)
    #expect(zip(before, after).allSatisfy { abs($0.x - $1.x) + abs($0.y - $1.y) < 1e-9 })
    session.advance(to: 3)
    #expect(session.layer("home/card")?.frame == card(600))
  }

  /// A finger hits what it sees.
  @Test func aButtonIsTappedWhereItIsSeen() throws {
    var session = try session()
    session.handle(.rotate(.landscape))
    session.advance(to: 0.5)
    // In a window of 600 × 600, seen at half of the way.
    let middle = Window(toLandscape: 0.5).seen(Point(x: 600 - 70, y: 600 - 40))
    session.pointer(.began, middle.x, middle.y, at: 0.5)
    session.pointer(.ended, middle.x, middle.y, at: 0.52)
    #expect(session.status.transition == "show")
    #expect(session.status.phase == .running)
  }

  /// A transition that begins meanwhile runs in the window as it goes on turning, and leaves it so.
  @Test(arguments: [0.6, 0.75]) func aTransitionLeavesTheTurnAsItIs(_ time: Double) throws {
    var session = try session()
    session.handle(.rotate(.landscape))
    session.advance(to: 0.5)
    session.handle(.trigger("show"))
    session.advance(to: time)
    let window = Window(toLandscape: time)
    #expect(error(session, "home/card", card(window.size.width), in: window) < 1e-9)
    #expect(session.screen == (time < 0.7 ? "home" : "sheet"))
  }
}
