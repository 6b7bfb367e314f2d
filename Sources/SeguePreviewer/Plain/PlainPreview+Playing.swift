import SegueGeometry
import SegueModel
import SegueTransitions
import SeguePlayer

extension PlainPreview {
  /// Seconds between lines of values.
  private static let interval = 0.1
  private static let frame = 1.0 / 60
  /// Seconds after which a run that has not ended is abandoned.
  private static let patience = 30.0

  mutating func play() -> [String] {
    preview.rehearsal.playOrPause()
    return follow()
  }

  mutating func run(_ name: String?) -> [String] {
    if let name {
      guard preview.rehearsal.scene.transition(named: name) != nil else { return ["no transition '\(name)'"] }
      preview.rehearsal.run(transition: name)
    } else {
      preview.trigger()
    }
    return follow()
  }

  mutating func step(_ frames: Int?) -> [String] {
    guard let frames else { return ["step takes a whole number of frames"] }
    preview.rehearsal.scrub { $0.step(frames: frames) }
    return newCalls() + report
  }

  mutating func go(to place: String) -> [String] {
    let isPart: Bool = place.hasSuffix("%")
    guard let number = Double(isPart ? String(place.dropLast()) : place), number.isFinite else {
      return ["at takes seconds, as 0.2, or a part of the run, as 40%"]
    }
    preview.rehearsal.scrub { $0.seek(to: isPart ? number / 100 * $0.length : number) }
    return newCalls() + report
  }

  /// Advances time until nothing moves any more, and reports what happens on the way.
  mutating func follow() -> [String] {
    guard isPlaying else { return newCalls() + [status] }
    var lines: [String] = newCalls() + report
    var next: Double = preview.rehearsal.player.position + Self.interval
    let end: Double = now + Self.patience
    while isPlaying, now < end {
      pass(Self.frame)
      lines += newCalls()
      if preview.rehearsal.player.position >= next - 1e-6, isPlaying {
        lines += report
        next += Self.interval
      }
    }
    preview.rehearsal.pause()
    return lines + report
  }

  /// Whether something is going on without a touch.
  private var isPlaying: Bool { preview.rehearsal.player.isPlaying && !preview.rehearsal.player.isHeld }

  /// Advances its own clock by seconds.
  mutating func pass(_ seconds: Double) {
    now += seconds
    preview.tick(now)
  }

  /// The current state in one line.
  var status: String {
    let player: Player = preview.rehearsal.player
    let status: TransitionStatus = preview.rehearsal.session.status
    var parts: [String] = ["\(player.position.formatted(places: 3)) s"]
    if player.isRewound {
      parts.append("ready")
    } else {
      parts.append(player.isAtEnd ? "at rest" : status.phase.rawValue)
      if let name = status.transition, status.isMeasured {
        let length: Double? = player.isHeld || player.isEndless ? nil : player.length
        let share: Double = status.share(of: player.position, in: length)
        parts.append("\(name) \(Int(clamping: (share * 100).rounded())) %")
      }
    }
    parts.append("screen \(preview.rehearsal.session.screen)")
    return parts.joined(separator: ", ")
  }

  /// The status and the values of the watched layers.
  private var report: [String] {
    let names: [String] = watched ?? movingLayers
    return [status] + names.compactMap { id in preview.rehearsal.session.inspect(id).map(Self.line) }
  }

  /// The first two layers moved by the run's animations.
  private var movingLayers: [String] {
    var names: [String] = []
    for track in (preview.rehearsal.player.opening ?? preview.rehearsal.session).tracks
    where !names.contains(track.layer) {
      names.append(track.layer)
    }
    return Array(names.prefix(2))
  }
}
