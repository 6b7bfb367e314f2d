import SegueGestures
import SegueTransitions
import SegueUIKitRules
import SegueInterface
import SeguePlayer

/// The calls of a run with what is known of each at the play head, broken into rows.
struct TraceList: Sendable {
  /// A call's position relative to the play head.
  enum Tense: Hashable, Sendable {
    /// In an earlier run.
    case before
    case past
    /// The last one made.
    case current
    case later
  }

  /// A row of the pane: the first of a call, with its time; a continuation of a long call; or a rule before a
  /// call.
  struct Row: Hashable, Sendable {
    var index: Int
    var isRule = false
    /// The time of the call; nil if the row continues the call above.
    var time: Double?
    var text: String
  }

  /// The calls; of a recognizer's changes that follow each other, and of the progress that each makes, only the
  /// last.
  let entries: [TraceEntry]
  /// The number of reports that each entry stands for.
  private let counts: [Int]
  /// The number of entries of earlier runs.
  let firstOfRun: Int
  /// The number of entries made up to the play head.
  let made: Int
  /// When the run began, in the session's time.
  let origin: Double
  /// The names of transitions that begin, by the index of their first call.
  private let starts: [Int: String]

  /// Lists the calls of the preview's run: all that it will make or, while a finger is down, those it has
  /// made.
  init(of context: PanelContext) {
    let player: Player = context.rehearsal.player
    let told: any Playable = (player.isHeld ? nil : player.ending) ?? player.subject
    let begins = Dictionary(
      told.traceStarts.map { ($0.index, $0.transition) },
      uniquingKeysWith: { first, _ in first }
    )
    let bounds: [Int] = [player.origin.trace.count, player.subject.trace.count]
    var entries: [TraceEntry] = []
    var counts: [Int] = []
    /// The entry that each of the trace's is in.
    var places: [Int] = []
    /// The first entry that later reports may be folded into.
    var first: Int = 0
    for (index, entry) in told.trace.enumerated() {
      if begins[index] != nil || bounds.contains(index) { first = entries.count }
      let moves = entries.indices.reversed().prefix { $0 >= first && Self.isOfMove(entries[$0]) }
      let folded: Int? = moves.first { Self.continues(entries[$0], entry) }
      if let folded {
        entries[folded] = entry
        counts[folded] += 1
      } else {
        entries.append(entry)
        counts.append(1)
      }
      places.append(folded ?? entries.count - 1)
    }
    func place(of index: Int) -> Int { index < places.count ? places[index] : entries.count }
    self.entries = entries
    self.counts = counts
    starts = Dictionary(begins.map { (place(of: $0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
    firstOfRun = place(of: bounds[0])
    made = place(of: bounds[1])
    origin = player.origin.time
  }

  /// Whether both report that the same recognizer's touches have moved, or that a hand has driven a transition.
  private static func continues(_ first: TraceEntry, _ second: TraceEntry) -> Bool {
    if case .recognizer(let one) = first.event, case .recognizer(let other) = second.event {
      return one.state == .changed && other.state == .changed && one.name == other.name
        && one.className == other.className
    }
    if case .update = first.call, case .update = second.call { return true }
    return false
  }

  /// Whether a hand's move makes the entry: the recognizer's report, or the progress that follows from it.
  private static func isOfMove(_ entry: TraceEntry) -> Bool { continues(entry, entry) }

  func tense(of index: Int) -> Tense {
    if index == made - 1 && made > firstOfRun { return .current }
    if index < firstOfRun { return .before }
    return index < made ? .past : .later
  }

  /// The bottom entry while the pane follows the play head, leaving some of what is to come in view.
  func followed(rows: Int) -> Int { min(max(made, firstOfRun) - 1 + rows / 3, entries.count - 1) }

  /// Rows that end with an entry, or continue after it if there are too few before it.
  func rows(endingWith last: Int, rows count: Int, columns: Int) -> [Row] {
    guard count > 0, !entries.isEmpty else { return [] }
    let last: Int = min(max(last, 0), entries.count - 1)
    var reversed: [Row] = []
    var index: Int = last
    while index >= 0, reversed.count < count {
      reversed += self.rows(of: index, columns: columns).reversed()
      index -= 1
    }
    var rows: [Row] = Array(reversed.prefix(count).reversed())
    index = last + 1
    while index < entries.count, rows.count < count {
      rows += self.rows(of: index, columns: columns)
      index += 1
    }
    return Array(rows.prefix(count))
  }

  private func rows(of index: Int, columns: Int) -> [Row] {
    let entry: TraceEntry = entries[index]
    let count: String = counts[index] > 1 ? " ×\(counts[index])" : ""
    let lines: [String] = TextFit.wrap(entry.text + count, columns: columns)
    let calls: [Row] = lines.enumerated().map { place, text in
      let time: Double? = place == 0 ? entry.time - start(of: index) : nil
      return Row(index: index, time: time, text: place == 0 ? text : "  " + text)
    }
    return (rule(before: index).map { [Row(index: index, isRule: true, time: nil, text: $0)] } ?? []) + calls
  }

  /// What begins with a call: a transition, or the calls not made yet.
  private func rule(before index: Int) -> String? {
    let isToCome: Bool = index == max(made, firstOfRun)
    guard let name = starts[index] else { return isToCome ? Self.toCome : nil }
    return isToCome ? "\(name), \(Self.toCome)" : name
  }

  /// The number of rules: before each transition, and before the calls not made yet.
  var ruleCount: Int { starts.count + 1 }

  static let toCome = "to come"

  /// When the run of a call began; for an earlier run, the time of its first call.
  private func start(of index: Int) -> Double {
    guard index < firstOfRun else { return origin }
    return starts.keys.filter { $0 <= index }.max().map { entries[$0].time } ?? 0
  }
}
