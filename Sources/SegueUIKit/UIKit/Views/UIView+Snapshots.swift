public import Foundation

extension UIView {
  /// A view that shows a part of this one as it looks now.
  ///
  /// - Parameters:
  ///   - rect: The part, in this view's points.
  ///   - afterUpdates: Whether changes of this turn are seen.
  ///   - capInsets: What is not stretched; it is.
  /// - Returns: A view of the part's size, at the origin.
  public func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    if capInsets != .zero { layer.host.note("the cap insets of a snapshot have no effect") }
    return snapshot(of: rect, afterUpdates: afterUpdates)
  }

  func snapshot(of rect: CGRect, afterUpdates: Bool) -> UIView {
    if afterUpdates {
      layoutIfNeeded()
    } else if !hasLook {
      layer.host.note("a snapshot of a view that has not been on the screen is empty")
      return UIView(frame: CGRect(origin: .zero, size: rect.size))
    }
    return UIView.withoutAction { ReplicaView(of: self, in: rect) }
  }

  /// Whether there is something to see of it before the changes of this turn: it is on the screen, or shows what was.
  private var hasLook: Bool { self is ReplicaView || layer.joinedTurn.map { $0 < layer.host.turn } ?? false }

  /// Makes something whose changes are not part of the animation in force.
  static func withoutAction<Made>(_ body: () -> Made) -> Made {
    let animations = ViewAnimations.current
    let wasEnabled = animations.isEnabled
    animations.isEnabled = false
    defer { animations.isEnabled = wasEnabled }
    return body()
  }
}
