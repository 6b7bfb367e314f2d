public import SegueModel
public import SegueScenes

/// A scene that is fuzzed, under the name that commands know it by.
public struct FuzzScene: Sendable {
  public var name: String
  public var scene: Scene

  /// Creates the pair.
  public init(name: String, scene: Scene) {
    self.name = name
    self.scene = scene
  }

  /// Every scene of the repository that these sources lie in.
  ///
  /// - Throws: what is wrong with the first that cannot be read.
  public static func all() throws(SceneError) -> [FuzzScene] {
    let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    var result: [FuzzScene] = []
    for reference in SceneLibrary.scenes(in: root + "/Scenes") {
      result.append(FuzzScene(name: reference.name, scene: try SceneFile.load(reference.path).scene))
    }
    return result
  }
}
