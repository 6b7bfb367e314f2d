import ArgumentParser
import SegueDocuments
import SegueExport
import SegueTransitions

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Says how the motion of two scenes, revisions or recordings differs.",
    discussion: """
      For each number of each layer its largest difference, and when; layers that
      only one of them has; and the calls of the trace that differ. Without options:
      in every transition that both have. A recording is what sample has printed as
      JSON.

        segue diff git:HEAD:Scenes/card Scenes/card
        segue diff git:main:card.yaml card.yaml --transition open -o report.html
        segue diff before.jsonl after.jsonl --tolerance 0.5

      The exit code is 0 if nothing differs, and 1 if something does.
      """
  )

  @Argument(
    help: "A: a scene, one of a revision as git:REVISION:PATH, or a recording.",
    completion: .scenes
  )
  var first: String

  @Argument(help: "B: the same, to be compared with A.", completion: .scenes)
  var second: String

  @OptionGroup var course: CourseOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "By how much numbers may differ, in points and degrees; what goes from 0 to 1, by a hundredth of that.",
      valueName: "points"
    )
  )
  var tolerance = 0.01

  @Flag(help: "Print all that differs as a JSON object.")
  var json = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Also write a page with tables, and with pictures of A, of B and of what differs.",
      valueName: "file.html"
    ),
    completion: .file()
  )
  var output: String?

  func validate() throws {
    guard tolerance >= 0, tolerance <= 10_000 else {
      throw ValidationError("--tolerance must be from 0 to 10000.")
    }
    if let output, !output.lowercased().hasSuffix(".html") {
      throw ValidationError("A report is a web page: name a file that ends in .html.")
    }
  }

  func run() throws {
    let report = output.map { OutputFile(path: $0) }
    try report?.prepare()
    let (difference, pictures) = try compare()
    if json {
      try StandardStream.output.writeLine(difference.json.line)
    } else {
      let lines = ["A \(difference.first)", "B \(difference.second)"] + difference.lines
      // A name or a call is one line, whatever is in it.
      try StandardStream.output.writeLine(lines.map(TextSanitizer.visible).joined(separator: "\n"))
    }
    if let report {
      let page = DifferencePage(difference, pictures: try pictures())
      try report.write(Array(page.text().utf8), existing: .replacedOrFed)
    }
    if !difference.isEmpty { throw ExitCode(ErrorReport.Code.wrongInput) }
  }

  /// What differs, and what draws it.
  private func compare() throws -> (difference: SceneDifference, pictures: () throws -> [String: RunPictures])
  {
    let limits = MotionTolerance(points: tolerance)
    switch (try ComparedSide(first, course), try ComparedSide(second, course)) {
    case (.recording(let a), .recording(let b)):
      if course.transition != nil || course.script != nil {
        throw ValidationError("A recording is one run already: leave out --transition and --script.")
      }
      let run = try RunDifference(name: "recording", from: a, to: b, tolerance: limits)
      return (SceneDifference(first: first, second: second, runs: [run]), { [:] })
    case (.scene(let a), .scene(let b)):
      let comparison = try SceneComparison(a, b, name: runName, options: course.options(Session.Options()))
      let difference = try comparison.difference(names: (first, second), tolerance: limits)
      return (difference, { try comparison.pictures(of: difference) })
    default:
      throw ValidationError(
        "A scene and a recording cannot be compared: sample the scene first, at the recording's times."
      )
    }
  }

  private var runName: String {
    course.script.map { "script \($0)" } ?? "transition \(course.transition ?? "")"
  }
}
