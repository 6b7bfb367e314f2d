import SegueScenes
import Testing

/// A key that is misspelt is one error: what stands below it is read as what was meant.
@Suite struct MisspeltKeyTests {
  private static let good = """
    segue: 1
    title: Sheet
    tokens: {side: 10}
    presets:
      slow: {params: {how-long: 1}, duration: $how-long}
    screens:
      home:
        fill: white
        layers:
          button: {frame: [20, 100, 100, 40], fill: blue, layers: {mark: {frame: [0, 0, $side, $side]}}}
          row: {repeat: 3, frame: [0, 60 * i, W, 50], layers: {name: {text: One, frame: [0, 0, 90, 20]}}}
      sheet:
        fill: green
        layers:
          card: {frame: [0, 0, 100, 100], mask: {frame: [0, 0, 50, 50], radius: 9}}
    transitions:
      show:
        kind: present
        from: home
        to: sheet
        tap: from/button
        use: slow(how-long 0.5)
        add: {extra: {copy: from/button, inside: to}}
        before: {to/card: {opacity: 0}}
        tracks: {to: {y: H -> rest}, from/button/mark: {opacity: 0}, from/row-1/name: {opacity: 0}}
        reduce-motion: {tracks: {to: {opacity: 0 -> rest}}}
      hide:
        kind: dismiss
        from: sheet
        to: home
        tap: from/card
        duration: 0.2
        tracks: {from: {y: H}}
    gestures:
      pull:
        in: sheet
        recognize: pan
        progress: dy / 400 in 0..1
        drives: hide
        finish: {when: progress > 0.5, at: end}
    scripts:
      go: |
        0 trigger show
        2 trigger hide
    checks:
      - {script: go, lint: all, ends-on: home}
    """

  /// What the scene's author may call anything.
  private static let names: Set = [
    "side", "slow", "how-long", "home", "sheet", "button", "mark", "row", "name", "card", "extra", "show",
    "hide",
    "pull", "go",
  ]

  /// Where the language's own words stand as keys; of words of two letters none is near.
  private static var keys: [Range<String.Index>] {
    good.matches(of: #/([a-z][a-z-]{2,}):/#).compactMap { match in
      names.contains(String(match.output.1)) ? nil : match.output.1.startIndex..<match.output.1.endIndex
    }
  }

  private func errors(_ text: String) -> [String] {
    do {
      _ = try scene(text)
      return []
    } catch {
      return error.diagnostics.filter { $0.severity == .error }.map { "\($0.line): \($0.message)" }
    }
  }

  @Test func theSceneIsGood() { #expect(errors(Self.good) == []) }

  @Test("Each key with each of three slips is one error, at the key", arguments: 0..<keys.count)
  func eachKey(number: Int) throws {
    let place = Self.keys[number]
    let key = Self.good[place]
    let line = Self.good[..<place.lowerBound].count { $0 == "\n" } + 1
    for slip in [key.dropLast() + "q", key + "q", key.prefix(1) + "q" + key.dropFirst()] {
      let found = errors(Self.good.replacingCharacters(in: place, with: slip))
      #expect(found.count == 1 && found[0].hasPrefix("\(line): "), "\(slip): \(found)")
    }
  }
}

extension String {
  fileprivate func replacingCharacters(in place: Range<Index>, with slip: Substring) -> String {
    var result = self
    result.replaceSubrange(place, with: slip)
    return result
  }
}
