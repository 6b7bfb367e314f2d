import SegueCode
import SegueScenes
import SegueTestSupport

/// A transition with views of the app, copies, new views, pieces and a gesture, all of whose names are drawn from words that
/// the written code uses itself, and that it makes of others.
struct DrawnNames {
  private static let words = [
    "picture", "picture-view", "picture-copy", "picture-frame", "card", "card-copy", "card-frame",
    "card-rest",
    "card-rests", "card-pieces", "card-picture", "card-dot", "card-dots", "dot", "dots", "a-1", "a1",
    "item",
    "item-rest", "items", "rest", "rests", "state", "piece", "pieces", "view", "views", "to-view",
    "from-view", "to-rest",
    "from-rest", "context", "size", "duration", "delay", "progress", "finish", "finishes",
    "animator",
    "animation", "animations", "index", "count", "window", "layer", "bounds", "frame", "center",
    "transform",
    "options", "completion", "position", "recognizer", "translation", "velocity", "location", "begin", "is",
    "self", "super",
    "init", "any", "some", "type", "random", "cut", "basic", "add", "label", "clock", "start", "path1",
    "coordinator",
    "operation", "navigation-controller", "delegate", "driver", "interactor", "screen", "result", "await",
    "async",
    "deinit",
    "inout",
    "throws",
  ]

  /// The code.
  let code: TransitionCode

  init(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    // Words that stand together meet more often than all of them would.
    let start = Int.random(in: 0..<Self.words.count, using: &random)
    let near = Set((0..<6).map { Self.words[(start + $0) % Self.words.count] } + ["card", "picture"]).sorted()
    func draw(_ count: Int) -> [String] { Array(near.shuffled(using: &random).prefix(count)) }
    let (from, to, added) = (draw(3), draw(3), draw(4))
    let numbers = draw(8).filter {
      !["progress", "duration", "velocity", "rest", "start", "index", "random"].contains($0)
        && !$0.contains("-")
    }
    let number = numbers.first ?? "way"
    let text = """
      segue: 1
      title: Names \(seed)
      screens:
        first: {fill: white, layers: {\(from[0]): {frame: [1, 2, 30, 40], fill: red, layers: {\(from[1]): {fill: blue}}}, \(from[2]): {frame: [50, 2, 30, 40], fill: green}}}
        second: {fill: black, layers: {\(to[0]): {frame: [1, 2, 90, 90], fill: red}, \(to[1]): {fill: gray, layers: {\(to[2]): {fill: blue}}}}}
      transitions:
        go:
          kind: push
          from: first
          to: second
          tap: from/\(from[0])
          during: {hit: {hidden: true}, to/\(to[0]): {hidden: true}}
          before: {from/\(from[2]): {opacity: 0.5}}
          add:
            \(added[0]): {copy: from/\(from[0])}
            \(added[1]): {fill: black, layers: {\(added[2]): {fill: red}, \(added[3]): {fill: red}}}
            \(added[2]): {copy: from, grid: [2, 2], pieces: {opacity: 0.9, layers: {\(added[3]): {fill: blue}}}}
          tracks:
            container/\(added[0]): {frame: to/\(to[0]).frame}
            container/\(added[0])/\(from[1]): {opacity: 1 -> 0, y: here + 2}
            container/\(added[1]): {opacity: 0 -> 1, y: rest -> here + 5}
            container/\(added[1])/\(added[2]): {x: here + 5}
            container/\(added[2])/*: {opacity: 1 -> 0}
            to/\(to[1])/\(to[2]): {y: from/\(from[2]).y -> rest}
            from/\(from[2]): {scale: 1 -> 2}
      gestures:
        \(added[3]): {in: first, recognize: pan, let: {\(number): dx / W}, progress: \(number), drives: go, finish: {when: \(number) > 0.5}}
      """
    let scene = try SceneFile.parse(Array(text.utf8), path: "names.yaml", folder: nil).scene
    code = try TransitionCode(scene: scene, transition: "go", target: .uikit)
  }
}
