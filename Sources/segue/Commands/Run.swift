import ArgumentParser
import SegueDocuments
import SegueRunner
import SegueTransitions

struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Builds an app's own Swift files, and says what can be played of them.",
    discussion: """
      The very files that go into the app, UIKit and all. This runs the code in them.
      A lone animator gets stock screens to move between.

        segue run                                     what is in this folder
        segue run CardTransition.swift
        segue trace CardTransition.swift              plays it, as other commands do

      The first run builds the library, which takes a while; the next ones do not.
      """
  )

  @Argument(
    help: "The Swift files of one module, or a folder (default: this one).",
    completion: .file(extensions: ["swift"])
  )
  var files: [String] = []

  func run() throws {
    let named = files.isEmpty ? ["."] : files
    let all = named.flatMap { ProgramArgument.files($0) ?? [] }
    if all.isEmpty {
      throw RunnerError.nothingToPlay("there are no Swift files in '\(TextSanitizer.visible(named[0]))'")
    }
    let openings = try ProgramArgument.openings(of: all)
    if openings.isEmpty { _ = try ProgramArgument.start(all, on: Session.Options()) }
    for one in openings {
      try StandardStream.output.writeLine("\(one.file):\(one.line): \(one.kind.rawValue) \(one.name)")
    }
  }
}
