import SegueDocuments
import SegueScenes
import Testing

/// What is accepted has an effect: each of these is refused where it has none, and accepted with what it needs.
@Suite struct EffectTests {
  /// A part of a scene that has no effect, what is said of it, and the same with an effect.
  struct Idle: CustomTestStringConvertible {
    enum Place { case layers, screen, transitions, gesture, track, checks, script, presets }

    var place: Place
    var wrong: String
    var message: String
    var right: [String]
    var severity = Diagnostic.Severity.error

    var testDescription: String { wrong }

    init(
      _ place: Place,
      _ wrong: String,
      _ message: String,
      _ right: String...,
      severity: Diagnostic.Severity = .error
    ) {
      self.place = place
      self.wrong = wrong
      self.message = message
      self.right = right
      self.severity = severity
    }
  }

  private static let layers = [
    Idle(.layers, "a: {fit: cover}", "'fit' has no effect", "a: {image: city, fit: cover}"),
    Idle(.layers, "a: {align: left}", "'align' has no effect", "a: {text: A, align: left}"),
    Idle(.layers, "a: {rule: evenodd}", "'rule' has no effect", "a: {path: M 0 0 L 9 9, rule: evenodd}"),
    Idle(.layers, "a: {stroke: 2 red}", "'stroke' has no effect", "a: {path: M 0 0 L 9 9, stroke: 2 red}"),
    Idle(.layers, "a: {scrolling: false}", "'scrolling' has no effect", "a: {scroll: y, scrolling: false}"),
    Idle(
      .layers,
      "a: {frame: [0, 0, 9, 9], x: 3}",
      "'x' beside 'frame'",
      "a: {frame: [3, 0, 9, 9]}",
      "a: {x: 3, width: 9}",
      severity: .warning
    ),
    Idle(.layers, "a: {x: 3, center.x: 8}", "'x' beside 'center.x'", "a: {y: 3, center.x: 8}"),
    Idle(.layers, "a: {y: 3, position: [8, 8]}", "'y' beside 'position'", "a: {position: [8, 8]}"),
    Idle(.layers, "bar: {fill: red}", "no path leads to this layer", "bars: {fill: red}"),
  ]

  private static let transitions = [
    Idle(
      .transitions,
      "go: {kind: push, from: home, to: two, tap: from/open}\n  on: {kind: present, from: home, to: two, tap: from/open}",
      "this tap starts 'go', and never 'on'",
      "go: {kind: push, from: home, to: two, tap: from/open}\n  on: {kind: present, from: home, to: two, tap: from}",
      // A way back that leads nowhere leaves the tap to the next.
      "go: {kind: pop, from: home, to: two, tap: from/open}\n  on: {kind: present, from: home, to: two, tap: from/open}"
    ),
    Idle(
      .transitions,
      "turn: {kind: rotate, from: home}",
      "'from' has no effect",
      "turn: {kind: rotate}\n  go: {kind: push, from: home, to: two, tap: from}"
    ),
    Idle(
      .transitions,
      "turn: {kind: rotate, tap: from}",
      "'tap' has no effect",
      "turn: {kind: rotate}\n  go: {kind: push, from: home, to: two, tap: from}"
    ),
    Idle(
      .transitions,
      "a: {kind: rotate}\n  b: {kind: rotate, duration: 1}",
      "'b' never runs",
      "a: {kind: rotate, duration: 1}\n  go: {kind: push, from: home, to: two, tap: from}"
    ),
    Idle(
      .track,
      "to: {x: 9}}, seed: 3, during: {to: {x: 3}",
      "'seed' has no effect",
      "to: {x: random(0..9)}}, seed: 3, during: {to: {x: 3}",
      severity: .warning
    ),
    Idle(
      .track,
      "to: {x: 9, fill: forwards}",
      "'fill' has no effect",
      "to: {x: 9, fill: forwards, as: layer}",
      "to: {x: 9, fill: red}"
    ),
    Idle(.track, "to: {}", "'to' is given no values", "to: {x: 9}"),
    Idle(.track, "to: {at: 0..0.5}", "'to' is given no values", "to: {x: 9, at: 0..0.5}"),
    Idle(
      .track,
      "to: {x: 9}}, during: {to: {}",
      "'to' is given no values",
      "to: {x: 9}}, during: {to: {x: 2}"
    ),
    Idle(
      .track,
      "to: {x: 1 -> 2 @ 0.8 -> 3 @ 0.3 -> 4}",
      "a keyframe lies before",
      "to: {x: 1 -> 3 @ 0.3 -> 2 @ 0.8 -> 4}",
      "to: {x: 1 -> 3 @ 0.3 -> 2 @ 0.3 -> 4}"
    ),
    Idle(
      .track,
      "to: {x: 9}}, ease: spring(ratio 2 overdamped), during: {to: {x: 3}",
      "'overdamped' has no effect on a ratio",
      "to: {x: 9}}, ease: spring(response 1 ratio 2 overdamped), during: {to: {x: 3}"
    ),
    Idle(
      .track,
      "to: {x: 9}}, ease: spring(duration 1 bounce -0.2 overdamped), during: {to: {x: 3}",
      "'overdamped' has no effect on a bounce",
      "to: {x: 9}}, ease: spring(duration 1 bounce -0.2), during: {to: {x: 3}"
    ),
  ]

