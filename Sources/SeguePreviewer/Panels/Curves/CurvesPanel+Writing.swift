import SegueDocuments
import SegueExport
import SegueModel
import SegueScenes
import SegueTransitions
import SeguePlayer

extension CurvesPanel {
  /// Writes the visible curves as numbers to a new file in the working directory.
  ///
  /// One line per frame of 1/60 s, in the format of `segue sample --format csv --velocity`.
  func writeNumbers(of context: inout PanelContext) {
    let player: Player = context.rehearsal.player
    guard !player.isHeld, player.length > 0, let plan = picture?.plan, !plan.series.isEmpty else {
      let reason: String = player.isHeld ? "a hand holds the run open: let go first" : "nothing to write yet"
      context.tell(reason, isWarning: true)
      return
    }
    let run = SceneRun(
      player.origin,
      events: player.log[...]
    )
    let text: String = MotionTable(of: run, at: .rate(framesPerSecond: 60)).csv(
      of: plan.series.indices.filter { plan.shows($0) }.map {
        (plan.series[$0].layer, plan.series[$0].measure)
      },
      velocity: true
    )
    let name: String = FileNaming.name(of: context.rehearsal, for: player.ending?.status.transition)
    do throws(OutputFile.Failure) {
      let path: String = try OutputFile.writeNew(Array(text.utf8), named: name, extension: "csv")
      context.tell("wrote \(path)")
    } catch {
      context.tell(error.description, isWarning: true)
    }
  }
}
