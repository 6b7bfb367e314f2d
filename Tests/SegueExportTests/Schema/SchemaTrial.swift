import Testing

/// A key, and a scene without and with it that must not be the same.
struct SchemaTrial: CustomTestStringConvertible {
  /// As the schema has it: `gesture/finish/when`.
  let key: String
  let without: SchemaScene
  let with: SchemaScene

  var testDescription: String { key }

  static var all: [SchemaTrial] { scene + checks + layers + additions + tracks + transitions + gestures }

  private init(_ key: String, _ base: SchemaScene, with change: (inout SchemaScene) -> Void) {
    self.init(key, base, without: { _ in }, with: change)
  }

  private init(
    _ key: String,
    _ base: SchemaScene,
    without: (inout SchemaScene) -> Void,
    with change: (inout SchemaScene) -> Void
  ) {
    self.key = key
    self.without = base.with(without)
    with = base.with(change)
  }

  private static let plain = SchemaScene()

  // MARK: The document

  private static let scene: [SchemaTrial] = [
    SchemaTrial("scene/title", plain) { $0.top = "title: A name" },
    SchemaTrial("scene/device", plain) { $0.device = "iphone-15" },
    SchemaTrial("scene/appearance", plain.with { $0.home += ", text: hello" }) {
      $0.top = "appearance: dark"
    },
    SchemaTrial("scene/start", plain) { $0.top = "start: next" },
    SchemaTrial(
      "scene/tokens",
      plain.with { $0.home += ", radius: $r" },
      without: { $0.top = "tokens: {r: 1}" },
      with: { $0.top = "tokens: {r: 2}" }
    ),
    SchemaTrial("scene/screens", plain) { $0.homeKeys = "fill: yellow" },
    SchemaTrial(
      "scene/presets",
      plain.with { $0.go? += ", use: slow" },
      without: { $0.top = "presets: {slow: {tracks: {to: {opacity: 0 -> 1}}}}" },
      with: { $0.top = "presets: {slow: {tracks: {to: {x: 90 -> 0}}}}" }
    ),
    SchemaTrial("scene/transitions", plain.with { $0.go = nil }) { $0.go = plain.go },
    SchemaTrial("scene/gestures", plain) { $0.drag = "recognize: pan, sets: {home/box: {x: 3}}" },
    SchemaTrial("scene/scripts", plain) { $0.script = "    0.00 tap home/tapper" },
    SchemaTrial("scene/checks", unsettled) { $0.bottom = "checks: [{script: hand}]" },
  ]

  // MARK: Checks

  /// A transition that never ends.
  private static let unsettled = moving.with { $0.go? += ", completes: false" }

  /// The next screen comes in from beyond the right edge, runs past its place and stays.
  private static func check(_ key: String, _ text: String) -> SchemaTrial {
    SchemaTrial(
      "scene/checks/\(key)",
      plain.with { $0.go? += ", ease: spring(response 0.3 ratio 0.4), tracks: {to: {x: W -> rest}}" },
      without: { $0.bottom = "checks: [{script: hand}]" },
      with: { $0.bottom = "checks: [{script: hand, \(text)}]" }
    )
  }

  private static let checks: [SchemaTrial] = [
    SchemaTrial("scene/checks/script", unsettled) { $0.bottom = "checks: [{script: hand}]" },
    SchemaTrial("scene/checks/transition", unsettled) { $0.bottom = "checks: [{transition: go}]" },
    SchemaTrial(
      "scene/checks/lint",
      plain,
      without: { $0.bottom = "checks: [{script: hand, lint: [settles]}]" },
      with: { $0.bottom = "checks: [{script: hand, lint: [cancel-restores]}]" }
    ),
    SchemaTrial("scene/checks/golden", plain) {
      $0.bottom = "checks: [{script: hand, golden: none.txt, at: 1}]"
    },
    SchemaTrial(
      "scene/checks/at",
      plain,
      without: { $0.bottom = "checks: [{script: hand, golden: none.txt, at: 1}]" },
      with: { $0.bottom = "checks: [{script: hand, golden: none.txt, at: 2}]" }
    ),
    check("ends-on", "ends-on: home"),
    check("ends", "ends: cancelled"),
    check("never-leaves-canvas", "never-leaves-canvas: [next]"),
    check("no-overshoot", "no-overshoot: {next: x}"),
  ]

