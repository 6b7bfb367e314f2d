public import SegueDocuments
import SegueExport
import SegueGeometry

extension BenchReport {
  /// The report as a table for people.
  public var table: String {
    var lines = [title, "\(size.columns)×\(size.rows) cells, \(cells) of them drawn, \(frames) frames"]
    lines.append(Self.row("ms of processor time", ["median", "p95", "worst", "ns/cell"]))
    for stage in BenchStage.allCases {
      guard let summary = seconds[stage]?.summary else { continue }
      let times = [summary.median, summary.p95, summary.worst].map { ($0 * 1e3).formatted(places: 3) }
      let perCell = (summary.median * 1e9 / Double(max(cells, 1))).formatted(places: 1)
      lines.append(Self.row(stage.rawValue, times + [perCell]))
    }
    lines.append(Self.row("bytes a frame", Self.numbers(bytes)))
    lines.append(Self.row("allocations a frame", Self.numbers(allocations)))
    return lines.joined(separator: "\n")
  }

  private static func numbers(_ values: Measurements) -> [String] {
    guard let summary = values.summary else { return ["–", "–", "–"] }
    return [summary.median, summary.p95, summary.worst].map { $0.formatted(places: 0) }
  }

  private static func row(_ name: String, _ columns: [String]) -> String {
    pad(name, 24) + columns.map { String(repeating: " ", count: max(10 - $0.count, 1)) + $0 }.joined()
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }
}

extension BenchReport {
  /// The report as JSON: milliseconds, and null for what is not known.
  public var json: JSONValue {
    let stages = BenchStage.allCases.compactMap { stage in
      seconds[stage]?.summary.map { JSONValue.Member(stage.rawValue, self.json($0)) }
    }
    return .object([
      JSONValue.Member("title", .text(title)),
      JSONValue.Member("size", .array([.number(Double(size.columns)), .number(Double(size.rows))])),
      JSONValue.Member("cells", .number(Double(cells))),
      JSONValue.Member("frames", .number(Double(frames))),
      JSONValue.Member("milliseconds", .object(stages)),
      JSONValue.Member("bytes", Self.json(bytes)),
      JSONValue.Member("allocations", Self.json(allocations)),
    ])
  }

  private func json(_ summary: Measurements.Summary) -> JSONValue {
    let perCell = 1e9 / Double(max(cells, 1))
    return .object([
      JSONValue.Member("median", .number(summary.median * 1e3)),
      JSONValue.Member("p95", .number(summary.p95 * 1e3)),
      JSONValue.Member("worst", .number(summary.worst * 1e3)),
      JSONValue.Member("nanosecondsPerCell", .number(summary.median * perCell)),
      JSONValue.Member("leastNanosecondsPerCell", .number(summary.least * perCell)),
    ])
  }

  private static func json(_ values: Measurements) -> JSONValue {
    guard let summary = values.summary else { return .null }
    return .object([
      JSONValue.Member("median", .number(summary.median)),
      JSONValue.Member("p95", .number(summary.p95)),
      JSONValue.Member("worst", .number(summary.worst)),
    ])
  }
}
