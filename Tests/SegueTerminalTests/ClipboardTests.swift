import Testing

@testable import SegueTerminal

struct ClipboardTests {
  private func text(_ sequence: ClipboardSequence) -> String {
    String(decoding: sequence.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"), ("→", "4oaS"),
  ])
  func base64IsTheRFCs(text: String, encoded: String) {
    #expect(String(decoding: ClipboardSequence.base64(Array(text.utf8)), as: UTF8.self) == encoded)
  }

  @Test func aTextIsHandedOver() {
    #expect(text(ClipboardSequence("foo", multiplexer: nil)) == "\u{1b}]52;c;Zm9v\u{7}")
  }

  @Test func tmuxGetsItOnceForItselfAndOnceToPassOn() {
    #expect(
      text(ClipboardSequence("foo", multiplexer: "tmux"))
        == "\u{1b}]52;c;Zm9v\u{7}\u{1b}Ptmux;\u{1b}\u{1b}]52;c;Zm9v\u{7}\u{1b}\\"
    )
  }

  @Test func screenPassesItOnInPieces() {
    let long = String(repeating: "foo", count: 400)
    let pieces = text(ClipboardSequence(long, multiplexer: "screen")).components("\u{1b}\\")
    #expect(pieces.count == 4)
    #expect(pieces.dropLast().allSatisfy { $0.hasPrefix("\u{1b}P") && $0.utf8.count <= 702 })
    #expect(pieces.dropLast().map { $0.dropFirst(2) }.joined().hasSuffix("Zm9v\u{7}"))
  }

  @Test func aTextThatIsTooLongIsCut() {
    let long = String(repeating: "a", count: 200_000)
    #expect(ClipboardSequence(long, multiplexer: nil).bytes.count < 100_000)
  }
}

extension String {
  /// The parts between the separators.
  fileprivate func components(_ separator: String) -> [String] {
    var parts: [String] = [""]
    var rest: Substring = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(separator) {
        parts.append("")
        rest = rest.dropFirst(separator.count)
      } else {
        parts[parts.count - 1].append(rest.removeFirst())
      }
    }
    return parts
  }
}
