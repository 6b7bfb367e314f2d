import ArgumentParser
import SegueScenes

/// The scene that a command works on.
struct SceneArgument: ParsableArguments {
  @Argument(
    help: "A scene file, a folder with scene.yaml, the name of a bundled scene, or a Swift file.",
    completion: .scenes
  )
  var scene: String

  /// The Swift files that are named instead of a scene; nil for a scene.
  var program: [String]? { ProgramArgument.files(scene) }

  /// Reads and validates the scene; prints warnings on standard error.
  func load() throws -> SceneFile { try Self.load(scene) }

  /// Reads and validates a scene; prints warnings on standard error.
  static func load(_ scene: String) throws -> SceneFile {
    let file = try SceneFile.load(scene)
    StandardError.print(file.warnings)
    return file
  }
}

extension CompletionKind {
  /// The user's scenes, then the bundled ones.
  static let scenes = CompletionKind.custom { _, _, _ in SceneNames.all() }
}

/// The scenes that can be named on the command line.
enum SceneNames {
  /// The paths of the user's scenes, files or folders, and the names of bundled scenes.
  ///
  /// Shells expand what completion offers, and the working directory may contain anything: a name with
  /// special characters could be run as a command or interpreted by the terminal, so it is not offered.
  static func all() -> [String] {
    let file = "/scene.yaml"
    let own = SceneLibrary.ownScenes().filter(\.isPlain).map(\.path)
    return own.map { $0.hasSuffix(file) ? String($0.dropLast(file.count)) : $0 }
      + SceneLibrary.bundled().filter(\.isPlain).map(\.name)
  }
}
