import ArgumentParser
import SegueCells
import SegueCode
import SegueDocuments
import SegueExport
import SegueGeometry
import SegueImages
import SegueModel
import SegueScenes
import SegueTransitions

struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract:
      "Makes a movie of a transition or a script: GIF, animated PNG, asciinema, or a picture a frame; or code.",
    discussion: """
      The ending decides: .gif, .png or .apng, .cast; a name that ends in / is a folder
      for pictures. Without a transition or script: the first transition.

        segue export app-store -o open.gif
        segue export slide-down --script cancel -o cancel.apng
        segue export app-store -t open --scale 2 --fps 25 -o open.gif
        segue export app-store -t open --size 120x40 -o open.cast
        segue export app-store -t open --frames 10..20 -o frames/

      With --to the transition is written as code, in a file or on standard output; what the
      code cannot say is told on standard error, and in comments at its place.

        segue export app-store -t open --to uikit -o OpenTransition.swift
        segue export app-store -t open --to css > open.html
      """
  )

  @OptionGroup var scene: SceneArgument
  @OptionGroup var course: CourseOptions

  @Option(
    name: .shortAndLong,
    help: "The file to write, or a folder, with a / at its end. With --to: standard output without it.",
    completion: .file()
  )
  var output: String?

  @Option(help: "Write the transition as code instead.")
  var to: CodeTarget?

  @Option(
    parsing: .unconditional,
    help: "Frames per second (default: 60; for a GIF 50; it also has 33, 25, 20 and 10)."
  )
  var fps: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How long the end is seen, 0 to 60 (default: 1).", valueName: "seconds")
  )
  var hold: Double?

  @Flag(help: "Play once, instead of beginning again at the end.")
  var once = false

  @Option(help: ArgumentHelp("Only these frames of the run, counted from 0.", valueName: "first..last"))
  var frames: FrameRange?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point, 0.1 to 8 (default: 1).", valueName: "pixels")
  )
  var scale: Double?

  @Option(
    help: ArgumentHelp("Columns and rows of a .cast (default: 80x24).", valueName: "columns x rows")
  )
  var size: GridSize?

  @OptionGroup var look: LookOptions

  @Option(help: ArgumentHelp("The version of a .cast: 2, which all players read, or 3.", valueName: "2 or 3"))
  var castVersion: Int?

  func validate() throws {
    if to != nil { return try validateCode() }
    if let scale, !(scale >= 0.1 && scale <= 8) { throw ValidationError("--scale must be from 0.1 to 8.") }
    if let hold, !(hold >= 0 && hold <= 60) { throw ValidationError("--hold must be from 0 to 60.") }
    if let castVersion, castVersion != 2, castVersion != 3 {
      throw ValidationError("--cast-version must be 2 or 3.")
    }
    guard let output else {
      throw ValidationError("Say with --output what to write, or with --to what code.")
    }
    guard let kind else {
      throw ValidationError(
        "The ending of '\(output)' names no format: use .gif, .png, .apng or .cast, or a / for a folder."
      )
    }
    if let fps, kind.rate(fps) == nil {
      throw ValidationError("--fps for this format: \(kind.rates).")
    }
    if kind == .cast {
      if scale != nil || once {
        throw ValidationError("--scale and --once are for pictures, not for a .cast.")
      }
    } else if size != nil || !look.isDefault || castVersion != nil {
      throw ValidationError(
        "--size, --glyphs, --colors, --cell-aspect and --cast-version are for a .cast, which has cells."
      )
    }
    if kind == .folder, hold != nil || once {
      throw ValidationError("--hold and --once are for movies, not for a folder of pictures.")
    }
  }

  func run() throws {
    if let to { return try writeCode(to) }
    guard let kind else { return }
    let file: SceneFile = try scene.load()
    var options = Session.Options()
    options.terminalCanvas = framePicture.terminalCanvas
    let isTold = course.script != nil || course.transition != nil
    let fallback: SceneRun.Course = isTold ? .rest : try file.scene.firstTransition()
    let run = try course.run(file, otherwise: fallback, options: options)
    if kind != .folder { try OutputFile(path: output ?? "").prepare() }
    var export = MovieExport(run: run, rate: fps.flatMap(kind.rate) ?? kind.defaultRate)
    export.hold = hold ?? 1
    export.loops = !once
    export.frames = frames?.range
    switch kind {
    case .movie(let format): try writeMovie(export, format)
    case .cast: try writeCast(export, title: file.scene.title)
    case .folder: try writePictures(export, into: OutputFolder(path: output ?? ""))
    }
  }

  private func writeMovie(_ export: MovieExport, _ format: MovieFormat) throws {
    var picture = try ScreenPicture(scale: scale ?? 1)
    var progress = ProgressLine()
    let (bytes, result) = try export.movie(format, picture: &picture) { progress.show($0) }
    try write(bytes, result, export.rate, &progress)
  }

  private func writeCast(_ export: MovieExport, title: String) throws {
    var progress = ProgressLine()
    let (bytes, result) = try export.cast(
      picture: framePicture,
      isVersion3: castVersion == 3,
      title: title
    ) { progress.show($0) }
    try write(bytes, result, export.rate, &progress)
  }

  private func write(
    _ bytes: [UInt8],
    _ result: MovieExport.Result,
    _ rate: MovieRate,
    _ progress: inout ProgressLine
  ) throws {
    progress.clear()
    let path = output ?? ""
    try OutputFile(path: path).write(bytes, existing: .replacedOrFed)
    StandardError.print(result.summary(of: path, rate: rate))
  }

  /// Writes a file a frame, all with numbers of at least four digits.
  private func writePictures(_ export: MovieExport, into folder: OutputFolder) throws {
    var picture = try ScreenPicture(scale: scale ?? 1)
    let digits = max(String(try export.numbers.upperBound).count, 4)
    try folder.create()
    var progress = ProgressLine()
    var (count, total) = (0, 0)
    do {
      try export.forEachFrame { number, part, session, _ in
        let png = try picture.picture(of: session).pngData()
        let name = String(number)
        let zeros = String(repeating: "0", count: digits - name.count)
        try OutputFile(path: folder.path(of: zeros + name + ".png")).write(png, existing: .replacedOrFed)
        (count, total) = (count + 1, total + png.count)
        progress.show(part)
      }
    } catch {
      progress.clear()
      let path = TextSanitizer.visible(folder.path)
      StandardError.print("\(path): \(count) pictures were written before the next one failed; they stay there")
      throw error
    }
    progress.clear()
    StandardError.print("\(folder.path): \(count) pictures, \(export.rate) a second, \(ByteCount(total))")
  }

  private var framePicture: FramePicture {
    FramePicture(
      size: size ?? GridSize(columns: 80, rows: 24),
      glyphs: look.glyphs ?? ExportFormat.ansi.defaultGlyphs,
      colors: look.colors ?? .truecolor,
      cellAspect: look.cellAspect ?? 2
    )
  }

  private var kind: ExportKind? { output.flatMap(ExportKind.init) }
}