  // MARK: Layers

  private static let layers: [SchemaTrial] = [
    SchemaTrial(
      "layer/scroll",
      plain.with { $0.go = nil },
      without: { $0.home += ", clip: true, layers: {tall: {height: 900}}" },
      with: { $0.home += ", clip: true, scroll: y, layers: {tall: {height: 900}}" }
    ),
    SchemaTrial("layer/press", plain.with { $0.go = nil }) { $0.home += ", press: {}" },
    SchemaTrial(
      "layer/press/scale",
      plain.with { $0.go = nil },
      without: { $0.home += ", press: {}" },
      with: { $0.home += ", press: {scale: 0.5}" }
    ),
    SchemaTrial(
      "layer/press/duration",
      plain.with { $0.go = nil },
      without: { $0.home += ", press: {}" },
      with: { $0.home += ", press: {duration: 2}" }
    ),
    SchemaTrial("layer/copy", plain) { $0.home += ", copy: home/grip" },
    SchemaTrial("layer/mask", plain) { $0.home += ", mask: {frame: [0, 0, 10, 10], fill: black}" },
    SchemaTrial(
      "layer/repeat",
      plain,
      without: { $0.home += ", layers: {a: {repeat: 2, x: 7}}" },
      with: { $0.home += ", layers: {a: {repeat: 3, x: 7}}" }
    ),
    SchemaTrial("layer/layers", plain) { $0.home += ", layers: {a: {x: 7}}" },
    SchemaTrial("layer/bar", plain) { $0.homeKeys += ", bar: Home" },
  ]

  // MARK: Additions

  private static func adding(_ keys: String) -> SchemaScene {
    plain.with { $0.go? += ", add: {new: {\(keys)}}, tracks: {to: {opacity: 0 -> 1}}" }
  }

  private static func addition(_ key: String, _ base: String, _ text: String) -> SchemaTrial {
    SchemaTrial(key, plain, without: { $0 = adding(base) }, with: { $0 = adding("\(base), \(text)") })
  }

  private static let additions: [SchemaTrial] = [
    addition("addition/copy", "z: 0", "copy: from/box"),
    addition("addition/mask", SchemaScene.place, "mask: {frame: [0, 0, 10, 10], fill: black}"),
    addition("addition/layers", SchemaScene.place, "layers: {a: {x: 7}}"),
    addition("addition/inside", SchemaScene.place, "inside: from/box"),
    addition("addition/masks", SchemaScene.place, "masks: to/box"),
    addition("addition/grid", "copy: from/box", "grid: [2, 1]"),
    addition("addition/pieces", "copy: from/box, grid: [2, 1]", "pieces: {opacity: 0.5}"),
  ]

  // MARK: Tracks

  private static func track(_ key: String, _ base: String, _ text: String) -> SchemaTrial {
    SchemaTrial(
      "track/\(key)",
      plain,
      without: { $0.go? += ", tracks: {to/box: {\(base)}}" },
      with: { $0.go? += ", tracks: {to/box: {\(base), \(text)}}" }
    )
  }

  private static let tracks: [SchemaTrial] = [
    track("at", "x: 7", "at: 0.2..0.6"),
    track("duration", "x: 7", "duration: 0.1"),
    track("delay", "x: 7", "delay: 0.1"),
    track("ease", "x: 7", "ease: ease-in"),
    track("as", "x: 7, duration: 0.2", "as: layer"),
    track("repeat", "x: 7, duration: 0.1", "repeat: 3"),
    track("autoreverse", "x: 7, duration: 0.1", "autoreverse: true"),
    track("speed", "x: 7", "speed: 2"),
  ]

  // MARK: Transitions

  private static let moving = plain.with {
    $0.go? += ", tracks: {to: {x: W -> rest}}, duration: 0.5, ease: linear"
  }

  private static func go(_ key: String, _ text: String) -> SchemaTrial {
    SchemaTrial("transition/\(key)", moving) { $0.go? += ", \(text)" }
  }

