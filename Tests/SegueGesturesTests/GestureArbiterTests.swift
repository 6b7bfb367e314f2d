import SegueGeometry
import SegueGestures
import Testing

@Suite struct GestureArbiterTests {
  private let scroll = AnyRecognizer.pan(PanRecognizer())

  /// Expects the states, written `index:state`, that several recognizers go through.
  @discardableResult
  private func expectAll(
    _ text: String,
    of recognizers: [AnyRecognizer],
    together: [(Int, Int)] = [],
    shouldBegin: (Int, AnyRecognizer) -> Bool = { _, _ in true },
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [AnyRecognizer] {
    var recognizers = recognizers
    var arbiter = GestureArbiter()
    for pair in together { arbiter.allowTogether(pair.0, pair.1) }
    let diagram = try TimeDiagram(text)
    let actual = diagram.replay { event in
      arbiter.deliver(event, to: &recognizers, shouldBegin: shouldBegin).map { "\($0.index):\($0.state)" }
    }
    #expect(actual == diagram.text, sourceLocation: sourceLocation)
    return recognizers
  }

  @Test func `the innermost of those ready together begins, the others fail`() throws {
    try expectAll(
      """
      0 down 0 0
      1 move 0 5
      2 move 0 20 2:failed 0:began 1:failed
      3 move 0 30 0:changed
      4 up   0 30 0:ended
      5 down 0 0
      6 up   0 0 0:failed 1:failed 2:ended
      """,
      of: [scroll, .pan(PanRecognizer(directions: [.down])), .tap(TapRecognizer())]
    )
  }

  @Test func `scrolling and a pan recognized together`() throws {
    try expectAll(
      """
      0 down 0 0
      1 move 0 20 0:began 1:began
      2 move 0 30 0:changed 1:changed
      3 up   0 30 0:ended 1:ended
      """,
      of: [scroll, .pan(PanRecognizer())],
      together: [(1, 0)]
    )
  }

  @Test func `one that is refused leaves the way to the next`() throws {
    try expectAll(
      "0 down 0 0\n1 move 0 20 0:failed 1:began\n2 move 0 30 1:changed",
      of: [.pan(PanRecognizer()), scroll],
      shouldBegin: { index, _ in index != 0 }
    )
  }

  @Test func `a direction that fails leaves the way to scrolling`() throws {
    try expectAll(
      "0 down 0 0\n1 move 0 20 0:failed 1:began",
      of: [.pan(PanRecognizer(directions: [.left, .right])), scroll]
    )
  }

  @Test func `the delegate sees the recognizer as it is about to begin`() throws {
    var seen: [Point] = []
    try expectAll(
      "0 down 0 0\n1 move 0 20 0:began",
      of: [scroll],
      shouldBegin: { _, recognizer in
        seen.append(recognizer.translation)
        return recognizer.state == .possible
      }
    )
    #expect(seen == [Point(x: 0, y: 20)])
  }

  @Test func `one under way prevents those that come to be ready later`() throws {
    // A touch only the second recognizer still follows: it landed after the first had begun.
    var late = AnyRecognizer.pan(PanRecognizer())
    var first = AnyRecognizer.pan(PanRecognizer())
    let down = PointerEvent(phase: .began, location: .zero, time: 0)
    let move = PointerEvent(phase: .moved, location: Point(x: 20, y: 0), time: 0.1)
    for event in [down, move] { _ = first.handle(event) }
    #expect(first.begin() == [.began])
    for event in [down, move] { _ = late.handle(event) }
    var recognizers = [late, first]
    #expect(GestureArbiter().beginReady(&recognizers) == [GestureChange(index: 0, state: .failed)])
    var arbiter = GestureArbiter()
    arbiter.allowTogether(0, 1)
    recognizers = [late, first]
    #expect(arbiter.beginReady(&recognizers) == [GestureChange(index: 0, state: .began)])
  }

  @Test func `a tap that ends at once still prevents the others`() throws {
    try expectAll(
      "0 down 0 0\n1 up 0 0 0:ended 1:failed",
      of: [.tap(TapRecognizer()), .tap(TapRecognizer())]
    )
  }
}

@Suite struct AnyRecognizerTests {
  @Test func `every kind is reached through the enumeration`() throws {
    let bounds = Rect(x: 0, y: 0, width: 100, height: 100)
    let drag = "0.0 down 5 5\n0.1 move 60 5 "
    let pan = try expect(drag + "began\n0.2 up 70 5 changed ended", of: AnyRecognizer.pan(PanRecognizer()))
    #expect(pan.translation == Point(x: 65, y: 0) && pan.startLocation == Point(x: 60, y: 5))
    try expect(drag + "began", of: AnyRecognizer.edgePan(EdgePanRecognizer(edges: [.left], bounds: bounds)))
    try expect(drag + "failed", of: AnyRecognizer.tap(TapRecognizer()))
    try expect(drag + "ended", of: AnyRecognizer.swipe(SwipeRecognizer(direction: .right)))
    let pinch = try expect("0 down 0 0\n1 down2 50 0\n2 move2 100 0 began", of: AnyRecognizer.pinch(.init()))
    #expect(pinch.scale == 2)
  }

  @Test func `cancelling, failing and resetting too`() throws {
    var pan = try expect("0 down 0 0\n1 move 20 0 began", of: AnyRecognizer.pan(PanRecognizer()))
    #expect(pan.cancel(at: 2) == [.cancelled])
    pan.reset()
    #expect(pan == .pan(PanRecognizer()))
    var tap = try expect("0 down 0 0", of: AnyRecognizer.tap(TapRecognizer()))
    #expect(tap.fail() == [.failed])
    #expect(tap.state == .failed && tap.state.isFinal && !tap.state.isActive)
  }
}
