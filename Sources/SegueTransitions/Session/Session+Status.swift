import SegueModel

extension Session {
  /// What the current, or else the last, transition or drag is doing.
  public var status: TransitionStatus {
    guard let run else { return directStatus ?? rotation?.status(at: time) ?? lastStatus }
    return TransitionStatus(
      transition: run.definition.name,
      phase: run.phase,
      progress: run.progress(at: time),
      elapsed: time - run.beginTime,
      duration: run.duration
    )
  }
}
