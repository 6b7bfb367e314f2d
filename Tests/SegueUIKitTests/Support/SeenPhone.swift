import SegueGeometry
import SegueGestures

@testable import SegueUIKit

/// A phone under a finger, for tests that see of SegueUIKit what an app sees.
@MainActor
struct SeenPhone {
  private let phone = Phone()

  /// Makes a controller the window's.
  func show(_ controller: UIViewController) {
    phone.window.rootViewController = controller
    advance(to: phone.host.time)
  }

  func advance(to time: Double) { phone.host.advance(to: time) }

  /// Taps at a height.
  func tap(_ y: Double, at time: Double) {
    send(.began, y, time)
    send(.ended, y, time + 0.05)
    advance(to: time + 0.1)
  }

  /// Drags from one height to another in a tenth of a second, and lets go on the way.
  func drag(from start: Double, to end: Double, at time: Double) {
    send(.began, start, time)
    for step in 1...10 { send(.moved, start + (end - start) * Double(step) / 10, time + Double(step) / 100) }
    send(.ended, end, time + 0.1)
  }

  private func send(_ phase: PointerEvent.Phase, _ y: Double, _ time: Double) {
    advance(to: time)
    phone.host.handle(PointerEvent(phase: phase, location: Point(x: 50, y: y), time: time))
  }
}
