import SegueScenes

/// The scenes that can be named here.
enum SceneNames {
  /// Bundled scenes' names, and paths of those of the folder Scenes.
  ///
  /// Shells expand what completion offers them, and any folder may lie in Scenes: a name that is more than plain
  /// characters would be run as a command, or obeyed by the terminal, and is not offered.
  static func all() -> [String] {
    let here = SceneLibrary.scenes(in: "Scenes").filter(\.isPlain).map { "Scenes/" + $0.name }
    return here + SceneLibrary.bundled().filter(\.isPlain).map(\.name)
  }
}
