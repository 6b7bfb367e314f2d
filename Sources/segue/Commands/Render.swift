import SegueCells
import SegueDocuments
import SegueImages
import SegueModel
import SegueScenes
import SegueTransitions
public import ArgumentParser
public import SegueExport
public import SegueGeometry

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws one frame, or a strip of several: as text, with colours, as a picture, or as data.",
    discussion: """
      Without --format the file's ending decides, else a terminal gets colours and
      anything else plain text. Without a transition or script: the first screen.

      A .png has the device's own pixels and real text, as a screenshot has; with
      --cells, or an option that is about cells, what a terminal shows.

        segue render app-store
        segue render app-store --transition open --progress 0.4 -o frame.png
        segue render app-store --transition open --strip 6 -o strip.png
        segue render slide-down --script cancel --time 1.1 --size 120x40
      """
  )

  @OptionGroup var scene: SceneArgument
  @OptionGroup var course: CourseOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Seconds into the transition or the script (default: 0).", valueName: "seconds")
  )
  var time: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("A part of the transition's duration: 0 to 1, or 0% to 100%.", valueName: "fraction")
  )
  var progress: Fraction?

  @Option(
    help: ArgumentHelp(
      "So many frames of the whole run side by side, 2 to 60. Without a transition or script: of the first one.",
      valueName: "frames"
    )
  )
  var strip: Int?

  @Option(
    help: ArgumentHelp("Columns and rows, 1x1 to 1000x1000 (default: 80x24).", valueName: "columns x rows")
  )
  var size: GridSize?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pixels per point of a .png, 0.1 to 8 (default: the device's; for a strip 1).",
      valueName: "pixels"
    )
  )
  var scale: Double?

  @Flag(help: "A .png shows what a terminal would: cells.")
  var cells = false

  @OptionGroup var look: LookOptions

  @Option(help: "What is written.")
  var format: ExportFormat?

  @Option(name: .shortAndLong, help: "The file to write instead of standard output.", completion: .file())
  var output: String?

  func validate() throws {
    if time != nil && progress != nil { throw ValidationError("--time and --progress exclude each other.") }
    if let time, !(time >= 0 && time <= 3600) { throw ValidationError("--time must be from 0 to 3600.") }
    if let progress, !(0...1).contains(progress.value) {
      throw ValidationError("--progress must be from 0 to 1, or from 0% to 100%.")
    }
    if let strip, !(2...60).contains(strip) { throw ValidationError("--strip must be from 2 to 60.") }
    if strip != nil && (time != nil || progress != nil) {
      throw ValidationError("--strip shows the whole run: leave out --time and --progress.")
    }
    if progress != nil && (course.transition == nil || course.script != nil) {
      throw ValidationError("--progress needs a --transition, and no script.")
    }
    if let scale, !(scale >= 0.1 && scale <= 8) { throw ValidationError("--scale must be from 0.1 to 8.") }
    if scale != nil && !isScreenshot {
      throw ValidationError("--scale is for a .png without --cells, --size, --glyphs and the like.")
    }
    if format == .png && isForTerminal {
      throw ValidationError("A picture is not for a terminal: name a file with --output.")
    }
    if format == nil, let output, ExportFormat(fileName: output) == nil, ExportFormat.hasEnding(output) {
      throw ValidationError(
        "The ending of '\(output)' names no format: use .png, .ansi, .txt, .json or .golden, or say --format."
      )
    }
  }

  func run() throws {
    let picture = framePicture
    var options = Session.Options()
    options.terminalCanvas = picture.terminalCanvas
    let isTold = course.script != nil || course.transition != nil
    var run: SceneRun
    if let files = scene.program {
      run = try course.run(program: files, otherwise: strip != nil && !isTold)
    } else {
      let file: SceneFile = try scene.load()
      let fallback: SceneRun.Course = strip == nil || isTold ? .rest : try file.scene.firstTransition()
      run = try course.run(file, otherwise: fallback, options: options)
    }
    if strip == nil { run.advance(to: time ?? (progress?.value ?? 0) * run.session.status.duration) }
    let bytes = isScreenshot ? try screenshot(of: run) : try writtenFormat.bytes(of: grid(of: run, picture))
    if let output {
      try OutputFile(path: output).write(bytes, existing: .replacedOrFed)
    } else {
      try StandardStream.output.write(bytes)
    }
  }

  private func grid(of run: SceneRun, _ picture: FramePicture) -> CellGrid {
    strip.map { picture.strip(of: run, count: $0) } ?? picture.grid(of: run.session)
  }

  /// A PNG of the device's pixels.
  private func screenshot(of run: SceneRun) throws -> [UInt8] {
    var picture = try ScreenPicture(scale: scale ?? (strip == nil ? run.session.device.scale : 1))
    if let strip { return try picture.strip(of: run, count: strip).pngData() }
    return try picture.picture(of: run.session).pngData()
  }

  private var framePicture: FramePicture {
    let written = FrameLook(look, format: writtenFormat, isForTerminal: isForTerminal)
    return FramePicture(
      size: size ?? GridSize(columns: 80, rows: 24),
      glyphs: written.glyphs,
      colors: written.colors,
      cellAspect: look.cellAspect ?? 2
    )
  }

  /// Whether pixels are written, not cells.
  private var isScreenshot: Bool { writtenFormat == .png && !cells && size == nil && look.isDefault }

  private var isForTerminal: Bool { output == nil && isatty(STDOUT_FILENO) == 1 }

  private var writtenFormat: ExportFormat {
    if let format { return format }
    if let output { return ExportFormat(fileName: output) ?? .text }
    return isForTerminal ? .ansi : .text
  }
}

extension ExportFormat: ExpressibleByArgument {}

extension GridSize: ExpressibleByArgument {
  /// Parses `80x24`; each side must be 1…1000.
  public init?(argument: String) {
    let sides = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard sides.count == 2, sides.allSatisfy({ (1...1000).contains($0) }) else { return nil }
    self.init(columns: sides[0], rows: sides[1])
  }

  /// The default as the help shows it, such as `80x24`.
  public var defaultValueDescription: String { "\(columns)x\(rows)" }
}

/// A fraction, written `0.4` or `40%`.
struct Fraction: ExpressibleByArgument {
  let value: Double

  init?(argument: String) {
    let isPercentage = argument.hasSuffix("%")
    guard let number = Double(isPercentage ? String(argument.dropLast()) : argument), number.isFinite else {
      return nil
    }
    value = isPercentage ? number / 100 : number
  }
}
