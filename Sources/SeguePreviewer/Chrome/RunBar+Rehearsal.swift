import SegueGeometry
import SegueScenes
import SegueTransitions
import SeguePlayer

extension RunBar {
  /// Shows a run; `writing` says which file is being made of it.
  init(of rehearsal: Rehearsal, on stage: StageDesk, capturesMouse: Bool, writing: String?) {
    let player: Player = rehearsal.player
    self.init(
      position: player.position,
      length: player.length,
      speed: player.speed,
      isPlaying: player.isPlaying,
      isWaiting: player.isWaiting,
      isRewound: player.isRewound,
      isLooping: player.isLooping,
      isEndless: player.isEndless,
      isHeld: player.isHeld,
      isCaught: player.isHeld && rehearsal.session.status.phase == .running
        && !rehearsal.session.isAnimating,
      status: rehearsal.session.status,
      marks: Self.marks(of: rehearsal, on: stage, capturesMouse: capturesMouse, writing: writing),
      loopTimes: player.loopRange.map { [$0.lowerBound, $0.upperBound] } ?? player.loopStart.map { [$0] }
        ?? [],
      markerTimes: rehearsal.markers.map(\.time),
      verdict: rehearsal.verdict
    )
  }

  /// Everything that is not as usual, in a word or two each.
  private static func marks(
    of rehearsal: Rehearsal,
    on stage: StageDesk,
    capturesMouse: Bool,
    writing: String?
  ) -> [String] {
    var marks: [String] = []
    if rehearsal.gestures.isRecording { marks.append("recording") }
    if rehearsal.document?.isModified == true { marks.append("not saved") }
    if rehearsal.program?.isBuilding == true { marks.append("building") }
    if !capturesMouse { marks.append("mouse off") }
    if let range = rehearsal.player.loopRange {
      marks.append("A \(Player.seconds(range.lowerBound)) B \(Player.seconds(range.upperBound))")
    } else if let start = rehearsal.player.loopStart {
      marks.append("A \(Player.seconds(start))")
    }
    if rehearsal.player.isPingPong && rehearsal.player.isLooping { marks.append("there and back") }
    if rehearsal.options.allInterruptible { marks.append("every run can be caught") }
    if let holdMark = rehearsal.holdMark { marks.append(holdMark) }
    if let mark = stage.views.mark { marks.append(mark) }
    if let writing { marks.append(writing) }
    if stage.zoom.factor > 1 { marks.append("zoom \(Int(clamping: stage.zoom.factor))×") }
    return marks
  }
}
