import ArgumentParser
import SegueDocuments
import SegueExport
import SegueModel
import SegueRunner
import SegueScenes
import SegueTransitions

/// Swift files where a scene could be: an app's own code, built and played.
struct ProgramArgument {
  /// What is said to be built while it is, on a terminal.
  private static func builder() throws(RunnerError) -> ProgramBuilder {
    var line = ProgressLine()
    var told = ""
    defer { line.clear() }
    return try ProgramBuilder { what, part in
      if what != told {
        line.clear()
        StandardError.print("building \(what), once")
        (told, line) = (what, ProgressLine())
      }
      line.show(part)
    }
  }

  /// The Swift files that an argument stands for; nil if it is a scene's.
  static func files(_ argument: String) -> [String]? {
    if argument.hasSuffix(".swift") { return [argument] }
    let files = SwiftFolder.files(in: argument)
    return files.isEmpty ? nil : files
  }

  /// What can be played of some files.
  static func openings(of files: [String]) throws -> [ProgramOpening] {
    try builder().openings(of: files)
  }

  /// Builds and starts what files have; prints warnings on standard error.
  static func start(_ files: [String], opening: String? = nil, on options: Session.Options) throws
    -> ProgramRun
  {
    let program = try builder().build(files, opening: opening)
    for warning in program.warnings where warning.file.hasSuffix(".swift") {
      StandardError.print(warning.rendered())
    }
    return try ProgramRun(program, on: options.device ?? Device.iPhone15, orientation: options.orientation)
  }

  /// Prints what a program had to say in a whole run.
  static func report(after played: SceneRun) throws {
    var played = played
    FrameTimes.rate(framesPerSecond: 60).forEach(in: played) { _, run in played = run }
    guard let run = played.session as? ProgramRun else { return }
    for note in run.notes { StandardError.print("note: \(note)") }
    let failure = run.failure
    for line in failure?.log ?? run.log { StandardError.print("printed: \(line)") }
    if let failure { throw RunnerError.program(failure) }
  }
}
