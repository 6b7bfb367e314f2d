import SegueGestures
import SegueModel
import SegueStage

/// Follows a run and says what it comes to.
///
/// It looks 240 times a second and at each moment at which something begins or ends. A settling time is then found to a
/// microsecond by bisection; an extreme is that of the looks, which for a smooth motion x(t) misses the true one by at
/// most x″/8 · (1/240 s)².
public struct MotionMeter: Sendable {
  private let start: any Playable
  private let events: ArraySlice<TimedEvent>
  /// The layers that count; nil: all.
  private let layers: Set<String>?

  /// Seconds between two looks.
  private static let interval = 1.0 / 240
  /// Seconds after the last event for which a run that does not end is followed.
  private static let patience = 60.0

  /// Creates a meter.
  ///
  /// - Parameters:
  ///   - subject: What is played, before its first event.
  ///   - events: The events to come, in order of time.
  ///   - layers: The layers that count, as samples name them; nil: all.
  public init(_ subject: any Playable, events: ArraySlice<TimedEvent>, layers: Set<String>? = nil) {
    start = subject
    self.events = events
    self.layers = layers
  }

  /// Follows the run to its end, or as far as the budget reaches.
  ///
  /// - Returns: What it comes to; nil if the budget did not suffice.
  /// - Complexity: O(looks × layers), twice.
  public func summary(_ budget: inout CheckBudget) -> MotionSummary? {
    var extremes = MotionExtremes(layers: layers)
    var jump: MotionSummary.Extreme?
    var probe = MotionProbe(start, events: events)
    var before = LayerLook(start.layerSamples())
    var looks = Looks(start: start.time, events: events)
    extremes.note(probe, since: looks.lastEvent, isSmooth: looks.isSmooth(after: probe))
    note(&jump, from: before, at: probe.subject)
    while let look = looks.next(after: probe) {
      budget.spend((probe.subject.tree.count + 20) * 4)
      if budget.isSpent { return nil }
      if look.isMoment {
        probe.advance(to: look.time.nextDown)
        extremes.note(probe, since: looks.lastEvent, isSmooth: false)
        before = LayerLook(led(probe.subject, by: look).layerSamples())
      }
      probe.advance(to: look.time)
      extremes.note(probe, since: looks.lastEvent, isSmooth: looks.isSmooth(after: probe))
      if look.isMoment { note(&jump, from: before, at: probe.subject) }
    }
    // A transition that its animator never completes is no more over than what always moves.
    let isOver = probe.isOver && !probe.subject.isAnimating
    let end = probe.subject.time
    var summary = MotionSummary(overshoot: extremes.overshoot, jump: jump, speed: extremes.speed)
    if isOver {
      summary.duration = max(end - looks.lastEvent, 0)
      summary.settling = settling(extremes, from: looks.lastEvent, to: end)
    }
    for extreme in [\MotionSummary.settling, \.overshoot, \.jump, \.speed] {
      summary[keyPath: extreme]?.time -= start.time
    }
    return summary
  }

  /// The moment before what begins or ends at a look, once a hand has gone on to where it is then: what it holds follows it
  /// in the steps in which it is heard of.
  private func led(_ subject: some Playable, by look: Look) -> any Playable {
    guard !look.moves.isEmpty else { return subject }
    var subject = subject
    subject.advance(to: look.time)
    for move in look.moves { subject.handle(move) }
    return subject
  }

  /// Keeps the farthest leap of a layer that is seen before and after a moment.
  private func note(_ jump: inout MotionSummary.Extreme?, from before: LayerLook, at subject: some Playable) {
    let now = LayerLook(subject.layerSamples())
    guard let leap = now.leap(from: before, Leap.places, of: layers),
      leap.amount > jump?.amount ?? MotionWatch.tolerance
    else { return }
    jump = .init(amount: leap.amount, layer: leap.layer, measure: leap.measure, time: subject.time)
  }

