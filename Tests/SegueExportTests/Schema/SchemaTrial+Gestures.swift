extension SchemaTrial {
  static let sets = "recognize: pan, sets: {home/box: {y: here + y - start.y}}"
  static let drives = "recognize: pan, progress: -dy / 200, drives: go"
  static let setting = plain.with { $0.go = nil }

  static func drag(_ key: String, on base: SchemaScene, _ keys: String, _ text: String) -> SchemaTrial {
    SchemaTrial(
      "gesture/\(key)",
      base,
      without: { $0.drag = keys },
      with: { $0.drag = "\(keys), \(text)" }
    )
  }

  static let gestures: [SchemaTrial] = [
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
      "gesture/remember",
      setting,
      without: { $0.drag = "let: {v: dy}, recognize: pan, sets: {home/box: {y: v + dy}}" },
      with: { $0.drag = "remember: {v: dy}, recognize: pan, sets: {home/box: {y: v + dy}}" }
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
      "gesture/cancel/rest",
      setting,
      without: { $0.drag = sets },
      with: { $0.drag = sets + ", cancel: {rest: {home/box: {y: 9}}}" }
    ),
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
