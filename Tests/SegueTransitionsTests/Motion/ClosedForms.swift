import Foundation

/// Timing curves worked out apart from the engine.
enum ClosedCurve: CaseIterable {
  case linear, easeIn, easeOut, overshooting, spring

  var written: String {
    switch self {
    case .linear: "linear"
    case .easeIn: "ease-in"
    case .easeOut: "ease-out"
    case .overshooting: "bezier(.3 -.4 .6 1.5)"
    case .spring: "spring(stiffness 250 damping 16 mass 1)"
    }
  }

  /// How long it takes by itself, in seconds; nil: as long as it is told.
  var ownDuration: Double? {
    guard self == .spring else { return nil }
    let (decay, _, sine) = Self.springParts
    return log((1 + abs(sine)) / 0.001) / decay
  }

  /// The part of the change at a part of the time.
  func value(_ time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    switch self {
    case .linear: return time
    case .easeIn: return Numbers.bezier(time, 0.42, 0, 1, 1)
    case .easeOut: return Numbers.bezier(time, 0, 0, 0.58, 1)
    case .overshooting: return Numbers.bezier(time, 0.3, -0.4, 0.6, 1.5)
    case .spring:
      let (decay, pace, sine) = Self.springParts
      let seconds = time * (ownDuration ?? 0)
      return 1 - exp(-decay * seconds) * (cos(pace * seconds) + sine * sin(pace * seconds))
    }
  }

  /// e^(−βt) (cos ωt + B sin ωt), with β = c / 2m and ω² = k/m − β².
  private static var springParts: (decay: Double, pace: Double, sine: Double) {
    let decay = 16.0 / 2
    let pace = (250 - decay * decay).squareRoot()
    return (decay, pace, decay / pace)
  }
}

/// A track of one layer as a scene writes it, with the numbers that it stands for.
struct ClosedTrack {
  /// What a property tells: a number of the layer, and on an axis which of its points is placed.
  struct Told: Hashable {
    var number: Number
    /// 0 is the frame's origin, 0.5 its centre, nil the anchor point; of places only.
    var point: Double?
  }

  /// The numbers that move by themselves; a place is one on each axis, whichever point it is of.
  enum Number: Hashable {
    case placeX, placeY, width, height, anchorX, anchorY, moveX, scale, rotation
  }

  static let properties: [String: [Told]] = [
    "x": [Told(number: .placeX, point: 0)],
    "y": [Told(number: .placeY, point: 0)],
    "center.x": [Told(number: .placeX, point: 0.5)],
    "center.y": [Told(number: .placeY, point: 0.5)],
    "position.x": [Told(number: .placeX)],
    "position.y": [Told(number: .placeY)],
    "width": [Told(number: .width)],
    "height": [Told(number: .height)],
    "center": [Told(number: .placeX, point: 0.5), Told(number: .placeY, point: 0.5)],
    "position": [Told(number: .placeX), Told(number: .placeY)],
    "anchor": [Told(number: .anchorX), Told(number: .anchorY)],
    "frame": [
      Told(number: .placeX, point: 0), Told(number: .placeY, point: 0), Told(number: .width),
      Told(number: .height),
    ],
    "move.x": [Told(number: .moveX)],
    "scale": [Told(number: .scale)],
    "rotate": [Told(number: .rotation)],
  ]

  var property: String
  /// nil: from what is seen.
  var from: [Double]?
  var to: [Double]
  var start: Double
  /// Without a spring of its own.
  var length: Double
  var curve: ClosedCurve
  /// How the window is written.
  var timing: String

  var told: [Told] { Self.properties[property] ?? [] }

  var written: String {
    let ends = [from, to].compactMap(\.self).map { $0.count == 1 ? "\($0[0])" : "\($0)" }
    return "{\(property): \(ends.joined(separator: " -> ")), \(timing), ease: \(curve.written)}"
  }
}

/// Where a layer is while tracks move it, from the tracks alone.
struct ClosedLayer {
  typealias Numbers = [ClosedTrack.Number: Double]

  /// A layer's origin, size, anchor point and transform at rest.
  var resting: Numbers
  var tracks: [ClosedTrack]
  /// Whether a hand holds the time, so that every curve is straight.
  var isScrubbed = false
  /// When a hand took hold of it in flight, so that what is left of every curve is straight.
  var caught: Double?

  /// When the last track ends, or `duration`.
  func end(_ duration: Double) -> Double {
    tracks.map { $0.start + seconds($0) }.reduce(duration, max)
  }

  private func seconds(_ track: ClosedTrack) -> Double {
    isScrubbed ? track.length : track.curve.ownDuration ?? track.length
  }

  private func part(of track: ClosedTrack, at time: Double) -> Double {
    let part = min(max((time - track.start) / seconds(track), 0), 1)
    if isScrubbed { return part }
    guard let caught else { return track.curve.value(part) }
    let held = (caught - track.start) / seconds(track)
    guard held > 0, held < 1 else { return part }
    let seen = track.curve.value(held)
    return part < held ? seen * part / held : seen + (1 - seen) * (part - held) / (1 - held)
  }

  /// Origin, size, anchor point and transform at a time, by the tracks that have begun before `last` of them.
  func numbers(at time: Double, before last: Int? = nil) -> Numbers {
    let order = tracks.indices.sorted { (tracks[$0].start, $0) < (tracks[$1].start, $1) }
    var told: [ClosedTrack.Number: (point: Double?, value: Double)] = [:]
    for (place, index) in order.prefix(last ?? order.count).enumerated() {
      let track = tracks[index]
      for (part, own) in track.told.enumerated() {
        let isFirst = told[own.number] == nil
        guard isFirst || track.start <= time else { continue }
        let from = track.from?[part] ?? seen(own, at: isFirst ? nil : track.start, before: place)
        let value = from + (track.to[part] - from) * self.part(of: track, at: time)
        told[own.number] = (own.point, value)
      }
    }
    var result = resting
    for (number, own) in told where number != .placeX && number != .placeY { result[number] = own.value }
    place(.placeX, told[.placeX], .width, .anchorX, in: &result)
    place(.placeY, told[.placeY], .height, .anchorY, in: &result)
    return result
  }

  /// The origin that follows from the place of a point.
  private func place(
    _ number: ClosedTrack.Number,
    _ own: (point: Double?, value: Double)?,
    _ extent: ClosedTrack.Number,
    _ anchor: ClosedTrack.Number,
    in numbers: inout Numbers
  ) {
    guard let own else { return }
    numbers[number] = own.value - (own.point ?? numbers[anchor] ?? 0) * (numbers[extent] ?? 0)
  }

  /// What a track without a first value begins from; at rest (no time) where it is the first of its number.
  ///
  /// That is settled when the animator begins: a hand that takes hold in flight does not change it, or what is seen
  /// would leap.
  private func seen(_ own: ClosedTrack.Told, at time: Double?, before last: Int) -> Double {
    var begun = self
    begun.caught = nil
    let numbers = time.map { begun.numbers(at: $0, before: last) } ?? resting
    let value = numbers[own.number] ?? 0
    switch own.number {
    case .placeX: return value + (own.point ?? numbers[.anchorX] ?? 0) * (numbers[.width] ?? 0)
    case .placeY: return value + (own.point ?? numbers[.anchorY] ?? 0) * (numbers[.height] ?? 0)
    default: return value
    }
  }
}
