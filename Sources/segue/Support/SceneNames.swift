import SegueScenes

/// The scenes that can be named here.
enum SceneNames {
  /// Bundled scenes' names, and paths of those of the folder Scenes.
  static func all() -> [String] {
    let here = SceneLibrary.scenes(in: "Scenes").map { "Scenes/" + $0.name }
    return here + SceneLibrary.bundled().map(\.name)
  }
}
