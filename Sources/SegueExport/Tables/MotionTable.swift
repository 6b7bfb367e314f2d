import SegueScenes
public import SegueTransitions

/// A run's motion as numbers: a row a frame, a column for everything that changes of every layer, and for how fast.
public struct MotionTable: Sendable {
  /// Seconds since the run's beginning, by rising time.
  public private(set) var times: [Double] = []
  /// What the user should know of how the run ends, or nil.
  public private(set) var warning: String?
  private var layers: [String] = []
  private var values: [[Double]] = []
  private var velocities: [[Double]] = []

  /// A measure of a layer.
  struct Column: Hashable {
    var layer: String
    var measure: LayerMeasure
    /// Where it stands in a row.
    var index: Int
  }

  /// Reads a run at its times; O(rows × layers).
  public init(of run: SceneRun, at schedule: FrameTimes) {
    var probe = run.probe
    schedule.forEach(in: run) { time, run in
      probe.advance(to: run.sessionTime(at: time))
      times.append(time)
      values.append(probe.values)
      velocities.append(probe.velocities)
      warning = run.warning
    }
    layers = probe.layers
  }

  /// The table as comma-separated values, its first line the columns' names with their units.
  ///
  /// A cell is empty while its layer is not on screen. Only what changes in the run has a column, in the order in which
  /// the layers appeared.
  ///
  /// - Parameters:
  ///   - only: The layers that are wanted; nil: all of them.
  ///   - velocity: Whether each value has its velocity beside it.
  /// - Returns: Lines that each end with a line feed.
  public func csv(layers only: Set<String>? = nil, velocity: Bool) -> String {
    csv(of: changingColumns.filter { only?.contains($0.layer) ?? true }, velocity: velocity)
  }

  /// The same of these measures of layers alone, in this order; what the run has not is left out.
  public func csv(of series: [(layer: String, measure: LayerMeasure)], velocity: Bool) -> String {
    let columns = series.compactMap { one in
      layers.firstIndex(of: one.layer).map { slot in
        Column(layer: one.layer, measure: one.measure, index: slot * LayerMeasure.count + one.measure.index)
      }
    }
    return csv(of: columns, velocity: velocity)
  }

  private func csv(of columns: [Column], velocity: Bool) -> String {
    var text = "time [s]"
    for column in columns {
      text += "," + Self.quoted(column.name(isVelocity: false))
      if velocity { text += "," + Self.quoted(column.name(isVelocity: true)) }
    }
    text += "\n"
    for row in times.indices {
      text += JSONValue.text(of: times[row])
      for column in columns {
        text += "," + Self.text(values[row], at: column.index)
        // The last digits of a difference say nothing.
        if velocity { text += "," + Self.text(velocities[row], at: column.index, roundedTo: 1e6) }
      }
      text += "\n"
    }
    return text
  }

  /// The names of the layers that the run shows, in the order in which they appear.
  public var layerNames: [String] { layers }

  /// What is not the same in all rows that have it.
  var changingColumns: [Column] {
    layers.enumerated().flatMap { slot, layer in
      LayerMeasure.allCases.enumerated().compactMap { offset, measure in
        let column = Column(layer: layer, measure: measure, index: slot * LayerMeasure.count + offset)
        return changes(at: column.index) ? column : nil
      }
    }
  }

  private func changes(at index: Int) -> Bool {
    var first: Double?
    for row in values where index < row.count && !row[index].isNaN {
      guard let known = first else {
        first = row[index]
        continue
      }
      if row[index] != known { return true }
    }
    return false
  }

  private static func text(_ row: [Double], at index: Int, roundedTo scale: Double? = nil) -> String {
    guard index < row.count, row[index].isFinite else { return "" }
    return JSONValue.text(of: scale.map { (row[index] * $0).rounded() / $0 } ?? row[index])
  }

  private static func quoted(_ name: String) -> String {
    let visible = TextSanitizer.visible(name)
    guard visible.contains(where: { $0 == "," || $0 == "\"" }) else { return visible }
    return "\"" + visible.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
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
