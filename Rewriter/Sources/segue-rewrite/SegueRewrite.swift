import ArgumentParser
import SegueDocuments
import SegueRewriter

/// The program that `segue run` calls, so that `segue` itself has no parser of Swift in it.
@main
struct SegueRewrite: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "segue-rewrite",
    abstract: "Rewrites UIKit sources so that they compile without Objective-C, against SegueUIKit.",
    discussion: """
      All files are one module. What is generated beside them is SegueProgram.swift. Lines keep their numbers.

        segue-rewrite Card.swift CardAnimator.swift -o build
        segue-rewrite Sources/*.swift --json          only what is found in them

      Exit codes: 0 done, 1 a file does not parse or has what cannot be had, 2 wrong usage.
      """
  )

  @Argument(help: "The Swift files of one module.")
  var files: [String]

  @Option(
    name: [.short, .customLong("output")],
    help: "The folder to write to; it is made if it is missing."
  )
  var output: String?

  @Flag(help: "Print what was found, and all diagnostics, as JSON on standard output.")
  var json = false

  @Option(name: .customLong("own-module"), help: "A module whose files are among these: its imports go.")
  var ownModules: [String] = []

  @Option(name: .customLong("keep-import"), help: "A module that the compiler will find: its imports stay.")
  var keptModules: [String] = []

  @Flag(inversion: .prefixedNo, help: "Write an entry with @main.")
  var entry = true

  func validate() throws {
    if output == nil, !json { throw ValidationError("give a folder with -o, or --json to see what is found") }
  }

  func run() throws {
    do {
      let rewriting = Rewriter(files: try files.map(SourceFile.read), options: options).rewrite()
      // With a file missing the rest would only compile to errors about it.
      if let output, rewriting.unreadable.isEmpty { try OutputFolder(path: output).write(rewriting) }
      if json {
        try StandardStream.output.writeLine(rewriting.json.line)
      } else {
        for one in rewriting.diagnostics { try StandardStream.error.writeLine(one.rendered()) }
      }
      if rewriting.hasErrors { throw ExitCode(1) }
    } catch let failure as OutputFile.Failure {
      try StandardStream.error.writeLine("error: \(failure.description)")
      throw ExitCode(1)
    }
  }

  private var options: Rewriter.Options {
    var options = Rewriter.Options()
    options.ownModules = Set(ownModules)
    options.modules = Set(keptModules)
    options.writesEntry = entry
    return options
  }

  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let code as ExitCode {
      exit(withError: code)
    } catch {
      // The parser's own code for wrong usage is 64; Segue's is 2.
      let isUsage = exitCode(for: error) != .success
      if isUsage {
        try? StandardStream.error.writeLine(fullMessage(for: error))
        exit(withError: ExitCode(2))
      }
      exit(withError: error)
    }
  }
}
