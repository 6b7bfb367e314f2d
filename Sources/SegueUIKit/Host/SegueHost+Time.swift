/// What moves with the host's time and has ends of its own, as a property animator that runs.
@MainActor
protocol HostClockwork: AnyObject {
  /// When it has something to do next, in seconds; nil if it waits for something else.
  var nextEventTime: Double? { get }
  /// The time has come, or has passed.
  func advance(to time: Double)
}

/// The frames of virtual time, sixty a second.
enum FrameClock {
  static let framesPerSecond = 60.0

  /// The number of the first frame after a time in seconds: `number / framesPerSecond` is later than that.
  static func number(after time: Double) -> Double {
    let next = (time * framesPerSecond).rounded(.down) + 1
    // The product of a frame's own time may round down to the frame before.
    return next / framesPerSecond > time ? next : next + 1
  }
}

/// Something to be done at a time.
struct HostTimer {
  let time: Double
  /// Earlier ones come first at the same time.
  let order: Int
  let body: () -> Void
}

extension SegueHost {
  /// The most turns at one moment, so that an app which asks for another turn in each one does not stop time.
  static let turnsAtOnce = 1000
  /// The same once it has asked for so many at the moment before: it will again.
  private static let turnsOfRestless = 16

  /// Moves time on to `time` seconds, with a turn of the run loop for everything that is due on the way.
  ///
  /// An earlier time does nothing but end the turn in which objects were changed from outside.
  public func advance(to time: Double) {
    commit()
    var turns = 0
    while let due = nextDue, due <= time {
      turns = due > self.time ? 0 : turns + 1
      if turns > mostTurns { break }
      self.time = max(due, self.time)
      fire()
      commit()
    }
    mostTurns = turns > mostTurns ? Self.turnsOfRestless : Self.turnsAtOnce
    self.time = max(time, self.time)
    for clockwork in clockworks { clockwork.advance(to: self.time) }
  }

  /// Carries out `body` as a turn of the run loop, at whose end views are laid out.
  public func perform(_ body: () -> Void) {
    body()
    commit()
  }

  /// Calls `body` in a turn of its own, `seconds` from now.
  public func schedule(after seconds: Double, _ body: @escaping () -> Void) {
    timerCount += 1
    timers.append(HostTimer(time: time + max(seconds.isNaN ? 0 : seconds, 0), order: timerCount, body: body))
  }

  /// When something happens next by itself, in seconds; nil if nothing will.
  public var nextDue: Double? {
    var due = timers.map(\.time) + flights.map { end(of: $0) }
    due += clockworks.compactMap(\.nextEventTime)
    return due.filter(\.isFinite).min()
  }

  /// Keeps a clockwork, and moves it with time, until `stop` is called for it.
  func start(_ clockwork: any HostClockwork) {
    if !clockworks.contains(where: { $0 === clockwork }) { clockworks.append(clockwork) }
  }

  func stop(_ clockwork: any HostClockwork) { clockworks.removeAll { $0 === clockwork } }

  private func fire() {
    landDue()
    for clockwork in clockworks where clockwork.nextEventTime ?? .infinity <= time {
      clockwork.advance(to: time)
    }
    let due = timers.filter { $0.time <= time }.sorted { ($0.time, $0.order) < ($1.time, $1.order) }
    timers.removeAll { $0.time <= time }
    for timer in due { timer.body() }
  }
}
