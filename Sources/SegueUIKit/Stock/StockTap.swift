import Foundation

/// Opens or closes a screen of the app's own by a tap that nothing of the app answers.
@MainActor
final class StockTap: NSObject, UIGestureRecognizerDelegate {
  /// The cell or the view that was tapped last; before that, what one would tap.
  private(set) var card: UIView
  private let isIdle: @MainActor () -> Bool
  private let act: @MainActor () -> Void

  /// Listens to taps on a controller's view, which it loads.
  ///
  /// - Parameters:
  ///   - controller: The controller, which does not keep this alive.
  ///   - isIdle: Whether the tap has led to nothing.
  ///   - act: Does what it leads to then.
  init(
    on controller: UIViewController,
    isIdle: @escaping @MainActor () -> Bool,
    act: @escaping @MainActor () -> Void
  ) {
    let root: UIView = controller.view
    card = Self.likely(in: root) ?? root
    (self.isIdle, self.act) = (isIdle, act)
    super.init()
    let action = Selector("tapped") { (tap: StockTap) in { (_: UITapGestureRecognizer) in tap.tapped() } }
    let recognizer = UITapGestureRecognizer(target: self, action: action)
    recognizer.cancelsTouchesInView = false
    recognizer.delegate = self
    root.addGestureRecognizer(recognizer)
  }

  /// Looks again for what one would tap, as cells come with a list's data.
  func lookAgain(in controller: UIViewController) {
    guard card === controller.viewIfLoaded, let found = Self.likely(in: card) else { return }
    card = found
  }

  private func tapped() {
    // The app's own recognizers and lists may hear of the same touch after this one.
    DispatchQueue.main.async { [weak self] in
      guard let self, isIdle() else { return }
      act()
    }
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let view = touch.view, !(view is UIControl) else { return false }
    card = Self.cell(around: view) ?? view
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  private static func cell(around view: UIView) -> UIView? {
    sequence(first: view, next: \.superview).first { $0 is UITableViewCell || $0 is UICollectionViewCell }
  }

  /// The first cell or picture of a view, or else the first view that is large enough for a finger and no ground.
  private static func likely(in root: UIView) -> UIView? {
    let all = views(in: root)
    return all.first { $0 is UITableViewCell || $0 is UICollectionViewCell || $0 is UIImageView }
      ?? all.first { view in
        let size = view.bounds.size
        return size.width >= 44 && size.height >= 44 && size.height < root.bounds.height / 2
      }
  }

  private static func views(in root: UIView) -> [UIView] {
    root.subviews.filter { !$0.isHidden }.flatMap { [$0] + views(in: $0) }
  }
}
