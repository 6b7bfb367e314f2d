import SegueModel
import SegueMotion
import SegueStage

extension Animator {
  /// From when to when a track runs if it is not mirrored, in seconds after the animator began; without an end where it
  /// repeats for ever or stands still.
  func span(of own: LayerTrack) -> ClosedRange<Double> {
    let track = own.track
    let environment = environment(for: own)
    let window = (track.window?.start.number(in: environment) ?? 0) * duration
    let start = max(window + (track.delay?.number(in: environment) ?? 0), 0)
    let timing = timing(of: own, velocity: 0)
    let media = media(of: own, timing: timing, beginTime: 0, fillMode: .removed)
    return start...start + max(media.seconds, 0)
  }

  /// A track's media timing with its repeats and its speed.
  func media(
    of own: LayerTrack,
    timing: AnimationTiming,
    beginTime: Double,
    fillMode: MediaTiming.FillMode
  ) -> MediaTiming {
    let (environment, track) = (environment(for: own), own.track)
    return MediaTiming(
      beginTime: beginTime,
      duration: timing.duration,
      speed: track.speed?.number(in: environment) ?? 1,
      repeatCount: track.repeatsForever ? .infinity : track.repeatCount?.number(in: environment) ?? 1,
      autoreverses: track.autoreverses,
      fillMode: fillMode
    )
  }

  /// A track's own duration and curve, else the animator's; `velocity` is what a spring inherits, in fractions of the way
  /// per second.
  func timing(of own: LayerTrack, velocity: Double) -> AnimationTiming {
    let track = own.track
    let ease = track.ease ?? (track.kind == .layer ? .curve(.linear) : self.ease)
    let isLinear = isInteractive && track.kind == .view
    return AnimationTiming(
      isLinear ? .curve(.linear) : ease,
      duration: length(of: own),
      velocity: velocity,
      in: environment(for: own)
    )
  }

  private func length(of own: LayerTrack) -> Double {
    let (environment, track) = (environment(for: own), own.track)
    if let duration = track.duration { return duration.number(in: environment) }
    guard let window = track.window else { return duration }
    return (window.end.number(in: environment) - window.start.number(in: environment)) * duration
  }
}

extension MediaTiming {
  /// How long its parent sees it run, in seconds; infinity where it stands still or repeats for ever.
  var seconds: Double { speed == 0 ? .infinity : activeDuration / abs(speed) }
}
