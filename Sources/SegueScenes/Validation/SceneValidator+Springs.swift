import SegueModel

/// What is allowed, but hardly meant.
extension SceneValidator {
  /// Warns of damping ratios that UIKit does not have.
  mutating func checkSprings(of body: TransitionBody) {
    checkSpring(body.ease)
    for track in body.tracks + body.alongside { if let ease = track.ease { checkSpring(ease) } }
  }

  private mutating func checkSpring(_ ease: Ease) {
    guard case .spring(let spring) = ease, !spring.allowsOverdamping else { return }
    let ratio: Expression
    switch spring.shape {
    case .fitted(let own), .perceptual(_, let own): ratio = own
    case .bouncy, .physical: return
    }
    guard let value = ratio.constant, value > 1 else { return }
    let slip = value > 2 && value <= 100 ? "did you mean \(value / 100)? " : ""
    report(
      Finding(
        "a damping ratio above 1 never swings and creeps to its end; UIKit's go from 0 to 1",
        at: ratio.source,
        hint: slip + "write at most 1, or 'overdamped' in the spring if it is meant",
        severity: .warning
      )
    )
  }
}
