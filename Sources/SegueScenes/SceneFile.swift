public import SegueModel

/// A scene with the text it was read from.
public struct SceneFile: Sendable {
  public var scene: Scene
  /// The path it was read from.
  public var path: String
  /// The bytes that every `SourceRange` of the scene counts in.
  public var source: [UInt8]
  public var warnings: [Diagnostic]

  /// Reads and checks a scene: a path to a file or a folder with `scene.yaml`, or a bundled scene's name.
  public static func load(_ name: String) throws(SceneError) -> SceneFile {
    throw SceneError(diagnostics: [Diagnostic(message: "cannot read \(name)", file: name)])
  }
}
