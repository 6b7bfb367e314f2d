import SegueCells
import ArgumentParser
import SegueBench
import SegueDocuments
import SegueExport
import SegueGeometry
import SegueModel
import SegueRaster
import SegueScenes
import SegueTransitions

struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measures what each stage of a frame costs.",
    discussion: """
      Plays the first transition (or what --transition or --script says) as often as
      --rounds asks, one round more to fill the caches, and prints the processor time
      of each stage. `diff` is the cost of a frame that is shown already, `encode`
      that of the rest; `write` goes to a pseudo-terminal that is read at once.
      Allocations are counted by `make bench` only.

        segue bench app-store
        segue bench app-store --transition open --size 200x60 --json
        segue bench --rgba frames.rgba 960x320 --glyphs eighths --cells out.tcel

      Raw frames hold four bytes a pixel. Without --size their glyph set says how
      many pixels a cell has; with it they may be finer than the glyphs and are
      averaged.
      """
  )

  @Argument(
    help: "A scene file, a folder with scene.yaml, or the name of a bundled scene.",
    completion: .scenes
  )
  var scene: String?

  @OptionGroup var course: CourseOptions

  @Option(help: ArgumentHelp("Columns and rows (default: 200x60).", valueName: "columns x rows"))
  var size: GridSize?

  @OptionGroup var look: LookOptions

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Raw frames instead of a scene, and their size in pixels.", valueName: "file size"),
    completion: .file()
  )
  var rgba: [String] = []

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("Where the cells of raw frames are written, as .tcel.", valueName: "file"),
    completion: .file()
  )
  var cells: String?

  @Flag(help: "Stretches the canvas over all cells instead of letter-boxing it.")
  var fill = false

  @Option(help: "How often everything is played, 1 to 1000.")
  var rounds = 10

  @Flag(help: "Prints JSON.")
  var json = false

  func validate() throws {
    if (scene == nil) == rgba.isEmpty { throw ValidationError("Name a scene, or raw frames with --rgba.") }
    if !rgba.isEmpty && rgba.count != 2 {
      throw ValidationError("--rgba takes a file and its size in pixels, as in `--rgba clip.rgba 960x320`.")
    }
    if cells != nil && rgba.isEmpty { throw ValidationError("--cells needs raw frames: --rgba.") }
    if !(1...1000).contains(rounds) { throw ValidationError("--rounds must be from 1 to 1000.") }
  }

  func run() throws {
    let report = try scene.map(sceneReport) ?? pixelReport()
    try StandardStream.output.writeLine(json ? report.json.line : report.table)
  }

  private var options: RasterOptions { RasterOptions(glyphs: look.glyphs, depth: look.colors ?? .truecolor) }

  private func sceneReport(_ name: String) throws -> BenchReport {
    let file = try SceneFile.load(name)
    StandardError.print(file.warnings)
    var bench = SceneBench(size: size ?? GridSize(columns: 200, rows: 60), options: options)
    bench.fills = fill
    bench.rounds = rounds
    bench.cellAspect = look.cellAspect ?? 2
    let run = try course.run(file, otherwise: try file.scene.firstTransition())
    return bench.report(run, title: "\(file.scene.title), \(options.glyphs.rawValue)")
  }

  private func pixelReport() throws -> BenchReport {
    guard let pixels = PixelSize(argument: rgba[1]) else {
      throw ValidationError("'\(rgba[1])' is no size in pixels: write it as 960x320.")
    }
    let raw = try PixelClip.load(rgba[0], width: pixels.width, height: pixels.height)
    let clip = try raw.resized(to: size ?? raw.size(for: options.glyphs), for: options.glyphs)
    var bench = PixelBench(options: options)
    bench.rounds = rounds
    var file = CellFile(size: clip.size(for: options.glyphs))
    let report = bench.report(clip, title: "\(rgba[0]), \(options.glyphs.rawValue)") { grid in
      if cells != nil { file.append(grid) }
    }
    if let cells { try OutputFile(path: cells).write(file.bytes, existing: .replacedOrFed) }
    return report
  }
}

/// Width and height in pixels, written `960x320`.
private struct PixelSize {
  let width: Int
  let height: Int

  init?(argument: String) {
    let sides = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard sides.count == 2, sides.allSatisfy({ $0 > 0 }) else { return nil }
    (width, height) = (sides[0], sides[1])
  }
}
