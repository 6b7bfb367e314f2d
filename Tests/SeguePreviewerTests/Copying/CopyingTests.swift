import SegueExport
import SegueScenes
import SegueTerminal
import Testing

@testable import SeguePreviewer

@Suite("What is copied, and what is said of it")
struct CopyingTests {
  private static func text(ease: String, duration: String = "duration: 1, ") -> String {
    """
    segue: 1
    screens: {home: {layers: {dot: {frame: [0, 0, 10, 10]}}}, away: {layers: {dot: {frame: [0, 0, 10, 10]}}}}
    transitions:
      go: {kind: push, from: home, to: away, \(duration)ease: \(ease), tracks: {to/dot: {x: 0 -> 100}}}
    """
  }

  private func copied(_ code: TimingCode, ease: String, duration: String = "duration: 1, ", tuned: Bool)
    throws -> String?
  {
    var preview = try Samples.preview(of: Self.text(ease: ease, duration: duration))
    if tuned {
      preview.pressPanelKey("5")
      var panel = try #require(preview.panels["tune"] as? TunePanel)
      let document = try #require(preview.rehearsal.document)
      panel.selection = document.knobs.first { document.timing(of: $0.id, duration: 1) != nil }?.id
      preview.panels["tune"] = panel
    }
    return preview.perform(.file(.copy(.timing(code))), at: 0).copy?.text
  }

  @Test("A knob's curve, or the run's, in its own numbers", arguments: [true, false])
  func curves(tuned: Bool) throws {
    #expect(
      try copied(.uiKit, ease: "spring(ratio .6 velocity 1)", tuned: tuned) == """
        let timing = UISpringTimingParameters(dampingRatio: 0.6, initialVelocity: CGVector(dx: 1, dy: 1))
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
        """
    )
    let perceptual = try copied(.uiKit, ease: "spring(response .45 ratio .8)", duration: "", tuned: tuned)
    #expect(perceptual?.contains("(duration: 0.45, bounce: 0.2)") == true)
    #expect(
      try copied(.css, ease: "bezier(.4 0 .2 1)", tuned: tuned)
        == "transition-duration: 1000ms;\ntransition-timing-function: cubic-bezier(0.4, 0, 0.2, 1);"
    )
    #expect(try copied(.swiftUI, ease: "ease-in-out", tuned: tuned) == ".easeInOut(duration: 1)")
  }

  @Test("Nothing to copy is said, and nothing is handed over")
  func nothing() {
    var preview = Samples.preview(Samples.empty)
    #expect(preview.perform(.file(.copy(.timing(.css))), at: 0).copy == nil)
    #expect(preview.rehearsal.notice?.isWarning == true)
  }

  @Test(
    "No more is claimed than is known",
    arguments: [
      (ClipboardOutcome.copied(into: "tmux's buffer"), "copied x into tmux's buffer", false),
      (.sent(to: "kitty", doubt: nil), "sent x to kitty's clipboard (OSC 52)", false),
      (.sent(to: "xterm", doubt: "xterm is deaf"), "sent x to xterm (OSC 52), but xterm is deaf", true),
    ]
  )
  func outcome(outcome: ClipboardOutcome, text: String, isWarning: Bool) {
    var preview = Samples.preview()
    preview.tell(outcome, of: CopiedText(text: "1", name: "x"))
    #expect(preview.rehearsal.notice?.text == text)
    #expect(preview.rehearsal.notice?.isWarning == isWarning)
  }

  @Test func aKeyHandsTheValueOver() {
    var preview = Samples.preview()
    let copied: CopiedText? = preview.handle(Samples.key(.character("Y")), at: 0).copy
    #expect(copied == CopiedText(text: "0.000 s", name: "the play head 0.000 s"))
    // Whether it arrives only the terminal knows.
    #expect(preview.rehearsal.notice == nil)
  }
}
