import Foundation
import SegueGestures

/// The pan of a sheet's view, which follows a finger that goes up or down.
@MainActor
final class SheetPanRecognizer: UIPanGestureRecognizer {
  private weak var sheet: UISheetPresentationController?

  init(sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init(target: nil, action: nil)
  }

  override var mayBegin: Bool {
    let moved = translation(in: nil)
    return abs(moved.x) <= abs(moved.y)
  }

  override func enter(_ new: GestureState) {
    super.enter(new)
    switch new {
    case .began: sheet?.takeHold(at: location(in: nil).y)
    case .changed: sheet?.follow(to: location(in: nil).y)
    case .ended:
      sheet?.follow(to: location(in: nil).y)
      sheet?.letGo(velocity(in: nil).y)
    case .cancelled: sheet?.letGo(0)
    default: break
    }
  }
}

/// A tap on what a sheet dims, which takes the sheet away.
@MainActor
final class SheetTapRecognizer: UITapGestureRecognizer {
  private weak var sheet: UISheetPresentationController?

  init(sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init(target: nil, action: nil)
  }

  override func enter(_ new: GestureState) {
    super.enter(new)
    if new == .ended { sheet?.leave() }
  }
}
