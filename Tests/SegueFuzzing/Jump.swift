import SegueGeometry
import SegueTransitions

/// A value that leaps while no time passes.
struct Jump: CustomStringConvertible {
  var layer: String
  /// Points; opacities count a hundredfold.
  var distance: Double

  var description: String { "\(layer) jumps by \(distance)" }

  /// The largest of what counts as a jump, a millionth of a point.
  static let tolerance = 1e-6

  /// The largest jump of a layer that is seen before and after, or nil.
  static func largest(from before: [LayerSample], to after: [LayerSample]) -> Jump? {
    let old = Dictionary(before.map { ($0.id, $0) }) { first, _ in first }
    var largest: Jump?
    for layer in after where !layer.isHidden {
      guard let other = old[layer.id], !other.isHidden else { continue }
      let distance = layer.distance(to: other)
      if distance > largest?.distance ?? tolerance { largest = Jump(layer: layer.id, distance: distance) }
    }
    return largest
  }
}

extension LayerSample {
  /// The largest change of place, radius or opacity.
  fileprivate func distance(to other: LayerSample) -> Double {
    let numbers: [(Double, Double)] = [
      (frame.minX, other.frame.minX), (frame.minY, other.frame.minY), (frame.maxX, other.frame.maxX),
      (frame.maxY, other.frame.maxY), (cornerRadius, other.cornerRadius),
      (100 * opacity, 100 * other.opacity),
    ]
    return numbers.map { abs($0 - $1) }.max() ?? 0
  }
}
