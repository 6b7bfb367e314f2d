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
    if let revision = try SceneRevision(word) {
      self = .scene(try revision.withFiles { try Self.scene($0, course) })
    } else if let recording = try Recording.read(word) {
      self = .recording(recording)
    } else {
      self = .scene(try Self.scene(word, course))
    }
  }

  private static func scene(_ path: String, _ course: CourseOptions) throws -> SceneComparison.Side {
    let file = try SceneArgument.load(path)
    let isTold = course.transition != nil || course.script != nil
    return .init(scene: file.scene, course: isTold ? try course.course(in: file, otherwise: .rest) : nil)
  }
}
