import ArgumentParser
import SegueDocuments
import SegueExport
import SegueRunner
import SegueScenes

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks scene files and says what is wrong with them.",
    discussion: """
      A scene's own checks are run too. Diagnostics go to standard error as file:line:column: error: message.
      The exit code is 1 if there was an error; with --strict also if there was a warning.
      Where a golden frame differs, both frames are shown beside each other.

        segue check Scenes/*
        segue check my-card.yaml --json
        segue check Scenes/* --strict
        segue check CardTransition.swift

      A program is built and played: its start, and the transitions between stock screens.
      """
  )

  @Argument(
    help: "Scene files, folders with scene.yaml, bundled scenes' names, or the Swift files of a program.",
    completion: .file()
  )
  var scenes: [String]

  @Flag(help: "Print the diagnostics as a JSON array on standard output instead.")
  var json = false

  @Flag(help: "Fail for warnings too, such as what a scene without checks is warned of.")
  var strict = false

  func run() throws {
    var diagnostics: [Diagnostic] = []
    let subjects = scenes.filter { !$0.hasSuffix(".swift") }.map { [$0] }
    let files = scenes.filter { $0.hasSuffix(".swift") }
    for subject in subjects + (files.isEmpty ? [] : [files]) {
      let scene = subject.joined(separator: " ")
      let found = try Self.findings(of: subject)
      diagnostics += found.map(\.diagnostic)
      if json { continue }
      for finding in found { Self.print(finding) }
      if found.isEmpty { try StandardStream.output.writeLine("\(TextSanitizer.visible(scene)): no problems") }
    }
    if json { try StandardStream.output.writeLine(DocumentError(diagnostics: diagnostics).json) }
    if diagnostics.contains(where: { $0.severity == .error || strict }) {
      throw ExitCode(ErrorReport.Code.wrongInput)
    }
  }

  private static func print(_ finding: CheckFinding) {
    StandardError.print([finding.diagnostic])
    // A frame's characters were checked on reading; its colours are meant for the terminal.
    if let frames = finding.comparison?.text(isColored: StandardError.isColored) {
      try? StandardStream.error.write(Array(frames.utf8))
    }
  }

  private static func findings(of subject: [String]) throws -> [CheckFinding] {
    let files = subject.flatMap { ProgramArgument.files($0) ?? [] }
    return files.isEmpty ? findings(ofScene: subject.joined()) : try findings(ofProgram: files)
  }

  private static func findings(ofProgram files: [String]) throws -> [CheckFinding] {
    let builder = try ProgramArgument.builder()
    do throws(RunnerError) {
      return ProgramCheck.findings(of: try builder.build(files), on: .iPhone15).map {
        CheckFinding(diagnostic: $0)
      }
    } catch {
      return DocumentError(error, in: files[0]).diagnostics.map { CheckFinding(diagnostic: $0) }
    }
  }

  private static func findings(ofScene scene: String) -> [CheckFinding] {
    do throws(DocumentError) {
      let file = try SceneFile.load(scene)
      return file.warnings.map { CheckFinding(diagnostic: $0) } + SceneChecks.findings(of: file)
    } catch {
      return error.diagnostics.map { CheckFinding(diagnostic: $0) }
    }
  }
}
