import ArgumentParser
import SegueExport
import SegueScenes

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks scene files and says what is wrong with them.",
    discussion: """
      A scene's own checks are run too. Diagnostics go to standard error as file:line:column: error: message.
      The exit code is 1 if there was an error.

        segue check Scenes/*
        segue check my-card.yaml --json
      """
  )

  @Argument(help: "Scene files, folders with scene.yaml, or bundled scenes' names.", completion: .file())
  var scenes: [String]

  @Flag(help: "Print the diagnostics as a JSON array on standard output instead.")
  var json = false

  func run() throws {
    var diagnostics: [Diagnostic] = []
    for scene in scenes {
      let found = Self.diagnostics(of: scene)
      diagnostics += found
      if json { continue }
      StandardError.print(found)
      if found.isEmpty { try StandardStream.output.writeLine("\(TextSanitizer.visible(scene)): no problems") }
    }
    if json { try StandardStream.output.writeLine(SceneError(diagnostics: diagnostics).json) }
    if diagnostics.contains(where: { $0.severity == .error }) { throw ExitCode(ErrorReport.Code.wrongInput) }
  }

  private static func diagnostics(of scene: String) -> [Diagnostic] {
    do throws(SceneError) {
      let file = try SceneFile.load(scene)
      return file.warnings + SceneChecks.diagnostics(of: file)
    } catch {
      return error.diagnostics
    }
  }
}
