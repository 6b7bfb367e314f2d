import ArgumentParser
import SegueDocuments
import SegueExport
import SegueRunner
import SegueScenes

/// What one of the two words of `segue diff` names.
enum ComparedSide {
  /// A scene, as a file or as a revision has it, and what is to be run in it.
  case scene(SceneComparison.Side)
  /// What `segue sample` has printed.
  case recording(Recording)

  /// Reads everything that the word leads to, with the script that is to be played; prints warnings on standard error.
  init(_ word: String, _ course: CourseOptions) throws {
    if word.hasSuffix(".swift") {
      throw ValidationError(
        "Programs are compared as recordings: print one of each with 'segue sample', and name those."
      )
    }
    if let revision = try SceneRevision(word) {
      self = .scene(try revision.withFiles { try Self.scene($0, course, naming: $1) })
    } else if let recording = try Recording.read(word) {
      self = .recording(recording)
    } else {
      self = .scene(try Self.scene(word, course) { $0 })
    }
  }

  private static func scene(
    _ path: String,
    _ course: CourseOptions,
    naming: ([Diagnostic]) -> [Diagnostic]
  ) throws -> SceneComparison.Side {
    let file = try SceneFile.load(path)
    StandardError.print(naming(file.warnings))
    let isTold = course.transition != nil || course.script != nil
    return .init(scene: file.scene, course: isTold ? try course.course(in: file, otherwise: .rest) : nil)
  }
}
