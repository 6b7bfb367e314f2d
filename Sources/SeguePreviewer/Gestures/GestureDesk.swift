import SegueModel
import SegueTransitions
import SeguePlayer

/// The recording of gestures, and all gestures that can be performed.
struct GestureDesk: Sendable {
  /// What the canned gestures were made to fit.
  struct Fit: Hashable, Sendable {
    var revision: Int
    var options: Session.Options
  }

  /// Where the recording began; nil while nothing is recorded.
  var recording: Script.Start?
  /// Whether the run looped before the recording, which is restored afterwards.
  var loopsAfter = false
  /// The gestures recorded in this session, newest first.
  var takes: [GestureEntry] = []
  /// How many gestures were recorded, which numbers their names.
  var takeCount = 0
  /// The files beside the scene.
  var files: [GestureEntry] = []
  /// The scene's own scripts, and the gestures made to fit it.
  var library: [GestureEntry] = []
  var fit: Fit?
  /// How often the file was reloaded; gestures are not refitted while it is being tuned.
  var revision = 0
  /// The id of the selected entry.
  var selected: String?
  /// The id of the entry performed last.
  var performed: String?

  var isRecording: Bool { recording != nil }
  var entries: [GestureEntry] { takes + files + library }
  /// The selected entry, or else the first.
  var selectedEntry: GestureEntry? {
    let entries: [GestureEntry] = self.entries
    return entries.first { $0.id == selected } ?? entries.first
  }

  /// Keeps a recording under a name of its own.
  mutating func keep(_ script: Script) -> GestureEntry {
    takeCount += 1
    let take = GestureEntry(.take, group: "recorded, not saved", name: "take-\(takeCount)", script: script)
    takes.insert(take, at: 0)
    selected = take.id
    performed = take.id
    return take
  }

  /// Moves the selection by `step` lines.
  mutating func select(next step: Int) {
    let entries: [GestureEntry] = self.entries
    guard !entries.isEmpty else { return }
    let index: Int = entries.firstIndex { $0.id == selected } ?? 0
    selected = entries[min(max(index + step, 0), entries.count - 1)].id
  }

  /// Deletes the selected take.
  mutating func forget() {
    guard let index = takes.firstIndex(where: { $0.id == selected }) else { return }
    takes.remove(at: index)
    selected = takes.isEmpty ? nil : takes[min(index, takes.count - 1)].id
  }
}
