import SegueUIKitRules
import Testing

struct Page: HierarchyController {
  var name: String
  var origin: ControllerOrigin
  var id: String { name }
}

/// The example of the landing page, `Sources/SegueUIKitRules/SegueUIKitRules.docc`, line by line.
struct DocumentationExampleTests {
  @Test func aCancelledPush() {
    var stack = ControllerStack<Page>()
    stack.setRoot(Page(name: "list", origin: .root))

    let detail = Page(name: "detail", origin: .pushed)
    var calls: [UIKitCall<String>] = []
    if let push = stack.transition(.push, to: detail, hasAnimator: true) {
      calls += push.questions(hasInteractionController: true)
      calls += push.beginning + push.animation(isInteractive: true)
      calls += UIKitCall.release(finishes: false, continuation: nil)
      calls += push.completion(didComplete: false)
    }
    let lines = calls.map(\.text)

    #expect(stack.top?.name == "list")
    #expect(
      lines == [
        "animationController(for: push, from: list, to: detail)",
        "interactionController(for: animator)",
        "transitionDuration",
        "list viewWillDisappear",
        "detail viewWillAppear",
        "navigationController(willShow: detail)",
        "startInteractiveTransition",
        "animateTransition",
        "detail viewIsAppearing",
        "cancel",
        "notifyWhenInteractionChanges(isInteractive: false, isCancelled: true)",
        "completeTransition(false)",
        "animationEnded(false)",
        "detail viewWillDisappear",
        "detail viewDidDisappear",
        "list viewWillAppear",
        "list viewIsAppearing",
        "list viewDidAppear",
      ]
    )
  }
}
