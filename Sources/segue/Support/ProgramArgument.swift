import ArgumentParser
import SegueDocuments
import SegueExport
import SegueModel
import SegueRunner
import SegueScenes
import SegueTransitions

/// Swift files where a scene could be: an app's own code, built and played.
struct ProgramArgument {
  /// What builds some files; it says what is built while it is, on a terminal.
  static func builder(of files: [String]) throws(RunnerError) -> ProgramBuilder {
    try ProgramBuilder.checkReadable(files)
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

  /// The files and folders among some words, this folder if there are none, and the name that may follow them.
  static func split(_ words: [String]) throws -> (files: [String], name: String?) {
    var files = words
    var name: String?
    if let last = words.last, words.count > 1, Self.files(last) == nil, !FileReader.isFolder(last) {
      name = files.removeLast()
    }
    // A storyboard is played with the files that it lies beside.
    if let board = files.first, files.count == 1, board.hasSuffix(".storyboard"), name == nil {
      let parts = board.split(separator: "/", omittingEmptySubsequences: false)
      name = parts.last.map { String($0.dropLast(".storyboard".count)) }
      let above = parts.dropLast().last?.hasSuffix(".lproj") == true ? parts.dropLast(2) : parts.dropLast()
      files = [above.isEmpty ? "." : above.joined(separator: "/")]
    }
    if files.isEmpty { files = ["."] }
    for word in files where Self.files(word) == nil {
      guard !SwiftFolder.isTooLarge(word) else {
        let folder = TextSanitizer.visible(word)
        throw RunnerError.nothingToPlay(
          "'\(folder)' holds too many folders to be an app's: name the folder of the app"
        )
      }
      throw RunnerError.nothingToPlay("there are no Swift files in '\(TextSanitizer.visible(word))'")
    }
    return (files, name)
  }

  /// Builds and starts what files have; prints warnings on standard error.
  static func start(_ files: [String], on options: Session.Options) throws -> ProgramRun {
    try start(builder(of: files).build(files), on: options)
  }

  /// Starts a program; prints warnings on standard error.
  static func start(_ program: BuiltProgram, on options: Session.Options) throws -> ProgramRun {
    StandardError.print(program.warningsInFiles)
    let device = options.device.flatMap { $0.size == nil ? nil : $0 } ?? Device.iPhone15
    return try ProgramRun(program, on: device, orientation: options.orientation)
  }

  /// Prints what a program had to say in a whole run.
  static func report(after played: SceneRun) throws {
    var played = played
    FrameTimes.rate(framesPerSecond: 60).forEach(in: played) { _, run in played = run }
    guard let run = played.session as? ProgramRun else { return }
    for note in run.notes { StandardError.print(note.description) }
    let failure = run.failure
    for line in failure?.log ?? run.log { StandardError.print("printed: \(line)") }
    if let failure { throw RunnerError.program(failure) }
  }
}
