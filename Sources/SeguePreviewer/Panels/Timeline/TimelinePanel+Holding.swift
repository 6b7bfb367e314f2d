import SegueCells
import SegueModel
import SegueTransitions
import SegueInterface
import SeguePlayer

/// Tracks that stand still while the rest plays.
extension TimelinePanel {
  /// Freezes the selected track at the play head, or lets it go.
  func freeze(in context: inout PanelContext) {
    guard let track = heldTrack(in: &context) else { return }
    var holds: TrackHolds = context.rehearsal.options.holds
    if holds.frozen.removeValue(forKey: track) == nil {
      holds.frozen[track] = context.rehearsal.transitionTime
    }
    context.ask(.hold(holds))
  }

  /// Lets only the selected track move, all others standing where they are at the play head; or lets them go.
  func solo(in context: inout PanelContext) {
    guard let track = heldTrack(in: &context) else { return }
    var holds: TrackHolds = context.rehearsal.options.holds
    holds.solo = holds.solo == track ? nil : track
    holds.soloTime = context.rehearsal.transitionTime
    context.ask(.hold(holds))
  }

  /// Lets everything go.
  func release(in context: inout PanelContext) {
    guard !context.rehearsal.options.holds.isEmpty else {
      context.tell("no track is held")
      return
    }
    context.ask(.hold(TrackHolds()))
  }

  /// The selected track, which moves on its own from now on; nil, with a word, if there is none to hold.
  private func heldTrack(in context: inout PanelContext) -> TrackHolds.Track? {
    guard context.rehearsal.player.origin is Session else {
      context.tell(
        "a program's animations are its own: none can be held",
        isWarning: true
      )
      return nil
    }
    let tracks: [TransitionTrack] = TimelineSheet(of: context).tracks
    let track: TransitionTrack? =
      tracks.first { isSelected($0, in: context) }
      ?? tracks.first { selectedTrack == nil && $0.layer == context.selection }
    guard let track, let transition = context.rehearsal.runTransition else {
      context.tell(
        "choose a track first: \u{2191} \u{2193}, or a click on its name",
        isWarning: true
      )
      return nil
    }
    guard context.rehearsal.scene.transitions.first(where: { $0.name == transition })?.kind != .rotate else {
      context.tell("what moves along with a rotation cannot be held", isWarning: true)
      return nil
    }
    return TrackHolds.Track(
      transition: transition,
      layer: track.layer,
      properties: Set(track.properties)
    )
  }

  /// Whether a track is the selected one.
  func isSelected(_ track: TransitionTrack, in context: PanelContext) -> Bool {
    selectedTrack == TrackMark(track) && track.layer == context.selection
  }

  /// Moves the selection by a number of tracks.
  mutating func choose(next steps: Int, in context: inout PanelContext, _ body: CellRect) {
    let sheet = TimelineSheet(of: context)
    let tracks: [TransitionTrack] = sheet.tracks
    guard !tracks.isEmpty else { return }
    let current: Int? = tracks.firstIndex { isSelected($0, in: context) }
    let start: Int = current ?? (steps > 0 ? -1 : tracks.count)
    let track: TransitionTrack = tracks[min(max(start + steps, 0), tracks.count - 1)]
    let extent: ListScroll.Extent = lines(of: sheet, in: body, context).extent
    list.follow(from: extent)
    context.select(track.layer)
    selectedTrack = TrackMark(track)
  }

  /// Draws the sign of a track that stands still, or moves alone, before its name.
  func drawHold(
    of track: TransitionTrack,
    _ bar: TimelineSheet.Bar,
    on lines: CellRect,
    with painter: inout GridPainter
  ) {
    if bar.isSolo {
      painter.put(
        String(painter.glyphs.playing),
        column: lines.column,
        row: lines.row,
        style: painter.theme.active
      )
    } else if let hold = bar.hold {
      let style: Theme.Style = hold.isOwn ? painter.theme.caution : painter.theme.faint
      painter.put(String(painter.glyphs.paused), column: lines.column, row: lines.row, style: style)
    }
  }
}
