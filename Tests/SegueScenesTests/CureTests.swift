import SegueDocuments
import SegueScenes
import Testing

/// What a message says to write is right.
@Suite struct CureTests {
  /// A wrong value, words of the hint, and what is right by it.
  struct Slip: CustomTestStringConvertible {
    var key: String
    var wrong: String
    var hint: String
    var right: String

    var testDescription: String { "\(key): \(wrong)" }

    init(_ key: String, _ wrong: String, _ hint: String, _ right: String) {
      self.key = key
      self.wrong = wrong
      self.hint = hint
      self.right = right
    }
  }

  private static let values = [
    Slip("progress", "clamp(dy / H, 0, 1)", "write dy / H in 0..1", "dy / H in 0..1"),
    Slip("progress", "mod(dy, 3)", "write dy % 3", "dy % 3"),
    Slip("progress", "drag.frame.y / H", "dx and dy", "home/card.y / H"),
    Slip("progress", "home/card.frame.y", "write home/card.y", "home/card.y"),
    Slip("progress", "dy × 2", "write '*'", "dy * 2"),
    Slip("begin", "dx > 1 || dy > 1", "write 'or'", "dx > 1 or dy > 1"),
    Slip("begin", "dx > 1 && dy > 1", "write 'and'", "dx > 1 and dy > 1"),
    Slip("begin", "dx ≥ 1", "write '>='", "dx >= 1"),
    Slip("track", "x: H => 0", "'->'", "x: H -> 0"),
    Slip("track", "x: H → 0", "'->'", "x: H -> 0"),
    Slip("track", "x: {from: H, to: rest}", "write H -> rest", "x: H -> rest"),
    Slip("track", "opacity: 0 -> 1.5", "1 is opaque", "opacity: 0 -> 1"),
    Slip("track", "opacity: 0 -> 80", "did you mean 80%?", "opacity: 0 -> 80%"),
    Slip("track", "translation.y: 3", "'move.y'", "move.y: 3"),
    Slip("track", "x: 3, repeat: infinite", "repeat: forever", "x: 3, repeat: forever"),
    Slip("ease", ".spring", "write spring(ratio 0.8)", "spring(ratio 0.8)"),
    Slip("ease", "spring(.7)", "write spring(ratio 0.7)", "spring(ratio 0.7)"),
    Slip("ease", "spring(ratio: 0.7)", "write spring(ratio 0.7)", "spring(ratio 0.7)"),
    Slip("ease", "\"spring(ratio: 0.7)\"", "write spring(ratio 0.7)", "spring(ratio 0.7)"),
    Slip("ease", "curveEaseInOut", "'ease-in-out'", "ease-in-out"),
    Slip("layer", "rotate: 45 deg", "45deg", "rotate: 45deg"),
    Slip("layer", "rotate: 45°", "45deg", "rotate: 45deg"),
    Slip("layer", "text: A, font: .title1", "write title1", "text: A, font: title1"),
    Slip("layer", "gradient: linear-gradient(red, blue)", "write red blue down", "gradient: red blue down"),
    Slip("layer", "fill: rgba(255, 0, 0, 0.5)", "write 0xFF0000 50%", "fill: 0xFF0000 50%"),
    Slip("more", "usingSpringWithDamping: 0.8", "ease: spring(ratio 0.8)", "ease: spring(ratio 0.8)"),
    Slip("more", "dimming: black", "presentation: {dimming", "presentation: {dimming: black 40%}"),
    Slip("more", "style: page-sheet", "presentation: {style", "presentation: {style: page-sheet}"),
    Slip("more", "during: {to + to/card: {x: 3}}", "only tracks", "during: {to: {x: 3}, to/card: {x: 3}}"),
  ]

  @Test(arguments: values) func theCureIsOne(_ slip: Slip) throws {
    let said = diagnostics(slip.key, slip.wrong)
    #expect(said.count == 1, "\(said.map(\.message))")
    #expect(said.first?.hint?.contains(slip.hint) == true, "\(said.map { $0.hint ?? "" })")
    #expect(diagnostics(slip.key, slip.right).map(\.message) == [])
  }

  /// Path data's commas are what YAML parts at; it is read as it stands, in braces too.
  @Test func commasOfPaths() {
    #expect(diagnostics("layer", "path: M0,0 L10,10 -3,.5 Z, stroke: 2 red").map(\.message) == [])
  }

  private func diagnostics(_ key: String, _ text: String) -> [Diagnostic] {
    func part(_ name: String, _ otherwise: String) -> String { key == name ? text : otherwise }
    let more = key == "more" ? ", \(text)" : ""
    let begin = key == "begin" ? ", begin: \(text)" : ""
    return found(
      """
      segue: 1
      screens:
        home: {layers: {card: {fill: red}}}
        two: {layers: {a: {\(part("layer", "fill: red"))}}}
      transitions:
        go:
          kind: present
          from: home
          to: two
          \(key == "ease" ? "ease: \(text)" : "duration: 1")
          tracks: {to: {\(part("track", "x: 9"))}}
        on: {kind: present, tap: from, from: two, to: home, tracks: {to: {x: 9}}\(more)}
      gestures:
        drag: {in: home, recognize: pan, drives: go, progress: \(part("progress", "dy"))\(begin)}
      """
    )
  }

