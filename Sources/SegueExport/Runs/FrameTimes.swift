/// The times at which a run is sampled, in seconds.
public enum FrameTimes: Hashable, Sendable {
  /// `k / framesPerSecond` for k = 0, 1, … until the run is over; the first frame past its end is the last.
  case rate(framesPerSecond: Double)
  /// Exactly these times, in ascending order, whether or not the run is over by then.
  case list([Double])

  /// Calls `body` with the run advanced to each time in turn.
  ///
  /// A run that does not end is followed for `SceneRun.patience` seconds after its last event.
  public func forEach<Failure: Error>(
    in run: SceneRun,
    _ body: (Double, SceneRun) throws(Failure) -> Void
  ) throws(Failure) {
    var run = run
    switch self {
    case .list(let times):
      for time in times {
        run.advance(to: time)
        try body(time, run)
      }
    case .rate(let framesPerSecond):
      let limit: Double = run.lastEventTime + SceneRun.patience
      var count = 0.0
      while true {
        let time: Double = count / framesPerSecond
        run.advance(to: time)
        try body(time, run)
        if run.isOver || time >= limit { return }
        count += 1
      }
    }
  }
}
