import SegueDocuments
import SegueGeometry
import SegueModel

/// What differs between two scenes, two revisions of one, or two recordings.
public struct SceneDifference: Hashable, Sendable {
  /// What the first is called.
  public var first: String
  /// What the second is called.
  public var second: String
  /// What was run in both, in the order of the first.
  public var runs: [RunDifference]
  /// What can be run in the first alone.
  public var runsInFirst: [String]
  /// What can be run in the second alone.
  public var runsInSecond: [String]

  /// The most lines of each kind that a text has of a run.
  private static let mostLines = 40

  /// Creates a comparison's result.
  public init(
    first: String,
    second: String,
    runs: [RunDifference],
    runsInFirst: [String] = [],
    runsInSecond: [String] = []
  ) {
    (self.first, self.second, self.runs) = (first, second, runs)
    (self.runsInFirst, self.runsInSecond) = (runsInFirst, runsInSecond)
  }

  /// Whether nothing differs.
  public var isEmpty: Bool { runs.allSatisfy(\.isEmpty) && runsInFirst.isEmpty && runsInSecond.isEmpty }

  /// What differs as lines for people, without the names of what was compared; a single line if nothing does.
  public var lines: [String] {
    if isEmpty { return ["no differences"] }
    return runsInFirst.map { "only in A: \($0)" } + runsInSecond.map { "only in B: \($0)" }
      + runs.filter { !$0.isEmpty }.flatMap { run in
        ["\(run.name): \(run.summary)"] + Self.lines(of: run).map { "  " + $0 }
      }
  }

  private static func lines(of run: RunDifference) -> [String] {
    let own = run.differences.filter { !$0.isCarried }
    let width = min(own.prefix(mostLines).map { $0.title.count }.max() ?? 0, 60)
    let carried = run.differences.count - own.count
    let numbers = own.map { difference in
      let space = String(repeating: " ", count: max(0, width - difference.title.count))
      let place = "at \(difference.time.formatted(atMost: 3)) s"
      return "\(difference.title)\(space)  \(difference.amount) \(place): \(difference.values)"
    }
    let presences = run.presences.map {
      "\($0.layer) is shown in \($0.isInFirst ? "A" : "B") alone at \($0.time.formatted(atMost: 3)) s"
    }
    let layers = run.layersInFirst.map { "only in A: \($0)" } + run.layersInSecond.map { "only in B: \($0)" }
    let calls = run.calls.map { ($0.isInFirst ? "- " : "+ ") + $0.line }
    let others = carried > 0 ? ["and \(count(carried, "number")) of sublayers that are carried along"] : []
    return [numbers, others, presences, layers, calls].flatMap(cut) + (run.ending.map { [$0] } ?? [])
  }

  /// `1 number`, `2 numbers`.
  fileprivate static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private static func cut(_ lines: [String]) -> [String] {
    guard lines.count > mostLines else { return lines }
    return lines.prefix(mostLines) + ["and \(lines.count - mostLines) more; --json has all"]
  }
}

extension RunDifference {
  /// How much differs, in a few words.
  var summary: String {
    let layers = Set(differences.map(\.layer)).count
    let numbers =
      "\(SceneDifference.count(differences.count, "number")) of \(SceneDifference.count(layers, "layer"))"
    let parts =
      (differences.isEmpty ? [] : ["\(numbers), most at \(worstTime.formatted(atMost: 3)) s"])
      + (calls.isEmpty ? [] : [SceneDifference.count(calls.count, "call")])
    return parts.isEmpty ? "differs" : parts.joined(separator: "; ")
  }

  /// When the runs end, if that differs.
  var ending: String? {
    guard let ends, !ends.areTogether else { return nil }
    return "ends at \(ends.first.formatted(atMost: 3)) s → \(ends.second.formatted(atMost: 3)) s"
  }
}

extension MotionDifference {
  /// `home/card x`.
  var title: String { "\(layer) \(measure.rawValue)" }

  /// The size with its unit: `12.34 pt`.
  var amount: String { number(size) + (measure.unit == .points ? " " : "") + measure.unit.rawValue }

  /// Both values: `100 → 112.34`.
  var values: String { "\(number(first)) → \(number(second))" }

  /// With as many decimals as a tolerance can ask for; a factor such as m34 is small.
  private func number(_ value: Double) -> String { value.formatted(atMost: measure.unit == .number ? 5 : 3) }
}
