/// A line of a trace that only one of two runs has.
public struct TraceChange: Hashable, Sendable {
  /// The time and the call.
  public var line: String
  /// Whether the first run is the one that has it.
  public var isInFirst: Bool

  /// The most lines on either side that are compared, once what both begin and end with is left out.
  static let mostLines = 1500

  /// Returns the lines that make one trace of another, in the order of a patch.
  ///
  /// Of longer traces, what follows `mostLines` lines that may differ is left out on both sides.
  ///
  /// - Complexity: O((*n* + *m*) *d*) in the lines compared and those that differ.
  static func changes(from first: [String], to second: [String]) -> [TraceChange] {
    let head = zip(first, second).prefix { $0 == $1 }.count
    let tail = zip(first.dropFirst(head).reversed(), second.dropFirst(head).reversed()).prefix { $0 == $1 }
      .count
    let old = Array(first.dropFirst(head).dropLast(tail).prefix(mostLines))
    let new = Array(second.dropFirst(head).dropLast(tail).prefix(mostLines))
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var changes: [TraceChange] = []
    var (here, there) = (0, 0)
    while here < old.count || there < new.count {
      if removed.contains(here) {
        changes.append(TraceChange(line: old[here], isInFirst: true))
        here += 1
      } else if inserted.contains(there) {
        changes.append(TraceChange(line: new[there], isInFirst: false))
        there += 1
      } else {
        here += 1
        there += 1
      }
    }
    return changes
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
