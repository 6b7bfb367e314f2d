import SegueDocuments
import SegueScenes
import Testing

/// Presets that nothing uses: wrong where they would be wrong on every screen.
@Suite struct UnusedPresetTests {
  private func errors(_ preset: String) throws -> [String] {
    let text = """
      segue: 1
      screens:
        home: {layers: {card: {frame: [0, 0, 10, 10]}, list: {scroll: y}}}
        detail: {layers: {title: {text: Title}}}
      presets:
        part: {\(preset)}
      transitions: {forth: {kind: push, from: home, to: detail, tap: from/card}}
      """
    do {
      _ = try SceneFile.parse(Array(text.utf8), path: "preset.yaml", folder: nil)
      return []
    } catch {
      return error.diagnostics.map(\.message)
    }
  }

  @Test(
    arguments: [
      "tracks: {to/title: {x: 20}}", "tracks: {from/card: {x: 20}, to/title: {y: 3}}",
      "tracks: {to/title: {y: from/card.maxY}}".replacing("maxY", with: "height"),
      "during: {from/list: {opacity: 0}}",
      "tracks: {container/shade: {opacity: 0 -> 1}}", "tracks: {hit: {opacity: 0}}",
      "add: {shade: {copy: hit}}, tracks: {container/shade: {opacity: 0 -> 1}}", "tap: from/card",
      "from: home, tracks: {from/card: {x: 3}}", "recognize: pan, sets: {home/card: {x: dx}}",
      "recognize: pan, with: home/list, sets: {detail/title: {x: dx}}",
      "recognize: pan, in: home, drives: forth",
      "recognize: pan, finish: {when: true, rest: {home/card: {x: 20}}}",
    ]
  )
  func whatSomeScreenMakesRightIsRight(_ preset: String) throws {
    #expect(try errors(preset) == [], "\(preset)")
  }

  @Test(
    arguments: [
      ("tracks: {to/tilte: {x: 20}}", "tilte"), ("tracks: {from/crad: {x: 20}, to/title: {y: 3}}", "crad"),
      ("tracks: {to/title: {y: from/crad.height}}", "crad"), ("during: {from/lits: {opacity: 0}}", "lits"),
      ("before: {to/x: {opacity: 0}}", "x"), ("after: {to/x: {opacity: 0}}", "x"),
      ("alongside: {home/crad: {opacity: 0}}", "crad"),
      ("add: {shade: {fill: black}}, tracks: {container/shad: {opacity: 0 -> 1}}", "shad"),
      ("add: {shade: {copy: from/crad}}", "crad"), ("tap: from/crad", "crad"),
      ("from: detail, tracks: {from/card: {x: 3}}", "card"),
      ("recognize: pan, sets: {home/crad: {x: dx}}", "crad"),
      ("recognize: pan, sets: {home/card: {x: home/crad.x}}", "crad"),
      ("recognize: pan, with: home/lits, sets: {home/card: {x: dx}}", "lits"),
      ("recognize: pan, in: home/crad, drives: forth", "crad"),
      ("recognize: pan, let: {far: home/crad.x}, sets: {home/card: {x: far}}", "crad"),
      ("recognize: pan, finish: {when: home/crad.x > 3, rest: {home/card: {x: 20}}}", "crad"),
      ("recognize: pan, finish: {when: true, rest: {home/crad: {x: 20}}}", "crad"),
      ("recognize: pan, progress: dx / 9, scrubs: {home/crad: {x: 9}}", "crad"),
    ]
  )
  func whatNoScreenMakesRightIsWrong(_ preset: String, _ name: String) throws {
    let found = try errors(preset)
    #expect(found.count == 1 && found.allSatisfy { $0.contains("'\(name)'") }, "\(preset): \(found)")
  }

  /// How contents are shown that a layer has not, wherever it is said.
  @Test(
    arguments: [
      "during: {from/card: {«fit: cover»}}", "before: {to: {«align: center»}}",
      "after: {to: {«rule: evenodd»}}",
      "during: {from/card: {«stroke: 2 black»}}", "before: {from/card: {«scrolling: false»}}",
    ],
    [true, false]
  )
  func contentsThatAreNotThereAreShownNowhere(_ body: String, _ isGesture: Bool) throws {
    let plain = body.replacing("«", with: "").replacing("»", with: "")
    let value = try #require(plain.split(separator: "{").last).dropLast(2)
    let part =
      isGesture
      ? "transitions: {}\ngestures: {g: {in: home, recognize: pan, sets: {home/card: {\(value)}}}}"
      : "transitions: {forth: {kind: push, from: home, to: detail, tracks: {to: {x: 0}}, \(plain)}}"
    let text = "segue: 1\nscreens: {home: {layers: {card: {frame: [0, 0, 9, 9]}}}, detail: {}}\n\(part)"
    let error = #expect(throws: DocumentError.self) {
      try SceneFile.parse(Array(text.utf8), path: "contents.yaml", folder: nil)
    }
    let found = error?.diagnostics.map(\.message) ?? []
    #expect(found.count == 1 && found.allSatisfy { $0.contains("has no effect on a layer") }, "\(found)")
    // The same of a layer that has them.
    let card =
      value.hasPrefix("fit")
      ? "image: basil"
      : value.hasPrefix("align")
        ? "text: A"
        : value.hasPrefix("scrolling") ? "scroll: y" : "path: M0 0 L9 9 L0 9 Z"
    let both = text.replacing("frame: [0, 0, 9, 9]", with: card).replacing(
      "detail: {}",
      with: "detail: {\(card)}"
    )
    #expect(throws: Never.self) { try SceneFile.parse(Array(both.utf8), path: "contents.yaml", folder: nil) }
  }
}
