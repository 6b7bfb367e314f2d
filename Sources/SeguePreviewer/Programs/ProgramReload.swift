import SegueDocuments
import SegueModel
import SegueRunner
import SeguePlayer
import SegueTransitions

/// The building of a program whose files have changed, on whatever thread, up to where the run before it was.
struct ProgramReload: Sendable {
  let desk: ProgramDesk
  /// The run that is to go on, and what it is shown on.
  let player: Player
  let device: Device

  /// What has come of it.
  enum Outcome: Sendable {
    /// The new program, which has shown the run already.
    case built(ProgramRun)
    /// What is wrong, at the user's own lines; what was shown before goes on.
    case failed(DocumentError)
  }

  /// Builds the program, and plays the run again.
  ///
  /// A program that ends before the play head shows nothing of that moment, and counts as one that does not build.
  func outcome() -> Outcome {
    do throws(RunnerError) {
      let built: BuiltProgram = try desk.source.built()
      let start = try ProgramRun(built, on: device, orientation: player.origin.orientation)
      var next = ProgramDesk(desk.source, start: start)
      next.take(start)
      var copy: Player = player
      copy.restart(from: try next.run(on: device, player.origin.orientation, repeating: player.origin)) { $0 }
      // From the start with every event up to the play head: a run that ends at its first event has no length.
      copy.seek(to: 0)
      if !player.isRewound { copy.play(to: player.position) }
      if let failure = (copy.subject as? ProgramRun)?.failureByNow { throw .program(failure) }
      return .built(start)
    } catch {
      return .failed(DocumentError(error, in: desk.file))
    }
  }
}
