import Foundation
import SegueMotion
import SegueUIKitRules

/// A finger that moves a sheet.
struct SheetHand {
  /// Where the finger would have led the top, were there nothing to resist it.
  var free: Double
  /// Where the finger was last, on the screen.
  var lastY: CGFloat
  /// How far up the finger leads the sheet before it moves the content under it.
  var limit: CGFloat = 0
  /// How far the finger has moved the sheet instead of the content under it.
  var taken: CGFloat = 0
}

/// How a sheet follows a finger, and where that lets go of it.
extension UISheetPresentationController {
  /// A finger takes hold of the sheet where it is seen.
  func takeHold(at y: CGFloat) {
    guard let view = presentedView else { return }
    let top = view.layer.presentation()?.frame.minY ?? view.frame.minY
    let shade = dimmingView?.layer.presentation()?.opacity
    for layer in [view.layer, dimmingView?.layer] { layer?.removeAllAnimations() }
    if let shade { dimmingView?.alpha = CGFloat(shade) }
    view.frame.origin.y = top
    let rules = rules
    let highest = CGFloat(rules.highestTop)
    let limit = prefersScrollingExpandsWhenScrolledToEdge ? highest : max(highest, top)
    hand = SheetHand(free: rules.free(from: Double(top)), lastY: y, limit: limit)
  }

  /// The finger is at a place on the screen.
  func follow(to y: CGFloat) {
    guard let hand else { return }
    self.hand?.free += Double(y - hand.lastY)
    self.hand?.lastY = y
    place(rules.dragged(to: hand.free + Double(y - hand.lastY)).top)
  }

  /// The finger is at a place on the screen and may move content in the sheet; that has `room` points above what is seen.
  ///
  /// - Returns: How far the finger has moved the sheet so far, which the content is not to go.
  func share(to y: CGFloat, room: CGFloat) -> CGFloat {
    guard let hand, let view = presentedView else { return 0 }
    let way = y - hand.lastY
    let top = view.frame.minY
    var own: CGFloat = 0
    if top > hand.limit {
      own = max(way, hand.limit - top)
    } else if way > room {
      own = way - max(room, 0)
    }
    self.hand?.free += Double(own)
    self.hand?.taken += own
    self.hand?.lastY = y
    if own != 0 { place(rules.dragged(to: hand.free + Double(own)).top) }
    return hand.taken + own
  }

  /// Whether the finger has the sheet off its highest detent, and so lets go of that and not of the content.
  var hasLeftTop: Bool { (presentedView?.frame.minY ?? 0) > CGFloat(rules.highestTop) }

  /// The finger lets go, at a velocity in points per second.
  func letGo(_ velocity: CGFloat) {
    guard let hand, let view = presentedView else { return }
    self.hand = nil
    let rules = rules
    let top = Double(view.frame.minY)
    guard let landing = rules.landing(from: top, velocity: Double(velocity)) else { return leave() }
    let wasPulledOff = !rules.canLeave && top > rules.top(at: 0)
    settle(at: landing, velocity: Double(velocity) * rules.dragged(to: hand.free).slope)
    if wasPulledOff { noteAttempt() }
  }

  private func place(_ top: Double) {
    guard let view = presentedView else { return }
    view.frame.origin.y = CGFloat(top)
    dim(top: top)
  }

  /// Goes to a detent by the sheet's spring at a velocity in points per second; the delegate is told if it is another one.
  private func settle(at detent: Int, velocity: Double) {
    guard let view = presentedView else { return }
    let (rules, old) = (rules, selected)
    let (top, target) = (Double(view.frame.minY), rules.top(at: detent))
    let (shade, wanted) = (rules.dimming(top: top), rules.dimming(top: target).amount)
    // As a hand holds it, the new detent moves nothing by itself.
    hand = SheetHand(free: target, lastY: 0)
    // Where no detent applies the sheet has the container's height.
    let chosen = detent == old ? nil : active.indices.contains(detent) ? active[detent].identifier : nil
    if let chosen { selectedDetentIdentifier = chosen }
    hand = nil
    Self.spring(over: target - top, at: velocity) { view.frame.origin.y = CGFloat(target) }
    Self.spring(over: wanted - shade.amount, at: velocity * shade.slope) {
      dimmingView?.alpha = CGFloat(wanted)
    }
    guard let chosen else { return }
    note(.didChangeSelectedDetentIdentifier(chosen.name))
    sheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// Animates a change of a number by `way` that begins at a velocity, in its unit per second.
  private static func spring(over way: Double, at velocity: Double, _ change: () -> Void) {
    let relative = way == 0 ? 0 : velocity / way
    let seconds = SheetRules.spring.settlingDuration(initialVelocity: relative)
    let curve = TimingCurve.spring(SheetRules.spring, initialVelocity: relative, duration: seconds)
    UIView.begin(way == 0 ? 0 : seconds, 0, .overrideInheritedCurve, curve, change, nil)
  }

  private var sheetDelegate: (any UISheetPresentationControllerDelegate)? {
    delegate as? any UISheetPresentationControllerDelegate
  }

  private func note(_ call: SheetCall) {
    let host = SegueHost.current
    host.calls.append((host.time, .sheet(call)))
  }

  private func noteAttempt() {
    note(.didAttemptToDismiss)
    delegate?.presentationControllerDidAttemptToDismiss(self)
  }

  /// The user wants the sheet away, which the delegate may not.
  func leave() {
    let controller = presentedViewController
    guard !controller.isModalInPresentation else {
      comeBack()
      return noteAttempt()
    }
    note(.shouldDismiss)
    guard delegate?.presentationControllerShouldDismiss(self) ?? true else {
      comeBack()
      return noteAttempt()
    }
    note(.willDismiss)
    delegate?.presentationControllerWillDismiss(self)
    presentingViewController.dismiss(animated: true) { [self] in
      note(.didDismiss)
      delegate?.presentationControllerDidDismiss(self)
    }
  }

  private func comeBack() { settle(at: selected, velocity: 0) }
}
