import SegueCells
import SegueDocuments
import SegueGeometry
import SegueScenes
import SegueTransitions

/// What a sweep's variants come to, as text: aligned for people, or as comma-separated values.
public struct SweepTable: Sendable {
  private let plan: SweepPlan
  private let measures: [SweepMeasure]

  /// Creates a table of some measures, in this order.
  public init(_ plan: SweepPlan, measures: [SweepMeasure]) {
    self.plan = plan
    self.measures = measures
  }

  /// The rows for people: a column a literal and a measure, and below where each measure was seen; `–` where there is no
  /// number.
  public func text(_ rows: [Sweep.Row]) -> String {
    let head = plan.shortTitles + measures.map(\.rawValue)
    let cells = [head] + rows.map { row in row.texts + measures.map { cell($0, row) } }
    let shown = cells.map { $0.map(TextSanitizer.visible) }
    let widths = head.indices.map { column in shown.map { $0[column].displayWidth }.max() ?? 0 }
    let lines = zip(shown, [""] + rows.map { $0.problem?.title ?? "" }).map { cells, problem in
      (zip(cells, widths).map(pad) + [problem]).joined(separator: "  ").trimmingSpaces
    }
    return (lines + places(rows)).joined(separator: "\n")
  }

  /// The rows as comma-separated values; the head has the literals' whole names, and the measures with their units.
  ///
  /// - Parameters:
  ///   - rows: What `Sweep.rows` returned.
  ///   - hasHead: False for a part that comes after another.
  /// - Returns: Lines that each end with a line feed.
  public func csv(_ rows: [Sweep.Row], hasHead: Bool) -> String {
    let titles = plan.axes.map(\.knob.title)
    let names = measures.flatMap { measure in
      ["\(measure.rawValue) [\(measure.unit)]"] + (measure.hasPlace ? ["\(measure.rawValue) in"] : [])
    }
    let head = hasHead ? [titles + names] : []
    let lines = head + rows.map { row in row.texts + measures.flatMap { values($0, row) } }
    return lines.map { $0.map(CSVField.quoted).joined(separator: ",") + "\n" }.joined()
  }

  private func values(_ measure: SweepMeasure, _ row: Sweep.Row) -> [String] {
    let value = row.summary.flatMap(measure.value).map { JSONValue.number($0).line } ?? ""
    return [value] + (measure.hasPlace ? [row.summary.flatMap(measure.place) ?? ""] : [])
  }

  private func cell(_ measure: SweepMeasure, _ row: Sweep.Row) -> String {
    guard let summary = row.summary else { return "–" }
    guard let value = measure.value(in: summary) else { return "never" }
    return "\(value.formatted(places: measure.places)) \(measure.unit)"
  }

  /// For each measure the layers that it was seen in, the most frequent first: `settle is of home/card y`.
  private func places(_ rows: [Sweep.Row]) -> [String] {
    measures.compactMap { measure in
      var counts: [String: Int] = [:]
      var order: [String] = []
      for place in rows.compactMap({ $0.summary.flatMap(measure.place) }) {
        if counts[place] == nil { order.append(place) }
        counts[place, default: 0] += 1
      }
      guard !order.isEmpty else { return nil }
      // Sorting keeps the order of equals.
      let ranked = order.sorted { counts[$0] ?? 0 > counts[$1] ?? 0 }
      let shown = ranked.prefix(Self.mostPlaces).map { place in
        ranked.count == 1 ? place : "\(place) (\(counts[place] ?? 0))"
      }
      let rest = ranked.count > Self.mostPlaces ? [" and \(ranked.count - Self.mostPlaces) more"] : []
      return TextSanitizer.visible("\(measure.rawValue) in \(shown.joined(separator: ", "))\(rest.joined())")
    }
  }

  private static let mostPlaces = 3

  private func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.displayWidth, 0))
  }
}

extension Sweep.Problem {
  /// What stands in its row.
  var title: String {
    switch self {
    case .refused: "refused"
    case .cannotRun: "cannot be run"
    case .tooMuchWork: "too much work"
    }
  }
}

extension String {
  /// The cells that it takes.
  fileprivate var displayWidth: Int { reduce(0) { $0 + CellWidth.of($1) } }

  fileprivate var trimmingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
