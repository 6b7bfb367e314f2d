import SegueModel
import SegueMotion
import SegueStage

extension Animator {
  /// Attaches the animation of one number.
  mutating func attach(_ channel: Channel, of part: Part, tree: inout LayerTree) {
    let (track, layer) = (part.track, part.layer)
    let timing = timing(of: part.own, velocity: handOff.relativeVelocity(of: channel, on: layer))
    let number = AnimatedNumber(layer: layer, property: channel.property.component)
    let isFirst = animatedBefore.insert(number).inserted
    let media = media(
      of: part.own,
      timing: timing,
      beginTime: tree.localTime(of: layer, at: time) + part.start,
      fillMode: fillMode(of: track, isFirst: isFirst)
    )
    attachedCount += 1
    let owner: AnimationOwner = track.kind == .view ? .viewAnimations : .layerAnimations
    tree.add(
      Animation(
        kind: channel.kind,
        timing: held(media, channel, of: part),
        curve: timing.curve,
        isRemovedOnCompletion: media.fillMode == .removed || leavesModels
      ),
      forKey: AnimationKey(owner, channel.property, number: attachedCount),
      to: layer,
      at: time
    )
    wait(for: media, start: part.start, kind: track.kind)
  }

  /// The timing of a channel that stands still, if it is to; the transition waits for it as if it moved.
  private func held(_ media: MediaTiming, _ channel: Channel, of part: Part) -> MediaTiming {
    guard !holds.isEmpty,
      let seconds = holds.time(of: channel.property, on: before.identifier(of: part.layer), in: transition)
    else { return media }
    var media = media
    media.timeOffset += (seconds - part.start) * media.speed
    media.speed = 0
    return media
  }

  /// A view animation that repeats forever never completes; nobody waits for a repeating CAAnimation.
  private mutating func wait(for media: MediaTiming, start: Double, kind: TrackDefinition.Kind) {
    let length = media.seconds
    guard length.isFinite else {
      movesForEver = movesForEver || media.speed != 0
      isEndless = isEndless || media.speed == 0 || kind == .view
      return
    }
    end = max(end, start + length)
  }

  /// A number's first view animation shows its first value from the start; later ones take effect when they
  /// begin.
  private func fillMode(of track: TrackDefinition, isFirst: Bool) -> MediaTiming.FillMode {
    guard track.kind == .view else { return track.fill }
    if leavesModels { return isFirst ? .backwards : .removed }
    return isFirst ? .both : .forwards
  }
}

extension Animator {
  /// When a track runs if it is not mirrored, in seconds after the animator began; without an end if it
  /// repeats forever or has speed 0.
  func span(of own: LayerTrack) -> ClosedRange<Double> {
    let track = own.track
    let environment = environment(for: own)
    let window = (track.window?.start.number(in: environment) ?? 0) * duration
    let start = max(window + (track.delay?.number(in: environment) ?? 0) + own.lag, 0)
    let timing = timing(of: own, velocity: 0)
    let media = media(of: own, timing: timing, beginTime: 0, fillMode: .removed)
    return start...start + max(media.seconds, 0)
  }

  /// A track's media timing, with its repeats and speed.
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

  /// A track's own duration and curve, or else the animator's; `velocity` is what a spring inherits, in
  /// fractions of the distance per second.
  func timing(of own: LayerTrack, velocity: Double) -> AnimationTiming {
    let track = own.track
    let ease = track.ease(else: self.ease)
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
  /// The seconds for which it runs in its parent's time; infinite if its speed is 0 or it repeats forever.
  var seconds: Double { speed == 0 ? .infinity : activeDuration / abs(speed) }
}