  private static let others = [
    Idle(.gesture, "speed: 0", "'speed' lies above 0", "speed: 0.1"),
    Idle(.gesture, "speed: 1 - 3", "'speed' lies above 0", "speed: 3 - progress"),
    Idle(
      .gesture,
      "speed: 2, ease: spring(response 1 ratio 1)",
      "'speed' beside a spring that times itself",
      "speed: 2, ease: spring(ratio 1)",
      "speed: 2, ease: spring(response 1 ratio 1), cancel: {ease: linear}"
    ),
    Idle(
      .gesture,
      "speed: 2, finish: {when: true, ease: spring(duration 1)}, cancel: {ease: spring(duration 1)}",
      "'speed' beside a spring that times itself",
      "speed: 2, finish: {when: true, ease: spring(duration 1)}"
    ),
    Idle(.checks, "transition: go, lint: []", "'lint' is an empty list", "transition: go, lint: [all]"),
    Idle(
      .checks,
      "transition: go, never-leaves-canvas: []",
      "'never-leaves-canvas' is an empty list",
      "transition: go, never-leaves-canvas: home"
    ),
    Idle(
      .checks,
      "transition: go, at: 0.5",
      "'at' has no effect without 'golden'",
      "transition: go, at: 0.5, golden: frame.golden"
    ),
    Idle(.screen, "frame: [0, 9, W, 300]", "'frame' has no effect", "radius: 9"),
    Idle(.screen, "y: 20", "'y' has no effect", "opacity: 0.5"),
    Idle(.script, "move 5 5", "this does nothing", "press 5 5", severity: .warning),
    Idle(.script, "release 5 5", "this does nothing", "tap home", severity: .warning),
    Idle(
      .script,
      "press 5 5\n    1 release 5 5\n    2 lift 5 5",
      "this does nothing",
      "press 5 5\n    1 release 5 5\n    2 press 5 5\n    3 lift 5 5",
      "pinch 5 5 1\n    1 release 5 5",
      severity: .warning
    ),
    Idle(.presets, "slow: {ease: sprng(ratio 3)}", "unknown curve", "slow: {ease: spring(ratio 1)}"),
    Idle(
      .presets,
      "slow: {tracks: {to: {x: $n}}}",
      "nothing is called '$n'",
      "slow: {params: {n: 3}, tracks: {to: {x: $n}}}",
      "slow: {params: {n: }, tracks: {to: {x: $n}}}"
    ),
    Idle(.presets, "slow: {duration: 3px}", "'px' is not a unit", "slow: {duration: 3}"),
    Idle(.presets, "pull: {progress: dy in 1..0}", "the range ends before", "pull: {progress: dy in 0..1}"),
    Idle(.presets, "pull: {recognize: wiggle}", "'wiggle' is not a recognizer", "pull: {recognize: pan}"),
    Idle(
      .presets,
      "pull: {recognize: pan, sets: {home: {xx: dx}}}",
      "a layer's value has no 'xx'",
      "pull: {recognize: pan, sets: {home: {x: dx}}}",
      "pull: {let: {v: dx}, finish: {when: v > progress}}"
    ),
  ]

  @Test(arguments: layers + transitions + others) func hasAnEffectOrIsTold(_ idle: Idle) throws {
    let said = diagnostics(idle.place, idle.wrong)
    #expect(said.count == 1, "\(said.map(\.message))")
    #expect(said.first?.message.hasPrefix(idle.message) == true, "\(said.map(\.message))")
    #expect(said.first?.severity == idle.severity)
    for right in idle.right {
      let said = diagnostics(idle.place, right)
      #expect(said.isEmpty, "\(right): \(said.map(\.message))")
    }
  }

