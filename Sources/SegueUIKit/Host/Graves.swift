import SegueStage
import Synchronization

/// The layers whose objects are gone, written down wherever the last reference was dropped.
final class Graves: Sendable {
  private let ids = Mutex<[LayerID]>([])

  func add(_ id: LayerID) { ids.withLock { $0.append(id) } }

  /// The layers that were added since this was last called.
  func take() -> [LayerID] {
    ids.withLock { ids in
      defer { ids = [] }
      return ids
    }
  }
}
