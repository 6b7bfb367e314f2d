import Foundation
import SegueGestures
import SegueModel
import SegueTransitions

/// A sheet over a screen, 400 × 800, dragged in the ways that hand a velocity over.
enum HandOffScene {
  /// With the gestures, and the rest of the transitions, of one test.
  static func session(
    gestures: String,
    transitions: String = "",
    layers: String = "card: {frame: [100, 300, 200, 100], fill: blue, radius: 10}",
    start: String = "sheet",
    options: Session.Options = Session.Options()
  ) throws -> Session {
    var options = options
    options.startScreen = start
    return Session(
      scene: try Scenes.parse(text(gestures: gestures, transitions: transitions, layers: layers)),
      options: options
    )
  }

  static func text(gestures: String, transitions: String = "", layers: String) -> String {
    """
    segue: 1
    title: Sheet
    device: [400, 800]
    screens:
      home: {fill: white, layers: {open: {frame: [0, 0, 400, 50], fill: red}}}
      sheet:
        fill: gray
        layers:
    \(layers.indented.indented.indented.indented)
    transitions:
      show:
        kind: present
        from: home
        to: sheet
        tap: from/open
        duration: 0.4
        ease: linear
        tracks: {to: {y: H -> rest}}
      hide: {kind: dismiss, from: sheet, to: home, duration: 0.4, tracks: {from: {y: H}}}
    \(transitions.indented)
    gestures:
    \(gestures.indented)
    """
  }
}

extension Session {
  /// A finger down at (200, 300), going at a steady velocity in points per second, a sample each hundredth.
  ///
  /// It is still down when `seconds` have passed.
  mutating func swing(_ x: Double, _ y: Double, seconds: Double, from: (Double, Double) = (200, 300)) {
    let start = time
    pointer(.began, from.0, from.1, at: start)
    for step in 1...Int((seconds * 100).rounded()) {
      let passed = Double(step) / 100
      pointer(.moved, from.0 + x * passed, from.1 + y * passed, at: start + passed)
    }
  }

  mutating func lift(_ x: Double, _ y: Double) { pointer(.ended, x, y, at: time) }

  /// What a layer's number is, and how fast it changes from now on, by a one-sided difference.
  ///
  /// Good to the third power of a hundred-thousandth of a second.
  func motion(_ id: String, _ number: (LayerSample) -> Double) -> (value: Double, velocity: Double) {
    let step = 1e-5
    let values = (0...3).map { count in
      var later = self
      later.advance(to: time + step * Double(count))
      return later.layer(id).map(number) ?? .nan
    }
    let difference = -11 * values[0] + 18 * values[1] - 9 * values[2] + 2 * values[3]
    return (values[0], difference / (6 * step))
  }
}

extension String {
  /// Two spaces in, as the value of a key.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }.joined(separator: "\n")
  }
}
