import SegueGeometry
import SegueGestures
import Testing

@Suite struct PanRecognizerTests {
  @Test func `began, changed, ended`() throws {
    let pan = try expect(
      """
      0.00 down 100 100
      0.02 move 106 100
      0.04 move 112 100 began
      0.06 move 118 103 changed
      0.08 up   118 103 ended
      """,
      of: PanRecognizer()
    )
    #expect(pan.contactLocation == Point(x: 100, y: 100))
    #expect(pan.startLocation == Point(x: 112, y: 100))
    #expect(pan.translation == Point(x: 18, y: 3))
    #expect(pan.location == Point(x: 118, y: 103))
    #expect(pan.state == .ended)
  }

  @Test func `the slop is 10 points, in a straight line`() throws {
    try expect(
      """
      0 down 0 0
      1 move 9.99 0
      2 move 7 7
      3 move 6 8 began
      """,
      of: PanRecognizer()
    )
    try expect("0 down 0 0\n1 move 9.99 0\n2 up 9.99 0 failed", of: PanRecognizer())
    try expect("0 down 0 0\n1 move 0 -10 began", of: PanRecognizer())
  }

  @Test func `one event may bring several transitions`() throws {
    try expect("0 down 0 0\n1 up 40 0 began ended", of: PanRecognizer())
    try expect("0 down 0 0\n1 move 40 0 began\n2 up 60 0 changed ended", of: PanRecognizer())
  }

  @Test func `the owner may refuse`() throws {
    try expect(
      """
      0 down 0 0
      1 move 20 0 failed
      2 move 40 0
      3 up   40 0
      """,
      of: PanRecognizer(),
      begins: false
    )
  }

  @Test func `the system takes the touch away`() throws {
    try expect("0 down 0 0\n1 move 20 0 began\n2 lost 20 0 cancelled\n3 move 30 0", of: PanRecognizer())
    try expect("0 down 0 0\n1 lost 0 0 failed", of: PanRecognizer())
  }

  @Test func `a finished pan waits for the next first contact`() throws {
    let pan = try expect(
      """
      0 down  0 0
      1 down2 0 9
      2 move  0 40 began
      3 lost  0 40 cancelled
      4 down  5 5
      5 move  5 50
      6 up    5 50
      7 up2   0 9
      8 down  1 1
      9 move  1 21 began
      """,
      of: PanRecognizer()
    )
    #expect(pan.contactLocation == Point(x: 1, y: 1))
    #expect(pan.translation == Point(x: 0, y: 20))
  }

  @Test(arguments: [
    (GestureDirection.left, "-10 9", "10 0"), (.right, "10 -9", "-10 0"),
    (.up, "9 -10", "0 10"), (.down, "-9 10", "11 10"),
  ])
  func `a direction must lead`(direction: GestureDirection, along: String, against: String) throws {
    let pan = PanRecognizer(directions: [direction])
    try expect("0 down 0 0\n1 move \(along) began", of: pan)
    try expect("0 down 0 0\n1 move \(against) failed\n2 move \(along)", of: pan)
  }

  @Test func `one of several directions is enough, and turning back later is free`() throws {
    let pan = PanRecognizer(directions: [.up, .down])
    try expect("0 down 0 0\n1 move 3 -20 began\n2 move 90 40 changed", of: pan)
    try expect("0 down 0 0\n1 move 20 3 failed", of: pan)
  }

  @Test func `too few and too many fingers`() throws {
    let two = PanRecognizer(minimumTouches: 2, maximumTouches: 2)
    try expect("0 down 0 0\n1 move 30 0\n2 up 30 0 failed", of: two)
    try expect("0 down 0 0\n1 down2 9 0\n2 move 30 0 began", of: two)
    let one = PanRecognizer(maximumTouches: 1)
    try expect("0 down 0 0\n1 down2 9 0 failed\n2 move 30 0", of: one)
    try expect(
      "0 down 0 0\n1 move 30 0 began\n2 down2 9 0\n3 move2 90 0 changed\n4 up2 90 0\n5 up 30 0 ended",
      of: one
    )
  }

  @Test func `a finger that comes or goes does not move the pan`() throws {
    let pan = try expect(
      """
      0 down  0 0
      1 move  20 0 began
      2 down2 120 0
      3 move2 140 0 changed
      4 up    20 0
      5 move2 145 0 changed
      """,
      of: PanRecognizer()
    )
    #expect(pan.translation == Point(x: 20 + 10 + 5, y: 0))
    #expect(pan.location == Point(x: 145, y: 0))
  }

  @Test func `velocity survives the lift and dies with a hold`() throws {
    let drag = "0.00 down 0 0\n0.02 move 0 12 began\n0.04 move 0 24 changed\n"
    let flick = try expect(drag + "0.05 up 0 24 ended", of: PanRecognizer())
    #expect(abs(flick.velocity.y - 600) < 1e-6)
    #expect(flick.velocity(at: 0.2) == .zero)
    let held = try expect(drag + "0.14 up 0 24 ended", of: PanRecognizer())
    #expect(held.velocity == .zero)
  }

  @Test func `odd events are ignored`() throws {
    try expect(
      """
      0 move  50 50
      0 up    50 50
      0 down  0 0
      1 down  90 90
      2 move  nan 0
      3 move  inf 40
      4 move2 80 80
      5 move  11 0 began
      """,
      of: PanRecognizer()
    )
  }

  @Test func `cancel, fail and reset from outside`() throws {
    var pan = try expect("0 down 0 0\n1 move 20 0 began", of: PanRecognizer())
    #expect(pan.fail().isEmpty)
    #expect(pan.cancel(at: 2) == [.cancelled])
    #expect(pan.cancel(at: 3).isEmpty)
    pan.reset()
    #expect(pan == PanRecognizer())
    #expect(pan.fail().isEmpty && pan.cancel(at: 4).isEmpty && pan.begin().isEmpty)
    var waiting = try expect("0 down 0 0", of: PanRecognizer())
    #expect(waiting.cancel(at: 1) == [.failed])
  }
}
