import SegueGeometry
import SegueMotion
import SegueStage

/// One property's course through a track: its values, and when they are reached.
struct Channel: Hashable, Sendable {
  var property: LayerProperty
  /// At least two.
  var values: [LayerValue]
  /// 0…1 of the track's time, one for each value.
  var offsets: [Double]
  /// The curves between two values each; none for an even pace.
  var curves: [TimingCurve] = []
  /// The way through the values that is not straight.
  var way: Way?

  /// A part of what a way leads.
  struct Way: Hashable, Sendable {
    let path: MotionPath
    let part: MotionPath.Part
  }

  /// A channel between two values.
  init(_ property: LayerProperty, from: LayerValue, to: LayerValue) {
    self.init(property, values: [from, to], offsets: [0, 1])
  }

  init(_ property: LayerProperty, values: [LayerValue], offsets: [Double]) {
    self.property = property
    self.values = values
    self.offsets = offsets
  }

  /// The kind of Core Animation animation that runs through these values.
  var kind: Animation.Kind {
    if let way { return .path(property: property, path: way.path, part: way.part) }
    if values.count == 2, offsets == [0, 1], curves.isEmpty {
      return .basic(property: property, from: values[0], to: values[1])
    }
    return .keyframes(property: property, values: values, keyTimes: offsets, curves: curves)
  }

  /// The animation from the first value to a model value that is already set.
  ///
  /// For numbers it is additive, from the distance to 0, so that the model can be retargeted meanwhile
  /// without a jump in value or velocity.
  var vanishing: (kind: Animation.Kind, isAdditive: Bool) {
    if case .number(let from) = values[0], case .number(let to) = values[values.count - 1] {
      return (.basic(property: property, from: .number(from - to), to: .number(0)), true)
    }
    return (.basic(property: property, from: values[0], to: nil), false)
  }
}

/// Fills in the times of keyframes that have none.
enum KeyframeOffsets {
  /// The times of values that hold until the next one's, and the last of which is to be seen for as long as others.
  static func holding(_ offsets: [Double?]) -> [Double] { spread(offsets + [1]).dropLast() }

  /// The first defaults to 0 and the last to 1; those between are spread evenly.
  static func spread(_ offsets: [Double?]) -> [Double] {
    guard offsets.count > 1 else { return offsets.map { $0 ?? 1 } }
    var known = offsets
    known[0] = known[0] ?? 0
    known[known.count - 1] = known[known.count - 1] ?? 1
    var result: [Double] = []
    var last = 0
    for (index, offset) in known.enumerated() {
      guard let offset else { continue }
      let start = result.last ?? offset
      let steps = Double(max(index - last, 1))
      for step in stride(from: 1, to: index - last, by: 1) {
        result.append(start + (offset - start) * Double(step) / steps)
      }
      // Never backwards: an offset before its predecessor counts as equal to it.
      result.append(max(offset, start))
      last = index
    }
    return result
  }
}
