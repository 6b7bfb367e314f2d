import SegueGeometry
import SegueMotion
import SegueStage

/// A finger moving a scroll layer's content.
struct ScrollDrag: Sendable {
  let layer: LayerID
  /// The content offset, as it would be without resistance, and the finger's place when the scroll began.
  let startOffset: Point
  let startLocation: Point
}

/// A scroll layer's content moving by itself after a release.
struct ScrollMotion: Sendable {
  let layer: LayerID
  /// Of the session's clock.
  let startTime: Double
  let horizontal: ScrollDeceleration
  let vertical: ScrollDeceleration

  /// Of the session's clock.
  var endTime: Double { startTime + max(horizontal.duration, vertical.duration) }

  func offset(at time: Double) -> Point {
    Point(x: horizontal.position(at: time - startTime), y: vertical.position(at: time - startTime))
  }
}
