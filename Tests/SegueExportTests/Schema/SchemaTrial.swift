import Testing

/// A key, and a scene without and with it that must not be the same.
struct SchemaTrial: CustomTestStringConvertible {
  /// As the schema has it: `gesture/finish/when`.
  let key: String
  let without: SchemaScene
  let with: SchemaScene

  var testDescription: String { key }

  static var all: [SchemaTrial] { scene + checks + layers + additions + tracks + transitions + gestures }

  init(_ key: String, _ base: SchemaScene, with change: (inout SchemaScene) -> Void) {
    self.init(key, base, without: { _ in }, with: change)
  }

  init(
    _ key: String,
    _ base: SchemaScene,
    without: (inout SchemaScene) -> Void,
    with change: (inout SchemaScene) -> Void
  ) {
    self.key = key
    self.without = base.with(without)
    with = base.with(change)
  }

  static let plain = SchemaScene()

  // MARK: The document

  static let scene: [SchemaTrial] = [
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
    SchemaTrial(
      "scene/components",
      plain.with { $0.home = "use: box" },
      without: { $0.top = "components: {box: {frame: [100, 300, 200, 100]}}" },
      with: { $0.top = "components: {box: {frame: [100, 300, 200, 100], fill: red}}" }
    ),
    SchemaTrial("layer/use", plain.with { $0.top = "components: {round: {radius: 9}}" }) {
      $0.home += ", use: round"
    },
    SchemaTrial(
      "addition/use",
      plain.with { $0.top = "components: {round: {radius: 9}}" },
      without: { $0.go? += ", tracks: {to: {x: W -> rest}}, add: {a: {fill: red}}" },
      with: { $0.go? += ", tracks: {to: {x: W -> rest}}, add: {a: {fill: red, use: round}}" }
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
  static let unsettled = moving.with { $0.go? += ", completes: false" }

  /// The next screen comes in from beyond the right edge, runs past its place and stays.
  static func check(_ key: String, _ text: String) -> SchemaTrial {
    SchemaTrial(
      "scene/checks/\(key)",
      plain.with { $0.go? += ", ease: spring(response 0.3 ratio 0.4), tracks: {to: {x: W -> rest}}" },
      without: { $0.bottom = "checks: [{script: hand}]" },
      with: { $0.bottom = "checks: [{script: hand, \(text)}]" }
    )
  }

  static let checks: [SchemaTrial] = [
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

  /// A key of a scroll layer's, seen under a finger that goes beyond an end, and flicks.
  private static func scrolled(_ more: String, than less: String = "axis: y", at key: String) -> SchemaTrial {
    let list = ", layers: {big: {frame: [0, 0, 900, 1800]}}, scroll: "
    return SchemaTrial(
      key.contains("/") ? key : "scroll/\(key)",
      plain.with {
        $0.go = nil
        $0.script = """
              0.00 press 200 350
              0.05 move 220 380
              0.30 move 320 500
              0.40 move 320 500
              0.40 release 320 500
              2.00 press 280 390
              2.05 move \(key == "inset/right" ? 250 : 260) 370
              2.20 release 130 310
          """
      },
      without: { $0.home += list + "{\(less)}" },
      with: { $0.home += list + "{\(more)}" }
    )
  }

  // MARK: Layers

  static let layers: [SchemaTrial] = [
    SchemaTrial(
      "layer/scroll",
      plain.with { $0.go = nil },
      without: { $0.home += ", clip: true, layers: {tall: {height: 900}}" },
      with: { $0.home += ", clip: true, scroll: y, layers: {tall: {height: 900}}" }
    ),
    scrolled("axis: x", than: "axis: y", at: "axis"),
    scrolled("inset: 20", at: "inset"),
    scrolled("paging: true", at: "paging"),
    scrolled("bounces: false", at: "bounces"),
    scrolled("deceleration: fast", at: "deceleration"),
    scrolled("refresh: {at: 10}", at: "refresh"),
    scrolled("refresh: {at: 10, height: 30}", than: "refresh: {at: 10}", at: "refresh/height"),
    scrolled("refresh: {at: 10}", than: "refresh: {}", at: "refresh/at"),
    scrolled("refresh: {at: 10, duration: 0.4}", than: "refresh: {at: 10}", at: "refresh/duration"),
    scrolled("inset: {top: 20}", at: "inset/top"),
    scrolled("axis: x, inset: {left: 20}", than: "axis: x", at: "inset/left"),
    scrolled("inset: {bottom: -1690}", than: "inset: {bottom: 0}", at: "inset/bottom"),
    scrolled("axis: x, inset: {right: -690}", than: "axis: x, inset: {right: 0}", at: "inset/right"),
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
    SchemaTrial(
      "layer/follow",
      plain.with { $0.drag = "recognize: pan, sets: {home/grip: {y: here + dy}}" },
      without: { $0.home = "width: 200, height: 100, fill: red, y: home/grip.y - 200" },
      with: { $0.home = "width: 200, height: 100, fill: red, follow: {y: home/grip.y - 200}" }
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
    SchemaTrial("layer/tab", plain) { $0.homeKeys += ", tab: Home" },
    SchemaTrial(
      "tab/title",
      plain,
      without: { $0.homeKeys += ", tab: {title: Home}" },
      with: { $0.homeKeys += ", tab: {title: Start}" }
    ),
    SchemaTrial(
      "tab/icon",
      plain,
      without: { $0.homeKeys += ", tab: {title: Home}" },
      with: { $0.homeKeys += ", tab: {title: Home, icon: M2 2 H22 V22 H2 Z}" }
    ),
  ]

  // MARK: Additions

  static func adding(_ keys: String) -> SchemaScene {
    plain.with { $0.go? += ", add: {new: {\(keys)}}, tracks: {to: {opacity: 0 -> 1}}" }
  }

  static func addition(_ key: String, _ base: String, _ text: String) -> SchemaTrial {
    SchemaTrial(key, plain, without: { $0 = adding(base) }, with: { $0 = adding("\(base), \(text)") })
  }

  static let additions: [SchemaTrial] = [
    addition("addition/copy", "z: 0", "copy: from/box"),
    addition("addition/mask", SchemaScene.place, "mask: {frame: [0, 0, 10, 10], fill: black}"),
    addition("addition/layers", SchemaScene.place, "layers: {a: {x: 7}}"),
    addition("addition/follow", SchemaScene.place, "follow: {opacity: to.x / 400}"),
    addition("addition/inside", SchemaScene.place, "inside: from/box"),
    addition("addition/masks", SchemaScene.place, "masks: to/box"),
    addition("addition/grid", "copy: from/box", "grid: [2, 1]"),
    addition("addition/pieces", "copy: from/box, grid: [2, 1]", "pieces: {opacity: 0.5}"),
  ]

  // MARK: Tracks

  static func track(_ key: String, _ base: String, _ text: String) -> SchemaTrial {
    SchemaTrial(
      "track/\(key)",
      plain,
      without: { $0.go? += ", tracks: {to/box: {\(base)}}" },
      with: { $0.go? += ", tracks: {to/box: {\(base), \(text)}}" }
    )
  }

  static func several(_ key: String, _ text: String) -> SchemaTrial {
    SchemaTrial(
      "track/\(key)",
      plain,
      without: { $0.go? += ", tracks: {from/box + to/box: {x: 7}}" },
      with: { $0.go? += ", tracks: {from/box + to/box: {x: 7, \(text)}}" }
    )
  }

  static func staggered(_ text: String, and more: String = "") -> String {
    ", tracks: {from/box + to/box\(more): {x: 7, stagger: {\(text)}}}"
  }

  static let tracks: [SchemaTrial] = [
    track("at", "x: 7", "at: 0.2..0.6"),
    track("duration", "x: 7", "duration: 0.1"),
    track("delay", "x: 7", "delay: 0.1"),
    several("stagger", "stagger: 0.1"),
    SchemaTrial("stagger/each", plain, without: { $0.go? += staggered("each: 0.1") }) {
      $0.go? += staggered("each: 0.2")
    },
    SchemaTrial("stagger/total", plain, without: { $0.go? += staggered("total: 0.1") }) {
      $0.go? += staggered("total: 0.2")
    },
    SchemaTrial("stagger/from", plain, without: { $0.go? += staggered("each: 0.1") }) {
      $0.go? += staggered("each: 0.1, from: last")
    },
    SchemaTrial("stagger/ease", plain, without: { $0.go? += staggered("total: 0.2", and: " + to/other") }) {
      $0.go? += staggered("total: 0.2, ease: ease-in", and: " + to/other")
    },
    track("ease", "x: 7", "ease: ease-in"),
    track("mode", "x: 7 -> 90 -> 40", "mode: discrete"),
    track("eases", "x: 7 -> 90 -> 40", "eases: [ease-in, ease-out]"),
    track("tension", "x: 7 -> 90 -> 40, mode: cubic", "tension: 0.5"),
    track("continuity", "x: 7 -> 90 -> 40, mode: cubic", "continuity: 0.5"),
    track("bias", "x: 7 -> 90 -> 40, mode: cubic", "bias: 0.5"),
    track("along", "opacity: 0.5", "along: M 0 0 L 30 40"),
    track("arc", "center: \"[0, 0] -> [90, 40]\"", "arc: 20"),
    track("turn", "along: M 0 0 L 30 40", "turn: auto"),
    track("as", "x: 7, duration: 0.2", "as: layer"),
    track("repeat", "x: 7, duration: 0.1", "repeat: 3"),
    track("autoreverse", "x: 7, duration: 0.1", "autoreverse: true"),
    track("speed", "x: 7", "speed: 2"),
  ]
}

extension String {
  fileprivate func replacing(_ part: String, with other: String) -> String {
    var result = self
    if let range = result.firstRange(of: part) { result.replaceSubrange(range, with: other) }
    return result
  }
}
