import SegueGeometry
import SegueGestures
import Testing

@Suite struct EdgePanRecognizerTests {
  private let bounds = Rect(x: 10, y: 0, width: 400, height: 800)

  @Test func `begins within 20 points of its edge, leading inwards`() throws {
    let pan = EdgePanRecognizer(edges: [.left], bounds: bounds)
    let begun = try expect("0 down 30 400\n1 move 41 400 began\n2 up 60 400 changed ended", of: pan)
    #expect(begun.translation == Point(x: 30, y: 0))
    #expect(begun.startLocation == Point(x: 41, y: 400))
    try expect("0 down 30.5 400 failed\n1 move 60 400", of: pan)
    try expect("0 down 9 400 failed", of: pan)
    try expect("0 down 20 400\n1 move 20 420 failed", of: pan)
    try expect("0 down 30 400\n1 move 12 400 failed", of: pan)
  }

  @Test(arguments: [
    (GestureDirection.right, "395 400", "380 400"), (.up, "200 15", "200 30"), (.down, "200 790", "200 779"),
  ])
  func `every edge`(edge: GestureDirection, contact: String, inwards: String) throws {
    let pan = EdgePanRecognizer(edges: [edge], bounds: bounds)
    try expect("0 down \(contact)\n1 move \(inwards) began", of: pan)
    try expect("0 down 200 400 failed", of: pan)
  }

  @Test func `a corner belongs to both its edges`() throws {
    let pan = EdgePanRecognizer(edges: [.left, .up], bounds: bounds)
    try expect("0 down 15 5\n1 move 30 5 began", of: pan)
    try expect("0 down 15 5\n1 move 15 20 began", of: pan)
    try expect("0 down 15 400\n1 move 15 420 failed", of: pan)
  }

  @Test func `further fingers are overlooked`() throws {
    let pan = try expect(
      "0 down 15 400\n1 down2 300 400\n2 move2 350 400\n3 move 40 400 began\n4 up 40 400\n5 up2 350 400 ended",
      of: EdgePanRecognizer(edges: [.left], bounds: bounds)
    )
    #expect(pan.translation == Point(x: 25, y: 0))
  }

  @Test func `a failed touch does not spoil the next`() throws {
    try expect(
      "0 down 200 400 failed\n1 up 200 400\n2 down 15 400\n3 move 40 400 began",
      of: EdgePanRecognizer(edges: [.left], bounds: bounds)
    )
  }
}

@Suite struct TapRecognizerTests {
  @Test func `a tap ends on release, however long it took`() throws {
    let tap = try expect("0 down 50 60\n1 move 56 68\n2 up 56 68 ended", of: TapRecognizer())
    #expect(tap.location == Point(x: 56, y: 68))
    try expect("0 down 0 0\n1 up 0 0 ended\n2 down 0 0\n3 up 0 0 ended", of: TapRecognizer())
  }

  @Test func `more than 10 points are no tap`() throws {
    try expect("0 down 0 0\n1 move 10 0\n2 up 10 0 ended", of: TapRecognizer())
    try expect("0 down 0 0\n1 move 10.01 0 failed\n2 move 0 0\n3 up 0 0", of: TapRecognizer())
    try expect("0 down 0 0\n1 up 10.01 0 failed", of: TapRecognizer())
  }

  @Test func `a lost touch, a second finger and a refusal are no taps`() throws {
    try expect("0 down 0 0\n1 lost 0 0 failed", of: TapRecognizer())
    try expect("0 down 0 0\n1 down2 5 0 failed\n2 up2 5 0\n3 up 0 0", of: TapRecognizer())
    try expect("0 down 0 0\n1 up 0 0 failed", of: TapRecognizer(), begins: false)
  }
}

