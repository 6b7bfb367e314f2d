/// A scene that can be opened.
public struct SceneReference: Hashable, Sendable {
  /// The folder's name.
  public var name: String
  /// Of `scene.yaml`.
  public var path: String

  /// Whether every shell takes the name as it stands: letters, digits, points, underscores, and hyphens but as the
  /// first, which begins an option.
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

  /// Creates a reference.
  public init(name: String, path: String) {
    self.name = name
    self.path = path
  }
}

/// The scenes at hand.
public enum SceneLibrary {
  /// Those of the user in the working folder and in ./Scenes, else those that come with the program; broken ones too.
  ///
  /// Where there is a folder Scenes with nothing in it, there are none.
  public static func scenes() -> [SceneReference] {
    let own = ownScenes()
    return own.isEmpty && !FileReader.isFolder(ownFolder) ? bundled() : own
  }

  /// The folder that scenes are kept in.
  static let ownFolder = "Scenes"

  /// The user's: files that say they are scenes and folders with a `scene.yaml`, in the working folder and in ./Scenes.
  ///
  /// Of two with one name the nearer is meant.
  public static func ownScenes(in working: String = ".") -> [SceneReference] {
    var names: Set<String> = []
    let all = [working, path(of: ownFolder, in: working)].flatMap { files(in: $0) + scenes(in: $0) }
    return all.filter { names.insert($0.name).inserted }.sorted { $0.name < $1.name }
  }

  /// The scenes that are a file of their own in a folder, `NAME.yaml`: those in which a line begins with `segue:`.
  private static func files(in folder: String) -> [SceneReference] {
    FileReader.names(in: folder).compactMap { name in
      let path = path(of: name, in: folder)
      guard name.hasSuffix(".yaml"), name != "scene.yaml", FileReader.isFile(path), saysItIsAScene(path)
      else { return nil }
      return SceneReference(name: String(name.dropLast(".yaml".count)), path: path)
    }
  }

  /// What is in the working folder is called by its name alone.
  static func path(of name: String, in folder: String) -> String {
    folder == "." ? name : "\(folder)/\(name)"
  }

  private static func saysItIsAScene(_ path: String) -> Bool {
    guard let bytes = try? FileReader.read(path, limit: SceneLimits.fileSize) else { return false }
    let mark = Array("segue:".utf8)
    return bytes.split(whereSeparator: { $0 == 0x0a || $0 == 0x0d }).contains { $0.starts(with: mark) }
  }

  /// Whether a word means a scene at hand, or a file or folder that is there.
  public static func has(_ name: String) -> Bool {
    path(for: name) != nil || FileReader.isFile(name) || FileReader.isFolder(name)
  }

  /// Those that come with the program.
  public static func bundled() -> [SceneReference] {
    for folder in ResourceFolders.scenes {
      let found = scenes(in: folder)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The name of the scene that comes with the program in this file; nil: it is the user's.
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
    guard SceneBuilder.isName(plain) else { return nil }
    return (scenes() + bundled()).first { $0.name == plain }?.path
  }
}
