import Foundation
import SegueMotion
import SegueUIKitRules

/// UIKit's own animations: a sheet from below, a push from the side.
///
/// A tab changes at once; the others take a spring of mass 3, stiffness 1000 and damping 500 over half a second, as
/// scenes have it.
@MainActor
struct SystemAnimator {
  static let duration = 0.5
  static let curve = TimingCurve.spring(.systemDefault, initialVelocity: 0, duration: duration)
  /// How far a navigation controller moves the view below, as a fraction of its width.
  private static let aside: CGFloat = -0.3

  let run: TransitionRun

  /// Puts the views in place and animates them, or only puts them in place if the transition is not animated.
  func animate() {
    let (from, to) = (run.view(forKey: .from), run.view(forKey: .to))
    let box = run.ends.container.bounds
    insert(to, below: from)
    guard run.animates else { return }
    let start: (UIView?, CGPoint)
    let moves: [(UIView?, CGPoint)]
    switch run.rules.kind {
    case .push:
      start = (to, CGPoint(x: box.width, y: 0))
      moves = [(to, .zero), (from, CGPoint(x: box.width * Self.aside, y: 0))]
    case .pop:
      start = (to, CGPoint(x: box.width * Self.aside, y: 0))
      moves = [(to, .zero), (from, CGPoint(x: box.width, y: 0))]
    case .present:
      start = (to, CGPoint(x: 0, y: box.height - (to?.frame.minY ?? 0)))
      moves = [(to, .zero)]
    case .dismiss:
      start = (nil, .zero)
      moves = [(from, CGPoint(x: 0, y: box.height - (from?.frame.minY ?? 0)))]
    case .tab: return
    }
    let rests = moves.map { $0.0?.center ?? .zero }
    UIView.performWithoutAnimation {
      guard let view = start.0 else { return }
      view.center = CGPoint(x: view.center.x + start.1.x, y: view.center.y + start.1.y)
    }
    UIView.begin(
      Self.duration,
      0,
      .overrideInheritedCurve,
      Self.curve,
      {
        for (move, rest) in zip(moves, rests) {
          move.0?.center = CGPoint(x: rest.x + move.1.x, y: rest.y + move.1.y)
        }
      },
      { _ in
        // Back where a finger took them from.
        if run.isCancelled { for (move, rest) in zip(moves, rests) { move.0?.center = rest } }
        run.complete(!run.isCancelled)
      }
    )
  }

  private func insert(_ view: UIView?, below other: UIView?) {
    guard let view, view.superview !== run.ends.container else { return }
    view.frame = run.finalFrame
    if !run.rules.kind.insertsAbove, let other, other.superview === run.ends.container {
      run.ends.container.insertSubview(view, belowSubview: other)
    } else {
      run.ends.container.addSubview(view)
    }
  }
}
