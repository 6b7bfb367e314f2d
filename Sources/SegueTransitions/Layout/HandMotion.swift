import SegueModel
import SegueStage

/// The velocities of everything that a hand moves, at one moment.
struct HandMotion: Sendable {
  /// Rates per second, in each name's own unit; a name that is missing does not move.
  var symbols: [Expression.Symbol: Double] = [:]
  /// Rates of the names that the gesture's `let` binds.
  var locals: [String: Double] = [:]
  /// The numbers of layers that move, in their units per second.
  private(set) var layers: [LayerID: [LayerProperty: Double]] = [:]
  /// The stage advanced by each of `steps`; empty while no layer moves.
  private(set) var moved: [SceneStage] = []

  /// Sets the velocities of layers; `stage` is the stage as it is now, at a time in seconds.
  mutating func set(_ layers: [LayerID: [LayerProperty: Double]], on stage: SceneStage, at time: Double) {
    self.layers = layers
    let isMoving = layers.values.contains { $0.values.contains { $0 != 0 } }
    moved = isMoving ? HandMotion.steps.map { stage.moved(layers, by: $0, at: time) } : []
  }

  /// Seconds: powers of two, so that times and differences lose nothing.
  private static let step = 1.0 / 512
  private static let steps = [-2 * step, -step, step, 2 * step]

  /// The derivative of values read from the moved stages, by the five-point formula: exact for numbers that
  /// change linearly and for products of two such, and of fourth order under a rotation.
  func derivative(_ values: [Value]) -> Value {
    guard values.count == HandMotion.steps.count else { return .number(0) }
    let near = values[2].combined(with: values[1]) { $0 - $1 }
    let far = values[3].combined(with: values[0]) { $0 - $1 }
    return near.combined(with: far) { (8 * $0 - $1) / (12 * HandMotion.step) }
  }
}

extension SceneStage {
  /// The stage in the given number of seconds, if its layers keep their velocities.
  fileprivate func moved(
    _ rates: [LayerID: [LayerProperty: Double]],
    by seconds: Double,
    at time: Double
  ) -> SceneStage {
    var result = self
    for (layer, numbers) in rates where tree.contains(layer) {
      result.tree[layer].model = tree[layer].model.moved(numbers, by: seconds)
    }
    result.follow(at: time)
    return result
  }
}

extension LayerState {
  /// The state in the given number of seconds, if its numbers keep their velocities.
  ///
  /// All positions on an axis derive from one, which alone is moved; `frameX` and `centerX` follow.
  func moved(_ rates: [LayerProperty: Double], by seconds: Double) -> LayerState {
    var result = self
    for (property, rate) in rates where property.component == property {
      guard let number = number(of: property) else { continue }
      result[property] = .number(number + rate * seconds)
    }
    return result
  }
}
