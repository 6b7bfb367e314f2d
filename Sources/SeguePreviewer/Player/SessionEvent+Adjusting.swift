import SegueGeometry
import SegueGestures
import SegueTransitions

extension SessionEvent {
  /// The same event so many seconds later.
  func delayed(by seconds: Double) -> SessionEvent {
    guard case .pointer(var pointer) = self else { return self }
    pointer.time += seconds
    return .pointer(pointer)
  }

  /// The same event at the same place of another canvas.
  func moved(from canvas: Size, to newCanvas: Size) -> SessionEvent {
    guard canvas != newCanvas, canvas.width > 0, canvas.height > 0 else { return self }
    func moved(_ place: Point) -> Point {
      Point(x: place.x / canvas.width * newCanvas.width, y: place.y / canvas.height * newCanvas.height)
    }
    switch self {
    case .pointer(var pointer):
      pointer.location = moved(pointer.location)
      return .pointer(pointer)
    case .pinch(let phase, let scale, let place): return .pinch(phase, scale: scale, at: moved(place))
    case .wheel(let place, let delta): return .wheel(at: moved(place), by: delta)
    default: return self
    }
  }
}
