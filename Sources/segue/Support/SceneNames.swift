import SegueScenes

/// The scenes that can be named here.
enum SceneNames {
  static func all() -> [String] { [] }
}
