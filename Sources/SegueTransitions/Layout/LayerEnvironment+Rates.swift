import SegueGeometry
import SegueModel
import SegueStage

extension LayerEnvironment: RateEnvironment {
  func rate(of symbol: Expression.Symbol) -> Double { motion?.symbols[symbol] ?? 0 }

  func rate(ofLocal name: String) -> Double { motion?.locals[name] ?? 0 }

  func rate(of wanted: PropertyName, at path: LayerPath) -> Value {
    derivative { $0.value(of: wanted, at: path) } ?? .number(0)
  }

  var parentSizeRate: Size {
    let rate = derivative {
      .rect(Rect(origin: .zero, size: $0.parentSize))
    }
    return rate?.rect.size ?? .zero
  }

  /// The derivative of what is read of the stage; nil where no layer moves.
  private func derivative(_ read: (LayerEnvironment) -> Value) -> Value? {
    guard let motion, !motion.moved.isEmpty else { return nil }
    return motion.derivative(
      motion.moved.map { moved in
        var environment = LayerEnvironment(stage: moved, time: time, target: target, roles: roles)
        environment.isLayout = isLayout
        environment.isInTransition = isInTransition
        environment.safeTop = safeTop
        return read(environment)
      }
    )
  }
}
