import SegueModel
import SegueTransitions

extension NameProbe {
  private static func scene(_ transition: String, screen: String = "") -> String {
    """
    segue: 1
    device: [400, 800]
    screens:
      one: {fill: white, layers: {probe: {frame: [11, 20, 30, 40], fill: red}, box: {frame: [50, 0, 60, 60]}}}
      two:
        frame: [7, 0, 400, 800]
        layers:
          cells:
            frame: [0, 0, 400, 800]
            layers:
              cell: {repeat: 4, frame: [10, 20 * i, 30, 40]}
              \(screen)
    transitions:
      go: {kind: push, from: one, to: two, ease: linear, duration: 2, \(transition)}

    """
  }

  /// After half of the transition's two seconds.
  private static func halfway(_ id: String, _ read: @escaping @Sendable (Double) -> Double)
    -> @Sendable (Scene, Double) -> Double
  {
    { scene, _ in
      var session = Session(scene: scene)
      session.handle(.trigger("go"))
      session.advance(to: 1)
      return read(session.x(id))
    }
  }

  /// No finger leads to the transition: the middle of the canvas stands for it, in the coordinates of a view whose corner is
  /// at (x, y).
  private static func touch(_ x: Double = 0, _ y: Double = 0) -> [Expression.Symbol: Double] {
    [.touchX: 200 - x, .touchY: 400 - y]
  }

  /// A time that any of the names comes to between 0 and 1 s, and back.
  static func seconds(_ name: String) -> String { "0.0005 * \(name) + 0.3" }
  static func number(_ seconds: Double) -> Double { (seconds - 0.3) * 2000 }

