import ArgumentParser
import SegueDocuments
import SegueExport
import SegueTransitions

struct Sample: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sample",
    abstract: "Prints what every layer presents, frame by frame.",
    discussion: """
      Each line holds t (seconds since the transition began, or script time),
      progress, phase, and for every layer in paint order its id, frame, opacity,
      cornerRadius, hidden, and corners where it is turned; with --velocity how fast
      they change. As CSV there is a line a frame and a column for everything that
      changes, named with its unit.

        segue sample app-store --transition open
        segue sample slide-down --transition hide --times 0,0.1,0.4
        segue sample slide-down --script cancel --fps 30
        segue sample CardTransition.swift --transition push
        segue sample app-store --transition open --format csv --velocity
      """
  )

  @OptionGroup var scene: SceneArgument
  @OptionGroup var course: CourseOptions

  @Option(parsing: .unconditional, help: "Frames per second, until nothing moves any more (default: 60).")
  var fps: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Rising times from 0, in seconds, with commas between.", valueName: "0,0.1,…")
  )
  var times: TimeList?

  @Option(help: "Lines of JSON, or a table of comma-separated values.")
  var format = SampleFormat.json

  @Flag(help: "How fast everything changes, a second; under a hand, as the hand goes on.")
  var velocity = false

  @Option(help: ArgumentHelp("Only this layer's columns; may be said again. CSV only.", valueName: "layer"))
  var layer: [String] = []

  func validate() throws {
    if !layer.isEmpty && format != .csv { throw ValidationError("--layer goes with --format csv.") }
    if course.transition == nil && course.script == nil {
      throw ValidationError("Say what to sample: --transition NAME or --script FILE.")
    }
    if fps != nil && times != nil { throw ValidationError("--fps and --times exclude each other.") }
    if let fps, !(fps > 0 && fps <= 1000) { throw ValidationError("--fps must be above 0 and at most 1000.") }
  }

  func run() throws {
    let program = scene.program
    let run =
      try program.map { try course.run(program: $0, otherwise: false) }
      ?? course.run(try scene.load(), otherwise: .rest)
    let schedule = times.map { FrameTimes.list($0.seconds) } ?? .rate(framesPerSecond: fps ?? 60)
    try SampleLimits(velocities: velocity, columns: format == .csv).check(run, at: schedule)
    if format == .csv { return try printTable(of: run, at: schedule) }
    var probe = velocity ? run.probe() : nil
    var warning: String?
    try schedule.forEach(in: run) { time, run in
      probe?.advance(to: time)
      try StandardStream.output.writeLine(SampleWriter.line(run.session, at: time, velocities: probe))
      warning = run.warning
    }
    if let warning { StandardError.print(warning) }
    if program != nil { try ProgramArgument.report(after: run) }
  }

  private func printTable(of run: SceneRun, at schedule: FrameTimes) throws {
    let table = MotionTable(of: run, at: schedule)
    for name in layer where !table.layerNames.contains(name) {
      throw RunError.unknownLayer(name, available: table.layerNames)
    }
    var output = BufferedOutput()
    try table.writeCSV(layers: layer.isEmpty ? nil : Set(layer), velocity: velocity) {
      line throws(OutputFile.Failure) in
      try output.write(line)
    }
    try output.flush()
    if let warning = table.warning { StandardError.print(warning) }
  }
}

enum SampleFormat: String, ExpressibleByArgument, CaseIterable {
  case json, csv
}

/// Times in seconds in ascending order, written `0,0.1,0.25`.
struct TimeList: ExpressibleByArgument {
  let seconds: [Double]

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    seconds = parts.compactMap { Double($0.filter { $0 != " " }) }
    guard seconds.count == parts.count, seconds.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return nil }
    guard zip(seconds, seconds.dropFirst()).allSatisfy({ $0 <= $1 }) else { return nil }
  }
}
