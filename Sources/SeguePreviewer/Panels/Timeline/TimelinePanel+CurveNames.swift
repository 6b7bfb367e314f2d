import SegueCells
import SegueMotion
import SegueTransitions
import SegueInterface

/// The names of curves inside bars, where there is no room for them beside.
extension TimelinePanel {
  /// Writes a curve's name into its bar, if that has room for it: over the end where the curve is flat, so
  /// that the part that moves stays in view.
  func label(
    _ bar: TimelineSheet.Bar,
    _ curve: String,
    of track: TransitionTrack,
    _ scale: TimelineScale,
    at position: Double,
    on row: Int,
    with painter: inout GridPainter
  ) {
    guard bar.end >= scale.start, bar.begin <= scale.end else { return }
    let from: Int = max(scale.column(of: bar.begin), scale.column)
    let to: Int = min(scale.column(of: bar.end), scale.column + scale.columns - 1)
    let label: String = " \(curve) "
    let width: Int = TextFit.width(of: label)
    guard width + 4 <= to - from else { return }
    let atBegin: Range<Int> = from + 1..<from + 1 + width
    let atEnd: Range<Int> = to - width..<to
    let ways: [Double] = [atBegin, atEnd].map { way(of: track, bar, scale, over: $0) }
    let isAtBegin: Bool = ways[0] + 1e-9 < ways[1]
    let columns: Range<Int> = isAtBegin ? atBegin : atEnd
    let isPlayed: Bool =
      columns.lowerBound <= scale.column(of: position) && position > bar.begin && bar.hold == nil
    var style: Theme.Style = isPlayed ? painter.theme.accent : painter.theme.faint
    let middle: Double =
      bar.hold?.time ?? scale.time(at: Double(columns.lowerBound + columns.upperBound) / 2)
    if let level = Self.level(of: track, bar, at: middle), !bar.isDriven {
      // The ground goes on below the letters: the bar's own colour where it is full, else that of its track.
      if level > 0.5 {
        style.attributes.insert(.reverse)
      } else {
        style.background = painter.theme.bar.background
      }
    }
    painter.put(label, column: columns.lowerBound, row: row, style: style)
  }

  /// The way that a curve goes over some columns, back and forth added up; 0 where it has no single answer.
  private func way(
    of track: TransitionTrack,
    _ bar: TimelineSheet.Bar,
    _ scale: TimelineScale,
    over columns: Range<Int>
  ) -> Double {
    guard !bar.isDriven else { return 0 }
    let levels: [Double] = columns.compactMap {
      Self.level(of: track, bar, at: scale.time(at: Double($0) + 0.5))
    }
    return zip(levels, levels.dropFirst()).reduce(0) { $0 + abs($1.1 - $1.0) }
  }
}

extension TimingCurve {
  /// One or two words for a bar.
  var shortName: String {
    switch self {
    case .linear: "linear"
    case .cubicBezier: "bezier"
    case .steps: "steps"
    case .piecewiseLinear: "linear()"
    case .spring: "spring"
    }
  }
}