  static let transitions: [NameProbe] = [
    NameProbe(
      name: "a number read with the file",
      text: { scene("tracks: {to: {opacity: 0 -> 1}}", screen: "more: {repeat: \($0)}") },
      measure: { _, _ in .nan },
      values: [:]
    ),
    NameProbe(
      name: "a layer",
      text: { scene("tracks: {to: {opacity: 1}}", screen: "probe: {x: \($0), width: 10, height: 10}") },
      measure: { scene, _ in
        var options = Session.Options()
        options.startScreen = "two"
        var session = Session(scene: scene, options: options)
        session.advance(to: 0)
        return session.x("two/cells/probe") - 7
      },
      values: NameValues.device
    ),
    NameProbe(
      name: "what a layer follows",
      text: {
        scene(
          "tracks: {to: {opacity: 1}}",
          screen: "probe: {width: 9, height: 9, follow: {x: \($0) + 0 * parent.x}}"
        )
      },
      measure: halfway("two/cells/probe") { $0 - 7 },
      values: NameValues.device
    ),
    NameProbe(
      name: "what an added layer follows",
      text: {
        scene("add: {probe: {copy: from/probe, follow: {x: \($0) + 0 * to.x}}}, tracks: {to: {opacity: 1}}")
      },
      measure: halfway("container/probe") { $0 },
      values: NameValues.device + touch()
    ),
    NameProbe(
      name: "what a layer in a piece follows",
      text: {
        scene(
          "add: {box: {copy: from, grid: [4, 3], pieces: {layers: {probe: {follow: {x: \($0) + 0 * parent.x}, width: 9}}}}}, "
            + "tracks: {to: {opacity: 1}}"
        )
      },
      measure: halfway("container/box/9/probe") { $0 - 100 },
      values: NameValues.device + NameValues.piece + touch(100, 533 + 1 / 3.0)
    ),
    NameProbe(
      name: "an added layer",
      text: { scene("add: {probe: {copy: from/probe, x: \($0)}}, tracks: {to: {opacity: 1}}") },
      measure: halfway("container/probe") { $0 },
      values: NameValues.device + [.here: 11, .rest: 11] + touch()
    ),
    NameProbe(
      name: "a layer in an added layer",
      text: {
        scene(
          "add: {box: {layers: {in: {layers: {probe: {x: \($0), width: 9}}}}}}, tracks: {to: {opacity: 1}}"
        )
      },
      measure: halfway("container/box/in/probe") { $0 },
      values: NameValues.device + touch()
    ),
    NameProbe(
      name: "a grid",
      text: {
        scene("add: {box: {copy: from, grid: [floor(\($0) / 100) + 1, 1]}}, tracks: {to: {opacity: 1}}")
      },
      measure: { scene, guess in
        var session = Session(scene: scene)
        session.handle(.trigger("go"))
        let pieces = session.layerSamples().filter {
          $0.id.hasPrefix("container/box/") && $0.id.hasSuffix("/copy")
        }
        return Double(pieces.count - 1) * 100
      },
      values: NameValues.device + touch()
    ),
    NameProbe(
      name: "a piece",
      text: {
        scene("add: {box: {copy: from, grid: [4, 3], pieces: {x: \($0)}}}, tracks: {to: {opacity: 1}}")
      },
      measure: halfway("container/box/9") { $0 },
      values: NameValues.device + NameValues.piece + [.here: 100, .rest: 100] + touch()
    ),
    NameProbe(
      name: "a layer in a piece",
      text: {
        scene(
          "add: {box: {copy: from, grid: [4, 3], pieces: {layers: {probe: {x: \($0), width: 9}}}}}, "
            + "tracks: {to: {opacity: 1}}"
        )
      },
      measure: halfway("container/box/9/probe") { $0 - 100 },
      values: NameValues.device + NameValues.piece + touch(100, 533 + 1 / 3.0)
    ),
    NameProbe(
      name: "during",
      text: { scene("during: {from/probe: {x: \($0)}}, tracks: {to: {opacity: 1}}") },
      measure: halfway("one/probe") { $0 },
      values: NameValues.device + [.here: 11, .rest: 11] + touch()
    ),
    NameProbe(
      name: "a track of one layer",
      text: { scene("tracks: {from/probe: {x: 0 -> \($0)}}") },
      measure: halfway("one/probe") { 2 * $0 },
      values: NameValues.device + [.here: 11, .rest: 11] + touch()
    ),
    NameProbe(
      name: "a track of a transition's view",
      text: { scene("tracks: {to: {x: 0 -> \($0)}}") },
      measure: halfway("two") { 2 * $0 },
      values: NameValues.device + [.here: 7, .rest: 7, .initial: 0] + touch()
    ),
    NameProbe(
      name: "a track of the children of a layer",
      text: { scene("tracks: {to/cells/*: {x: 0 -> \($0)}}") },
      measure: halfway("two/cells/cell-2") { 2 * ($0 - 7) },
      values: NameValues.device + NameValues.cascade + [.here: 10, .rest: 10] + touch(7)
    ),
    NameProbe(
      name: "a track of several paths",
      text: { scene("tracks: {from/box + to/cells/cell-3 + to/cells/cell-2 + from/probe: {x: 0 -> \($0)}}") },
      measure: halfway("two/cells/cell-2") { 2 * ($0 - 7) },
      values: NameValues.device + NameValues.cascade + [.here: 10, .rest: 10] + touch(7)
    ),
    NameProbe(
      name: "a track of pieces",
      text: { scene("add: {box: {copy: from, grid: [4, 3]}}, tracks: {container/box/*: {x: 0 -> \($0)}}") },
      measure: halfway("container/box/9") { 2 * $0 },
      values: NameValues.device + NameValues.piece + [.here: 100, .rest: 100] + touch()
    ),
    NameProbe(
      name: "a track's delay",
      text: { scene("tracks: {to/cells/*: {x: 0 -> 100, duration: 1, delay: \(seconds($0))}}") },
      measure: halfway("two/cells/cell-2") { number(1 - ($0 - 7) / 100) },
      values: NameValues.device + NameValues.cascade + touch(7)
    ),
    NameProbe(
      name: "a track's window",
      text: { scene("tracks: {to/cells/*: {x: 0 -> 100, at: (\(seconds($0))) / 2..1}}") },
      measure: halfway("two/cells/cell-2") { x in
        // Half the way is (1 − s) / (2 − s) of the rest of the two seconds.
        let part = (x - 7) / 100
        return number((1 - 2 * part) / (1 - part))
      },
      values: NameValues.device + NameValues.cascade + touch(7)
    ),
    NameProbe(
      name: "a track's duration",
      text: { scene("tracks: {to/cells/*: {x: 0 -> 100, duration: 1 + \(seconds($0))}}") },
      measure: halfway("two/cells/cell-2") { number(100 / ($0 - 7) - 1) },
      values: NameValues.device + NameValues.cascade + touch(7)
    ),
    NameProbe(
      name: "a keyframe's place",
      text: { scene("tracks: {to/cells/*: {x: 0 -> 100 @ (\(seconds($0)) + 0.3) -> 100}}") },
      measure: halfway("two/cells/cell-2") { number(50 / ($0 - 7) - 0.3) },
      values: NameValues.device + NameValues.cascade + touch(7)
    ),
    NameProbe(
      name: "a track's curve",
      text: {
        scene("tracks: {to/cells/*: {x: 0 -> 100, ease: bezier(0.5 (\(seconds($0))) 0.5 (\(seconds($0))))}}")
      },
      // At half the time the parameter is a half: 3/8 y1 + 3/8 y2 + 1/8.
      measure: halfway("two/cells/cell-2") { number((($0 - 7) / 100 - 0.125) / 0.75) },
      values: NameValues.device + NameValues.cascade + touch(7)
    ),
    NameProbe(
      name: "a transition's duration",
      text: {
        scene("tracks: {to: {x: 0 -> 100}}").replacing("duration: 2", with: "duration: 1 + \(seconds($0))")
      },
      measure: halfway("two") { number(100 / $0 - 1) },
      values: NameValues.device + touch()
    ),
    NameProbe(
      name: "a transition's curve",
      text: {
        scene("tracks: {to: {x: 0 -> 100}}").replacing(
          "ease: linear",
          with: "ease: bezier(0.5 (\(seconds($0))) 0.5 (\(seconds($0))))"
        )
      },
      measure: halfway("two") { number(($0 / 100 - 0.125) / 0.75) },
      values: NameValues.device + touch()
    ),
    NameProbe(
      name: "a track of a change to the left",
      text: {
        scene("tracks: {to: {x: 0 -> \($0)}}").replacing("kind: push, from: one, to: two", with: "kind: tab")
          .replacing("one: {", with: "one: {tab: One, ").replacing("  two:\n", with: "  two:\n    tab: Two\n")
          .replacing("segue: 1\n", with: "segue: 1\nstart: two\n")
          .replacing("frame: [7, 0, 400, 800]\n", with: "fill: gray\n")
      },
      measure: halfway("one") { 2 * $0 },
      values: NameValues.device + [.here: 0, .rest: 0, .initial: 0, .direction: -1] + touch()
    ),
    NameProbe(
      name: "a change's duration",
      text: {
        scene("tracks: {to: {x: 0 -> 100}}").replacing("duration: 2", with: "duration: 1 + \(seconds($0))")
          .replacing("kind: push, from: one, to: two", with: "kind: tab, to: next")
          .replacing("one: {", with: "one: {tab: One, ").replacing("  two:\n", with: "  two:\n    tab: Two\n")
      },
      measure: halfway("two") { number(100 / $0 - 1) },
      values: NameValues.device + [.direction: 1] + touch()
    ),
    NameProbe(
      name: "a presentation's frame",
      text: {
        scene("presentation: {style: custom, frame: [\($0), 0, 100, 100]}, tracks: {to: {opacity: 0 -> 1}}")
          .replacing("kind: push", with: "kind: present").replacing("    frame: [7, 0, 400, 800]\n", with: "")
      },
      measure: halfway("two") { $0 },
      values: NameValues.device
    ),
  ]
}
