import SegueGeometry
import SegueModel
import SegueStage

/// A track's changes for one layer, worked out: the layer's state at each keyframe, and which numbers move.
struct KeyframePlan {
  /// One property's values and their places in time.
  struct Line {
    var property: PropertyName
    var values: [Value]
    /// Rising, from 0 to 1.
    var offsets: [Double]
  }

  private(set) var channels: [Channel]
  /// The layer's state at the end.
  let end: LayerState

  /// - Parameters:
  ///   - lines: all changes of one track for one layer.
  ///   - base: the layer as it is when the track begins.
  init(lines: [Line], base: LayerState) {
    // Sizes first: an origin or a centre beside a size is meant for the new size.
    let ordered = lines.filter { $0.property.isExtent } + lines.filter { !$0.property.isExtent }
    let offsets = Array(Set(ordered.flatMap(\.offsets))).sorted()
    let states = offsets.map { offset in
      var state = base
      for line in ordered { state.set(line.property, to: line.value(at: offset)) }
      return state
    }
    channels = []
    for property in ordered.flatMap(\.property.channels).uniqued() {
      channels.append(Channel(property, values: states.map { $0[property] }, offsets: offsets))
    }
    var end = states.last ?? base
    if ordered.contains(where: { $0.property == .frame }), !ordered.contains(where: \.property.isTransform) {
      channels += KeyframePlan.straighten(base)
      end.components = TransformComponents()
      end.transform = .identity
    }
    self.end = end
  }

  /// The channels that bring a transform to identity.
  private static func straighten(_ base: LayerState) -> [Channel] {
    var straight = base
    straight.components = TransformComponents()
    straight.transform = .identity
    return straight.differences(from: base)
  }
}

extension KeyframePlan.Line {
  /// The value at an offset, between keyframes where other changes of the track have theirs.
  fileprivate func value(at offset: Double) -> Value {
    guard let after = offsets.firstIndex(where: { $0 >= offset }) else { return values[values.count - 1] }
    guard after > 0, offsets[after] != offset else { return values[after] }
    let span = offsets[after] - offsets[after - 1]
    let fraction = span > 0 ? (offset - offsets[after - 1]) / span : 1
    return values[after - 1].interpolated(to: values[after], fraction: fraction)
  }
}

extension LayerState {
  /// The numbers in which this state differs from an earlier one, as ways from there to here.
  func differences(from earlier: LayerState) -> [Channel] {
    LayerProperty.allCases.compactMap { property in
      let old = earlier[property]
      let new = self[property]
      return old == new ? nil : Channel(property, from: old, to: new)
    }
  }
}

extension PropertyName {
  /// Whether it changes a layer's size, on which its places depend.
  var isExtent: Bool {
    switch self {
    case .frame, .width, .height, .anchor: true
    default: false
    }
  }
}

extension Array where Element: Hashable {
  /// The elements in order, each once.
  fileprivate func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
