import SegueStage

/// Something that happens in a session at an exact time.
struct SessionTimer: Hashable, Sendable {
  /// What happens then.
  enum Action: Hashable, Sendable {
    /// A gesture's `finish … then`, after its delay.
    case start(transition: String)
    /// The values that a gesture had moved are back in place.
    case returned
    /// The refresh of a scroll layer is over.
    case refreshed(LayerID)
    /// A rotation is over, with any animations alongside it.
    case turned(hadAlongside: Bool)
  }

  /// Seconds on the session's clock.
  var time: Double
  var action: Action
}

/// What happens in a session at known times.
struct SessionTimers: Sendable {
  private var timers: [SessionTimer] = []

  /// The next one; of several at the same time the one that was set first.
  var next: SessionTimer? { timers.min { $0.time < $1.time } }

  /// When the last of the values that a gesture had moved will be back in place.
  var returnTime: Double? { timers.filter { $0.action == .returned }.map { $0.time }.max() }

  /// How many contents refresh.
  var refreshes: Int {
    timers.count { if case .refreshed = $0.action { true } else { false } }
  }

  /// Lets something happen at a time.
  mutating func set(_ action: SessionTimer.Action, at time: Double) {
    timers.append(SessionTimer(time: time, action: action))
  }

  /// The next one happens.
  mutating func takeNext() -> SessionTimer.Action? {
    guard let index = timers.indices.min(by: { timers[$0].time < timers[$1].time }) else { return nil }
    return timers.remove(at: index).action
  }

  /// The values are held again on their way back.
  mutating func cancelReturn() { timers.removeAll { $0.action == .returned } }
}
