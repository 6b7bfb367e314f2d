import SegueDocuments
public import SegueModel
import SegueScenes
import SegueTransitions

/// A run's motion as numbers: a row per frame, and a column for each value that changes and for its velocity.
///
/// The columns are known only at the end of the run, so it is run twice: once to learn what changes, and again for the
/// rows as they are written. Memory grows with the layers, not with the frames.
public struct MotionTable: Sendable {
  /// Seconds since the beginning of the run, in ascending order.
  public private(set) var times: [Double] = []
  /// A note for the user about the end of the run, or nil.
  public private(set) var warning: String?
  private let run: SceneRun
  private var layers: [String] = []
  /// The first value of each measure of each layer; NaN if it has had none yet.
  private var first: [Double] = []
  /// Whether the value has changed since.
  private var changes: [Bool] = []

  /// A measure of a layer.
  struct Column: Hashable {
    var layer: String
    var measure: LayerMeasure
    /// Its index in a row.
    var index: Int
  }

  /// Follows a run through the given times.
  ///
  /// - Complexity: O(rows × layers).
  public init(of run: SceneRun, at schedule: FrameTimes) {
    self.run = run
    var probe = run.probe(velocities: false)
    schedule.forEach(in: run) { time, run in
      probe.advance(to: run.sessionTime(at: time))
      times.append(time)
      note(probe.values)
      warning = run.warning
    }
    layers = probe.layers
  }

  /// Notes which values have changed since earlier rows.
  private mutating func note(_ values: [Double]) {
    if first.count < values.count {
      first += Array(repeating: .nan, count: values.count - first.count)
      changes += Array(repeating: false, count: values.count - changes.count)
    }
    for index in values.indices where !values[index].isNaN {
      if first[index].isNaN {
        first[index] = values[index]
      } else if values[index] != first[index] {
        changes[index] = true
      }
    }
  }

  /// The table as comma-separated values, with the columns' names and units in the first line.
  ///
  /// A cell is empty while its layer is not on screen. Only what changes in the run has a column, in the order in which
  /// the layers appeared.
  ///
  /// - Parameters:
  ///   - only: The layers to include; nil for all.
  ///   - velocity: Whether each value is followed by its velocity.
  /// - Returns: Lines that each end with a line feed.
  public func csv(layers only: Set<String>? = nil, velocity: Bool) -> String {
    var text = ""
    writeCSV(layers: only, velocity: velocity) { text += $0 }
    return text
  }

  /// Writes the same table line by line.
  public func writeCSV<Failure: Error>(
    layers only: Set<String>? = nil,
    velocity: Bool,
    to write: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let columns = changingColumns.filter { only?.contains($0.layer) ?? true }
    try writeCSV(of: columns, velocity: velocity, to: write)
  }

  /// Writes only these measures of layers, in this order; those that the run lacks are left out.
  public func csv(of series: [(layer: String, measure: LayerMeasure)], velocity: Bool) -> String {
    let columns = series.compactMap { one in
      layers.firstIndex(of: one.layer).map { slot in
        Column(layer: one.layer, measure: one.measure, index: slot * LayerMeasure.count + one.measure.index)
      }
    }
    var text = ""
    writeCSV(of: columns, velocity: velocity) { text += $0 }
    return text
  }

  private func writeCSV<Failure: Error>(
    of columns: [Column],
    rows: Range<Int>? = nil,
    velocity: Bool,
    to write: (String) throws(Failure) -> Void
  ) throws(Failure) {
    var line = "time [s]"
    for column in columns {
      line += "," + CSVField.quoted(column.name(isVelocity: false))
      if velocity { line += "," + CSVField.quoted(column.name(isVelocity: true)) }
    }
    let rows = (rows ?? times.indices).clamped(to: times.indices)
    if rows.lowerBound == 0 { try write(line + "\n") }
    var probe = run.probe(velocities: velocity)
    for time in times[rows] {
      probe.advance(to: run.sessionTime(at: time))
      line = JSONValue.number(time).line
      for column in columns {
        line += "," + Self.text(probe.values, at: column.index)
        // The last digits of a difference are noise.
        if velocity { line += "," + Self.text(probe.velocities, at: column.index, roundedTo: 1e6) }
      }
      try write(line + "\n")
    }
  }

  /// The names of the layers that the run shows, in the order in which they appear.
  public var layerNames: [String] { layers }

  /// Some rows of the table, with all its columns; the head comes only with the first.
  func csv(rows: Range<Int>) -> String {
    var text = ""
    writeCSV(of: changingColumns, rows: rows, velocity: false) { text += $0 }
    return text
  }

  /// The values that are not the same in all rows that have them.
  var changingColumns: [Column] {
    layers.enumerated().flatMap { slot, layer in
      LayerMeasure.allCases.enumerated().compactMap { offset, measure in
        let column = Column(layer: layer, measure: measure, index: slot * LayerMeasure.count + offset)
        return column.index < changes.count && changes[column.index] ? column : nil
      }
    }
  }

  private static func text(_ row: [Double], at index: Int, roundedTo scale: Double? = nil) -> String {
    guard index < row.count, row[index].isFinite else { return "" }
    return JSONValue.number(scale.map { (row[index] * $0).rounded() / $0 } ?? row[index]).line
  }
}

extension MotionTable.Column {
  /// `home/card x [pt]`, `home/card x velocity [pt/s]`.
  func name(isVelocity: Bool) -> String {
    let unit = measure.unit == .degrees ? "deg" : measure.unit.rawValue
    let name = "\(layer) \(measure.rawValue)"
    if isVelocity { return "\(name) velocity [\(unit.isEmpty ? "1" : unit)/s]" }
    return unit.isEmpty ? name : "\(name) [\(unit)]"
  }
}
