public import SegueDocuments

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The folders of the bundled scenes and pictures.
///
/// `Bundle.module` is not used: it traps if the bundle is missing, and knows only the build folder's path.
package enum ResourceFolders {
  /// The existing folders of a name, the nearest to the executable first.
  static func folders(named name: String) -> [String] {
    candidates.map { "\($0)/\(name)" }.filter(FileReader.isFolder)
  }

  /// Folders that may hold scenes: SwiftPM lays them beside the pictures' folder, an installation below `Scenes`.
  static var scenes: [String] { candidates.flatMap { ["\($0)/Scenes", $0] }.filter(FileReader.isFolder) }

  /// The files at a path in the folders, the nearest to the executable first.
  package static func files(at path: String) -> [String] {
    candidates.map { "\($0)/\(path)" }.filter(FileReader.isFile)
  }

  /// Where an installation has them, for a message when they are not there.
  static var home: String {
    executableFolder.map { "\($0)/Segue_SegueScenes.resources or \($0)/../share/segue" } ?? "share/segue"
  }

  private static let candidates: [String] = {
    guard let folder = executableFolder else { return ["Sources/SegueScenes/Resources"] }
    return [
      "\(folder)/Segue_SegueScenes.resources",
      "\(folder)/Segue_SegueScenes.bundle/Contents/Resources",
      "\(folder)/Segue_SegueScenes.bundle",
      "\(folder)/../share/segue",
      "Sources/SegueScenes/Resources",
    ]
  }()

  /// The folder of the program itself; nil if the system does not say.
  package static var executableFolder: String? {
    #if os(Linux)
      let path = AssetPath.real("/proc/self/exe")
    #else
      let path = CommandLine.arguments.first.flatMap(AssetPath.real)
    #endif
    guard let path, let slash = path.lastIndex(of: "/") else { return nil }
    return String(path[..<slash])
  }
}

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