  private static func reduced(_ key: String, _ base: String, _ text: String) -> SchemaTrial {
    SchemaTrial(
      "transition/reduce-motion/\(key)",
      moving,
      without: { $0.go? += ", reduce-motion: {\(base)}" },
      with: { $0.go? += ", reduce-motion: {\(base), \(text)}" }
    )
  }

  private static let presenting = plain.with {
    $0.go =
      "kind: present, from: home, to: next, tap: from/tapper, duration: 0.5, tracks: {to: {y: H -> rest}}"
  }

  private static func presented(_ key: String, _ base: String, _ text: String) -> SchemaTrial {
    SchemaTrial(
      "transition/presentation/\(key)",
      presenting,
      without: { $0.go? += ", presentation: {\(base)}" },
      with: { $0.go? += ", presentation: {\(SchemaPlace.joined(base, text))}" }
    )
  }

  private static let transitions: [SchemaTrial] = [
    SchemaTrial("transition/kind", presenting) {
      $0.go = presenting.go?.replacing("present,", with: "push,")
    },
    SchemaTrial(
      "transition/from",
      plain.with { $0.script = "    0.00 tap home/box" },
      without: { $0.go = "kind: push, from: home, to: next, tap: from/box, tracks: {to: {x: W -> rest}}" },
      with: { $0.go = "kind: push, from: next, to: home, tap: from/box, tracks: {to: {x: W -> rest}}" }
    ),
    SchemaTrial("transition/to", moving) { $0.go = moving.go?.replacing("to: next", with: "to: home") },
    SchemaTrial("transition/tap", moving) { $0.go = moving.go?.replacing("from/tapper", with: "from/grip") },
    SchemaTrial(
      "transition/reverse",
      moving.with { $0.script = "    0.00 tap home/tapper\n    1.00 tap next/other" },
      without: {
        $0.transitions =
          "  back: {kind: pop, from: next, to: home, tap: from/other, tracks: {from: {opacity: 0}}}"
      },
      with: { $0.transitions = "  back: {reverse: go, tap: from/other}" }
    ),
    SchemaTrial("transition/presentation", presenting) {
      $0.go? += ", presentation: {style: over-full-screen}"
    },
    presented("style", "", "style: custom"),
    presented("frame", "style: custom", "frame: [0, 100, W, 500]"),
    presented("dimming", "style: custom", "dimming: black 20%"),
    go("markers", "markers: {half: 0.5}"),
    go("reduce-motion", "reduce-motion: {tracks: {to: {opacity: 0.5 -> 1}}}"),
    SchemaTrial(
      "transition/interruptible",
      moving.with {
        $0.drag = "recognize: pan, progress: -dx / 400, drives: go, finish: {when: true}"
        $0.script =
          "    0.00 tap home/tapper\n    0.20 press 200 700\n    0.30 move 180 700\n    0.60 release 100 700"
      }
    ) { $0.go? += ", interruptible: true" },
    SchemaTrial("transition/duration", moving) { $0.go = moving.go?.replacing("0.5", with: "0.3") },
    SchemaTrial("transition/ease", moving) { $0.go = moving.go?.replacing("linear", with: "ease-in") },
    go("insert", "insert: below"),
    go("add", "add: {new: {fill: red}}"),
    go("during", "during: {to/box: {opacity: 0.5}}"),
    go("before", "before: {to/box: {opacity: 0.5}}"),
    go("after", "after: {to/box: {opacity: 0.5}}"),
    SchemaTrial("transition/tracks", plain) { $0.go? += ", tracks: {to: {opacity: 0 -> 1}}" },
    go("alongside", "alongside: {to/box: {x: 7}}"),
    SchemaTrial(
      "transition/seed",
      plain,
      without: { $0.go? += ", tracks: {to/box: {x: random(0..99)}}" },
      with: { $0.go? += ", tracks: {to/box: {x: random(0..99)}}, seed: 3" }
    ),
    go("completes", "completes: false"),
    SchemaTrial(
      "transition/use",
      plain.with { $0.top = "presets: {slide: {tracks: {to: {x: W -> rest}}}}" }
    ) { $0.go? += ", use: slide" },
    reduced("duration", "tracks: {to: {opacity: 0 -> 1}}", "duration: 0.2"),
    reduced("ease", "tracks: {to: {opacity: 0 -> 1}}", "ease: linear"),
    reduced("insert", "tracks: {to: {opacity: 0 -> 1}}", "insert: below"),
    reduced("add", "tracks: {to: {opacity: 0 -> 1}}", "add: {new: {fill: red}}"),
    reduced("during", "tracks: {to: {opacity: 0 -> 1}}", "during: {to/box: {opacity: 0.5}}"),
    reduced("before", "tracks: {to: {opacity: 0 -> 1}}", "before: {to/box: {opacity: 0.5}}"),
    reduced("after", "tracks: {to: {opacity: 0 -> 1}}", "after: {to/box: {opacity: 0.5}}"),
    reduced("tracks", "duration: 0.4", "tracks: {to: {opacity: 0 -> 1}}"),
    reduced("alongside", "tracks: {to: {opacity: 0 -> 1}}", "alongside: {to/box: {x: 7}}"),
    SchemaTrial(
      "transition/reduce-motion/seed",
      moving,
      without: { $0.go? += ", reduce-motion: {tracks: {to/box: {x: random(0..99)}}}" },
      with: { $0.go? += ", reduce-motion: {tracks: {to/box: {x: random(0..99)}}, seed: 3}" }
    ),
    reduced("completes", "tracks: {to: {opacity: 0 -> 1}}", "completes: false"),
    SchemaTrial(
      "transition/reduce-motion/use",
      moving.with { $0.top = "presets: {fade: {tracks: {to: {opacity: 0 -> 1}}}}" },
      without: { $0.go? += ", reduce-motion: {duration: 0.4}" },
      with: { $0.go? += ", reduce-motion: {duration: 0.4, use: fade}" }
    ),
  ]

