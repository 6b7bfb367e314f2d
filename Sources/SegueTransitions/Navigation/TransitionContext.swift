public import SegueGeometry
public import SegueModel
import SegueStage
public import SegueUIKitRules

/// What an animator knows about its transition: UIKit's `UIViewControllerContextTransitioning`.
public struct TransitionContext: Hashable, Sendable {
  /// `UITransitionContextViewControllerKey`.
  public typealias Key = TransitionKey

  /// One of the two controllers.
  struct Party: Hashable, Sendable {
    var screen: String
    var layer: LayerID
    var hasView: Bool
    var initialFrame: Rect
    var finalFrame: Rect
  }

  var from: Party
  var to: Party
  /// The modal style of the presented controller; nil for a push or a pop.
  public let presentationStyle: PresentationDefinition.Style?
  /// Whether it began interactively.
  public let initiallyInteractive: Bool
  /// Whether a hand drives it now.
  public internal(set) var isInteractive: Bool
  /// `transitionWasCancelled`: whether the transition is on its way back.
  public internal(set) var transitionWasCancelled = false
  /// The last fraction that an interaction controller set, 0…1.
  public internal(set) var percentComplete = 0.0

  /// `viewController(forKey:)`, by the name of its screen.
  public func viewController(for key: Key) -> String { self[key].screen }

  /// `view(forKey:)`, by its layer's name; nil if the view stays in place and so has no part in the
  /// transition.
  public func view(for key: Key) -> String? { self[key].hasView ? self[key].screen : nil }

  /// The view's frame in the container before the transition, in points; zero if it is not in the window yet.
  public func initialFrame(for key: Key) -> Rect { self[key].initialFrame }

  /// The view's frame in the container after the transition, in points; zero if it leaves the window.
  public func finalFrame(for key: Key) -> Rect { self[key].finalFrame }

  private subscript(key: Key) -> Party { key == .from ? from : to }

  /// The initial frames by view.
  var initialFrames: [LayerID: Rect] { [from.layer: from.initialFrame, to.layer: to.initialFrame] }
}

extension Session {
  /// The running transition's context; nil at rest.
  public var transitionContext: TransitionContext? {
    guard let run else { return nil }
    var context = run.context
    context.isInteractive = run.phase == .interactive
    context.transitionWasCancelled = run.phase == .cancelling
    context.percentComplete = min(run.percent, 1)
    return context
  }

  /// A transition's context as it begins, before the views are put in place.
  func context(of transition: ControllerTransition<Controller>, isInteractive: Bool) -> TransitionContext {
    let (from, to) = (transition.from, transition.to)
    let hidden = keyWithoutView(transition.kind, to: to)
    let (fromFrame, toFrame) = (frame(of: from), frame(of: to))
    let stays = transition.kind.isForward && !to.coversPresenter
    return TransitionContext(
      from: TransitionContext.Party(
        screen: from.name,
        layer: from.layer,
        hasView: hidden != .from,
        initialFrame: fromFrame,
        finalFrame: stays ? fromFrame : .zero
      ),
      to: TransitionContext.Party(
        screen: to.name,
        layer: to.layer,
        hasView: hidden != .to,
        initialFrame: stage.isInContainer(to.layer) ? toFrame : .zero,
        finalFrame: toFrame
      ),
      presentationStyle: (transition.kind.isForward ? to : transition.presented).style,
      initiallyInteractive: isInteractive,
      isInteractive: isInteractive
    )
  }

  /// In a presented navigation controller every screen fills its view.
  private func frame(of controller: Controller) -> Rect {
    guard stage.navigationView == nil else { return Rect(origin: .zero, size: stage.transitionSize) }
    return stage.restingState(of: controller.layer, at: time).layoutFrame
  }

  /// The key of the view that has no part in a transition, because it stays in place under the presented one.
  func keyWithoutView(_ kind: TransitionKind, to: Controller) -> TransitionKey? {
    ControllerTransition.keyWithoutView(
      kind,
      to: to,
      presentedRoot: stack.presentedRoot,
      isLowerInWindow: stage.isInContainer(to.layer)
    )
  }
}

extension TransitionKey {
  /// What a scene's paths call the controller.
  var role: LayerPath.Role { self == .from ? .from : .to }
}
