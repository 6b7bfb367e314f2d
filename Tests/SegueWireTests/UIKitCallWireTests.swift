import SegueGeometry
import SegueUIKitRules
import Testing

@testable import SegueWire

/// Calls arrive as they were made.
@Suite("Calls of another process")
struct UIKitCallWireTests {
  private static let calls: [UIKitCall<String>] = [
    .presentationController(forPresented: "A", presenting: "B"),
    .animationController(.navigation(.pop, from: "A", to: "B"), isGiven: true),
    .animationController(.presented("A", presenting: "B"), isGiven: false),
    .animationController(.dismissed("A"), isGiven: true), .interactionController(.dismiss, isGiven: false),
    .transitionDuration, .startInteractiveTransition, .animateTransition, .completeTransition(false),
    .animationEnded(true), .presentationTransitionWillBegin, .presentationTransitionDidEnd(true),
    .animationController(.tab(from: "A", to: "B"), isGiven: true),
    .interactionController(.tab, isGiven: true),
    .tabBarShouldSelect("A"), .tabBarDidSelect("B"), .sheet(.didChangeSelectedDetentIdentifier("large")),
    .sheet(.shouldDismiss), .dismissalTransitionWillBegin, .dismissalTransitionDidEnd(false),
    .frameOfPresentedViewInContainerView,
    .containerViewWillLayoutSubviews, .animateAlongsideTransition, .alongsideCompletion(isCancelled: true),
    .interactionChange(isInteractive: false, isCancelled: true), .appearance(.viewIsAppearing, of: "A"),
    .viewWillTransition(to: Size(width: 3, height: 4), of: "A"), .navigationWillShow("A"),
    .navigationDidShow("B"), .update(0.25), .finish, .cancel, .pause, .makePropertyAnimator,
    .setFractionComplete(0.5), .setReversed(true), .startAnimation, .pauseAnimation,
    .stopAnimation(withoutFinishing: true), .finishAnimation(at: .current),
    .continueAnimation(.spring, durationFactor: 0.5), .continueAnimation(nil, durationFactor: 0),
    .animatorCompletion(at: .start), .complaint(.deferred, transition: "pop"),
  ]

  @Test("each of them", arguments: calls)
  func arrives(call: UIKitCall<String>) throws {
    var writer = WireWriter()
    writer.write(call)
    var reader = WireReader(writer.bytes)
    #expect(try reader.read(UIKitCall<String>.self) == call)
    try reader.finish()
  }
}
