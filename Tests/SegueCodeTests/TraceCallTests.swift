import SegueCode
import SegueModel
import SegueScenes
import SegueTransitions
import Testing

/// The code makes the calls of the trace.
@Suite struct TraceCallTests {
  /// What a line of the trace begins with, and what stands for it in the code of the transition.
  private static let calls: [(trace: String, code: String)] = [
    ("animationController(forPresented", "forPresented presented: UIViewController"),
    ("animationController(forDismissed", "forDismissed dismissed: UIViewController"),
    ("animationController(for: ", "animationControllerFor operation:"),
    ("interactionController(for: animator)", "interactionControllerFor animationController:"),
    ("interactionControllerForPresentation", "func interactionControllerForPresentation("),
    ("interactionControllerForDismissal", "func interactionControllerForDismissal("),
    ("presentationController(forPresented", ") -> UIPresentationController?"),
    ("transitionDuration", "func transitionDuration(using"),
    ("animateTransition", "func animateTransition(using"),
    ("update(", "update(progress)"),
    ("finish", "finish()"),
    ("cancel", "cancel()"),
    ("completeTransition(", "context.completeTransition("),
    ("frameOfPresentedViewInContainerView", "override var frameOfPresentedViewInContainerView"),
    ("presentationTransitionWillBegin", "override func presentationTransitionWillBegin()"),
    ("presentationTransitionDidEnd", "override func presentationTransitionDidEnd("),
    ("containerViewWillLayoutSubviews", "override func containerViewWillLayoutSubviews()"),
    ("animate(alongsideTransition:)", "animate(alongsideTransition:"),
    ("isReversed = true", "isReversed = true"),
    ("fractionComplete = ", "fractionComplete = "),
    ("stopAnimation(false)", "stopAnimation(false)"),
  ]

  @Test(
    "every call of a trace that is the author's stands in the code of its transition",
    arguments: [
      "side-panel show", "slide-down show", "slide-down hide", "app-store open", "app-store close",
      "cards back",
      "image-card close", "logo-reveal reveal",
    ]
  )
  func calls(_ name: String) throws {
    let words = name.split(separator: " ").map(String.init)
    let scene = try SceneFile.load("\(Places.root)/Scenes/\(words[0])").scene
    let code = try TransitionCode(scene: scene, transition: words[1], target: .uikit).text
    let definition = try #require(scene.transition(named: words[1]))
    var options = Session.Options()
    options.startScreen = definition.from
    var session = Session(scene: scene, options: options)
    session.handle(.trigger(words[1]))
    session.advance(to: 5)
    let lines = session.trace.map(\.text)
    #expect(lines.contains { $0.hasPrefix("completeTransition(true)") })
    for line in lines where !line.contains("nil") {
      guard let call = Self.calls.first(where: { line.hasPrefix($0.trace) }) else { continue }
      #expect(code.contains(call.code), "\(line)")
    }
  }

  @Test("a hand's calls stand in the interactor, in the order of the trace")
  func hand() throws {
    let code = try WrittenCode.text("slide-down", "hide", .uikit)
    let order = [
      "isActive = true", "begin()", "update(progress)", "end(finishing:", "completionSpeed =", "finish()",
    ]
    var rest = code[...]
    let start = try #require(rest.firstRange(of: "@objc private func handle"))
    rest = rest[start.upperBound...]
    for call in order {
      let place = try #require(rest.firstRange(of: call), "\(call)")
      rest = rest[place.upperBound...]
    }
  }
}
