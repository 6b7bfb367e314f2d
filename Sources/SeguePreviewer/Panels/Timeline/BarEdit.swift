import SegueGeometry
import SegueModel
import SegueScenes
import SegueTransitions

/// A change of a bar's beginning and end, as changes of the numbers in the file that they come from.
struct BarEdit: Sendable {
  /// The part of a bar that is moved.
  enum Part: Hashable, Sendable {
    case begin, whole, end

    /// How far the bar's beginning and its end go with the hand.
    var shares: (begin: Double, end: Double) {
      switch self {
      case .begin: (1, 0)
      case .whole: (1, 1)
      case .end: (0, 1)
      }
    }
  }

  /// Why a bar cannot be moved.
  struct Refusal: Error, Hashable { var reason: String }

  /// A number that changes with the hand.
  private struct Term: Hashable, Sendable {
    var knob: Knob
    var value: Double
    /// What it changes by for each second that the hand moves.
    var slope: Double
    var limits: ClosedRange<Double>
  }

  private var terms: [Term] = []
  private let document: SceneDocument
  /// The transition's duration in seconds.
  private let duration: Double

  /// The shortest that a bar becomes, in seconds.
  private static let shortest = 0.01
  private static let longest = 1000.0

  /// Prepares to move a part of some tracks' bars, which begin and end together, and all of those that `followers`
  /// name along with the end.
  init(
    _ part: Part,
    of tracks: [TrackDefinition],
    followers: [TrackDefinition] = [],
    in transition: TransitionDefinition,
    duration: Double,
    document: SceneDocument
  ) throws(Refusal) {
    self.document = document
    self.duration = duration
    guard !tracks.isEmpty else { throw Refusal(reason: "this bar is not written in the scene") }
    let (begin, end): (Double, Double) = part.shares
    for track in tracks { try add(track, begin: begin, end: end, transition) }
    for track in followers { try add(track, begin: end, end: end, transition) }
  }

  /// The texts of the numbers after the hand has moved by some seconds, as far as all of them can.
  func texts(after seconds: Double) -> [Knob.ID: String] {
    var seconds: Double = seconds
    for term in terms where term.slope != 0 {
      let ends: [Double] = [term.limits.lowerBound, term.limits.upperBound].map {
        ($0 - term.value) / term.slope
      }
      seconds = min(max(seconds, min(ends[0], ends[1])), max(ends[0], ends[1]))
    }
    let pairs: [(Knob.ID, String)] = terms.map { term in
      // A hundredth of a second, as a part of the duration too.
      let precision: Double = term.knob.kind == .percent ? 0.1 : abs(term.slope) < 1 ? 0.001 : 0.01
      let value: Double = ((term.value + term.slope * seconds) / precision).rounded() * precision
      return (term.knob.id, seconds == 0 ? term.knob.text : term.knob.numberText(value, precision: precision))
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private mutating func add(
    _ track: TrackDefinition,
    begin: Double,
    end: Double,
    _ transition: TransitionDefinition
  ) throws(Refusal) {
    guard !track.isMirrored else {
      throw Refusal(reason: "\(transition.name) is another transition reversed: drag the bars there")
    }
    if let window = track.window {
      try add(window, of: track, begin: begin, end: end)
    } else {
      if begin != 0 {
        guard let delay = track.delay else {
          throw Refusal(reason: "no number says when this bar begins: give the track a delay, or at")
        }
        try add(delay, "delay", slope: begin, 0...Self.longest)
      }
      guard end != begin else { return }
      guard let own = track.duration ?? transition.body.duration else {
        throw Refusal(reason: "no number says how long this bar is: give the track a duration")
      }
      try add(own, "duration", slope: end - begin, Self.shortest...Self.longest)
    }
  }

  /// A window counts in parts of the transition's duration.
  private mutating func add(
    _ window: TrackDefinition.Window,
    of track: TrackDefinition,
    begin: Double,
    end: Double
  ) throws(Refusal) {
    let part: Double = 1 / max(duration, Self.shortest)
    let least: Double = Self.shortest * part
    let start: Double = try knob(window.start, "at").value
    if let own = track.duration {
      if begin != 0 { try add(window.start, "at", slope: begin * part, 0...1) }
      if end != begin { try add(own, "duration", slope: end - begin, Self.shortest...Self.longest) }
      return
    }
    let last: Double = try knob(window.end, "at").value
    if begin != 0 {
      try add(window.start, "at", slope: begin * part, 0...max(end == 0 ? last - least : 1, start))
    }
    if end != 0 {
      try add(window.end, "at", slope: end * part, min(begin == 0 ? start + least : 0, last)...1)
    }
  }

  private mutating func add(
    _ expression: Expression,
    _ key: String,
    slope: Double,
    _ limits: ClosedRange<Double>
  ) throws(Refusal) {
    let (knob, value): (Knob, Double) = try self.knob(expression, key)
    // A percentage is written a hundredfold.
    let scale: Double = knob.kind == .percent ? 100 : 1
    guard !terms.contains(where: { $0.knob.id == knob.id }) else { return }
    terms.append(
      Term(
        knob: knob,
        value: value * scale,
        slope: slope * scale,
        limits: min(limits.lowerBound, value) * scale...max(limits.upperBound, value) * scale
      )
    )
  }

  /// The literal that an expression is, and its value, a percentage as a fraction.
  private func knob(_ expression: Expression, _ key: String) throws(Refusal) -> (knob: Knob, value: Double) {
    guard let knob = document.knobs.first(where: { $0.source == expression.source }),
      case .number(let value) = knob.value
    else { throw Refusal(reason: "\(key) is a formula here, not a number: change it in the file") }
    return (knob, knob.kind == .percent ? value / 100 : value)
  }
}
