import SegueDocuments
import SegueModel
import SegueRunner
import SegueTransitions
import SegueInterface
import SeguePlayer

/// What only programs have.
extension Rehearsal {
  /// Begins to build the program again, as its files have changed; nil for a scene.
  mutating func reloadProgram() -> ProgramReload? {
    guard let program else { return nil }
    self.program?.isBuilding = true
    return ProgramReload(desk: program, player: player, device: options.device ?? scene.device)
  }

  /// Takes what has come of building the program; what cannot be played leaves everything as it is, and the reason is
  /// shown.
  mutating func take(_ outcome: ProgramReload.Outcome) {
    program?.isBuilding = false
    switch outcome {
    case .failed(let error):
      problem = error
      notice = nil
    case .built(let start):
      problem = nil
      program?.take(start)
      if let program { scene = program.scene }
      restart()
      // The transition of the run may be gone.
      if player.length == 0 { arm() }
      notice = Notice("reloaded")
    }
  }

  /// Begins the program anew, without anything that was done to it.
  mutating func relaunch() {
    guard let program else { return }
    dropFinger()
    problem = nil
    player.load([], from: program.start)
    arm()
    notice = Notice("at the program's start")
  }

  /// After a touch that moved nothing, begins a run here, with the chosen transition ready if there is one.
  ///
  /// The touch stays in what the program is given: what it has changed there need not move, nor be seen.
  mutating func restProgramAfterTouch() {
    guard !gestures.isRecording, !session.isAnimating, programFailure == nil else { return }
    let isStill: Bool = session.layerSamples() == player.origin.layerSamples()
    if player.length <= 0 || isStill && !choices.isEmpty { arm() }
  }

  /// How the program has ended by the present moment; nil for a scene, and while it runs.
  var programFailure: ProgramFailure? { (session as? ProgramRun)?.failureByNow }

  /// The place of the program's problem, or else of what it was opened with.
  var programPlace: EditPlace? {
    guard let program else { return nil }
    let error: DocumentError? = problem ?? programFailure.map { DocumentError($0) }
    if let first = error?.diagnostics.first, first.line > 0 {
      return EditPlace(path: first.file, line: first.line)
    }
    let opening: ProgramOpening = program.start.program.opening
    return EditPlace(path: opening.file, line: opening.line)
  }

  /// Says that a program does not do what a scene can be asked for; returns whether it is one.
  mutating func refuse(_ reason: String) -> Bool {
    guard program != nil else { return false }
    notice = Notice(reason, isWarning: true)
    return true
  }
}
