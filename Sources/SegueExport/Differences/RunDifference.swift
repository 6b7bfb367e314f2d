import SegueTransitions

/// What differs between two runs.
public struct RunDifference: Hashable, Sendable {
  /// What was run in both, such as `transition open`.
  public var name: String
  /// The worst difference of each number that differs, the worst first.
  public var differences: [MotionDifference] = []
  /// The layers that both runs show, and one of them alone for a while.
  public var presences: [PresenceDifference] = []
  /// The layers that only the first run has.
  public var layersInFirst: [String] = []
  /// The layers that only the second run has.
  public var layersInSecond: [String] = []
  /// The calls that only one of the runs makes, or makes at that time.
  public var calls: [TraceChange] = []
  /// When nothing moves any more in each run; of recordings, when they end.
  public var ends: Ends?

  /// When two runs end.
  public struct Ends: Hashable, Sendable {
    /// The seconds of the first run.
    public var first: Double
    /// The seconds of the second run.
    public var second: Double

    /// Whether they are the same frame of 1/60 s, or neighbours: what has come to rest is a matter of rounding.
    public var areTogether: Bool { abs(second - first) < 1.5 / 60 }
  }

  /// Whether nothing differs.
  public var isEmpty: Bool {
    differences.isEmpty && presences.isEmpty && layersInFirst.isEmpty && layersInSecond.isEmpty
      && calls.isEmpty
      && ends?.areTogether != false
  }

  /// The time at which the runs look most different, in seconds; the beginning, where only calls or layers differ.
  public var worstTime: Double { differences.first?.time ?? presences.first?.time ?? 0 }

  init(name: String, _ tally: MotionTally, above tolerance: MotionTolerance) {
    self.name = name
    differences = tally.differences(above: tolerance)
    presences = tally.presences
    (layersInFirst, layersInSecond) = tally.loneLayers
  }
}

extension RunDifference {
  /// Follows both runs at 60 frames a second, until neither moves any more.
  ///
  /// - Parameters:
  ///   - name: What both are.
  ///   - first: The one that is compared with.
  ///   - second: The one that is compared.
  ///   - tolerance: By how much numbers may differ.
  /// - Throws: `RunError.tooManyLayers` or `.tooManyFrames`, if a run is too large to be followed.
  public init(
    name: String,
    from first: SceneRun,
    to second: SceneRun,
    tolerance: MotionTolerance
  ) throws(RunError) {
    let limits = SampleLimits(velocities: false, columns: false)
    for run in [first, second] { try limits.check(run, at: .rate(framesPerSecond: 60)) }
    var probes = (first: first.probe(velocities: false), second: second.probe(velocities: false))
    var ends: (first: Double?, second: Double?) = (nil, nil)
    var tally = MotionTally()
    let limit = max(first.lastEventTime, second.lastEventTime) + SceneRun.patience
    var frames = 0.0
    while true {
      let time = frames / 60
      probes.first.advance(to: first.sessionTime(at: time))
      probes.second.advance(to: second.sessionTime(at: time))
      tally.note(time, MotionRow(probes.first), MotionRow(probes.second))
      if ends.first == nil, probes.first.isOver { ends.first = time }
      if ends.second == nil, probes.second.isOver { ends.second = time }
      if time >= limit || ends.first != nil && ends.second != nil { break }
      frames += 1
    }
    self.init(name: name, tally, above: tolerance)
    calls = TraceChange.changes(from: TraceWriter.lines(of: first), to: TraceWriter.lines(of: second))
    self.ends = Ends(first: ends.first ?? limit, second: ends.second ?? limit)
  }
}
