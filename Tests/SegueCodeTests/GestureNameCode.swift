import SegueCode
import SegueScenes

/// A gesture that reads every name it may, in every place of its own: what is written for it must type-check.
struct GestureNameCode: CustomStringConvertible {
  let recognizer: String
  /// Whether it drives a transition, or sets values and leads to one.
  let drives: Bool

  var description: String { "\(recognizer)-\(drives ? "d" : "s")" }

  static let all: [GestureNameCode] = [
    "tap", "pan(down)", "edge-pan(left)", "pinch", "swipe(left)", "long-press(0.2)",
  ].flatMap { recognizer in [true, false].map { GestureNameCode(recognizer: recognizer, drives: $0) } }

  private var names: [String] {
    let own = drives ? ["duration"] : []
    let finger = own + ["x", "y", "start.x", "start.y", "dx", "dy", "W", "safe.top"]
    let speed = ["velocity.x", "velocity.y", "projected.x", "projected.y"]
    return finger + (recognizer == "pinch" ? ["scale", "start.scale", "velocity.scale"] : speed)
  }

  /// The code of a scene in which a name stands in each of the places.
  func code(of name: String) throws -> TransitionCode {
    let action =
      drives
      ? "drives: show\n    speed: 1 + progress + (\(name)) / 1000"
      : "sets: {home/box: {x: \(name), opacity: progress}}"
    let finish = drives ? "{when: progress + \(name) > 1}" : "{when: progress + \(name) > 1, then: show}"
    let text = """
      segue: 1
      title: \(stem(of: name))
      screens:
        home: {fill: white, layers: {box: {frame: [1, 2, 3, 4], fill: red}}}
        sheet: {fill: systemTeal}
      transitions:
        show: {kind: push, from: home, to: sheet, tap: from, tracks: {to: {opacity: 0 -> 1}}}
      gestures:
        hand:
          in: home
          recognize: \(recognizer)
          remember: {first: \(name)}
          let: {far: first + \(name)}
          begin: \(name) > 0
          progress: far + \(name)
          \(action)
          finish: \(finish)
      """
    let scene = try SceneFile.parse(Array(text.utf8), path: "names.yaml", folder: nil).scene
    return try TransitionCode(scene: scene, transition: "show", target: .uikit)
  }

  /// A file for each name.
  func files() throws -> [(name: String, text: String)] {
    try names.map { (stem(of: $0) + ".swift", try code(of: $0).text) }
  }

  /// Of a file and all that is in it.
  private func stem(of name: String) -> String {
    (description + name).filter { $0.isLetter || $0.isNumber }
  }
}