// MARK: Code

extension Export {
  /// Code is of a transition, and neither drawn nor timed by options.
  private func validateCode() throws {
    if course.script != nil { throw ValidationError("--to writes a transition; a --script has no code.") }
    let isDrawn = fps != nil || hold != nil || once || frames != nil || scale != nil || size != nil
    if isDrawn || !look.isDefault || castVersion != nil {
      throw ValidationError("--to writes code, which has no frames: it goes with -t and -o only.")
    }
  }

  private func writeCode(_ target: CodeTarget) throws {
    let file: SceneFile = try scene.load()
    guard let name = course.transition ?? file.scene.transitions.first?.name else {
      throw RunError.nothingToRun
    }
    let code = try TransitionCode(scene: file.scene, transition: name, target: target)
    let source = SourceText(file: file.path, bytes: file.source)
    for gap in code.gaps {
      guard let range = gap.range else {
        StandardError.print("\(file.path): note: \(gap.message)")
        continue
      }
      let place = source.diagnostic(Finding(gap.message, at: range, severity: .warning))
      StandardError.print("\(place.file):\(place.line):\(place.column): note: \(place.message)")
    }
    guard let output else {
      return try StandardStream.output.writeLine(String(code.text.dropLast()))
    }
    try OutputFile(path: output).write(Array(code.text.utf8), existing: .replacedOrFed)
  }
}

/// What an export writes.
enum ExportKind: Equatable {
  case movie(MovieFormat)
  case cast
  /// A picture a frame.
  case folder

  /// Creates the kind for a path as the user gave it; nil if its ending is none that is known.
  init?(output: String) {
    if output.hasSuffix("/") {
      self = .folder
    } else if output.lowercased().hasSuffix(".cast") {
      self = .cast
    } else if let format = MovieFormat(fileName: output) {
      self = .movie(format)
    } else {
      return nil
    }
  }

  /// The format whose rates it has.
  private var format: MovieFormat { self == .movie(.gif) ? .gif : .apng }

  var defaultRate: MovieRate { format.defaultRate }
  var rates: String { format.rates }

  func rate(_ framesPerSecond: Double) -> MovieRate? { format.rate(framesPerSecond) }
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
