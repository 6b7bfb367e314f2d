import ArgumentParser
import SegueScenes

/// The scene that a command is about.
struct SceneArgument: ParsableArguments {
  @Argument(
    help: "A scene file, a folder with scene.yaml, or the name of a bundled scene.",
    completion: .scenes
  )
  var scene: String

  /// Reads and checks it; warnings go to standard error.
  func load() throws -> SceneFile {
    let file = try SceneFile.load(scene)
    StandardError.print(file.warnings)
    return file
  }
}

extension CompletionKind {
  /// Bundled scenes' names, then the scenes of the folder Scenes.
  static let scenes = CompletionKind.custom { _, _, _ in SceneNames.all() }
}
