import SegueCells
import SegueInterface
import SegueMotion
import SeguePlayer
import SegueTransitions

/// What tracks are called, beside their bars or above them.
extension TimelinePanel {
  /// Writes what a track moves to the left of its bar, and the name of its curve beside that or into the bar.
  func name(
    _ track: TransitionTrack,
    _ bar: TimelineSheet.Bar,
    _ context: PanelContext,
    _ scale: TimelineScale,
    on lines: CellRect,
    with painter: inout GridPainter
  ) {
    let name: String = TrackName.of(track.properties)
    let limit: Int = scale.column - lines.column - 3
    painter.put(
      name,
      column: lines.column + 2,
      row: lines.row,
      style: style(of: track, context, painter),
      limit: limit
    )
    let curve: String = track.curve.shortName
    if TextFit.width(of: name) + curve.count + 2 <= limit {
      let column: Int = scale.column - 1 - curve.count
      painter.put(curve, column: column, row: lines.row, style: painter.theme.faint)
    } else {
      label(
        bar,
        curve,
        of: track,
        scale,
        at: context.rehearsal.player.position,
        on: lines.endRow - 1,
        with: &painter
      )
    }
  }

  /// Writes above a bar what its track moves, from where to where, and the name of its curve.
  func nameAbove(
    _ track: TransitionTrack,
    _ context: PanelContext,
    on lines: CellRect,
    with painter: inout GridPainter
  ) {
    let curve: String = track.curve.shortName
    let end: Int = lines.endColumn - curve.count
    let limit: Int = end - lines.column - 4
    painter.put(
      TrackName.ways(of: track, columns: limit),
      column: lines.column + 2,
      row: lines.row,
      style: style(of: track, context, painter),
      limit: limit
    )
    painter.put(curve, column: end, row: lines.row, style: painter.theme.faint)
  }

  private func style(of track: TransitionTrack, _ context: PanelContext, _ painter: GridPainter)
    -> Theme.Style
  {
    isSelected(track, in: context) ? painter.theme.accent : painter.theme.faint
  }
}
