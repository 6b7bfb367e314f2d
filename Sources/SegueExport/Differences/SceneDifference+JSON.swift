public import SegueDocuments
import SegueModel

/// The same as data.
extension SceneDifference {
  /// All that differs; numbers are in points, degrees, seconds, or fractions of 1.
  public var json: JSONValue {
    .object([
      .init("a", .text(first)),
      .init("b", .text(second)),
      .init("equal", .boolean(isEmpty)),
      .init("onlyInA", .array(runsInFirst.map(JSONValue.text))),
      .init("onlyInB", .array(runsInSecond.map(JSONValue.text))),
      .init("runs", .array(runs.map(\.json))),
    ])
  }
}

extension RunDifference {
  fileprivate var json: JSONValue {
    .object([
      .init("run", .text(name)),
      .init("equal", .boolean(isEmpty)),
      .init("differences", .array(differences.map(\.json))),
      .init("shown", .array(presences.map(\.json))),
      .init("layersOnlyInA", .array(layersInFirst.map(JSONValue.text))),
      .init("layersOnlyInB", .array(layersInSecond.map(JSONValue.text))),
      .init("calls", .array(calls.map { Self.json($0.line, isInFirst: $0.isInFirst) })),
      .init("endsA", ends.map { .number($0.first) } ?? .null),
      .init("endsB", ends.map { .number($0.second) } ?? .null),
    ])
  }

  private static func json(_ call: String, isInFirst: Bool) -> JSONValue {
    .object([.init("call", .text(call)), .init("onlyIn", .text(isInFirst ? "A" : "B"))])
  }
}

extension MotionDifference {
  fileprivate var json: JSONValue {
    .object([
      .init("layer", .text(layer)),
      .init("measure", .text(measure.rawValue)),
      .init("unit", .text(measure.unit.rawValue)),
      .init("time", .number(time)),
      .init("a", .number(first)),
      .init("b", .number(second)),
      .init("difference", .number(size)),
      .init("carried", .boolean(isCarried)),
    ])
  }
}

extension PresenceDifference {
  fileprivate var json: JSONValue {
    .object([
      .init("layer", .text(layer)), .init("time", .number(time)),
      .init("onlyIn", .text(isInFirst ? "A" : "B")),
    ])
  }
}
