/// The scenes at hand, and the folders in which a change may be one of which scenes there are.
public struct SceneCatalog: Hashable, Sendable {
  /// By name; broken ones too.
  public var scenes: [SceneReference]
  /// Folders that a folder of scenes may come into or go from: that of the scenes, and where there is none of the
  /// user's own, the working folder.
  public var parents: [String]
  /// Every folder that is or may become a scene's.
  public var folders: [String]

  /// Creates a catalog.
  public init(scenes: [SceneReference], parents: [String], folders: [String]) {
    self.scenes = scenes
    self.parents = parents
    self.folders = folders
  }
}

extension SceneLibrary {
  /// More folders than this are not watched.
  private static let mostFolders = 1000

  /// Those of the user where there are any, else those that come with the program.
  public static func catalog() -> SceneCatalog {
    let own = ownScenes()
    if !own.isEmpty || FileReader.isFolder(ownFolder) {
      let inOwn = catalog(of: ownFolder, scenes: own)
      let here = FileReader.names(in: ".").prefix(mostFolders).filter {
        $0 != ownFolder && FileReader.isFolder($0)
      }
      return SceneCatalog(scenes: own, parents: inOwn.parents + ["."], folders: inOwn.folders + here)
    }
    let scenes = bundled()
    guard let first = scenes.first else { return SceneCatalog(scenes: [], parents: ["."], folders: []) }
    // From FOLDER/NAME/scene.yaml.
    let folder = first.path.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
    var catalog = catalog(of: folder.joined(separator: "/"), scenes: scenes)
    catalog.parents.append(".")
    return catalog
  }

  private static func catalog(of folder: String, scenes: [SceneReference]) -> SceneCatalog {
    let folders = FileReader.names(in: folder).prefix(mostFolders).map { "\(folder)/\($0)" }
    return SceneCatalog(scenes: scenes, parents: [folder], folders: folders.filter(FileReader.isFolder))
  }

  /// Whether the folder of a scene's file is there, be the file or not.
  public static func hasFolder(of scene: SceneReference) -> Bool {
    let folder = scene.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return FileReader.isFolder(folder.joined(separator: "/"))
  }
}
