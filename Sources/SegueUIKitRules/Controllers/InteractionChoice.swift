/// The interaction controller that a delegate hands out for a transition, and whether a hand drives the transition at once.
///
/// UIKit asks for one only where there is an animator; without one the only hand is that of its own pop gesture.
public struct InteractionChoice<Interactor: Hashable & Sendable>: Hashable, Sendable {
  /// An interaction controller that the app has for a transition.
  public struct Candidate: Hashable, Sendable {
    /// Who it is.
    public var interactor: Interactor
    /// `wantsInteractiveStart`: whether the transition begins in its hand.
    public var wantsInteractiveStart: Bool

    /// Creates a candidate.
    public init(_ interactor: Interactor, wantsInteractiveStart: Bool) {
      self.interactor = interactor
      self.wantsInteractiveStart = wantsInteractiveStart
    }
  }

  /// What the delegate returns; nil for none.
  public let interactor: Interactor?
  /// Whether the transition begins in its hand.
  public let startsInteractive: Bool

  /// Chooses for a transition that is about to begin.
  ///
  /// - Parameters:
  ///   - hasAnimator: Whether the app's delegate has an animator for it.
  ///   - hand: Whoever begins the transition; nil for a tap or the app itself.
  ///   - isSystemPop: Whether the hand is UIKit's own, from the edge of the screen.
  ///   - others: Those that could follow, in the app's order. One that starts interactively would hold a transition that
  ///     nobody has in hand, so the delegate keeps it back.
  public init(hasAnimator: Bool, hand: Candidate?, isSystemPop: Bool, others: [Candidate]) {
    guard hasAnimator || isSystemPop else {
      interactor = nil
      startsInteractive = false
      return
    }
    interactor = hand?.interactor ?? others.first { !$0.wantsInteractiveStart }?.interactor
    startsInteractive = hand?.wantsInteractiveStart ?? false
  }

  /// The one whose hand the transition begins in; nil if it starts by itself.
  public var hand: Interactor? { startsInteractive ? interactor : nil }

  /// The one that may `pause()` a transition that has started by itself.
  public var standby: Interactor? { startsInteractive ? nil : interactor }
}
