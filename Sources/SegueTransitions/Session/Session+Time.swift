import SegueModel
import SegueMotion
import SegueStage

extension Session {
  enum Due {
    case completion(time: Double)
    /// An animator has not called `completeTransition` for too long.
    case stall(time: Double)
    case timer(time: Double)

    var time: Double {
      switch self {
      case .completion(let time), .stall(let time), .timer(let time): time
      }
    }
  }

  /// What happens next by itself; a completion comes before a timer at the same time.
  func nextDue() -> Due? {
    let completion = run.flatMap { $0.nextDue }
    guard let time = timers.next?.time else { return completion }
    let timer = Due.timer(time: time)
    return completion.map { $0.time <= timer.time ? $0 : timer } ?? timer
  }

  mutating func fire(_ due: Due) {
    switch due {
    case .completion: reachEnd()
    case .stall: reportStall()
    case .timer: if let action = timers.takeNext() { fire(action) }
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
