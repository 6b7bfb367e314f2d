public import SegueGeometry

/// What the frames of one run cost.
public struct BenchReport: Hashable, Sendable {
  public var title: String
  /// The grid that is written.
  public var size: GridSize
  /// The cells that are drawn: what the costs of a cell refer to.
  public var cells: Int
  /// Seconds by stage; a stage that does not happen has none.
  private(set) var seconds: [BenchStage: Measurements] = [:]
  private(set) var bytes = Measurements()
  /// Empty where allocations are not counted.
  private(set) var allocations = Measurements()

  /// Creates a report without frames.
  public init(title: String, size: GridSize, cells: Int) {
    self.title = title
    self.size = size
    self.cells = cells
  }

  public var frames: Int { bytes.count }

  mutating func add(_ stage: BenchStage, seconds value: Double) {
    seconds[stage, default: Measurements()].add(value)
  }

  mutating func add(bytes count: Int, allocations number: Int?) {
    bytes.add(Double(count))
    if let number { allocations.add(Double(number)) }
  }

  /// Forgets the frames so far: those that fill the caches.
  mutating func restart() { self = BenchReport(title: title, size: size, cells: cells) }
}
