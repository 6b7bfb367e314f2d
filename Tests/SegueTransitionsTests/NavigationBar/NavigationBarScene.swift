import SegueModel
import SegueTransitions
import Testing

/// Two screens of a navigation stack, each with a navigation bar or without, and a transition each way.
struct NavigationBarScene: Sendable, CustomTestStringConvertible {
  var lowerHasBar = true
  var upperHasBar = true
  /// Whether the scene has animators of its own, 1 s and ease-in-out, or UIKit's run.
  var isCustom = false
  var isPop = false

  static let all = [true, false].flatMap { lower in
    [true, false].flatMap { upper in
      [true, false].flatMap { custom in
        [true, false].map {
          NavigationBarScene(lowerHasBar: lower, upperHasBar: upper, isCustom: custom, isPop: $0)
        }
      }
    }
  }

  var testDescription: String {
    "\(isPop ? "pop" : "push"), \(isCustom ? "custom" : "UIKit's"), bars \(lowerHasBar) \(upperHasBar)"
  }

  var from: String { isPop ? "upper" : "lower" }
  var to: String { isPop ? "lower" : "upper" }
  var fromHasBar: Bool { isPop ? upperHasBar : lowerHasBar }
  var toHasBar: Bool { isPop ? lowerHasBar : upperHasBar }
  var duration: Double { isCustom ? 1 : 0.5 }

  func progress(_ time: Double) -> Double {
    isCustom ? Numbers.easeInOut(time) : Numbers.standardSpring(time)
  }

  /// How much the old item and the new have faded: UIKit's together, else one after the other, each eased.
  func fades(_ time: Double) -> (Double, Double) {
    guard isCustom else { return (progress(time), progress(time)) }
    return (Numbers.easeInOut(min(2 * time, 1)), Numbers.easeInOut(max(2 * time - 1, 0)))
  }

  /// The same where a hand holds the transition.
  func fadesInHand(_ part: Double) -> (Double, Double) {
    isCustom ? (min(2 * part, 1), max(2 * part - 1, 0)) : (part, part)
  }

  var scene: Scene {
    get throws {
      try Scenes.parse(
        """
        segue: 1
        title: Bars
        device: iphone-15
        screens:
          lower: {fill: white\(lowerHasBar ? ", bar: Lower" : "")}
          upper: {fill: blue\(upperHasBar ? ", bar: Upper" : "")}
        transitions:
          forth: {kind: push, from: lower, to: upper\(isCustom ? ", duration: 1, tracks: {to: {y: H -> rest}}" : "")}
          back: {kind: pop, from: upper, to: lower\(isCustom ? ", duration: 1, tracks: {from: {y: H}}" : "")}
        gestures:
          swipe:
            in: upper
            recognize: edge-pan(left)
            progress: dx / W
            drives: back
            finish: {when: progress > 0.5}
        """
      )
    }
  }

  /// On the screen that the transition leaves.
  var session: Session {
    get throws {
      var options = Session.Options()
      options.startScreen = from
      return Session(scene: try scene, options: options)
    }
  }
}