  /// Seconds from the last event until everything stays near its end.
  private func settling(
    _ extremes: MotionExtremes,
    from lastEvent: Double,
    to end: Double
  ) -> MotionSummary.Extreme {
    var course = MotionProbe(start, events: events, velocities: false)
    course.advance(to: lastEvent)
    var outside = extremes.firstOffEnd(course).map { (course: course, number: $0) }
    var looks = Looks(start: lastEvent, events: [])
    while let look = looks.next(after: course), look.time <= end {
      course.advance(to: look.time)
      if let number = extremes.firstOffEnd(course) { outside = (course, number) }
    }
    guard let outside else { return .init(amount: 0, layer: "", measure: .x, time: lastEvent) }
    var (low, high) = (outside.course.subject.time, min(outside.course.subject.time + Self.interval, end))
    while high - low > 1e-6 {
      let middle = low + (high - low) / 2
      var probe = outside.course
      probe.advance(to: middle)
      if extremes.firstOffEnd(probe) == nil { high = middle } else { low = middle }
    }
    let (layer, measure) = outside.number
    return .init(amount: max(high - lastEvent, 0), layer: layer, measure: measure, time: high)
  }

  /// A look at a run.
  private struct Look {
    var time: Double
    /// Whether something begins or ends then, so that the moment before counts too.
    var isMoment: Bool
    /// How a hand goes on then.
    var moves: [SessionEvent]
  }

  /// The looks at a run, one after another.
  private struct Looks {
    /// The last event's time, on the subject's clock.
    let lastEvent: Double
    private var events: ArraySlice<TimedEvent>
    private var last: Double
    /// Where the hand is that is down.
    private var hand: PointerEvent?

    init(start: Double, events: ArraySlice<TimedEvent>) {
      // What is due at the start has happened by then.
      self.events = events.drop { $0.time <= start }
      last = start
      lastEvent = events.last?.time ?? start
      for event in events.prefix(while: { $0.time <= start }) { _ = move(by: event.event) }
    }

    /// The next look; nil once nothing moves and nothing is to come, or after too long.
    mutating func next(after probe: MotionProbe) -> Look? {
      guard !probe.isOver, last < lastEvent + MotionMeter.patience else { return nil }
      let next = last + MotionMeter.interval
      let moment = moment(after: probe).flatMap { $0 <= next ? $0 : nil }
      // What rests until the next event is not looked at meanwhile.
      let rest = probe.subject.isAnimating ? nil : events.first?.time
      last = moment ?? rest ?? next
      let due = events.prefix { $0.time <= last }
      events.removeFirst(due.count)
      return Look(
        time: last,
        isMoment: moment != nil || rest != nil,
        moves: due.compactMap { move(by: $0.event) }
      )
    }

    /// How a hand goes on by an event: a lift elsewhere is a move to there, too.
    private mutating func move(by event: SessionEvent) -> SessionEvent? {
      guard case .pointer(let pointer) = event else { return event.isMove ? event : nil }
      defer { hand = pointer.phase == .ended || pointer.phase == .cancelled ? nil : pointer }
      switch pointer.phase {
      case .moved: return event
      case .ended where hand?.touch == pointer.touch && hand?.location != pointer.location:
        var move = pointer
        move.phase = .moved
        return .pointer(move)
      default: return nil
      }
    }

    /// When something begins or ends next, after the last look.
    private func moment(after probe: MotionProbe) -> Double? {
      let due = (probe.subject as? Session)?.nextDue()?.time
      return [due, events.first?.time].compactMap { $0 }.filter { $0 > last }.min()
    }

    /// Whether the velocities that a probe reads are of one motion: they are differences over the next few steps, in which
    /// nothing may begin or end.
    func isSmooth(after probe: MotionProbe) -> Bool {
      let reach = probe.subject.time + 4 * OneSidedDifference.step
      return moment(after: probe).map { $0 > reach } ?? true
    }
  }
}