  private func diagnostics(_ place: Idle.Place, _ text: String) -> [Diagnostic] {
    func part(_ wanted: Idle.Place, _ otherwise: String) -> String { place == wanted ? text : otherwise }
    let sheet =
      "kind: present, tap: from/show, from: home, to: sheet, presentation: {style: page-sheet}, tracks: {to: {y: H -> rest}}"
    let document = """
      segue: 1
      screens:
        home:
          bar: Home
          layers:
            open: {text: Open}
            show: {text: Show}
            \(part(.layers, "a: {fill: red}"))
        two: {}
        sheet: {\(part(.screen, "fill: red"))}
      presets:
        \(part(.presets, "none: {duration: 1}"))
      transitions:
        go: {kind: push, from: home, to: two, tracks: {\(part(.track, "to: {x: 9}"))}}
        show: {\(sheet)}
      \(place == .transitions ? "" : "gestures:\n  drag: {in: home, recognize: pan, drives: go, progress: dx / W, \(part(.gesture, "speed: 2"))}")
      scripts:
        hand: |
          0 \(part(.script, "tap home"))
      \(place == .checks ? "checks: [{\(text)}]" : "")
      """
    let own = "  go: {kind: push, from: home, to: two, tracks: {to: {x: 9}}}"
    let whole = place == .transitions ? document.replacing(own, with: "  \(text)") : document
    do {
      return try scene(whole).warnings
    } catch {
      return error.diagnostics
    }
  }

  /// Damping above critical is told once for each way of writing it, wherever a spring stands.
  @Test(
    arguments: [
      "spring(ratio 2)", "spring(response 1 ratio 2)", "spring(stiffness 100 damping 40)",
      "spring(stiffness 100 damping 60 mass 2)",
    ],
    [
      "ease: SPRING, tracks: {to: {x: 9}}}\ngestures: {",
      "tracks: {to: {x: 9, ease: SPRING}}}\ngestures: {",
      "tracks: {to: {x: 9}}}\ngestures: {g: {in: home, recognize: pan, progress: dx, drives: go, ease: SPRING}",
      "tracks: {to: {x: 9}}}\ngestures: {g: {in: home, recognize: pan, progress: dx, drives: go, cancel: {ease: SPRING}}",
      "tracks: {to: {x: 9}}}\ngestures: {g: {in: home, recognize: pan, progress: dx, scrubs: {home: {x: 9, ease: SPRING}}}",
      "tracks: {to: {x: 9}}}\ngestures: {g: {in: home, recognize: pan, sets: {home: {x: dx}}, finish: {when: true, rest: {home: {x: 9}}, ease: SPRING}}",
    ]
  )
  func overdamped(spring: String, frame: String) throws {
    let start =
      "segue: 1\nscreens: {home: {}, two: {}}\ntransitions:\n  go: {kind: push, from: home, to: two, "
    func warnings(_ spring: String) throws -> [Diagnostic] {
      try scene(start + frame.replacing("SPRING", with: spring) + "}").warnings
    }
    let said = try warnings(spring)
    #expect(said.count == 1 && said[0].message.contains("damping"), "\(said.map(\.message))")
    let calm =
      [
        "spring(ratio 2)": "spring(ratio 1)", "spring(response 1 ratio 2)": "spring(response 1 ratio 1)",
        "spring(stiffness 100 damping 40)": "spring(stiffness 100 damping 20)",
      ][spring] ?? "spring(stiffness 100 damping 28 mass 2)"
    #expect(try warnings(calm) == [])
    guard !spring.hasPrefix("spring(ratio") else { return }
    #expect(try warnings(spring.dropLast() + " overdamped)") == [])
  }

  @Test(arguments: [("500", "500 ms is 0.5"), ("61", "61 ms is 0.061")])
  func milliseconds(duration: String, hint: String) throws {
    let text = """
      segue: 1
      screens: {home: {}, two: {}}
      transitions: {go: {kind: push, from: home, to: two, duration: \(duration), tracks: {to: {x: 9}}}}
      """
    let said = try scene(text).warnings
    #expect(said.map(\.message) == ["'duration' is longer than a minute"])
    #expect(said.first?.hint?.hasSuffix(hint) == true)
  }
}
