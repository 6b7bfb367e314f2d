public import SegueGeometry

/// The cost of the frames of one run, stage by stage.
public struct BenchReport: Hashable, Sendable {
  /// What the report is called in its heading.
  public var title: String
  /// The size of the grid that is written, in cells.
  public var size: GridSize
  /// The number of cells that are drawn; costs per cell are divided by it.
  public var cells: Int
  /// Seconds by stage; a stage that never runs has no entry.
  private(set) var seconds: [BenchStage: Measurements] = [:]
  private(set) var bytes = Measurements()
  /// Empty where allocations are not counted.
  private(set) var allocations = Measurements()

  /// Creates a report with no frames.
  public init(title: String, size: GridSize, cells: Int) {
    self.title = title
    self.size = size
    self.cells = cells
  }

  /// The number of frames measured so far, warm-up rounds excluded.
  public var frames: Int { bytes.count }

  mutating func add(_ stage: BenchStage, seconds value: Double) {
    seconds[stage, default: Measurements()].add(value)
  }

  mutating func add(bytes count: Int, allocations number: Int?) {
    bytes.add(Double(count))
    if let number { allocations.add(Double(number)) }
  }

  /// Discards the frames so far, which only warmed the caches.
  mutating func restart() { self = BenchReport(title: title, size: size, cells: cells) }
}

/// The stages of a frame, in the order of the picture in Documentation/Architecture.md.
public enum BenchStage: String, Hashable, Sendable, CaseIterable {
  /// Advancing time and reading the layers' presentation values.
  case sample
  /// Drawing layers into pixels.
  case composite
  /// Fitting pixels to cells.
  case fit
  /// Setting characters over the cells.
  case text
  /// Comparing the cells with those on screen: the cost of a frame that is already shown.
  case diff
  /// Encoding the changes as bytes: the cost beyond `diff`.
  case encode
  /// Writing the bytes to a pseudo-terminal that is drained at once.
  case write
  /// The whole frame: all of the above.
  case whole
}
