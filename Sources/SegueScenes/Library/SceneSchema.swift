public import SegueDocuments

/// The JSON Schema of scene files, for editors.
public enum SceneSchema {
  /// The bundled schema's text.
  public static func text() throws(DocumentError) -> String {
    // SwiftPM copies the file to the top of its resource folder; in the sources it is with the documentation.
    let places = [name, "Documentation/\(name)"].flatMap { ResourceFolders.files(at: $0) }
    for file in places {
      guard let bytes = try? FileReader.read(file, limit: SceneLimits.fileSize) else { continue }
      return String(decoding: bytes, as: UTF8.self)
    }
    let missing = Diagnostic(message: "not installed beside the program", file: name, line: 0, column: 0)
    throw DocumentError(diagnostics: [missing])
  }

  private static let name = "scene.schema.json"
}