  // MARK: Gestures

  private static let sets = "recognize: pan, sets: {home/box: {y: here + y - start.y}}"
  private static let drives = "recognize: pan, progress: -dy / 200, drives: go"
  private static let setting = plain.with { $0.go = nil }

  private static func drag(_ key: String, on base: SchemaScene, _ keys: String, _ text: String) -> SchemaTrial
  {
    SchemaTrial(
      "gesture/\(key)",
      base,
      without: { $0.drag = keys },
      with: { $0.drag = "\(keys), \(text)" }
    )
  }

  private static let gestures: [SchemaTrial] = [
    SchemaTrial(
      "gesture/in",
      setting,
      without: { $0.gestures = "  g: {in: home/box, \(sets)}" },
      with: { $0.gestures = "  g: {in: home/grip, \(sets)}" }
    ),
    SchemaTrial(
      "gesture/recognize",
      setting,
      without: { $0.drag = sets },
      with: { $0.drag = sets.replacing("pan", with: "pan(left)") }
    ),
    drag("begin", on: setting, sets, "begin: x > 300"),
    drag("while", on: setting, sets, "while: dy < -90"),
    SchemaTrial(
      "gesture/with",
      setting.with { $0.home = SchemaScene.list },
      without: { $0.gestures = "  g: {in: home/box/tall, \(sets)}" },
      with: { $0.gestures = "  g: {in: home/box/tall, with: home/box, \(sets)}" }
    ),
    SchemaTrial(
      "gesture/let",
      setting,
      without: { $0.drag = "let: {v: dy}, recognize: pan, sets: {home/box: {y: v}}" },
      with: { $0.drag = "let: {v: dy * 2}, recognize: pan, sets: {home/box: {y: v}}" }
    ),
    SchemaTrial(
      "gesture/progress",
      plain,
      without: { $0.drag = drives },
      with: { $0.drag = drives.replacing("200", with: "300") }
    ),
    SchemaTrial("gesture/drives", plain) { $0.drag = drives },
    SchemaTrial("gesture/sets", setting) { $0.drag = sets },
    SchemaTrial(
      "gesture/scrubs",
      setting
    ) { $0.drag = "recognize: pan, progress: -dy / 200, scrubs: {home/box: {x: 7}}" },
    drag("finish", on: plain, drives, "finish: {when: true}"),
    SchemaTrial(
      "gesture/finish/when",
      plain,
      without: { $0.drag = drives + ", finish: {when: progress > 0.9}" },
      with: { $0.drag = drives + ", finish: {when: progress > 0.3}" }
    ),
    SchemaTrial(
      "gesture/finish/at",
      plain,
      without: { $0.drag = drives + ", finish: {when: progress > 0.3}" },
      with: { $0.drag = drives + ", finish: {when: progress > 0.3, at: once}" }
    ),
    SchemaTrial(
      "gesture/finish/delay",
      plain,
      without: { $0.drag = sets + ", finish: {when: true, then: go}" },
      with: { $0.drag = sets + ", finish: {when: true, then: go, delay: 0.2}" }
    ),
    SchemaTrial(
      "gesture/finish/then",
      plain,
      without: { $0.drag = sets },
      with: { $0.drag = sets + ", finish: {when: true, then: go}" }
    ),
    SchemaTrial(
      "gesture/finish/rest",
      setting,
      without: { $0.drag = sets },
      with: { $0.drag = sets + ", finish: {when: true, rest: {home/box: {y: 9}}}" }
    ),
    SchemaTrial(
      "gesture/finish/duration",
      setting,
      without: { $0.drag = sets + ", finish: {when: true, rest: {home/box: {y: 9}}}" },
      with: { $0.drag = sets + ", finish: {when: true, rest: {home/box: {y: 9}}, duration: 1}" }
    ),
    SchemaTrial(
      "gesture/finish/ease",
      setting,
      without: { $0.drag = sets + ", finish: {when: true, rest: {home/box: {y: 9}}}" },
      with: { $0.drag = sets + ", finish: {when: true, rest: {home/box: {y: 9}}, ease: linear}" }
    ),
    drag("cancel", on: setting, sets, "cancel: {duration: 1}"),
    SchemaTrial(
      "gesture/cancel/duration",
      setting,
      without: { $0.drag = sets + ", cancel: {duration: 1}" },
      with: { $0.drag = sets + ", cancel: {duration: 2}" }
    ),
    SchemaTrial(
      "gesture/cancel/ease",
      setting,
      without: { $0.drag = sets + ", cancel: {duration: 1}" },
      with: { $0.drag = sets + ", cancel: {duration: 1, ease: linear}" }
    ),
    drag("speed", on: plain, drives, "speed: 0.5"),
    drag("ease", on: plain, drives, "ease: linear"),
    SchemaTrial(
      "gesture/timing-curve",
      plain.with { $0.go? += ", interruptible: true" },
      without: { $0.drag = drives },
      with: { $0.drag = drives + ", timing-curve: spring(ratio 0.5)" }
    ),
    drag("wants-interactive-start", on: plain, drives, "wants-interactive-start: false"),
    SchemaTrial(
      "gesture/system-cancel",
      plain.with {
        $0.script = "    0.00 press 200 700\n    0.10 move 200 600\n    0.20 move 200 560\n    0.30 cancel"
      },
      without: { $0.drag = drives + ", finish: {when: true}" },
      with: { $0.drag = drives + ", finish: {when: true}, system-cancel: decide" }
    ),
    SchemaTrial(
      "gesture/catch",
      setting.with {
        $0.script = """
              0.00 press 200 700
              0.05 move 200 680
              0.10 move 200 600
              0.20 release 200 560
              0.40 press 200 700
              0.50 move 200 680
              0.60 release 200 600
          """
      },
      without: { $0.drag = sets + ", cancel: {duration: 1}" },
      with: { $0.drag = sets + ", cancel: {duration: 1}, catch: true" }
    ),
    SchemaTrial(
      "gesture/use",
      setting.with { $0.top = "presets: {up: {cancel: {duration: 2}}}" },
      without: { $0.drag = sets },
      with: { $0.drag = "use: up, " + sets }
    ),
  ]
}

extension String {
  fileprivate func replacing(_ part: String, with other: String) -> String {
    var result = self
    if let range = result.firstRange(of: part) { result.replaceSubrange(range, with: other) }
    return result
  }
}
