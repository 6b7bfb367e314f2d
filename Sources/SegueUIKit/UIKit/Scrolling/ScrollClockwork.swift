import Foundation
import SegueMotion

/// Content that moves by itself: it slows down, or goes where it was sent.
@MainActor
final class ScrollClockwork: HostClockwork {
  /// How it moves.
  enum Course {
    case decelerating(across: ScrollDeceleration, down: ScrollDeceleration)
    case gliding(from: CGPoint, to: CGPoint)
  }

  /// Seconds that content takes to where it is sent.
  static let glide = 0.3

  private weak var scrollView: UIScrollView?
  private let course: Course
  private let begin: Double
  private let duration: Double
  private var frame: Double
  /// Whether an offset that is set is its own.
  private(set) var isOwnStep = false

  init(_ scrollView: UIScrollView, _ course: Course, at time: Double) {
    (self.scrollView, self.course, begin) = (scrollView, course, time)
    frame = FrameClock.number(after: time)
    switch course {
    case .decelerating(let across, let down): duration = max(across.duration, down.duration)
    case .gliding: duration = Self.glide
    }
  }

  var isDeceleration: Bool { if case .decelerating = course { true } else { false } }

  /// The next frame, at which the app is told of the scrolling, or the end.
  var nextEventTime: Double? { min(frame / FrameClock.framesPerSecond, begin + duration) }

  func advance(to time: Double) {
    guard let scrollView else { return SegueHost.current.stop(self) }
    frame = FrameClock.number(after: time)
    isOwnStep = true
    // At the end the difference of times may fall short of the duration.
    let offset = offset(after: time >= begin + duration ? duration : time - begin)
    if offset != scrollView.contentOffset { scrollView.contentOffset = offset }
    isOwnStep = false
    if time >= begin + duration { scrollView.end(self) }
  }

  private func offset(after seconds: Double) -> CGPoint {
    switch course {
    case .decelerating(let across, let down):
      return CGPoint(x: across.position(at: seconds), y: down.position(at: seconds))
    case .gliding(let from, let to):
      let fraction = CGFloat(
        TimingCurve.cubicBezier(.easeInOut).value(at: min(max(seconds / duration, 0), 1))
      )
      return seconds >= duration
        ? to : CGPoint(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
    }
  }
}

extension UIScrollView {
  /// Lets content move by itself.
  func start(_ course: ScrollClockwork.Course) {
    stopMotion()
    let clockwork = ScrollClockwork(self, course, at: layer.host.time)
    motion = clockwork
    layer.host.start(clockwork)
  }

  /// Sends the content to an offset.
  func glide(to offset: CGPoint) { start(.gliding(from: contentOffset, to: offset)) }

  /// Stops content that moves by itself, where it is.
  func stopMotion() {
    guard let motion else { return }
    self.motion = nil
    layer.host.stop(motion)
  }

  /// The content has arrived.
  func end(_ clockwork: ScrollClockwork) {
    guard motion === clockwork else { return }
    stopMotion()
    if clockwork.isDeceleration {
      scrollDelegate?.scrollViewDidEndDecelerating(self)
    } else {
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
    if motion == nil, drag == nil { contentDidRest() }
  }
}
