import SegueMotion
import SegueUIKitRules

/// Its time, and how far it has come.
extension TransitionRun {
  /// The fraction of the picture at a media time: that of the animator's curve, or of the time where either is
  /// at or beyond one of its ends, as a spring that overshoots may be, and as a staircase that begins with a step is not.
  func picture(at offset: Double) -> Double {
    guard duration > 0, offset > 0, offset < duration else { return duration > 0 ? offset / duration : 1 }
    let seen = curve.value(at: offset / duration)
    return seen > 0 && seen < 1 ? seen : offset / duration
  }

  /// The container's media time, at a time of the session.
  ///
  /// A caught run stands at exactly the time that was seen: as a fraction of its length and back again, it might be
  /// rounded past the end of an animation, which is then seen or gone.
  func mediaTime(at time: Double) -> Double {
    let mediaTime = mediaBegin + clock.offset(at: time)
    guard let caughtMediaTime, abs(mediaTime - caughtMediaTime) <= Self.rounding * caughtMediaTime.ulp else {
      return mediaTime
    }
    return caughtMediaTime
  }

  /// The most by which a media time is off after it has been a fraction, in units in the last place.
  private static let rounding = 16.0

  /// Media time divided by duration, at a time on the session's clock; of a caught run the fraction that its
  /// animator has completed.
  func progress(at time: Double) -> Double {
    guard duration > 0 else { return 1 }
    if case .animated(let animator, _) = clock { return animator.completed(at: time) * greatestPercent }
    let offset = clock.offset(at: time)
    return (wait == .none ? offset : min(offset, length)) / duration
  }
}
