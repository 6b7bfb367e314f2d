/// The calls that UIKit would have made so far, and what led to them.
///
/// Always:
/// - entries are in order of time;
/// - starts are in order, and each lies within the entries or right behind them;
/// - a verdict is that of the last gesture that has ended, until the next one takes hold.
struct CallTrace: Sendable {
  private(set) var entries: [TraceEntry] = []
  /// Where each transition's calls begin among the entries.
  private(set) var starts: [TraceStart] = []
  /// How the last gesture that ended was decided.
  private(set) var lastVerdict: GestureVerdict?

  /// Notes what happens at a time, in seconds on the session's clock.
  mutating func note(_ event: TraceEntry.Event, at time: Double) {
    entries.append(TraceEntry(time: time, event: event))
  }

  /// The calls of a transition begin here.
  mutating func begin(_ transition: String) {
    starts.append(TraceStart(index: entries.count, transition: transition))
  }

  /// Keeps how a gesture's end was decided, and notes it if its condition was tested.
  mutating func keep(_ verdict: GestureVerdict) {
    lastVerdict = verdict
    if verdict.held != nil { note(.verdict(verdict), at: verdict.time) }
  }

  /// Another gesture takes hold.
  mutating func forgetVerdict() { lastVerdict = nil }
}

extension CallTrace {
  /// Something that must hold of the newest entries and starts and does not; nil if all does.
  var brokenInvariant: String? {
    let last = entries.suffix(2)
    if let first = last.first, let second = last.last, first.time > second.time {
      return "a call is noted before an earlier one"
    }
    let begun = starts.suffix(2)
    if let first = begun.first, let second = begun.last, first.index > second.index {
      return "a transition's calls begin before an earlier one's"
    }
    return starts.last.map { $0.index > entries.count } == true ? "a transition's calls begin nowhere" : nil
  }
}
