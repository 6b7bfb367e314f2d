import SegueDocuments
import SegueScenes
import Testing

/// One slip in a scene whose parts refer to one another is one error.
@Suite struct SlipTests {
  private static let good = """
    segue: 1
    tokens: {tint: systemTeal, gap: 16}
    screens:
      home:
        layers:
          open: {text: Open, frame: [20, 120, 100, 40]}
          list: {scroll: y, layers: {cell: {repeat: 12, frame: [$gap, 60 * i, W - 32, 52], fill: $tint}}}
      sheet:
        layers:
          card: {frame: [20, 100, 200, 200], fill: systemRed}
    presets:
      slow: {params: {time: 2}, duration: $time, tracks: {to: {opacity: 0 -> 1}}}
    transitions:
      show: {kind: present, from: home, to: sheet, tap: from/open, use: slow(time 3)}
      hide: {kind: dismiss, from: sheet, to: home, tracks: {from: {y: H}}}
      forth: {reverse: hide}
    gestures:
      pull:
        in: sheet
        recognize: pan(down)
        progress: dy / H in 0..1
        drives: hide
        finish: {when: progress > 0.4}
      drag:
        in: sheet
        recognize: pan
        with: pull
        sets: {sheet/card: {y: here + dy}}
        finish: {when: dy > 9, rest: {sheet/card: {y: 20}}}
        cancel: {duration: 0.2}
    scripts:
      tour: |
        0.00 tap home/open
        1.00 trigger hide
    checks:
      - {script: tour, ends-on: home}
    """

  private func errors(_ text: String) -> [String] {
    do {
      _ = try scene(text)
      return []
    } catch {
      return error.diagnostics.map { "\($0.line): \($0.message); \($0.hint ?? "")" }
    }
  }

  @Test func theSceneIsGood() { #expect(errors(Self.good) == []) }

  /// Names that are none, wherever else they are written: the name is what is wrong.
  @Test(arguments: [
    ("  sheet:\n", "  to:\n", "8: 'to' is a role"), ("  sheet:\n", "  Sheet:\n", "8: 'Sheet' is not a name"),
    ("      open: {", "      from: {", "6: 'from' is a role"),
    ("  hide: {", "  Hide: {", "15: 'Hide' is not"),
    ("  tour: |", "  Tour: |", "32: 'Tour' is not a name"), ("  slow: {", "  Slow: {", "12: 'Slow' is not"),
  ])
  func aNameThatIsNone(part: String, wrong: String, start: String) throws {
    let text = Self.good.replacing(part, with: wrong)
    try #require(text != Self.good)
    // What refers to it by its right name is wrong only because of it.
    let said = errors(text)
    #expect(said.count == 1 && said[0].hasPrefix(start), "\(said)")
  }

  /// A value where a mapping is wanted is one error, which says how it is written.
  @Test(arguments: [
    (
      "finish: {when: progress > 0.4}", "finish: progress > 0.4",
      "23: expected {when, at, delay, then}, found 'progress > 0.4'; write finish: {when: progress > 0.4}"
    ),
    (
      "cancel: {duration: 0.2}", "cancel: true",
      "30: expected {rest, duration, ease}, found 'true'; write cancel: {duration: 0.2, ease: ease-out}"
    ),
  ])
  func aValueInPlaceOfKeys(part: String, wrong: String, message: String) throws {
    let text = Self.good.replacing(part, with: wrong)
    try #require(text != Self.good)
    #expect(errors(text) == [message])
  }

  /// Another language's words for what gives a scene its structure.
  @Test(arguments: [
    ("screens:", "pages:"), ("tokens:", "variables:"), ("layers:\n      card", "children:\n      card"),
    ("gestures:", "interactions:"), ("kind: present", "type: present"), ("presets:", "templates:"),
    ("tracks: {from", "animations: {from"), ("screens:", "whatever:"), ("transitions:", "whatever:"),
    ("layers:\n      card", "whatever:\n      card"), ("kind: present", "whatever: present"),
    ("in: sheet\n    recognize: pan(down)", "whatever: sheet\n    recognize: pan(down)"),
  ])
  func anotherWord(part: String, wrong: String) throws {
    let text = Self.good.replacing(part, with: wrong)
    try #require(text != Self.good)
    let said = errors(text)
    let word = wrong.prefix { $0 != ":" }
    #expect(said.count == 1 && said[0].contains("has no '\(word)'"), "\(said)")
  }
}
