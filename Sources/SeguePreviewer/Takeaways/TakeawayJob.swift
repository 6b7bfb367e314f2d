import SegueCode
import SegueDocuments
import SegueExport
import SegueGeometry
import SegueImages
import SegueModel
import SegueTransitions

/// The making of a file, on whatever thread.
struct TakeawayJob: Sendable {
  var takeaway: Takeaway
  /// The run as the previewer has it: with its hand, and as it is tuned.
  var run: SceneRun
  /// The session at the play head.
  var moment: any Playable
  var scene: Scene
  /// The transition whose code is written; nil if the run has none.
  var transition: String?
  /// The file's name without its ending.
  var name: String
  /// Draws the frames of a recording.
  var cells: FramePicture
  let progress = TakeawayProgress()

  /// What became of a file.
  enum Outcome: Hashable, Sendable {
    case wrote(path: String, remark: String)
    case stopped
    /// What is wrong, and what to do.
    case failed(String)
  }

  /// Makes the file, and writes it under a name that is free in the working directory.
  func written() -> Outcome {
    do {
      let (bytes, remark) = try made()
      try progress.report(1)
      let path: String = try OutputFile.writeNew(bytes, named: name, extension: takeaway.fileExtension)
      return .wrote(path: path, remark: remark)
    } catch is TakeawayProgress.Stopped {
      return .stopped
    } catch {
      return .failed("\(takeaway.title): \(TextSanitizer.visible(String(describing: error)))")
    }
  }

  /// The file's bytes, and what is in it.
  func made() throws -> (bytes: [UInt8], remark: String) {
    switch takeaway {
    case .movie(let format):
      var picture = try ScreenPicture(scale: 1)
      let (bytes, result) = try export(format.defaultRate).movie(format, picture: &picture, progress: tell)
      return (bytes, result.remark)
    case .svg, .lottie:
      let export = export()
      let write = takeaway == .lottie ? export.lottie : export.svg
      let (text, result, gaps) = try write(scene.title, tell)
      let remark: String = gaps.isEmpty ? result.remark : "\(result.remark); \(gaps[0])"
      return (Array(text.utf8), remark)
    case .cast:
      let (bytes, result) = try export().cast(picture: cells, title: scene.title, progress: tell)
      return (bytes, result.remark)
    case .picture:
      var picture = try ScreenPicture(scale: Self.stillScale)
      let pixels = try picture.picture(of: moment)
      return (try pixels.pngData(), "\(pixels.width) × \(pixels.height)")
    case .sheet:
      var picture = try ScreenPicture(scale: Self.sheetScale)
      let pixels = try picture.strip(of: run, count: Takeaway.sheetFrames)
      return (try pixels.pngData(), "\(pixels.width) × \(pixels.height)")
    case .table(let format):
      let (text, rows, warning) = try export().table(format)
      return (Array(text.utf8), warning ?? "\(rows) frames")
    case .code(let target): return try code(target)
    }
  }

  private func code(_ target: CodeTarget) throws -> (bytes: [UInt8], remark: String) {
    guard let transition else { throw RunError.nothingToRun }
    let code = try TransitionCode(scene: scene, transition: transition, target: target)
    let gaps: Int = code.gaps.count
    let remark: String =
      gaps == 0 ? "all of it" : "\(gaps) \(gaps == 1 ? "thing is" : "things are") a comment in it"
    return (Array(code.text.utf8), "\(transition), \(remark)")
  }

  private func export(_ rate: MovieRate = MovieRate(framesPerSecond: 60)) -> MovieExport {
    var export = MovieExport(run: run, rate: rate)
    export.hold = 1
    return export
  }

  private func tell(_ part: Double) throws { try progress.report(part) }

  /// Pixels per point of a still picture, as a phone has them.
  private static let stillScale = 2.0
  private static let sheetScale = 0.5
}

extension MovieExport.Result {
  /// What is in the file, briefly.
  fileprivate var remark: String {
    "\(size.columns) × \(size.rows), \(frames) frames, \(max(bytes / 1000, 1)) kB"
  }
}
