import SegueGeometry
import SegueMotion
import SegueStage

/// A finger moving a scroll layer's content, and beyond its ends those of the scroll layers around it.
struct ScrollDrag: Sendable {
  let layer: LayerID
  /// The unresisted content offset and the finger's location when the scroll began, or when a gesture last set the offset.
  var startOffset: Point
  var startLocation: Point
  /// The scroll layers around it that take what its content leaves of the finger's way, innermost first.
  var enclosing: [Enclosing] = []
  /// What the finger's next step moves on each axis: 0 is the layer itself, then come those around it.
  var carriers = (x: 0, y: 0)
  /// Where the finger would have the content if it went on beyond its ends without resistance.
  var pull: Point { startOffset + (startLocation - location) }
  /// Where the finger is.
  var location: Point
  /// The content's last step under the finger.
  var lastStep: Step?

  /// A scroll layer around another one.
  struct Enclosing: Sendable {
    let layer: LayerID
    /// Its unresisted content offset when the scroll began.
    var startOffset: Point
    /// Whether the finger has moved its content.
    var isMoved = false
  }

  /// One step of the content.
  struct Step: Sendable {
    /// Seconds on the session's clock.
    let time: Double
    /// The content offset before it.
    let before: Point
  }
}

extension ScrollDrag {
  /// Counts the way of one of the contents from elsewhere, as its ends are others now.
  mutating func shiftStart(of layer: LayerID, by pull: Point) {
    if self.layer == layer { startOffset = startOffset + pull }
    for index in enclosing.indices where enclosing[index].layer == layer {
      enclosing[index].startOffset = enclosing[index].startOffset + pull
    }
  }
}

/// A scroll layer's content moving by itself.
struct ScrollMotion: Sendable {
  /// How it moves.
  enum Course: Sendable {
    /// After a release: slowing down, and bouncing back from beyond the ends.
    case decelerating(horizontal: ScrollDeceleration, vertical: ScrollDeceleration)
    /// To an offset set by a gesture, as `setContentOffset(_:animated:)` does.
    case gliding(from: Point, to: Point, horizontal: AnimationTiming, vertical: AnimationTiming)
  }

  let layer: LayerID
  /// Seconds on the session's clock.
  let startTime: Double
  let course: Course

  /// Seconds on the session's clock.
  var endTime: Double {
    switch course {
    case .decelerating(let horizontal, let vertical):
      startTime + max(horizontal.duration, vertical.duration)
    case .gliding(_, _, let horizontal, let vertical):
      startTime + max(horizontal.duration, vertical.duration)
    }
  }

  /// The content offset at a time on the session's clock: exactly that at which it comes to rest from the end on.
  func offset(at time: Double) -> Point {
    switch course {
    case .decelerating(let horizontal, let vertical):
      return Point(
        x: horizontal.position(at: time.elapsed(since: startTime, of: horizontal.duration)),
        y: vertical.position(at: time.elapsed(since: startTime, of: vertical.duration))
      )
    case .gliding(let from, let to, let horizontal, let vertical):
      return Point(
        x: horizontal.value(
          from: from.x,
          to: to.x,
          after: time.elapsed(since: startTime, of: horizontal.duration)
        ),
        y: vertical.value(
          from: from.y,
          to: to.y,
          after: time.elapsed(since: startTime, of: vertical.duration)
        )
      )
    }
  }
}

extension AnimationTiming {
  /// The value of a number `passed` seconds after it started from one value towards another.
  fileprivate func value(from start: Double, to end: Double, after passed: Double) -> Double {
    guard passed < duration else { return end }
    return start + (end - start) * curve.value(at: max(passed / duration, 0))
  }
}
