import SegueGestures
import SegueModel
import SegueMotion
import SegueStage

extension Session {
  enum Due {
    case completion(time: Double)
    /// An animator has not called `completeTransition` for too long.
    case stall(time: Double)
    case timer(time: Double)
    /// A finger has rested long enough.
    case rest(time: Double)

    var time: Double {
      switch self {
      case .completion(let time), .stall(let time), .timer(let time), .rest(let time): time
      }
    }
  }

  /// What happens next by itself; at the same time a completion comes before a timer, and a timer before a finger.
  func nextDue() -> Due? {
    let rest = hands.active?.recognizers.lazy.compactMap { $0.dueTime }.min()
    let all = [
      run.flatMap { $0.nextDue }, timers.next.map { .timer(time: $0.time) }, rest.map { .rest(time: $0) },
    ]
    return all.compactMap { $0 }.reduce(nil) { first, next in
      first.map { $0.time <= next.time ? $0 : next } ?? next
    }
  }

  mutating func fire(_ due: Due) {
    switch due {
    case .completion: reachEnd()
    case .stall: reportStall()
    case .timer: if let action = timers.takeNext() { fire(action) }
    case .rest: restFinger()
    }
  }

  private mutating func fire(_ action: SessionTimer.Action) {
    switch action {
    case .start(let name):
      hands.takeTouches()
      // Another transition may have left the screen that it starts on.
      if let transition = availableTransition(named: name) {
        begin(transition, hit: nil)
      }
    case .returned: finishReturn()
    case .refreshed(let layer): endRefresh(of: layer)
    case .turned(let hadAlongside): if hadAlongside { noteTurned() }
    }
  }

  /// Moves everything that follows the clock to where it is at a time.
  mutating func move(to newTime: Double) {
    time = newTime
    applyClock()
    moveTurns()
    moveScrolling()
    stage.follow(at: time)
  }

  /// Gives the container the running transition's media time.
  mutating func applyClock() {
    guard let run else { return }
    var timing = stage.tree.timing(of: stage.container)
    switch run.clock {
    case .free(let start, let offset):
      timing.speed = 1
      timing.beginTime = start
      timing.timeOffset = run.mediaBegin + offset
    case .held, .driven, .animated:
      timing.speed = 0
      timing.timeOffset = run.mediaTime(at: time)
    }
    stage.setClock(timing)
  }

  /// Lets the container's time run again from where the transition left it, so that anything else moving in
  /// it, a rotation or a highlight, continues without a jump.
  mutating func releaseClock() {
    let localTime = stage.tree.localTime(of: stage.container, at: time)
    stage.setClock(MediaTiming(beginTime: time, timeOffset: localTime))
  }

  /// Whether anything moves or is due; if not, no frame differs until the next event.
  public var isAnimating: Bool {
    if nextDue() != nil || !hands.scrolling.isEmpty || isTurning { return true }
    if let run { return run.isStalled ? run.movesForEver : run.clock.isMoving }
    // Animations held still under a finger have no end.
    guard let end = stage.tree.animationsEnd(in: stage.tree.root, at: time), end.isFinite else {
      return false
    }
    return end > time
  }
}