@Suite struct SwipeRecognizerTests {
  @Test func `a quick stroke is recognized on its way`() throws {
    let swipe = SwipeRecognizer(direction: .left)
    try expect("0.0 down 0 0\n0.1 move -30 5\n0.2 move -50 5 ended\n0.3 move -90 5\n0.4 up -90 5", of: swipe)
    try expect("0.0 down 0 0\n0.1 up -60 0 ended", of: swipe)
  }

  @Test func `too short, too slow, or astray`() throws {
    let swipe = SwipeRecognizer(direction: .left)
    try expect("0.0 down 0 0\n0.1 move -49 0\n0.2 up -49 0 failed", of: swipe)
    try expect("0.0 down 0 0\n0.51 move -60 0 failed", of: swipe)
    try expect("0.0 down 0 0\n0.1 move -9 -12 failed", of: swipe)
    try expect("0.0 down 0 0\n0.1 move 30 0 failed", of: swipe)
    try expect("0.0 down 0 0\n0.1 down2 5 5 failed", of: swipe)
    try expect("0.0 down 0 0\n0.1 lost 0 0 failed", of: swipe)
  }
}

@Suite struct PinchRecognizerTests {
  @Test func `two fingers give scale and centre`() throws {
    let pinch = try expect(
      """
      0 down  100 100
      1 down2 200 100
      2 move2 209 100
      3 move2 250 100 began
      4 move  50 100 changed
      5 up2   250 100
      6 move  0 100
      7 up    0 100 ended
      """,
      of: PinchRecognizer()
    )
    #expect(pinch.scale == 2)
    #expect(pinch.contactLocation == Point(x: 150, y: 100))
    #expect(pinch.startLocation == Point(x: 175, y: 100))
  }

  @Test func `a finger put back goes on from the scale reached`() throws {
    let pinch = try expect(
      """
      0 down  0 0
      1 down2 100 0
      2 move2 200 0 began
      3 up2   200 0
      4 down2 50 0
      5 move2 25 0 changed
      """,
      of: PinchRecognizer()
    )
    #expect(pinch.scale == 1)
  }

  @Test func `no pinch`() throws {
    try expect("0 down 0 0\n1 move 90 0\n2 up 90 0 failed", of: PinchRecognizer())
    try expect("0 down 0 0\n1 down2 90 0\n2 up 0 0\n3 up2 90 0 failed", of: PinchRecognizer())
    try expect("0 down 0 0\n1 down2 50 0\n2 move2 90 0 began\n3 lost2 90 0 cancelled", of: PinchRecognizer())
    try expect("0 down 0 0\n1 down2 50 0\n2 lost2 90 0 failed", of: PinchRecognizer())
    try expect("0 down 0 0\n1 down2 50 0\n2 move2 90 0 failed", of: PinchRecognizer(), begins: false)
  }

  @Test func `a pinch given as numbers`() {
    var pinch = PinchRecognizer()
    let center = Point(x: 7, y: 8)
    #expect(pinch.handle(scale: 1, center: center, phase: .began, time: 0).isEmpty)
    #expect(!pinch.isReadyToBegin)
    #expect(pinch.handle(scale: 0.9, center: center, phase: .moved, time: 0.05).isEmpty)
    #expect(pinch.begin() == [.began])
    #expect(pinch.handle(scale: .nan, center: center, phase: .moved, time: 0.06).isEmpty)
    #expect(pinch.handle(scale: 0.8, center: center, phase: .moved, time: 0.09) == [.changed])
    #expect(pinch.scale == 0.8 && pinch.location == center && pinch.startLocation == center)
    #expect(abs(pinch.scaleVelocity + 0.1 / 0.045) < 0.05)
    #expect(pinch.handle(scale: 0.8, center: center, phase: .ended, time: 0.1) == [.ended])
    _ = pinch.handle(scale: 1, center: center, phase: .began, time: 1)
    #expect(pinch.state == .possible && pinch.scale == 1)
    #expect(pinch.handle(scale: 1, center: center, phase: .cancelled, time: 1.1) == [.failed])
  }

