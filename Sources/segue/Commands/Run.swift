import ArgumentParser
import SegueDocuments
import SeguePreviewer
import SegueRunner
import SegueTransitions

struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Plays an app's own Swift files in the terminal, and again whenever they are saved.",
    discussion: """
      The very files that go into the app, UIKit and all. This runs the code in them.
      A lone animator gets stock screens to move between.

        segue run                                what can be played here
        segue run CardTransition.swift
        segue run Sources/App GalleryController  a view controller by its name

      The first run builds the library, which takes a while; the next ones do not.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "The Swift files of one module, or a folder; then the name of what is played (default: the likeliest).",
      valueName: "files and name"
    ),
    completion: .file(extensions: ["swift"])
  )
  var words: [String] = []

  @Flag(help: "Say what can be played, and play nothing.")
  var list = false

  @Option(name: [.short, .long], help: "The transition chosen at first.")
  var transition: String?

  @OptionGroup var shown: PreviewOptions

  func run() throws {
    let (arguments, opening) = try ProgramArgument.split(words)
    guard !words.isEmpty, !list else { return try printOpenings(of: arguments) }
    var options = try shown.previewer()
    options.transition = transition
    let builder = try ProgramArgument.builder(of: Self.files(of: arguments))
    let source = ProgramSource(builder, arguments, opening: opening)
    let start = try ProgramArgument.start(try source.built(), on: options.session)
    let code = try MainActor.assumeIsolated { try Previewer.run(source, at: start, options: options) }
    if code != ErrorReport.Code.done { throw ExitCode(code) }
  }

  private static func files(of arguments: [String]) -> [String] {
    arguments.flatMap { ProgramArgument.files($0) ?? [] }
  }

  private func printOpenings(of arguments: [String]) throws {
    let files = Self.files(of: arguments)
    let openings = try ProgramArgument.builder(of: files).openings(of: files)
    if openings.isEmpty { throw RunnerError.nothingInFiles }
    for one in openings {
      try StandardStream.output.writeLine("\(one.file):\(one.line): \(one.kind.rawValue) \(one.name)")
    }
  }
}
