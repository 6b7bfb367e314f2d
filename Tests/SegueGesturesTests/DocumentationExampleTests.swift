import SegueGeometry
import SegueGestures
import Testing

/// The example of the landing page, `Sources/SegueGestures/SegueGestures.docc`, line by line.
struct DocumentationExampleTests {
  @Test func aFingerThatGoesDown() {
    var pan = PanRecognizer(directions: [.down])
    var states = pan.handle(PointerEvent(phase: .began, location: Point(x: 196, y: 160), time: 0))
    for frame in 1...6 {
      let place = Point(x: 196, y: 160 + 20 * Double(frame))
      states += pan.handle(PointerEvent(phase: .moved, location: place, time: Double(frame) / 60))
      if pan.isReadyToBegin { states += pan.begin() }
    }
    let speed = pan.velocity.y  // points per second

    #expect(states == [.began, .changed, .changed, .changed, .changed, .changed])
    #expect(pan.translation == Point(x: 0, y: 120))
    #expect(abs(speed - 1200) < 1)
  }
}
