import ArgumentParser
import SegueDocuments
import SegueExport
import SegueImages
import SegueScenes
import SegueTransitions

struct SweepCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sweep",
    abstract: "Runs a scene with other values, and compares what comes of them.",
    discussion: """
      A value is named by its path, or the end of it; without --set all that a scene
      has are listed. Several --set run every combination.

        segue sweep app-store
        segue sweep app-store --set 'open/ease ratio=0.4..1 step 0.1'
        segue sweep app-store --set 'ease ratio=0.4,0.7' \\
          --set 'duration=0.3..0.6 in 4'
        segue sweep card -t open --set 'open/ease ratio=0.4..1 step 0.05' \\
          --measure settle,overshoot,jump --csv ratio.csv --sheet ratio.png

      Measures: duration, until nothing moves; settle, until everything stays within
      half a point of its end; overshoot, past an end in percent of the way there;
      jump, the farthest leap at once; speed, the highest of a layer's centre.
      """
  )

  @OptionGroup var scene: SceneArgument
  @OptionGroup var course: CourseOptions

  @Option(
    help: ArgumentHelp(
      "A value's name and what it takes: a..b step s, a..b in n, or a list with commas; may be said again.",
      valueName: "path=values"
    )
  )
  var set: [String] = []

  @Option(
    help: ArgumentHelp(
      "What is compared, with commas between (default: settle,overshoot,jump).",
      valueName: "measures"
    )
  )
  var measure: MeasureList?

  @Option(help: ArgumentHelp("Measure only this layer; may be said again.", valueName: "layer"))
  var layer: [String] = []

  @Option(
    help: ArgumentHelp("Also write the table as comma-separated values.", valueName: "file.csv"),
    completion: .file()
  )
  var csv: String?

  @Option(
    help: ArgumentHelp("Also draw the variants, a row of frames each.", valueName: "file.png"),
    completion: .file()
  )
  var sheet: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Frames of each variant on the sheet, 2 to 20 (default: 6).", valueName: "frames")
  )
  var frames: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point on the sheet, 0.1 to 3 (default: 0.25).", valueName: "pixels")
  )
  var scale: Double?

  @Option(help: ArgumentHelp("Only this part of the variants, as 2/8.", valueName: "k/n"))
  var shard: Shard?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Variants run at a time, 1 to 256 (default: one a processor).", valueName: "number")
  )
  var jobs: Int?

  func validate() throws {
    if let frames, !(2...20).contains(frames) { throw ValidationError("--frames must be from 2 to 20.") }
    if let scale, !(scale >= 0.1 && scale <= 3) { throw ValidationError("--scale must be from 0.1 to 3.") }
    if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs must be from 1 to 256.") }
    if sheet == nil, frames != nil || scale != nil {
      throw ValidationError("--frames and --scale are for --sheet.")
    }
    if let sheet, !sheet.lowercased().hasSuffix(".png") {
      throw ValidationError("A sheet is a picture: name a file that ends in .png.")
    }
    if let csv, !csv.lowercased().hasSuffix(".csv") {
      throw ValidationError("A table is written as comma-separated values: name a file that ends in .csv.")
    }
    if sheet != nil, shard?.isWhole == false {
      throw ValidationError(
        "--sheet shows all variants: leave out --shard, or join the parts' tables instead."
      )
    }
    if set.isEmpty, measure != nil || csv != nil || sheet != nil || shard != nil || !layer.isEmpty {
      throw ValidationError("Say with --set which values vary; without it they are listed.")
    }
  }

  func run() throws {
    if scene.program != nil {
      throw ValidationError("A sweep varies the values of a scene; a Swift file has none that it could name.")
    }
    let document = try SceneDocument.open(scene.scene)
    StandardError.print(document.file.warnings)
    let settings = try set.map { try SweepSetting($0) }
    if settings.isEmpty { return try listValues(of: document) }
    let plan = try SweepPlan(settings, of: document)
    var sweep = Sweep(
      plan,
      course: try course.course(in: document.file, otherwise: try document.scene.firstTransition()),
      options: course.options(Session.Options())
    )
    let names = try sweep.layerNames()
    for name in layer where !names.contains(name) { throw RunError.unknownLayer(name, available: names) }
    sweep.layers = layer.isEmpty ? nil : Set(layer)
    for path in [csv, sheet].compactMap(\.self) { try OutputFile(path: path).prepare() }
    let part = shard ?? .whole
    var progress = ProgressLine()
    let rows = try sweep.rows(of: part, jobs: jobs ?? Workers.processors) { progress.show($0) }
    progress.clear()
    let table = SweepTable(plan, measures: measures)
    try StandardStream.output.writeLine(table.text(rows))
    if let csv {
      let text = table.csv(rows, hasHead: part.isFirst)
      try OutputFile(path: csv).write(Array(text.utf8), existing: .replacedOrFed)
    }
    if let sheet { try writeSheet(sheet, of: rows, in: sweep) }
    for axis in sweep.idleAxes(rows) {
      StandardError.print("note: '\(TextSanitizer.visible(axis.knob.title))' changes nothing of this run")
    }
    try report(rows, of: plan)
  }

  private var measures: [SweepMeasure] { measure?.measures ?? SweepMeasure.usual }

  private func listValues(of document: SceneDocument) throws {
    let lines = document.knobs.map { TextSanitizer.visible("\($0.title)  \($0.text)") }
    try StandardStream.output.writeLine(
      lines.isEmpty ? "the scene has no values to vary" : lines.joined(separator: "\n")
    )
  }

  private func writeSheet(_ path: String, of rows: [Sweep.Row], in sweep: Sweep) throws {
    let drawing = SweepSheet(
      sweep,
      measures: measures,
      frames: frames ?? 6,
      scale: scale ?? 0.25
    )
    let picture = try drawn(drawing, rows)
    let png = try picture.pngData()
    try OutputFile(path: path).write(png, existing: .replacedOrFed)
    StandardError.print(
      "\(path): \(picture.width) × \(picture.height), \(rows.count) variants, \(ByteCount(png.count))"
    )
  }

  private func drawn(_ drawing: SweepSheet, _ rows: [Sweep.Row]) throws -> PixelBuffer {
    var progress = ProgressLine()
    defer { progress.clear() }
    return try drawing.picture(of: rows, jobs: jobs ?? Workers.processors) { progress.show($0) }
  }

  /// Says on standard error which variants have no numbers, and why.
  private func report(_ rows: [Sweep.Row], of plan: SweepPlan) throws {
    let failed = rows.filter { $0.problem != nil }
    for row in failed.prefix(Self.mostReports) {
      let name = TextSanitizer.visible(plan.name(at: row.index))
      switch row.problem {
      case .refused(let diagnostics):
        StandardError.print("\(name):")
        StandardError.print(diagnostics)
      case .cannotRun(let error): StandardError.print("\(name): error: \(error)")
      case .tooMuchWork:
        StandardError.print(
          "\(name): error: too many layers move for too long to be measured\n  choose fewer layers, or a shorter script"
        )
      case nil: break
      }
    }
    if failed.count > Self.mostReports {
      StandardError.print("and \(failed.count - Self.mostReports) more variants without numbers")
    }
    if !failed.isEmpty { throw ExitCode(ErrorReport.Code.wrongInput) }
  }

  /// The variants of which it is said why they have no numbers.
  private static let mostReports = 10
}

/// Measures with commas between: `settle,jump`.
struct MeasureList: ExpressibleByArgument {
  let measures: [SweepMeasure]

  init?(argument: String) {
    let words = argument.split(separator: ",", omittingEmptySubsequences: false)
    measures = words.compactMap { SweepMeasure(rawValue: $0.filter { $0 != " " }) }
    guard measures.count == words.count, Set(measures).count == words.count else { return nil }
  }

  static var allValueStrings: [String] { SweepMeasure.allCases.map(\.rawValue) }
}