  @Test(arguments: [PointerEvent.Phase.ended, .cancelled], [0, -1, .nan, .infinity])
  func `a pinch that goes with a bad number lifts where it was`(_ phase: PointerEvent.Phase, _ scale: Double)
  {
    var pinch = PinchRecognizer()
    _ = pinch.handle(scale: 1, center: .zero, phase: .began, time: 0)
    _ = pinch.handle(scale: 0.5, center: .zero, phase: .moved, time: 0.1)
    _ = pinch.begin()
    let states = pinch.handle(scale: scale, center: .zero, phase: phase, time: 0.2)
    #expect(states == [phase == .ended ? .ended : .cancelled])
    #expect(pinch.scale == 0.5)
  }
}

@Suite struct LongPressRecognizerTests {
  @Test func `a finger that rests begins by itself`() throws {
    var press = LongPressRecognizer()
    let land = PointerEvent(phase: .began, location: Point(x: 100, y: 100), time: 1)
    #expect(press.handle(land) == [] && press.dueTime == 1.5)
    press.advance(to: 1.49)
    #expect(!press.isReadyToBegin && press.begin() == [])
    press.advance(to: 1.5)
    #expect(press.isReadyToBegin && press.dueTime == nil)
    #expect(press.begin() == [.began] && press.state == .began)
    let move = PointerEvent(phase: .moved, location: Point(x: 140, y: 100), time: 1.6)
    #expect(press.handle(move) == [.changed])
    #expect(press.translation == Point(x: 40, y: 0) && press.startLocation == Point(x: 100, y: 100))
  }

  /// Before an event is handled, the time until it has passed.
  @Test func `an event says that the time has come`() throws {
    try expect("0 down 9 9\n0.5 move 90 9 began\n1 up 99 9 changed ended", of: LongPressRecognizer())
    try expect(
      "0 down 9 9\n0.3 move 12 9 began\n1 lost 12 9 cancelled",
      of: LongPressRecognizer(duration: 0.2)
    )
    try expect("0 down 9 9\n0.5 up 9 9 began ended", of: LongPressRecognizer())
  }

  @Test func `moved, lifted or joined too early it fails`() throws {
    let press = LongPressRecognizer()
    try expect("0 down 9 9\n0.1 move 19 9\n0.2 move 19.1 9 failed\n0.9 move 30 9", of: press)
    try expect("0 down 9 9\n0.4 up 9 9 failed", of: press)
    try expect("0 down 9 9\n0.1 down2 50 50 failed", of: press)
    try expect("0 down 9 9\n0.1 lost 9 9 failed", of: press)
    var again = try expect("0 down 9 9\n0.4 up 9 9 failed\n1 down 9 9", of: press)
    #expect(again.dueTime == 1.5)
    #expect(again.cancel(at: 1.2) == [.failed] && again.dueTime == nil)
  }

  @Test func `it prevents what else is possible, and is prevented`() throws {
    var both: [AnyRecognizer] = [
      .longPress(LongPressRecognizer()), .tap(TapRecognizer()), .pan(PanRecognizer()),
    ]
    let arbiter = GestureArbiter()
    _ = arbiter.deliver(PointerEvent(phase: .began, location: .zero, time: 0), to: &both)
    let changes = arbiter.advance(to: 0.5, &both)
    #expect(
      changes == [
        .init(index: 0, state: .began), .init(index: 1, state: .failed), .init(index: 2, state: .failed),
      ]
    )
    both = [.longPress(LongPressRecognizer()), .pan(PanRecognizer())]
    _ = arbiter.deliver(PointerEvent(phase: .began, location: .zero, time: 0), to: &both)
    _ = arbiter.deliver(PointerEvent(phase: .moved, location: Point(x: 10, y: 0), time: 0.1), to: &both)
    #expect(both[1].state == .began && both[0].state == .failed)
    #expect(arbiter.advance(to: 2, &both) == [])
  }
}
