import ArgumentParser
import SegueDocuments
import SegueExport
import SegueGeometry
import SegueScenes
import SegueTransitions

struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Makes a movie of a transition or a script: a GIF, an animated PNG, or a picture a frame.",
    discussion: """
      The ending decides: .gif, .png or .apng; a name that ends in / is a folder for
      pictures. Without a transition or script: the first transition.

        segue export app-store -o open.gif
        segue export slide-down --script cancel -o cancel.apng
        segue export app-store -t open --scale 2 --fps 25 -o open.gif
        segue export app-store -t open --frames 10..20 -o frames/
      """
  )

  @OptionGroup var scene: SceneArgument
  @OptionGroup var course: CourseOptions

  @Option(
    name: .shortAndLong,
    help: "The file to write, or a folder, with a / at its end.",
    completion: .file()
  )
  var output: String

  @Option(
    parsing: .unconditional,
    help: "Frames per second (default: 60; for a GIF 50; it also has 33, 25, 20 and 10)."
  )
  var fps: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point, 0.1 to 8 (default: 1).", valueName: "pixels")
  )
  var scale = 1.0

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How long the end is seen, 0 to 60 (default: 1).", valueName: "seconds")
  )
  var hold = 1.0

  @Flag(help: "Play once, instead of beginning again at the end.")
  var once = false

  @Option(help: ArgumentHelp("Only these frames of the run, counted from 0.", valueName: "first..last"))
  var frames: FrameRange?

  func validate() throws {
    if !(scale >= 0.1 && scale <= 8) { throw ValidationError("--scale must be from 0.1 to 8.") }
    if !(hold >= 0 && hold <= 60) { throw ValidationError("--hold must be from 0 to 60.") }
    guard folder == nil else {
      if let fps, pictureRate(fps) == nil {
        throw ValidationError("--fps must be a whole number from 1 to 240.")
      }
      return
    }
    guard let format = MovieFormat(fileName: output) else {
      throw ValidationError(
        "The ending of '\(output)' names no format: use .gif, .png or .apng, or a / for a folder of pictures."
      )
    }
    if let fps, format.rate(fps) == nil {
      throw ValidationError("--fps for this format: \(format.rates).")
    }
  }

  func run() throws {
    let file: SceneFile = try scene.load()
    let isTold = course.script != nil || course.transition != nil
    let fallback: SceneRun.Course = isTold ? .rest : try file.scene.firstTransition()
    let run = try course.run(file, otherwise: fallback, options: Session.Options())
    var export = MovieExport(
      run: run,
      rate: rate,
      hold: hold,
      loops: !once,
      picture: try ScreenPicture(scale: scale)
    )
    export.frames = frames?.range
    if let folder { return try writePictures(&export, into: folder) }
    var progress = ProgressLine()
    let (bytes, result) = try export.movie(format) { progress.show($0) }
    progress.clear()
    try OutputFile(path: output).write(bytes, existing: .replacedOrFed)
    StandardError.print(result.summary(of: output, rate: export.rate))
  }

  /// Writes a file a frame, all with numbers of as many digits as the last.
  private func writePictures(_ export: inout MovieExport, into folder: OutputFolder) throws {
    try folder.create()
    let last = String(try export.numbers.upperBound)
    var progress = ProgressLine()
    var (count, total) = (0, 0)
    try export.pictures { number, part, png in
      let digits = String(number)
      let name = String(repeating: "0", count: max(last.count, 4) - digits.count) + digits + ".png"
      try OutputFile(path: folder.path(of: name)).write(png, existing: .replacedOrFed)
      (count, total) = (count + 1, total + png.count)
      progress.show(part)
    }
    progress.clear()
    StandardError.print("\(output): \(count) pictures, \(export.rate) a second, \(ByteCount(total))")
  }

  private var folder: OutputFolder? { output.hasSuffix("/") ? OutputFolder(path: output) : nil }

  private var format: MovieFormat { MovieFormat(fileName: output) ?? .gif }

  private var rate: MovieRate {
    guard folder == nil else { return fps.flatMap(pictureRate) ?? MovieFormat.apng.defaultRate }
    return fps.flatMap(format.rate) ?? format.defaultRate
  }

  private func pictureRate(_ fps: Double) -> MovieRate? { MovieFormat.apng.rate(fps) }
}

/// Frames from one number to another, both included: `10..20`.
struct FrameRange: ExpressibleByArgument {
  var range: ClosedRange<Int>

  init?(argument: String) {
    let ends = argument.split(separator: "..", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
    guard ends.count == 2, ends[0] >= 0, ends[1] >= ends[0] else { return nil }
    range = ends[0]...ends[1]
  }
}

extension MovieExport.Result {
  /// What was written, in a line.
  fileprivate func summary(of path: String, rate: MovieRate) -> String {
    let hundredths = Int(clamping: (seconds * 100).rounded())
    let rest = hundredths % 100
    return "\(path): \(size.columns) × \(size.rows), \(frames) frames, \(rate) a second, "
      + "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s, \(ByteCount(bytes))"
  }
}
