import SegueMotion

/// How the fraction that a caught transition's animator has completed becomes the transition's media time.
///
/// While it runs they are one and the same. A pause converts the animator's curve into a linear one and maps
/// the time anew, so that the picture stays where it is: caught after half of the time, an ease-in has 10 % of
/// its way behind it, and `fractionComplete` is then .1 (WWDC 2017, session 230, at 8:42). A hand that scrubs so
/// moves the picture by as much as the fraction, and what follows its release begins with the picture's velocity.
struct ScrubPath: Hashable, Sendable {
  private let secondsByFraction: PiecewiseLinear
  private let fractionBySeconds: PiecewiseLinear

  /// The path of an animator that is as linear as the time: `length` seconds of media time, evenly.
  init(length: Double) { self.init([(0, 0), (1, length)]) }

  /// The path after a pause.
  ///
  /// - Parameters:
  ///   - fraction: The fraction of the animator at the pause, between 0 and `end`.
  ///   - seconds: The media time then.
  ///   - end: The fraction at the end of the transition's duration: less than 1 where animations outlast it.
  ///   - duration: The transition's duration.
  ///   - length: The media time at which the last animation ends.
  init(pausedAt fraction: Double, seconds: Double, end: Double, duration: Double, length: Double) {
    self.init([(0, 0), (fraction, seconds), (end, duration)] + (end < 1 ? [(1, length)] : []))
  }

  private init(_ stops: [(fraction: Double, seconds: Double)]) {
    secondsByFraction = PiecewiseLinear(stops: stops.map { .init(output: $0.seconds, input: $0.fraction) })
    fractionBySeconds = PiecewiseLinear(stops: stops.map { .init(output: $0.fraction, input: $0.seconds) })
  }

  /// Media time, in seconds, at a fraction.
  func seconds(at fraction: Double) -> Double { secondsByFraction.value(at: fraction) }

  /// The fraction at a media time; 1 on a path of no length.
  func fraction(at seconds: Double) -> Double { fractionBySeconds.value(at: seconds) }
}
