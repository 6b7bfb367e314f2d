import SegueStage
import Synchronization

/// The layers whose objects are gone, and what is to be said of that, written down wherever that happens.
final class Graves: Sendable {
  private let notes = Mutex<[String]>([])
  private let ids = Mutex<[LayerID]>([])

  func add(_ id: LayerID) { ids.withLock { $0.append(id) } }

  func add(note: String) { notes.withLock { $0.append(note) } }

  /// What was to be said since this was last called.
  func takeNotes() -> [String] {
    notes.withLock { notes in
      defer { notes = [] }
      return notes
    }
  }

  /// The layers that were added since this was last called.
  func take() -> [LayerID] {
    ids.withLock { ids in
      defer { ids = [] }
      return ids
    }
  }
}
