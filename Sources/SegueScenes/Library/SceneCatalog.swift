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

  /// Whether the folder that a scene has to itself is still looked into, be the file there or not.
  public func hasFolder(of scene: SceneReference) -> Bool {
    let parts = scene.path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.last == "scene.yaml" && folders.contains(parts.dropLast().joined(separator: "/"))
  }
}

extension SceneLibrary {
  /// More folders than this are not watched.
  private static let mostFolders = 1000

  /// Those of the user where there are any, else those that come with the program.
  public static func catalog(in working: String = ".") -> SceneCatalog {
    let kept = path(of: ownFolder, in: working)
    let own = ownScenes(in: working)
    // A scene may be a file of its own in either folder, which is written there.
    let written = [working, kept].filter(FileReader.isFolder)
    if !own.isEmpty || FileReader.isFolder(kept) {
      let inOwn = catalog(of: kept, scenes: own)
      let here = FileReader.names(in: working).prefix(mostFolders).filter { $0 != ownFolder }.map {
        path(of: $0, in: working)
      }
      return SceneCatalog(
        scenes: own,
        parents: inOwn.parents + [working],
        folders: written + inOwn.folders + here.filter(FileReader.isFolder)
      )
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
    let folders = FileReader.names(in: folder).prefix(mostFolders).map { "\(folder)/\($0)" }
    return SceneCatalog(scenes: scenes, parents: [folder], folders: folders.filter(FileReader.isFolder))
  }
}
