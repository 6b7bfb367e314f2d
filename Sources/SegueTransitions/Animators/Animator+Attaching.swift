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
    let prefix = track.kind == .view ? Animator.viewKeyPrefix : Animator.keyPrefix
    tree.add(
      Animation(
        kind: channel.kind,
        timing: media,
        curve: timing.curve,
        isRemovedOnCompletion: media.fillMode == .removed || leavesModels
      ),
      forKey: "\(prefix)\(channel.property).\(attachedCount)",
      to: layer,
      at: time
    )
    wait(for: media, start: part.start, kind: track.kind)
  }

  /// A view animation that repeats has no completion; a repeating CAAnimation is nothing that anyone waits for.
  private mutating func wait(for media: MediaTiming, start: Double, kind: TrackDefinition.Kind) {
    let length = media.seconds
    guard length.isFinite else {
      movesForEver = movesForEver || media.speed != 0
      isEndless = isEndless || media.speed == 0 || kind == .view
      return
    }
    end = max(end, start + length)
  }

  /// A view animation shows its first value from the very start; a later one of the same number waits its turn.
  private func fillMode(of track: TrackDefinition, isFirst: Bool) -> MediaTiming.FillMode {
    guard track.kind == .view else { return track.fill }
    if leavesModels { return isFirst ? .backwards : .removed }
    return isFirst ? .both : .forwards
  }
}
