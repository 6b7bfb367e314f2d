/// A small scene in which every key of the language can show what it does, as text.
///
/// Both screens have a `box` at the same place; a finger pans on the `grip` in the first half second, `tapper` is tapped
/// at 1, and a finger pans on the box at 2, when a transition is over.
struct SchemaScene {
  var version = "segue: 1"
  var top = ""
  var device = "[400, 800]"
  var homeKeys = "fill: white"
  /// Keys of the box on the first screen, and on the second.
  var home = Self.place
  var next = Self.place
  /// Keys of the transition `go`; nil: there is none.
  var go: String? = "kind: push, from: home, to: next, tap: from/tapper"
  /// More transitions.
  var transitions = ""
  /// Keys of the gesture `drag`; nil: there is none.
  var drag: String?
  var gestures = ""
  var script = Self.hand
  var bottom = ""

  static let place = "frame: [100, 300, 200, 100], fill: red"
  static let list = place + ", scroll: y, layers: {tall: {frame: [0, 0, 200, 900]}}"

  static let hand = """
        0.00 press 200 700
        0.05 move 200 680
        0.10 move 200 640
        0.20 move 200 600
        0.30 release 200 560
        1.00 tap home/tapper
        2.00 press 200 350
        2.05 move 200 330
        2.10 move 200 300
        2.20 release 200 280
    """

  var text: String {
    """
    \(version)
    device: \(device)
    \(top)
    screens:
      home: {\(homeKeys), layers: {box: {\(home)}, grip: {frame: [0, 500, 400, 300], fill: blue}, tapper: {frame: [0, 0, 50, 50]}}}
      next: {fill: gray, layers: {box: {\(next)}, other: {frame: [0, 600, 90, 30], fill: green}}}
    \(go == nil && transitions.isEmpty ? "" : "transitions:")
    \(go.map { "  go: {\($0)}" } ?? "")
    \(transitions)
    \(drag == nil && gestures.isEmpty ? "" : "gestures:")
    \(drag.map { "  drag: {in: home/grip, \($0)}" } ?? "")
    \(gestures)
    scripts:
      hand: |
    \(script)
    \(bottom)
    """
  }

  /// The scene with some of its parts replaced.
  func with(_ change: (inout SchemaScene) -> Void) -> SchemaScene {
    var result = self
    change(&result)
    return result
  }
}
