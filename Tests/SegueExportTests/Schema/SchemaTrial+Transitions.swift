extension SchemaTrial {
  static let moving = plain.with {
    $0.go? += ", tracks: {to: {x: W -> rest}}, duration: 0.5, ease: linear"
  }

  static func go(_ key: String, _ text: String) -> SchemaTrial {
    SchemaTrial("transition/\(key)", moving) { $0.go? += ", \(text)" }
  }

  static func reduced(_ key: String, _ base: String, _ text: String) -> SchemaTrial {
    SchemaTrial(
      "transition/reduce-motion/\(key)",
      moving,
      without: { $0.go? += ", reduce-motion: {\(base)}" },
      with: { $0.go? += ", reduce-motion: {\(base), \(text)}" }
    )
  }

  static let presenting = plain.with {
    $0.go =
      "kind: present, from: home, to: next, tap: from/tapper, duration: 0.5, tracks: {to: {y: H -> rest}}"
  }

  private static let sheet = "style: page-sheet, detents: {low: 200, high: 600}"

  static func presented(_ key: String, _ base: String, _ text: String) -> SchemaTrial {
    SchemaTrial(
      "transition/presentation/\(key)",
      presenting,
      without: { $0.go? += ", presentation: {\(base)}" },
      with: { $0.go? += ", presentation: {\(SchemaPlace.joined(base, text))}" }
    )
  }

  /// Where the box is on the other screen when it is matched.
  private static let nextPlace = "frame: [0, 100, 300, 300], fill: red"
  private static let inner = ", layers: {dot: {frame: [10, 10, 20, 20], fill: blue}}"

  private static func matched(_ key: String, _ one: String, _ other: String) -> SchemaTrial {
    SchemaTrial(
      "match/\(key)",
      plain,
      without: { $0.go? += ", match: {box: {to: \(one)}}" },
      with: { $0.go? += ", match: {box: {to: \(other)}}" }
    )
  }

  private static func timed(_ key: String, _ text: String) -> SchemaTrial {
    SchemaTrial(
      "match/\(key)",
      plain.with { $0.next = nextPlace },
      without: { $0.go? += ", match: {box: {to: box}}" },
      with: { $0.go? += ", match: {box: {to: box, \(key): \(text)}}" }
    )
  }

  static let transitions: [SchemaTrial] = [
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
    SchemaTrial("transition/hold", moving.with { $0.script = "    0.00 press 20 20\n    0.80 lift 20 20" }) {
      $0.go = moving.go?.replacing("tap: from/tapper", with: "hold: from/tapper")
    },
    SchemaTrial("transition/match", plain.with { $0.next = nextPlace }) { $0.go? += ", match: {box: box}" },
    matched("to", "box", "other"),
    SchemaTrial(
      "match/fit",
      plain.with {
        $0.next = nextPlace + inner
        $0.home += inner
      },
      without: { $0.go? += ", match: {box: {to: box}}" },
      with: { $0.go? += ", match: {box: {to: box, fit: contain}}" }
    ),
    timed("at", "0.2..0.6"), timed("duration", "0.1"), timed("delay", "0.2"), timed("ease", "ease-in"),
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
    presented("detents", "style: page-sheet", "detents: {low: 200, high: 600}"),
    presented("selected", sheet, "selected: high"),
    presented("undimmed", sheet, "undimmed: low"),
    presented("grabber", sheet, "grabber: true"),
    SchemaTrial(
      "transition/presentation/scrolls",
      presenting.with {
        $0.next = SchemaScene.list
        $0.script =
          "    0.00 tap home/tapper\n    2.00 press 200 590\n    2.10 move 200 560\n    2.30 release 200 520"
      },
      without: { $0.go? += ", presentation: {\(sheet), selected: high}" },
      with: { $0.go? += ", presentation: {\(sheet), selected: high, scrolls: to/box}" }
    ),
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
}
