import ArgumentParser
import SegueCells
import SegueCode
import SegueDocuments
import SegueExport
import SegueGeometry
import SegueModel
import SegueMovies
import SegueScenes
import SegueTransitions

struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract:
      "Makes a movie of a transition or a script, a page that plays it, or pictures, numbers, code.",
    discussion: """
      The ending decides: .gif, .png or .apng, .webp, .mp4, .webm, .svg, .cast;
      .json for Lottie; .html for a page that plays and can be touched; .csv or
      .jsonl for numbers; a name that ends in / is a folder for pictures, which %03d
      numbers otherwise.
      Without a transition or script: the first transition.

        segue export app-store -o open.gif
        segue export slide-down --script cancel -o cancel.apng
        segue export app-store -t open --scale 2 --fps 25 -o open.gif
        segue export app-store -t open --max-size 1MB -o open.gif
        segue export app-store -t open --size 120x40 -o open.cast
        segue export app-store -t open --frames 10..20 -o frames/
        segue export app-store -t open -o shots/open-%03d.png
        segue export app-store -t open --sheet 12 -o sheet.png
        segue export app-store -t open -o open.csv
        segue export app-store --with variant.yaml -o review.html
        segue export CardTransition.swift -o card.gif

      With --to the transition is written as code, in a file or on standard output;
      what the code cannot say is told on standard error, and in comments at its
      place.

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
    help: ArgumentHelp(
      "Only this part of the frames, as 2/8; for a folder of pictures, a .csv and a .jsonl.",
      valueName: "k/n"
    )
  )
  var shard: Shard?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pictures of a folder drawn at a time, 1 to 256 (default: one a processor).",
      valueName: "number"
    )
  )
  var jobs: Int?

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
    help: ArgumentHelp(
      "A .png with so many frames of the whole run side by side, 2 to 60, and their times.",
      valueName: "frames"
    )
  )
  var sheet: Int?

  @Option(
    help: ArgumentHelp("Columns and rows of a .cast (default: 80x24).", valueName: "columns x rows")
  )
  var size: GridSize?

  @Option(
    help: ArgumentHelp(
      "Another scene beside the first on a .html, on the same clock; may be said again.",
      valueName: "scene"
    ),
    completion: .scenes
  )
  var with: [String] = []

  @OptionGroup var look: LookOptions

  @Option(help: ArgumentHelp("The version of a .cast: 2, which all players read, or 3.", valueName: "2 or 3"))
  var castVersion: Int?

  func validate() throws {
    if to != nil { return try validateCode() }
    if let scale, !(scale >= 0.1 && scale <= 8) { throw ValidationError("--scale must be from 0.1 to 8.") }
    if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs must be from 1 to 256.") }
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
    if shard != nil, !kind.comesInParts {
      throw ValidationError(
        "--shard is for pictures in a folder, a .csv and a .jsonl, whose parts can be joined."
      )
    }
    if quality != nil, kind != .movie(.webp) { throw ValidationError("--quality is for a .webp.") }
    if maxSize != nil, ![.movie(.gif), .movie(.apng), .movie(.webp)].contains(kind) {
      throw ValidationError("--max-size is for a .gif, .png or .webp.")
    }
    switch kind {
    case .pictures where hold != nil || once:
      throw ValidationError("--hold and --once are for movies, not for a folder of pictures.")
    case .page where fps != nil || hold != nil || once || frames != nil:
      throw ValidationError(
        "--fps, --hold, --once and --frames are for what is drawn once: a .html draws as it plays."
      )
    case .svg where scale != nil, .lottie where scale != nil:
      throw ValidationError("--scale is for pixels: an .svg and a .json have none.")
    case .lottie where once:
      throw ValidationError("--once is not for a .json: its player decides whether it loops.")
    case .table where hold != nil || once || scale != nil:
      throw ValidationError("--hold, --once and --scale are for pictures, not for numbers.")
    default: break
    }
    if jobs != nil, kind.isOneFile {
      throw ValidationError("--jobs is for a folder of pictures: in one file each frame follows another.")
    }
    if !with.isEmpty, kind != .page {
      throw ValidationError("--with is for a .html, which shows several scenes.")
    }
    if with.count >= PageExport.mostScenes {
      throw ValidationError("A .html shows at most \(PageExport.mostScenes) scenes.")
    }
    if let sheet {
      guard (2...60).contains(sheet) else { throw ValidationError("--sheet must be from 2 to 60.") }
      guard kind == .movie(.apng) else { throw ValidationError("--sheet makes a picture: name a .png.") }
      if fps != nil || hold != nil || once || frames != nil || maxSize != nil {
        throw ValidationError(
          "--sheet takes frames evenly from the whole run; of the others only --scale goes with it."
        )
      }
    }
  }

  func run() throws {
    if let to { return try writeCode(to) }
    guard let kind else { return }
    if kind == .page { return try writePage() }
    let (run, path, title) = try played()
    if kind.isOneFile { try OutputFile(path: output ?? "").prepare() }
    var export = MovieExport(run: run, rate: fps.flatMap(kind.rate) ?? kind.defaultRate)
    export.hold = hold ?? 1
    export.loops = !once
    export.frames = frames?.range
    export.shard = shard ?? .whole
    export.quality = quality ?? .exact
    export.jobs = jobs ?? Workers.processors
    if let sheet { return try writeSheet(export, of: sheet) }
    switch kind {
    case .movie(let format): try writeMovie(export, format)
    case .cast: try writeCast(export, title: title)
    case .pictures(let names): try writePictures(export, as: names)
    case .svg, .lottie: try writeVectors(export, of: path, title: title)
    case .page: break
    case .table(let format): try writeTable(export, format)
    }
    if scene.program != nil { try ProgramArgument.report(after: run) }
  }

  /// The run, the file that it comes from, and what it is called.
  private func played() throws -> (SceneRun, path: String, title: String) {
    let isTold = course.script != nil || course.transition != nil
    if let files = scene.program {
      let name = scene.scene.split(separator: "/").last.map(String.init) ?? scene.scene
      return (try course.run(program: files, otherwise: !isTold), scene.scene, name)
    }
    let file: SceneFile = try scene.load()
    var options = Session.Options()
    options.terminalCanvas = framePicture.terminalCanvas
    let fallback: SceneRun.Course = isTold ? .rest : try file.scene.firstTransition()
    return (try course.run(file, otherwise: fallback, options: options), file.path, file.scene.title)
  }

  var framePicture: FramePicture {
    FramePicture(
      size: size ?? GridSize(columns: 80, rows: 24),
      glyphs: look.glyphs ?? ExportFormat.ansi.defaultGlyphs,
      colors: look.colors ?? .truecolor,
      cellAspect: look.cellAspect ?? 2
    )
  }

  var kind: ExportKind? { format ?? output.flatMap(ExportKind.init(output:)) }
}
