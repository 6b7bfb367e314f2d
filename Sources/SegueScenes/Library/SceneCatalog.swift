import SegueDocuments

/// The available scenes, and the folders to watch because a change there may add or remove a scene.
public struct SceneCatalog: Hashable, Sendable {
  /// The scenes, sorted by name, including broken ones.
  public var scenes: [SceneReference]
  /// Folders in which a scene's folder may appear or disappear: the folder of scenes and, if the user has no scenes, the
  /// working folder.
  public var parents: [String]
  /// All folders that are, or may become, a scene's.
  public var folders: [String]

  /// Creates a catalog from scenes and folders that are known.
  public init(scenes: [SceneReference], parents: [String], folders: [String]) {
    self.scenes = scenes
    self.parents = parents
    self.folders = folders
  }

  /// Whether a scene has a folder of its own that is among `folders`, whether or not its file exists.
  public func hasFolder(of scene: SceneReference) -> Bool {
    let parts = scene.path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.last == "scene.yaml" && folders.contains(parts.dropLast().joined(separator: "/"))
  }
}

extension SceneLibrary {
  /// More folders than this are not watched.
  private static let mostFolders = 1000

  /// Returns the user's scenes if there are any, otherwise the bundled ones, with the folders to watch.
  public static func catalog(in working: String = ".") -> SceneCatalog {
    let kept = path(of: ownFolder, in: working)
    let own = ownScenes(in: working)
    // A scene may be a single file in either folder, or be written into any folder of the working one.
    let written = [working, kept].filter(FileReader.isFolder) + folders(in: working).filter { $0 != kept }
    if !own.isEmpty || FileReader.isFolder(kept) {
      let inOwn = catalog(of: kept, scenes: own)
      return SceneCatalog(scenes: own, parents: inOwn.parents + [working], folders: written + inOwn.folders)
    }
    let scenes = bundled()
    guard let first = scenes.first else {
      return SceneCatalog(scenes: [], parents: [working], folders: written)
    }
    // From FOLDER/NAME/scene.yaml.
    let folder = first.path.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
    var catalog = catalog(of: folder.joined(separator: "/"), scenes: scenes)
    catalog.parents.append(working)
    catalog.folders += written
    return catalog
  }

  private static func catalog(of folder: String, scenes: [SceneReference]) -> SceneCatalog {
    SceneCatalog(scenes: scenes, parents: [folder], folders: folders(in: folder))
  }

  /// The folders in a folder, as many as are watched.
  private static func folders(in folder: String) -> [String] {
    FileReader.names(in: folder).prefix(mostFolders).map { path(of: $0, in: folder) }.filter(
      FileReader.isFolder
    )
  }
}
