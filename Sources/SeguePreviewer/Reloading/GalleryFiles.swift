import SegueScenes

/// Follows the gallery's scenes on disk: which there are, and which files have changed.
///
/// The system tells when there is something to look at; between that nothing is looked at.
struct GalleryFiles: ~Copyable {
  private let watcher: FileWatcher
  private var stamps: FileStamps
  /// By name.
  private(set) var scenes: [SceneReference]

  /// To be waited for; -1 where the system watches nothing.
  var descriptor: Int32 { watcher.descriptor }

  /// Begins to follow the scenes that `catalog` finds.
  init(_ catalog: () -> SceneCatalog = { SceneLibrary.catalog() }) {
    watcher = FileWatcher()
    stamps = FileStamps(paths: [])
    scenes = []
    take(catalog)
  }

  /// What has changed since the last time: whether other scenes are there, and the paths of those written anew.
  ///
  /// A scene whose file alone is gone from its folder stays: an editor replaces it perhaps.
  mutating func changes(_ catalog: () -> SceneCatalog = { SceneLibrary.catalog() }) -> (
    isOther: Bool, written: Set<String>
  ) {
    guard watcher.drain().hasChanged else { return (false, []) }
    let before: [SceneReference] = scenes
    take(catalog)
    return (scenes != before, stamps.changes())
  }

  private mutating func take(_ catalog: () -> SceneCatalog) {
    var found: SceneCatalog = catalog()
    // What came into a new folder before that was watched is found by looking again.
    while watcher.watch(found.folders) || watcher.watch(comingsAndGoingsIn: found.parents) {
      found = catalog()
    }
    let isKept: (SceneReference) -> Bool = { old in
      !found.scenes.contains(old) && found.hasFolder(of: old)
    }
    scenes = (found.scenes + scenes.filter(isKept)).sorted { $0.name < $1.name }
    stamps.follow(scenes.map(\.path))
  }
}
