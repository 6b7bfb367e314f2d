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
    extremes.note(probe, since: looks.lastEvent)
    note(&jump, from: before, at: probe.subject)
    while let time = looks.next(after: probe) {
      budget.spend((probe.subject.tree.count + 20) * 4)
      if budget.isSpent { return nil }
      if looks.isMoment {
        probe.advance(to: time.nextDown)
        extremes.note(probe, since: looks.lastEvent)
        before = LayerLook(probe.subject.layerSamples())
      }
      probe.advance(to: time)
      extremes.note(probe, since: looks.lastEvent)
      if looks.isMoment { note(&jump, from: before, at: probe.subject) }
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

  /// Keeps the farthest leap of a layer that is seen before and after a moment.
  private func note(_ jump: inout MotionSummary.Extreme?, from before: LayerLook, at subject: some Playable) {
    let now = LayerLook(subject.layerSamples())
    guard let leap = now.leap(from: before, Leap.places, of: layers), leap.amount > jump?.amount ?? 0
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
    while let time = looks.next(after: course), time <= end {
      course.advance(to: time)
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

  /// The times of the looks at a run.
  private struct Looks {
    /// The last event's time, on the subject's clock.
    let lastEvent: Double
    /// Whether something begins or ends at the time given last, so that the moment before counts too.
    private(set) var isMoment = false
    private var events: ArraySlice<TimedEvent>
    private var last: Double

    init(start: Double, events: ArraySlice<TimedEvent>) {
      self.events = events
      last = start
      lastEvent = events.last?.time ?? start
    }

    /// The time of the next look; nil once nothing moves and nothing is to come, or after too long.
    mutating func next(after probe: MotionProbe) -> Double? {
      guard !probe.isOver, last < lastEvent + MotionMeter.patience else { return nil }
      let due = (probe.subject as? Session)?.nextDue()?.time
      let moments = [due, events.first?.time].compactMap { $0 }.filter { $0 > last }
      let next = last + MotionMeter.interval
      let moment = moments.min().flatMap { $0 <= next ? $0 : nil }
      // What rests until the next event is not looked at meanwhile.
      let rest = probe.subject.isAnimating ? nil : events.first { $0.time > last }?.time
      isMoment = moment != nil || rest != nil
      last = moment ?? rest ?? next
      while let first = events.first, first.time <= last { events.removeFirst() }
      return last
    }
  }
}
