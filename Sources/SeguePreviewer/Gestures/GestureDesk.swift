import SegueModel
import SegueTransitions

/// Recording gestures, and all that can be performed.
struct GestureDesk: Sendable {
  /// What the canned gestures were made for.
  struct Fit: Hashable, Sendable {
    var revision: Int
    var options: Session.Options
  }

  /// Where the recording began; nil: nothing is recorded.
  var recording: Script.Start?
  /// Whether the run looped before the recording, as it does again after it.
  var loopsAfter = false
  /// Recorded in this session, the newest first.
  var takes: [GestureEntry] = []
  /// How many were recorded, for their names.
  var takeCount = 0
  /// The files beside the scene.
  var files: [GestureEntry] = []
  /// The scene's own, and those made to fit it.
  var library: [GestureEntry] = []
  var fit: Fit?
  /// How often the file was read anew; while it is tuned the hands stay as they are.
  var revision = 0
  /// The id of the entry that keys and clicks are about.
  var selected: String?
  /// The id of the entry that was performed last.
  var performed: String?

  var isRecording: Bool { recording != nil }
  var entries: [GestureEntry] { takes + files + library }
  /// The selected entry, else the first.
  var selectedEntry: GestureEntry? {
    let entries: [GestureEntry] = self.entries
    return entries.first { $0.id == selected } ?? entries.first
  }

  /// Keeps what was recorded, and gives it a name of its own.
  mutating func keep(_ script: Script) -> GestureEntry {
    takeCount += 1
    let take = GestureEntry(.take, group: "recorded, not saved", name: "take-\(takeCount)", script: script)
    takes.insert(take, at: 0)
    selected = take.id
    performed = take.id
    return take
  }

  /// Selects the entry so many lines on.
  mutating func select(next step: Int) {
    let entries: [GestureEntry] = self.entries
    guard !entries.isEmpty else { return }
    let index: Int = entries.firstIndex { $0.id == selected } ?? 0
    selected = entries[min(max(index + step, 0), entries.count - 1)].id
  }

  /// Drops the selected take.
  mutating func forget() {
    guard let index = takes.firstIndex(where: { $0.id == selected }) else { return }
    takes.remove(at: index)
    selected = takes.isEmpty ? nil : takes[min(index, takes.count - 1)].id
  }
}
