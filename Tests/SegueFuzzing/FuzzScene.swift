public import SegueDocuments
public import SegueModel
import SegueScenes

/// A scene that is fuzzed, under the name that commands know it by.
public struct FuzzScene: Sendable {
  /// As it is called on the command line.
  public var name: String
  /// What is played.
  public var scene: Scene
  /// What the scene was read from, if it was drawn.
  public var drawing: SceneNode?

  /// Creates the pair.
  public init(name: String, scene: Scene) {
    self.name = name
    self.scene = scene
  }

  /// Reads a scene that was drawn.
  ///
  /// - Throws: what the reader finds wrong with it, which it should not.
  public init(_ drawing: SceneNode) throws(DocumentError) {
    name = "drawn.yaml"
    scene = try SceneFile.parse(Array(drawing.yaml.utf8), path: name, folder: nil).scene
    self.drawing = drawing
  }

  /// Every scene of the repository that these sources lie in.
  ///
  /// - Throws: what is wrong with the first that cannot be read.
  public static func all() throws(DocumentError) -> [FuzzScene] {
    let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    var result: [FuzzScene] = []
    for reference in SceneLibrary.scenes(in: root + "/Scenes") {
      result.append(FuzzScene(name: reference.name, scene: try SceneFile.load(reference.path).scene))
    }
    return result
  }
}
