import SegueDocuments

/// A scene that can be opened.
public struct SceneReference: Hashable, Sendable {
  /// The name of the scene's folder.
  public var name: String
  /// The path of its `scene.yaml`.
  public var path: String

  /// Whether the name needs no quoting in a shell: letters, digits, full stops, underscores, and hyphens except a first
  /// one, which would begin an option.
  public var isPlain: Bool {
    !name.hasPrefix("-")
      && name.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }

  /// Creates a reference to a scene.
  public init(name: String, path: String) {
    self.name = name
    self.path = path
  }
}

/// Finds the user's scenes and the bundled ones.
public enum SceneLibrary {
  /// The user's scenes in the working folder and in ./Scenes, otherwise the bundled ones; including broken ones.
  ///
  /// If there is an empty folder Scenes, there are none.
  public static func scenes() -> [SceneReference] {
    let own = ownScenes()
    return own.isEmpty && !FileReader.isFolder(ownFolder) ? bundled() : own
  }

  /// The folder that scenes are kept in.
  static let ownFolder = "Scenes"

  /// The user's scenes: scene files and folders with a `scene.yaml`, in the working folder and in ./Scenes.
  ///
  /// If two have the same name, the nearer one wins.
  public static func ownScenes(in working: String = ".") -> [SceneReference] {
    var names: Set<String> = []
    let all = [working, path(of: ownFolder, in: working)].flatMap { files(in: $0) + scenes(in: $0) }
    return all.filter { names.insert($0.name).inserted }.sorted { $0.name < $1.name }
  }

  /// The scenes that are single files `NAME.yaml` in a folder: those with a line that begins with `segue:`.
  private static func files(in folder: String) -> [SceneReference] {
    FileReader.names(in: folder).compactMap { name in
      let path = path(of: name, in: folder)
      guard name.hasSuffix(".yaml"), name != "scene.yaml", FileReader.isFile(path), saysItIsAScene(path)
      else { return nil }
      return SceneReference(name: String(name.dropLast(".yaml".count)), path: path)
    }
  }

  /// A file in the working folder is named without a folder.
  static func path(of name: String, in folder: String) -> String {
    folder == "." ? name : "\(folder)/\(name)"
  }

  private static func saysItIsAScene(_ path: String) -> Bool {
    guard let bytes = try? FileReader.read(path, limit: SceneLimits.fileSize) else { return false }
    let mark = Array("segue:".utf8)
    return bytes.split(whereSeparator: { $0 == 0x0a || $0 == 0x0d }).contains { $0.starts(with: mark) }
  }

  /// Whether a word names an available scene, or an existing file or folder.
  public static func has(_ name: String) -> Bool {
    path(for: name) != nil || FileReader.isFile(name) || FileReader.isFolder(name)
  }

  /// The bundled scenes.
  public static func bundled() -> [SceneReference] {
    for folder in ResourceFolders.scenes {
      let found = scenes(in: folder)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The name of the bundled scene in this file; nil if the file is the user's.
  public static func bundledName(of path: String) -> String? { bundled().first { $0.path == path }?.name }

  /// The folders with a `scene.yaml` in a folder, by name.
  public static func scenes(in folder: String) -> [SceneReference] {
    FileReader.names(in: folder).compactMap { name in
      let path = path(of: "\(name)/scene.yaml", in: folder)
      return FileReader.isFile(path) ? SceneReference(name: name, path: path) : nil
    }
  }

  /// The scene file that a name means: a file, a folder with `scene.yaml`, or a bundled scene's name.
  static func path(for name: String) -> String? {
    if FileReader.isFolder(name) {
      let file = name.hasSuffix("/") ? "\(name)scene.yaml" : "\(name)/scene.yaml"
      if FileReader.isFile(file) { return file }
    } else if FileReader.isFile(name) {
      return name
    }
    let plain = name.hasPrefix("Scenes/") ? String(name.dropFirst("Scenes/".count)) : name
    guard SceneName.isValid(plain) else { return nil }
    return (scenes() + bundled()).first { $0.name == plain }?.path
  }
}
