import Foundation
import SegueMotion

/// How a bar goes from one item to another, with the transition between their controllers.
///
/// UIKit documents no distances. As in scenes, the upper controller's title is half the bar's width to the right while it is away,
/// and the lower one's at the middle of the button that leads back, whose own place begins where the title was; all fade. With
/// an animator of the app's the old item fades out in the first half and the new one in in the second.
extension UINavigationBar {
  /// Which way a bar changes, and how.
  struct Change {
    let isForward: Bool
    /// Whether the app's own animator changes the controllers.
    let isCustom: Bool
    /// Seconds.
    let duration: Double
  }

  /// Whether it is between two items.
  var isChanging: Bool { leaving != nil }

  /// Keeps what is shown, and the place, until the change is over.
  func holdContent() {
    guard let content, !isChanging else { return }
    (leaving, self.content, frameBefore) = (content, nil, frame)
  }

  /// Goes from one item to the other, and to a new place.
  func animate(_ change: Change, to place: CGRect) {
    guard let leaving, let content else { return }
    let middle = bounds.width / 2
    let aside = Self.backCenter - middle
    UIView.performWithoutAnimation {
      frame = frameBefore
      layoutIfNeeded()
      content.alpha = 0
      guard !change.isCustom else { return }
      content.moveAside(title: change.isForward ? middle : aside, back: change.isForward ? -aside : aside)
    }
    let curve = change.isCustom ? UIView.AnimationCurve.easeInOut.engine : SystemAnimator.curve
    let half = change.duration / 2
    if change.isCustom {
      UIView.begin(half, 0, .overrideInheritedCurve, curve, { leaving.alpha = 0 }, nil)
      UIView.begin(half, half, .overrideInheritedCurve, curve, { content.alpha = 1 }, nil)
    }
    UIView.begin(
      change.duration,
      0,
      .overrideInheritedCurve,
      curve,
      {
        frame = place
        layoutIfNeeded()
        guard !change.isCustom else { return }
        (leaving.alpha, content.alpha) = (0, 1)
        content.moveAside(title: 0, back: 0)
        leaving.moveAside(title: change.isForward ? aside : middle, back: change.isForward ? aside : -aside)
      },
      nil
    )
  }

  /// Comes or goes at a side with what one of the two controllers shows, the other of which hides the bar.
  func slide(_ change: Change, hides: Bool) {
    let distance = change.isForward == hides ? -bounds.width : bounds.width
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      leaving?.alpha = hides ? 1 : 0
      content?.alpha = hides ? 0 : 1
      if !hides { center.x += distance }
    }
    let curve = change.isCustom ? UIView.AnimationCurve.easeInOut.engine : SystemAnimator.curve
    UIView.begin(
      change.duration,
      0,
      .overrideInheritedCurve,
      curve,
      { center.x += hides ? distance : -distance },
      nil
    )
  }

  /// Shows the item on top alone.
  func endChange() {
    leaving?.removeFromSuperview()
    leaving = nil
    content?.alpha = 1
    content?.moveAside(title: 0, back: 0)
  }

  /// The middle of a button that leads back, in points, as scenes have it.
  private static let backCenter: CGFloat = 68
}
