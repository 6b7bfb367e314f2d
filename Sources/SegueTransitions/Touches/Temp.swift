import SegueGestures
import SegueGeometry
enum Recognizer { case none }
extension Session {
  mutating func handle(_ event: PointerEvent) {}
  mutating func handle(pinch phase: PointerEvent.Phase, scale: Double, at place: Point) {}
}
