import ArgumentParser
import SegueDocuments
import SegueExport
import SegueScenes

struct Trace: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Prints the calls that UIKit would have made, in order, with their times.",
    discussion: """
      Without options: the scene's first transition.

        segue trace app-store --transition open
        segue trace slide-down --script finish
        segue trace CardTransition.swift --transition push
      """
  )

  @OptionGroup var scene: SceneArgument
  @OptionGroup var course: CourseOptions

  func run() throws {
    let isTold = course.transition != nil || course.script != nil
    if let files = scene.program {
      let run = try course.run(program: files, otherwise: !isTold)
      for line in TraceWriter.lines(of: run) { try StandardStream.output.writeLine(line) }
      return try ProgramArgument.report(after: run)
    }
    let file = try scene.load()
    let run = try course.run(file, otherwise: isTold ? .rest : try file.scene.firstTransition())
    for line in TraceWriter.lines(of: run) { try StandardStream.output.writeLine(line) }
  }
}
