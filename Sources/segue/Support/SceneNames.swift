import SegueScenes

/// The scenes that can be named here.
enum SceneNames {
  /// Paths of the user's scenes, files or folders, and bundled scenes' names.
  ///
  /// Shells expand what completion offers them, and anything may lie in the working folder: a name that is more than plain
  /// characters would be run as a command, or obeyed by the terminal, and is not offered.
  static func all() -> [String] {
    let file = "/scene.yaml"
    let own = SceneLibrary.ownScenes().filter(\.isPlain).map(\.path)
    return own.map { $0.hasSuffix(file) ? String($0.dropLast(file.count)) : $0 }
      + SceneLibrary.bundled().filter(\.isPlain).map(\.name)
  }
}
