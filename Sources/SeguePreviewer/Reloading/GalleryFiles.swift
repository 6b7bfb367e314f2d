import SegueScenes

/// Follows the gallery's scenes on disk: which exist, and which files have changed.
///
/// It only looks when the system reports a change.
struct GalleryFiles: ~Copyable {
  private let watcher: FileWatcher
  private var stamps: FileStamps
  /// The scenes, sorted by name.
  private(set) var scenes: [SceneReference]

  /// The descriptor to wait for; -1 if the system cannot watch anything.
  var descriptor: Int32 { watcher.descriptor }

  /// Starts to follow the scenes that `catalog` finds.
  init(_ catalog: () -> SceneCatalog = { SceneLibrary.catalog() }) {
    watcher = FileWatcher()
    stamps = FileStamps(paths: [])
    scenes = []
    take(catalog)
  }

  /// What has changed since the last time: whether the list of scenes differs, and the paths of those
  /// rewritten.
  ///
  /// A scene stays if its file is gone but its folder is not, since an editor may be replacing it.
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
    // Looks again for what was created in a new folder before it was watched.
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
