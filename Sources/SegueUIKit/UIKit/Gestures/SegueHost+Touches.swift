import Foundation
public import SegueGestures
import SegueStage

extension SegueHost {
  /// Takes a touch on the screen, at the present time: advance to the event's first.
  public func handle(_ event: PointerEvent) {
    perform { TouchDelivery.current.handle(event, in: windows) }
  }

  /// The windows that are seen, the frontmost first.
  var windows: [UIWindow] {
    let all = tree[screen].sublayers.compactMap { (handles[$0]?.object as? CALayer)?.delegate as? UIWindow }
    return all.enumerated()
      .sorted { ($0.element.windowLevel.rawValue, $0.offset) > ($1.element.windowLevel.rawValue, $1.offset) }
      .map(\.element)
  }
}

extension UIView {
  /// The recognizers that follow the view's touches.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizerList.isEmpty ? nil : recognizerList }
    set {
      for old in recognizerList { removeGestureRecognizer(old) }
      for new in newValue ?? [] { addGestureRecognizer(new) }
    }
  }

  func attach(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizerList.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  func detach(_ gestureRecognizer: UIGestureRecognizer) {
    guard recognizerList.contains(where: { $0 === gestureRecognizer }) else { return }
    TouchDelivery.current.cancel(gestureRecognizer)
    recognizerList.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}
