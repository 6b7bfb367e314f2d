import SegueGeometry
import SegueModel
import SegueMotion
import SegueStage

/// A gesture's velocity, through the scene's own expressions, into the motion after its release.
extension Session {
  /// What a gesture would hand over if it were let go now.
  func handOff(of gesture: GestureRun) -> HandOff {
    var handOff = HandOff(velocity: gesture.values.velocity)
    switch scene.gestures[gesture.index].action {
    case .drives: break
    case .scrubs:
      let rate = progressRate(of: gesture)
      for change in touches.direct?.animator?.changes ?? [] {
        guard case .course(let animation) = change.kind else { continue }
        animation.kind.forEachWay { property, distance in
          handOff.rates[change.layer, default: [:]][property] = distance * rate
        }
      }
    case .sets(let assignments): handOff.rates = rates(of: assignments, gesture: gesture)
    }
    return handOff
  }

  /// How a percent-driven transition is completed: `finish()` in `(1 − p) · duration / completionSpeed` seconds,
  /// `cancel()` in `p · duration / completionSpeed`.
  ///
  /// A spring that inherits the velocity starts at `v = (dp/dt) / (target − p)`; one that times itself takes its own
  /// time, as UISpringTimingParameters with a stiffness do.
  func completion(
    of gesture: GestureRun,
    ease: Ease,
    speed: Expression,
    finishes: Bool
  ) -> AnimationTiming {
    guard let run else { return AnimationTiming(.linear, duration: 0) }
    var environment = environment(of: gesture)
    environment.gesture?.duration = run.duration
    let remaining = (finishes ? 1 - run.percent : run.percent) * run.duration
    guard remaining > 0 else { return AnimationTiming(.linear, duration: 0) }
    let speed = speed.number(in: environment)
    return AnimationTiming(
      ease,
      // UIKit forbids a speed that is not positive; it counts as 1.
      duration: remaining / (speed > 0 ? speed : 1),
      velocity: HandOff.relative(
        percentRate(of: gesture) * run.duration,
        from: run.clock.offset(at: time),
        to: finishes ? run.length : 0
      ),
      in: environment
    )
  }

  /// How fast the hand moves the transition's time, in fractions of its duration per second: 0 where it is at an end
  /// and the hand leads beyond.
  private func percentRate(of gesture: GestureRun) -> Double {
    let rate = progressRate(of: gesture) * (gesture.caught?.sign ?? 1)
    let percent = run?.percent ?? 0
    return (percent >= 1 && rate > 0) || (percent <= 0 && rate < 0) ? 0 : rate
  }

  /// dp/dt: the derivative of the gesture's progress along the hand's way, per second.
  func progressRate(of gesture: GestureRun) -> Double {
    guard let progress = scene.gestures[gesture.index].progress else { return 0 }
    return progress.rate(in: environment(of: gesture), expressionRates(of: gesture))
  }

  /// How fast the numbers change that a gesture sets, in their units per second.
  private func rates(
    of assignments: [LayerAssignment],
    gesture: GestureRun
  ) -> [LayerID: [LayerProperty: Double]] {
    let names = expressionRates(of: gesture)
    var result: [LayerID: [LayerProperty: Double]] = [:]
    for assignment in assignments {
      for layer in stage.resolve(assignment.path, roles: Roles(from: controllers.last?.layer)) {
        var environment = environment(of: gesture, target: layer)
        var now = stage.tree[layer].model
        var later = now
        for binding in assignment.values {
          prepare(&environment, for: binding.property, of: layer)
          let value = binding.value.evaluate(for: binding.property, in: environment)
          let rate = binding.value.rate(for: binding.property, in: environment, names)
          now.set(binding.property, to: value)
          later.set(binding.property, to: value.adding(rate))
        }
        for property in LayerProperty.allCases {
          guard let start = now.number(of: property), let end = later.number(of: property) else { continue }
          result[layer, default: [:]][property] = end - start
        }
      }
    }
    return result
  }

  /// What the hand does to the names of a gesture's expressions as it goes on at its velocity.
  private func expressionRates(of gesture: GestureRun) -> ExpressionRates {
    let values = gesture.values
    var rates = ExpressionRates(symbols: [
      .locationX: values.velocity.x, .locationY: values.velocity.y,
      .translationX: values.velocity.x, .translationY: values.velocity.y,
      .projectedX: values.velocity.x, .projectedY: values.velocity.y,
      .pinchScale: values.scaleVelocity,
    ])
    let environment = environment(of: gesture)
    let definition = scene.gestures[gesture.index]
    for local in definition.locals {
      rates.locals[local.name] = local.value.rate(in: environment, rates)
    }
    rates.symbols[.progress] = definition.progress?.rate(in: environment, rates) ?? 0
    return rates
  }
}

extension Animation.Kind {
  /// Calls `body` with each number that the animation moves, and how far, by one way from end to end.
  fileprivate func forEachWay(_ body: (LayerProperty, Double) -> Void) {
    switch self {
    case .basic(let property, .number(let from)?, .number(let to)?): body(property, to - from)
    case .keyframes(let property, let values, _, _):
      guard case .number(let from)? = values.first, case .number(let to)? = values.last else { return }
      body(property, to - from)
    default: break
    }
  }
}