  private func found(_ text: String) -> [Diagnostic] {
    do {
      return try scene(text).warnings
    } catch {
      return error.diagnostics
    }
  }

  /// A hint that says what to write does not lead back to the same message.
  @Test(
    arguments: BadInput.documents + BadInput.layers + BadInput.expressions + BadInput.transitions
      + BadInput.gestures + BadInput.names + BadInput.places + BadInput.misreadings + BadInput.foreign
      + BadInput.hints + BadInput.staggers + BadInput.keyframes + BadInput.matches + BadInput.sheets
      + BadInput.following + BadInput.tabs + BadInput.masks
  )
  func noHintLeadsBack(input: BadInput) throws {
    guard let hint = input.hint, !input.marked.marked.isEmpty,
      let match = hint.firstMatch(of: /^did you mean '([^']+)'\?|^write ([^':;,…]+)$/)
    else { return }
    let cure = String(match.output.1 ?? match.output.2 ?? "")
    guard !cure.contains(" or ") else { return }
    let start = input.marked.source.firstIndex(of: "«")
    let end = input.marked.source.firstIndex(of: "»")
    guard let start, let end else { return }
    let right =
      input.marked.source[..<start] + cure + input.marked.source[input.marked.source.index(after: end)...]
    let said = found(String(right)).filter { $0.severity == .error }.map(\.message)
    #expect(!said.contains(input.message), "\(cure): \(said)")
  }

  /// Whatever a presenter that stays is to do, the way that is shown is accepted, wherever it was written first.
  @Test(
    arguments: ["page-sheet", "over-full-screen", "custom"],
    ["during", "before", "after", "tracks"]
  )
  func aPresenterThatStays(style: String, key: String) throws {
    func text(_ key: String, _ values: String) -> String {
      """
      segue: 1
      screens: {home: {layers: {badge: {fill: red}}}, sheet: {}}
      transitions:
        show:
          kind: present
          from: home
          to: sheet
          presentation: {style: \(style)}
          \(key == "tracks" ? "tracks: {to: {y: H -> rest}, \(values)}" : "tracks: {to: {y: H -> rest}}\n    \(key): {\(values)}")
      """
    }
    let way = "home/badge: {opacity: 0}"
    for path in ["home/badge", "from/badge"] {
      let value = key == "tracks" ? "opacity: 0" : "hidden: true"
      let said = found(text(key, "\(path): {\(value)}"))
      #expect(said.count == 1, "\(said.map(\.message))")
      #expect(said.first?.hint?.contains("'alongside'") == true && said.first?.hint?.contains(way) == true)
    }
    #expect(found(text("alongside", way)) == [])
    let hidden = found(text("alongside", "home/badge: {hidden: true}"))
    #expect(hidden.first?.hint?.contains("opacity: 0") == true)
  }

  /// What YAML cannot read is told where it is wrong, not where the parser gave up.
  @Test(arguments: [
    ("    «radius» 8\n    fill: red", "a ':' is missing behind 'radius'"),
    ("    layers:\n      a: {text: «\"»Open, fill: red}\n      b: {fill: red}", "this quote is never closed"),
    ("    text: «'»Open\n    fill: red", "this quote is never closed"),
    ("    shadow: «{»radius: 3\n    fill: red\n    clip: true", "this '{' is not closed where line"),
    ("    radius:«\u{a0}»4\n    fill: red", "a non-breaking space"),
    ("«\u{a0}»\u{a0}  radius: 4", "a non-breaking space"),
    ("    layers: {a: {fill: red, «fill»: blue}}", "'fill' is written twice"),
    ("    layers: {a: {fill: red, layers: {b: {fill: red}}, «fill»: blue}}", "'fill' is written twice"),
  ])
  func placesInBrokenText(part: String, message: String) throws {
    let marked = MarkedText("segue: 1\nscreens:\n  home:\n    opacity: 1\n\(part)\n")
    let said = found(marked.text)
    try #require(said.count == 1)
    #expect(said[0].message.hasPrefix(message), "\(said[0].message)")
    #expect(
      said[0].line == marked.line && said[0].column == marked.column,
      "\(said[0].line):\(said[0].column)"
    )
  }

  @Test func aScriptWithoutItsBar() throws {
    let lines = "    0.00 tap home\n    1.00 press 3 4\n    1.10 release 3 5\n"
    let start = "segue: 1\nscreens: {home: {}}\nscripts:\n  tour:"
    let said = found("\(start)\n\(lines)")
    #expect(said.map(\.message) == ["the lines of a script need a '|' in front of them"])
    #expect(said.first?.hint == "write 'tour: |'")
    #expect(found("\(start) |\n\(lines)") == [])
    #expect(found("\(start) 0.00 tap home\n") == [])
  }
}
