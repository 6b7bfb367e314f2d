import SegueGeometry
import SegueGestures
import SegueModel
import SegueStage
import SegueUIKitRules
import Testing

@testable import SegueTransitions

/// Three tabs for tests, and what is done with them.
enum Tabs {
  /// Three tabs on a canvas of 400 × 800 points; what follows replaces the transitions and the gestures.
  static func text(
    _ transitions: String =
      "change: {kind: tab, duration: 1, ease: linear, tracks: {to: {x: direction * W -> rest}}}",
    gestures: String = ""
  ) -> String {
    """
    segue: 1
    title: Tabs
    device: [400, 800]
    screens:
      one: {tab: One, bar: First, fill: white, layers: {box: {frame: [10, 100, 40, 40], fill: red}}}
      two: {tab: {title: Two, icon: "M2 2 H22 V22 H2 Z"}, fill: gray, layers: {box: {frame: [20, 100, 40, 40]}}}
      three: {tab: Three, bar: Third, fill: black}
      page: {bar: Page, fill: green}
      sheet: {fill: blue}
    transitions:
      \(transitions)
      open: {kind: push, from: one, to: page, tap: from/box}
      show: {kind: present, from: one, to: sheet, duration: 1, ease: linear, tracks: {to: {y: H -> rest}}}
      over: {kind: present, from: page, to: sheet, presentation: {style: over-full-screen}, duration: 1, tracks: {to: {y: H -> rest}}}
      hide: {kind: dismiss, from: sheet, to: one, duration: 1, ease: linear, tracks: {from: {y: H}}}
    \(gestures.isEmpty ? "" : "gestures:\n  \(gestures)")
    """
  }

  static func session(_ text: String = text(), on screen: String? = nil) throws -> Session {
    var options = Session.Options()
    options.startScreen = screen
    return Session(scene: try Scenes.parse(text), options: options)
  }

  static func tap(_ path: String, _ session: inout Session, then seconds: Double = 2) {
    session.handle(.tap(LayerPath(path)))
    session.advance(to: session.time + seconds)
  }

  static func calls(_ session: Session) -> [String] {
    session.trace.compactMap { entry in entry.call.map { "\(entry.time.rounded()) \($0.text)" } }
  }
}
