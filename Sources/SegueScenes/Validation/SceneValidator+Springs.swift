import SegueDocuments
import SegueGeometry
import SegueModel

/// What is allowed, but hardly meant.
extension SceneValidator {
  /// Warns of damping above critical, which UIKit does not have, in each of an animator's springs.
  mutating func checkSprings(of body: TransitionBody) {
    checkSpring(body.ease)
    checkSprings(of: body.tracks + body.alongside)
  }

  /// The same of a gesture's springs.
  mutating func checkSprings(of gesture: GestureDefinition) {
    let eases = [gesture.ease, gesture.timingCurve, gesture.finish?.ease, gesture.cancel.ease]
    for ease in eases.compactMap({ $0 }) { checkSpring(ease) }
    if case .scrubs(let tracks) = gesture.action { checkSprings(of: tracks) }
  }

  private mutating func checkSprings(of tracks: [TrackDefinition]) {
    for ease in tracks.compactMap(\.ease) { checkSpring(ease) }
  }

  private mutating func checkSpring(_ ease: Ease) {
    guard case .spring(let spring) = ease, !spring.allowsOverdamping, let found = spring.overdamping else {
      return
    }
    let slip = found.isRatio && found.ratio > 2 && found.ratio <= 100
    report(
      Finding(
        found.message,
        at: found.source,
        hint: (slip ? "did you mean \(found.ratio / 100)? " : "") + found.cure,
        severity: .warning
      )
    )
  }
}

/// A damping above the critical one, and how it is treated.
private struct Overdamping {
  var ratio: Double
  /// Whether it is written as a ratio.
  var isRatio: Bool
  var source: SourceRange
  var message: String
  var cure: String
}

extension SpringDefinition {
  /// Its damping if that is above the critical one, as far as its numbers are known.
  fileprivate var overdamping: Overdamping? {
    switch shape {
    case .fitted(let written):
      guard let ratio = written.constant, ratio > 1 else { return nil }
      return Overdamping(
        ratio: ratio,
        isRatio: true,
        source: written.source,
        message: "a damping ratio above 1 counts as 1, as in UIKit",
        cure: "write at most 1"
      )
    case .perceptual(_, let written):
      guard let ratio = written.constant, ratio > 1 else { return nil }
      return Overdamping(
        ratio: ratio,
        isRatio: true,
        source: written.source,
        message: "a damping ratio above 1 never swings and creeps to its end; UIKit's go from 0 to 1",
        cure: "write at most 1, or 'overdamped' in the spring if it is meant"
      )
    case .physical(let stiffness, let damping, let mass):
      guard let constants = Self.numbers(stiffness, damping, mass) else { return nil }
      let critical = 2 * (constants.stiffness * constants.mass).squareRoot()
      guard critical > 0, constants.damping > critical * (1 + 1e-9) else { return nil }
      return Overdamping(
        ratio: constants.damping / critical,
        isRatio: false,
        source: damping.source,
        message: "a damping above critical counts as critical, as in Core Animation",
        cure:
          "write at most \(((critical * 100).rounded(.down) / 100).shortest), or 'overdamped' in the spring if it is meant"
      )
    case .bouncy: return nil
    }
  }

  private static func numbers(_ stiffness: Expression, _ damping: Expression, _ mass: Expression) -> (
    stiffness: Double, damping: Double, mass: Double
  )? {
    guard let stiffness = stiffness.constant, let damping = damping.constant, let mass = mass.constant else {
      return nil
    }
    return (stiffness, damping, mass)
  }
}
