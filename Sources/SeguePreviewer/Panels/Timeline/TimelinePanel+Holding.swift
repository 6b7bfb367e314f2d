import SegueCells
import SegueModel
import SegueTransitions
import SegueInterface
import SeguePlayer

/// Tracks that stand still while the rest plays.
extension TimelinePanel {
  /// Freezes the selected track at the play head, or lets it go.
  func freeze(in preview: inout Preview) {
    guard let track = heldTrack(in: &preview) else { return }
    if preview.rehearsal.options.holds.frozen.removeValue(forKey: track) == nil {
      preview.rehearsal.options.holds.frozen[track] = preview.rehearsal.transitionTime
    }
    preview.rehearsal.restart()
  }

  /// Lets only the selected track move, all others standing where they are at the play head; or lets them go.
  func solo(in preview: inout Preview) {
    guard let track = heldTrack(in: &preview) else { return }
    let isAlone: Bool = preview.rehearsal.options.holds.solo == track
    preview.rehearsal.options.holds.solo = isAlone ? nil : track
    preview.rehearsal.options.holds.soloTime = preview.rehearsal.transitionTime
    preview.rehearsal.restart()
  }

  /// Lets everything go.
  func release(in preview: inout Preview) {
    guard !preview.rehearsal.options.holds.isEmpty else {
      preview.rehearsal.notice = Notice("no track is held")
      return
    }
    preview.rehearsal.options.holds = TrackHolds()
    preview.rehearsal.restart()
  }

  /// The selected track, which moves on its own from now on; nil, with a word, if there is none to hold.
  private func heldTrack(in preview: inout Preview) -> TrackHolds.Track? {
    guard preview.rehearsal.player.origin is Session else {
      preview.rehearsal.notice = Notice(
        "a program's animations are its own: none can be held",
        isWarning: true
      )
      return nil
    }
    let tracks: [TransitionTrack] = TimelineSheet(of: preview).tracks
    let track: TransitionTrack? =
      tracks.first { isSelected($0, in: preview) }
      ?? tracks.first { selectedTrack == nil && $0.layer == preview.selection }
    guard let track, let transition = preview.rehearsal.runTransition else {
      preview.rehearsal.notice = Notice(
        "choose a track first: \u{2191} \u{2193}, or a click on its name",
        isWarning: true
      )
      return nil
    }
    guard preview.rehearsal.scene.transitions.first(where: { $0.name == transition })?.kind != .rotate else {
      preview.rehearsal.notice = Notice("what moves along with a rotation cannot be held", isWarning: true)
      return nil
    }
    return TrackHolds.Track(
      transition: transition,
      layer: track.layer,
      properties: Set(track.properties)
    )
  }

  /// Whether a track is the selected one.
  func isSelected(_ track: TransitionTrack, in preview: Preview) -> Bool {
    selectedTrack == TrackMark(track) && track.layer == preview.selection
  }

  /// Moves the selection by a number of tracks.
  mutating func choose(next steps: Int, in preview: inout Preview, _ body: CellRect) {
    let sheet = TimelineSheet(of: preview)
    let tracks: [TransitionTrack] = sheet.tracks
    guard !tracks.isEmpty else { return }
    let current: Int? = tracks.firstIndex { isSelected($0, in: preview) }
    let start: Int = current ?? (steps > 0 ? -1 : tracks.count)
    let track: TransitionTrack = tracks[min(max(start + steps, 0), tracks.count - 1)]
    let extent: ListScroll.Extent = lines(of: sheet, in: body, preview).extent
    list.follow(from: extent)
    preview.selection = track.layer
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
