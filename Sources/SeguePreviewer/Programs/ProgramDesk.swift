import SegueDocuments
import SegueGeometry
import SegueModel
import SegueRunner
import SegueTransitions
import SeguePlayer

/// An app's own code behind a preview: where it comes from, and what was built of it last.
struct ProgramDesk: Sendable {
  /// Where it is built from.
  let source: ProgramSource
  /// The program at its start, as built last without an error.
  private(set) var start: ProgramRun
  /// Whether it is being built from files that have changed.
  var isBuilding = false

  /// Begins with a program at its start.
  init(_ source: ProgramSource, start: ProgramRun) {
    self.source = source
    self.start = start.beginning
  }

  /// What a preview has of it where a scene would be: a title and a device.
  var scene: Scene { Scene(title: title, device: start.device, start: start.screen) }

  /// The file of what is played.
  var file: String { start.program.opening.file }

  private var title: String {
    "\(start.program.opening.name) in \(file.split(separator: "/").last ?? "")"
  }

  /// The program on a device, given the events of another run so far.
  ///
  /// - Throws: `RunnerError.program` if it ends before it shows anything.
  func run(
    on device: Device,
    _ orientation: Script.Orientation,
    repeating other: (any Playable)?
  ) throws(RunnerError) -> ProgramRun {
    let isSame: Bool = start.device == device && start.orientation == orientation
    let fresh: ProgramRun =
      isSame ? start : try ProgramRun(start.program, on: device, orientation: orientation)
    guard let other = other as? ProgramRun else { return fresh.beginning }
    let canvas: Size = fresh.canvas
    return fresh.repeating(other) { $0.moved(from: other.canvas, to: canvas) }
  }

  /// Goes on with what was built since.
  mutating func take(_ newStart: ProgramRun) { start = newStart.beginning }
}
