import SegueGeometry
import SegueModel
import SegueStage
import SegueTransitions
import SeguePlayer

/// The animations of a run as rows: the name of each layer, followed by a bar for each of its tracks.
struct TimelineSheet {
  /// One row.
  enum Row {
    case layer(String)
    case track(TransitionTrack, Bar)
  }

  /// When a track moves, in seconds of the run.
  struct Bar: Hashable, Sendable {
    var begin: Double
    var end: Double
    /// Whether a touch drives it, so that its own times do not apply.
    var isDriven = false
    /// When the touch releases it, to run to one of its ends; nil if that has not happened or none drives it.
    var release: Double?
    /// Where the track stands, if it does not move.
    var hold: Hold?
    /// Whether only this track moves.
    var isSolo = false
  }

  /// Where a track stands, and whether it has been frozen itself rather than left out when another moves alone.
  struct Hold: Hashable, Sendable {
    /// Seconds of the run.
    var time: Double
    var isOwn: Bool
  }

  let rows: [Row]
  /// When the transition begins, in seconds of the run.
  let runBegin: Double
  let markers: [RunMarker]

  init(of context: PanelContext) {
    let player: Player = context.rehearsal.player
    guard let opening = player.opening else {
      rows = []
      runBegin = 0
      markers = []
      return
    }
    let origin: Double? = opening.tracksOrigin.map { $0 - player.origin.time }
    let status: TransitionStatus = opening.status
    runBegin = max(origin ?? opening.time - status.elapsed - player.origin.time, 0)
    let hand: ClosedRange<Double>? = origin == nil ? player.handSpans.last : nil
    let release: Double? = hand.flatMap {
      !player.isHeld && $0.upperBound < player.length ? $0.upperBound : nil
    }
    var rows: [Row] = []
    var last: String?
    for track in opening.tracks {
      if track.layer != last { rows.append(.layer(track.layer)) }
      last = track.layer
      let begin: Double = origin.map { $0 + track.begin } ?? runBegin
      let end: Double = origin == nil ? player.length : min(begin + track.duration, 1e6)
      var bar = Bar(begin: begin, end: end, isDriven: origin == nil, release: release)
      Self.note(
        context.rehearsal.options.holds,
        of: track,
        in: opening.status.transition,
        begin: begin,
        on: &bar
      )
      rows.append(.track(track, bar))
    }
    self.rows = rows
    markers = context.rehearsal.markers
  }

  /// The tracks in the order of their rows.
  var tracks: [TransitionTrack] { bars.map { $0.track } }

  /// The tracks with their bars, in the order of their rows.
  var bars: [(track: TransitionTrack, bar: Bar)] {
    rows.compactMap { if case .track(let track, let bar) = $0 { (track, bar) } else { nil } }
  }

  /// Notes on a bar whether its track stands still or moves alone.
  private static func note(
    _ holds: TrackHolds,
    of track: TransitionTrack,
    in transition: String?,
    begin: Double,
    on bar: inout Bar
  ) {
    guard !holds.isEmpty, let transition, let property = track.properties.first else { return }
    bar.isSolo =
      holds.solo?.transition == transition && holds.solo?.layer == track.layer
      && holds.solo?.properties.contains(property) == true
    guard let time = holds.time(of: property, on: track.layer, in: transition) else { return }
    let isOwn: Bool = holds.frozen.keys.contains {
      $0.transition == transition && $0.layer == track.layer && $0.properties.contains(property)
    }
    bar.hold = Hold(time: begin - track.begin + time, isOwn: isOwn)
  }
}
