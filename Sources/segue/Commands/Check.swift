import ArgumentParser
import SegueDocuments
import SegueExport
import SegueRunner
import SegueScenes
import SegueTerminal

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks scene files and says what is wrong with them.",
    discussion: """
      A scene's own checks are run too. Diagnostics go to standard error as
      file:line:column: error: message. The exit code is 1 if there was an error;
      with --strict also if there was a warning. Where a golden frame differs, both
      frames are shown beside each other.

        segue check Scenes/*
        segue check my-card.yaml --json
        segue check Scenes/* --strict
        segue check Scenes/* --junit report.xml --annotations github
        segue check CardTransition.swift

      A program is built and played: its start, and the transitions between stock
      screens.
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

  @Option(
    help: ArgumentHelp(
      "Also write a report in JUnit's XML: a suite a scene, a case a check.",
      valueName: "file"
    ),
    completion: .file()
  )
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Print the diagnostics on standard output instead, as what a build server shows at their lines: github. "
        + "Only when asked for: GITHUB_ACTIONS alone changes nothing.",
      valueName: "server"
    )
  )
  var annotations: AnnotationStyle?

  func validate() throws {
    if json && annotations != nil {
      throw ValidationError("--json and --annotations exclude each other: both are standard output.")
    }
  }

  func run() throws {
    let report = junit.map { OutputFile(path: $0) }
    try report?.prepare()
    let subjects = scenes.filter { !$0.hasSuffix(".swift") }.map { [$0] }
    let files = scenes.filter { $0.hasSuffix(".swift") }
    var reports: [CheckReport] = []
    for subject in subjects + (files.isEmpty ? [] : [files]) {
      let checked = try Self.report(of: subject)
      try tell(of: checked)
      reports.append(checked)
    }
    let diagnostics = reports.flatMap(\.findings).map(\.diagnostic)
    if json { try StandardStream.output.writeLine(DocumentError(diagnostics: diagnostics).json) }
    if annotations != nil { try tellCounts(of: diagnostics) }
    try report?.write(Array(JUnitWriter.text(of: reports, isStrict: strict).utf8), existing: .replacedOrFed)
    if diagnostics.contains(where: { $0.severity == .error || strict }) {
      throw ExitCode(ErrorReport.Code.wrongInput)
    }
  }

  /// Prints what was found in a scene, unless everything is printed at the end.
  private func tell(of report: CheckReport) throws {
    if json { return }
    if annotations != nil {
      let writer = GitHubAnnotations(
        folder: FilePath.workingFolder ?? "/",
        workspace: Environment.value("GITHUB_WORKSPACE")
      )
      for finding in report.findings { try StandardStream.output.writeLine(writer.line(finding)) }
      return
    }
    for finding in report.findings { Self.print(finding) }
    guard report.findings.isEmpty else { return }
    try StandardStream.output.writeLine("\(TextSanitizer.visible(report.subject)): no problems")
  }

  /// Prints how much was found, without a name that a runner could take for a command.
  private func tellCounts(of diagnostics: [Diagnostic]) throws {
    let errors = diagnostics.count { $0.severity == .error }
    let counts = "errors: \(errors), warnings: \(diagnostics.count - errors)"
    try StandardStream.output.writeLine("scenes checked: \(scenes.count), \(counts)")
  }

  private static func print(_ finding: CheckFinding) {
    StandardError.print([finding.diagnostic])
    // A frame's characters were checked on reading; its colours are meant for the terminal.
    if let frames = finding.comparison?.text(isColored: StandardError.isColored) {
      try? StandardStream.error.write(Array(frames.utf8))
    }
  }

  private static func report(of subject: [String]) throws -> CheckReport {
    let files = subject.flatMap { ProgramArgument.files($0) ?? [] }
    let name = subject.joined(separator: " ")
    if files.isEmpty { return CheckReport(ofScene: name, clock: { MonotonicClock.now }) }
    let start = MonotonicClock.now
    let findings = try findings(ofProgram: files)
    let result = CheckResult(name: "program", findings: findings, seconds: MonotonicClock.now - start)
    return CheckReport(subject: name, results: [result])
  }

  private static func findings(ofProgram files: [String]) throws -> [CheckFinding] {
    do throws(RunnerError) {
      let builder = try ProgramArgument.builder(of: files)
      return ProgramCheck.findings(of: try builder.build(files), on: .iPhone15).map {
        CheckFinding(diagnostic: $0)
      }
    } catch {
      return DocumentError(error, in: files[0]).diagnostics.map { CheckFinding(diagnostic: $0) }
    }
  }
}

/// Who is told of diagnostics in a way of its own.
enum AnnotationStyle: String, ExpressibleByArgument, CaseIterable {
  case github
}
