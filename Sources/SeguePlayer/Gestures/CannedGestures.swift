import SegueGeometry
package import SegueModel

/// Typical gestures: a slow drag, flicks at known speeds, a change of mind, a catch, pinches.
///
/// Touches are reported 120 times a second, as by a phone's screen.
package struct CannedGestures {
  /// The steps of a gesture and its name.
  package struct Sample: Hashable, Sendable {
    package var name: String
    package var steps: [Script.Step]

    package init(name: String, steps: [Script.Step]) {
      self.name = name
      self.steps = steps
    }
  }

  /// Points per second.
  package static let flickSpeeds: [Double] = [500, 1000, 2000, 4000]
  /// Seconds that a flick takes if there is room: longer than the window over which velocity is measured.
  private static let flickDuration = 0.12
  private static let rate = 120.0

  package let all: [Sample]

  /// Makes the gestures that a recognizer responds to.
  package init(_ gesture: GestureDefinition, aim: GestureAim, canCatch: Bool) {
    switch gesture.recognizer {
    case .pinch: all = Self.pinches(about: aim.place)
    case .tap: all = [Sample(name: "tap", steps: Self.tap(aim.place))]
    case .swipe: all = Self.flicks(aim)
    case .longPress(let seconds):
      all = [
        Sample(name: "held", steps: Self.held(aim, for: seconds, isMoved: false)),
        Sample(name: "held and moved", steps: Self.held(aim, for: seconds, isMoved: true)),
        Sample(name: "too short", steps: Self.tap(aim.place)),
      ]
    case .pan, .edgePan:
      let drags: [Sample] = [
        Sample(name: "slow drag, at rest", steps: Self.slowDrag(aim)),
        Sample(name: "past and back", steps: Self.pastAndBack(aim)),
      ]
      let caught: [Sample] = canCatch ? [Sample(name: "caught in flight", steps: Self.caught(aim))] : []
      all = drags + Self.flicks(aim) + caught
    }
  }

  // MARK: One finger

  private static func flicks(_ aim: GestureAim) -> [Sample] {
    flickSpeeds.map { speed in
      Sample(name: "flick \(Int(clamping: speed))", steps: flick(aim, speed: speed, from: 0))
    }
  }

  private static func tap(_ place: Point) -> [Script.Step] {
    [Script.Step(time: 0, action: .press(place)), Script.Step(time: 0.08, action: .lift(place))]
  }

  /// At rest until the press begins and a little longer, then lifted there or taken along.
  private static func held(_ aim: GestureAim, for seconds: Double, isMoved: Bool) -> [Script.Step] {
    let begin: Double = seconds + 0.2
    let goal: Point = isMoved ? aim.place + aim.direction * (aim.room * 0.5) : aim.place
    let moves: [Script.Step] =
      isMoved ? way(from: aim.place, to: goal, time: begin, end: begin + 0.5) : []
    return [Script.Step(time: 0, action: .press(aim.place))] + moves
      + [Script.Step(time: begin + 0.7, action: .lift(goal))]
  }

  /// At constant speed from the first contact to the last.
  private static func flick(_ aim: GestureAim, speed: Double, from time: Double) -> [Script.Step] {
    let length: Double = min(speed * flickDuration, aim.room)
    let goal: Point = aim.place + aim.direction * length
    let end: Double = time + length / speed
    return [Script.Step(time: time, action: .press(aim.place))]
      + way(from: aim.place, to: goal, time: time, end: end, isEased: false).dropLast()
      + [Script.Step(time: end, action: .release(goal))]
  }

  private static func slowDrag(_ aim: GestureAim) -> [Script.Step] {
    let goal: Point = aim.place + aim.direction * (aim.room * 0.7)
    return [Script.Step(time: 0, action: .press(aim.place))]
      + way(from: aim.place, to: goal, time: 0.05, end: 1.05) + [Script.Step(time: 1.35, action: .lift(goal))]
  }

  private static func pastAndBack(_ aim: GestureAim) -> [Script.Step] {
    let far: Point = aim.place + aim.direction * (aim.room * 0.8)
    let near: Point = aim.place + aim.direction * (aim.room * 0.08)
    return [Script.Step(time: 0, action: .press(aim.place))]
      + way(from: aim.place, to: far, time: 0.05, end: 0.65) + way(from: far, to: near, time: 0.75, end: 1.25)
      + [Script.Step(time: 1.5, action: .lift(near))]
  }

  /// A flick, then a second touch that catches what is in flight and drags it back a little.
  private static func caught(_ aim: GestureAim) -> [Script.Step] {
    let first: [Script.Step] = flick(aim, speed: 1000, from: 0)
    let time: Double = (first.last?.time ?? 0) + 0.12
    let left: Point = aim.place + aim.direction * min(1000 * flickDuration, aim.room)
    let there: Point = aim.layerPlace(after: first, at: time) ?? left
    let back: Point = there - aim.direction * min(aim.room * 0.3, 120)
    return first + [Script.Step(time: time, action: .press(there))]
      + way(from: there, to: back, time: time + 0.2, end: time + 0.5)
      + [Script.Step(time: time + 0.7, action: .lift(back))]
  }

  /// The reports of a move, eased at both ends unless its speed is constant.
  private static func way(
    from: Point,
    to: Point,
    time: Double,
    end: Double,
    isEased: Bool = true
  ) -> [Script.Step] {
    let count: Int = max(Int(clamping: ((end - time) * rate).rounded()), 4)
    return (1...count).map { index in
      let part: Double = Double(index) / Double(count)
      let fraction: Double = isEased ? part * part * (3 - 2 * part) : part
      return Script.Step(time: time + (end - time) * part, action: .move(from + (to - from) * fraction))
    }
  }

  // MARK: Two fingers

  private static func pinches(about place: Point) -> [Sample] {
    let all: [(name: String, scale: Double, seconds: Double, rest: Double)] = [
      ("pinch out", 2, 0.6, 0.25), ("pinch in", 0.4, 0.6, 0.25), ("quick pinch out", 1.8, 0.15, 0),
      ("quick pinch in", 0.5, 0.15, 0),
    ]
    return all.map {
      Sample(name: $0.name, steps: pinch(about: place, to: $0.scale, in: $0.seconds, rest: $0.rest))
    }
  }

  private static func pinch(
    about place: Point,
    to scale: Double,
    in seconds: Double,
    rest: Double
  ) -> [Script.Step] {
    let count: Int = max(Int(clamping: (seconds * rate).rounded()), 4)
    let changes: [Script.Step] = (0...count).map { index in
      let part: Double = Double(index) / Double(count)
      let fraction: Double = rest > 0 ? part * part * (3 - 2 * part) : part
      let now: Double = 1 + (scale - 1) * fraction
      return Script.Step(time: seconds * part, action: .pinch(place, scale: now, only: nil))
    }
    return changes + [
      Script.Step(time: seconds + rest, action: .pinch(place, scale: scale, only: .up))
    ]
  }
}
