import ArgumentParser
import SegueCells
import SegueCode
import SegueDocuments
import SegueExport
import SegueGeometry
import SegueImages
import SegueModel
import SegueMovies
import SegueScenes
import SegueTransitions

struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract:
      "Makes a movie of a transition or a script: GIF, animated PNG, WebP, MP4, WebM, asciinema, or a picture a frame; or code.",
    discussion: """
      The ending decides: .gif, .png or .apng, .webp, .mp4, .webm, .cast; a name that ends in /
      is a folder for pictures. Without a transition or script: the first transition.

        segue export app-store -o open.gif
        segue export slide-down --script cancel -o cancel.apng
        segue export app-store -t open --scale 2 --fps 25 -o open.gif
        segue export app-store -t open --max-size 1MB -o open.gif
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

  @Option(help: "The format, whatever the file is called.")
  var format: ExportKind?

  @Option(help: "Write the transition as code instead.")
  var to: CodeTarget?

  @Option(
    parsing: .unconditional,
    help:
      "Frames per second (default: 60; a GIF and a WebP have 50, 25, 20 and 10, one 33 as well and the other 40)."
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
    help: ArgumentHelp(
      "What a .webp keeps: exact (the default), near, or 0 to 100 as a photograph.",
      valueName: "quality"
    )
  )
  var quality: WebPQuality?

  @Option(
    help: ArgumentHelp(
      "The most bytes of a .gif, .png or .webp: rate, colours and size are chosen, unless said.",
      valueName: "size, as 1MB"
    )
  )
  var maxSize: ByteLimit?

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
        "The ending of '\(output)' names no format: use \(ExportKind.endings), or say --format."
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
    if kind == .movie(.mp4) || kind == .movie(.webm), once {
      throw ValidationError("--once is not for a video: its player decides.")
    }
    if quality != nil, kind != .movie(.webp) { throw ValidationError("--quality is for a .webp.") }
    if maxSize != nil, ![.movie(.gif), .movie(.apng), .movie(.webp)].contains(kind) {
      throw ValidationError("--max-size is for a .gif, .png or .webp.")
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
    var export = MovieExport(run: run, rate: fps.flatMap(kind.rate) ?? kind.defaultRate)
    export.hold = hold ?? 1
    export.loops = !once
    export.frames = frames?.range
    export.quality = quality ?? .exact
    switch kind {
    case .movie(let format): try writeMovie(export, format)
    case .cast: try writeCast(export, title: file.scene.title)
    case .folder: try writePictures(export, into: OutputFolder(path: output ?? ""))
    }
  }

  private func writeMovie(_ export: MovieExport, _ format: MovieFormat) throws {
    if let maxSize { return try writeMovie(export, format, atMost: maxSize) }
    var picture = try ScreenPicture(scale: scale ?? 1)
    var progress = ProgressLine()
    let (bytes, result) = try export.movie(format, picture: &picture) { progress.show($0) }
    try write(bytes, result, export.rate, &progress)
  }

  private func writeMovie(_ export: MovieExport, _ format: MovieFormat, atMost limit: ByteLimit) throws {
    var settings = MovieSettings(rate: export.rate, scale: scale ?? 1)
    settings.quality = export.quality
    var fixed: MovieSettings.Fixed = []
    if fps != nil { fixed.insert(.rate) }
    if scale != nil { fixed.insert(.scale) }
    if quality != nil { fixed.insert(.quality) }
    var progress = ProgressLine()
    let (bytes, result, chosen) = try export.movie(
      format,
      fitting: limit.bytes,
      settings: settings,
      keeping: fixed
    ) { progress.show($0) }
    try write(bytes, result, chosen.rate, &progress)
    StandardError.print("  chosen for \(limit.bytes) bytes: \(chosen.summary(for: format))")
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
    try export.forEachFrame { number, part, session, _ in
      let png = try picture.picture(of: session).pngData()
      let name = String(number)
      let zeros = String(repeating: "0", count: digits - name.count)
      try OutputFile(path: folder.path(of: zeros + name + ".png")).write(png, existing: .replacedOrFed)
      (count, total) = (count + 1, total + png.count)
      progress.show(part)
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

  private var kind: ExportKind? { format ?? output.flatMap(ExportKind.init(output:)) }
}

// MARK: Code

extension Export {
  /// Code is of a transition, and neither drawn nor timed by options.
  private func validateCode() throws {
    if course.script != nil { throw ValidationError("--to writes a transition; a --script has no code.") }
    let isDrawn = fps != nil || hold != nil || once || frames != nil || scale != nil || size != nil
    if isDrawn || !look.isDefault || castVersion != nil || quality != nil || format != nil
      || maxSize != nil
    {
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

extension MovieSettings {
  /// The choice, in words.
  fileprivate func summary(for format: MovieFormat) -> String {
    let hundredths = Int(clamping: (scale * 100).rounded())
    var words = ["\(rate) frames a second", "\(hundredths) % of a pixel per point"]
    if format == .gif { words.append("\(colors) colours at most") }
    if format == .webp {
      switch quality {
      case .exact: words.append("every pixel exact")
      case .near: words.append("pixels nearly exact")
      case .lossy(let level): words.append("quality \(level)")
      }
    }
    return words.joined(separator: ", ")
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
