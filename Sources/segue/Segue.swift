import ArgumentParser
import SegueExport

/// The program: its commands, and how their errors are reported.
@main
struct Segue: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "segue",
    abstract: "Previews view-controller transitions in a terminal.",
    discussion: """
      Plays, scrubs and drags the transitions of a scene file with UIKit's own
      motion.

        segue                        the gallery of scenes
        segue app-store              a bundled scene
        segue Scenes/app-store       your own: a file, or a folder with scene.yaml
        segue new my-card            a commented scene to start from

      Exit codes: 0 done, 1 the input is wrong or something differs, 2 wrong usage,
      130 interrupted.
      """,
    version: "0.1.0",
    // Commands state their names: deriving them from their types costs a millisecond at every start.
    subcommands: [
      Preview.self, List.self, Check.self, Diff.self, Sample.self, SweepCommand.self, Render.self,
      Export.self, Trace.self, Run.self, New.self, Schema.self, Doctor.self, Bench.self, Config.self,
    ],
    defaultSubcommand: Preview.self
  )

  static func main() {
    do {
      try ArgumentBytes.check()
      try CommandWord.check(CommandLine.arguments.dropFirst(), in: Self.self)
      var command = try parseAsRoot()
      try command.run()
    } catch {
      ErrorReport(error, in: Self.self).printAndExit()
    }
  }
}
