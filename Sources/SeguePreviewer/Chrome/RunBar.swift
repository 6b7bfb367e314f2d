import SegueCells
import SegueGeometry
import SegueTransitions
import SegueInterface
import SeguePlayer

/// The bar of a run, with play head, time, progress, speed and state.
struct RunBar: Hashable, Sendable {
  var position: Double
  var length: Double
  var speed: Double
  var isPlaying: Bool
  /// Whether nothing moves while time goes on, as during a recording.
  var isWaiting = false
  var isRewound: Bool
  var isLooping: Bool
  var isEndless: Bool
  /// Whether a finger keeps the run open, so that its length is unknown.
  var isHeld = false
  /// Whether the run is held still by a finger that caught it.
  var isCaught = false
  var status: TransitionStatus
  /// How the device's behaviour differs from the usual.
  var marks: [String]
  /// The loop marks set so far, with their times in seconds.
  var loopMarks: [(name: Character, time: Double)] { zip("AB", loopTimes).map { ($0, $1) } }
  var loopTimes: [Double] = []
  /// The times of the transition's markers in seconds.
  var markerTimes: [Double] = []
  /// Why the last gesture finished or was cancelled; nil if none has ended in this run.
  var verdict: GestureVerdict?

  private var fraction: Double {
    if isHeld { return isUnderWay && status.isMeasured ? status.progress : 0 }
    return length > 0 ? position / length : 0
  }

  /// The progress beside the times: under a hand the hand's, else the part of the whole that is shown.
  private var share: Double {
    isHeld ? status.progress : status.share(of: position, in: isEndless ? nil : length)
  }

  /// Whether the status describes what is going on, rather than what happened last.
  private var isUnderWay: Bool {
    switch status.phase {
    case .running, .interactive, .finishing, .cancelling: true
    case .idle, .finished, .cancelled: !isHeld
    }
  }

  /// Draws the bar, with the readout on its own line or next to it.
  func draw(in layout: PreviewLayout, with painter: inout GridPainter) {
    painter.bar(fraction, in: layout.bar, style: painter.theme.bar)
    for time in markerTimes where length > 0 && !isHeld {
      let part: Double = min(max(time / length, 0), 1)
      let column: Int = layout.bar.column + Int(clamping: (part * Double(layout.bar.columns - 1)).rounded())
      painter.mark(painter.glyphs.handle, column: column, row: layout.bar.row, style: painter.theme.caution)
    }
    for mark in loopMarks where length > 0 && !isHeld {
      let part: Double = min(max(mark.time / length, 0), 1)
      let column: Int = layout.bar.column + Int(clamping: (part * Double(layout.bar.columns - 1)).rounded())
      painter.mark(mark.name, column: column, row: layout.bar.row, style: painter.theme.touched)
    }
    if let readout = layout.readout {
      // If there is room, it has a line of its own.
      let line: CellRect? = layout.verdict
      write(on: readout, reason: line == nil ? verdict?.reason : nil, with: &painter)
      if let line, let verdict {
        let style: Theme.Style = verdict.isSetback ? painter.theme.caution : painter.theme.active
        painter.put(
          verdict.sentence,
          column: line.column + 1,
          row: line.row,
          style: style,
          limit: line.columns - 2
        )
      }
    } else {
      let glyph: Character = isPlaying ? painter.glyphs.playing : painter.glyphs.paused
      let whole: String = isHeld ? "" : "/\(Player.seconds(length))"
      let text: String = "\(glyph) \(Player.seconds(position))\(whole) s"
      let room: Int = layout.timeline.endColumn - layout.bar.endColumn - 1
      let column: Int = layout.timeline.endColumn - min(TextFit.width(of: text), room)
      painter.put(
        text,
        column: column,
        row: layout.timeline.row,
        style: stateStyle(painter.theme),
        limit: room
      )
    }
  }

  private func write(on line: CellRect, reason: String?, with painter: inout GridPainter) {
    let theme: Theme = painter.theme
    let glyphs: ChromeGlyphs = painter.glyphs
    let glyph: Character = isPlaying ? glyphs.playing : glyphs.paused
    var column: Int = line.column + 1
    let state: String = "\(glyph) \(stateName)"
    column += painter.put(state, column: column, row: line.row, style: stateStyle(theme))
    column = max(column + 2, line.column + 16)
    let length: String = isEndless ? "endless" : "\(Player.seconds(self.length)) s"
    let times: String =
      isHeld ? "\(Player.seconds(position)) s" : "\(Player.seconds(position)) / \(length)"
    column += painter.put(times, column: column, row: line.row, style: theme.text) + 2
    let frame: Int = Int(clamping: (position * 60 + 1e-6).rounded(.down))
    var details: [String] = ["frame \(frame)"]
    if status.transition != nil && status.isMeasured && isUnderWay && !isRewound {
      details.insert("\(Int(clamping: (share * 100).rounded())) %", at: 0)
    }
    let right: String = rightSide(glyphs)
    let rightColumn: Int = line.endColumn - 1 - TextFit.width(of: right)
    let room: Int = rightColumn - column - 1
    let joined: String = reason ?? details.joined(separator: " \(glyphs.separator) ")
    if reason != nil {
      painter.put(joined, column: column, row: line.row, style: theme.text, limit: room)
    } else if room >= TextFit.width(of: joined) {
      painter.put(joined, column: column, row: line.row, style: theme.faint)
    }
    guard rightColumn >= column else { return }
    painter.put(right, column: rightColumn, row: line.row, style: isLooping ? theme.accent : theme.faint)
  }

  private func rightSide(_ glyphs: ChromeGlyphs) -> String {
    var parts: [String] = marks
    if isLooping { parts.append("\(glyphs.loop) loop") }
    parts.append(Speed.label(speed))
    return parts.joined(separator: " \(glyphs.separator) ")
  }

  /// One word for what is going on.
  var stateName: String {
    if isRewound && !isPlaying { return "ready" }
    if !isUnderWay { return "touching" }
    if isCaught { return "caught" }
    switch status.phase {
    case .interactive, .finishing, .cancelling: return isPlaying ? status.phase.rawValue : "paused"
    case .finished, .cancelled:
      if isPlaying && !isWaiting { return "playing" }
      return position >= length ? status.phase.rawValue : "paused"
    case .idle, .running: return isPlaying ? "playing" : "paused"
    }
  }

  private func stateStyle(_ theme: Theme) -> Theme.Style {
    switch stateName {
    case "playing", "finishing", "finished": theme.active
    case "interactive", "touching", "caught": theme.accent
    case "cancelling", "cancelled": theme.caution
    default: theme.faint
    }
  }
}

extension TransitionStatus {
  /// How much of a run of a length, nil if it has none, is over at a position: animations that outlast the
  /// duration count, as `progress` does not.
  func share(of position: Double, in length: Double?) -> Double {
    guard let length, length > 0 else { return progress }
    return min(max(position / length, 0), 1)
  }
}
