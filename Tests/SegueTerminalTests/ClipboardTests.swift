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

@Suite("The way to the clipboard is the surest there is, and doubts are told")
struct ClipboardRouteTests {
  private func route(_ type: String, _ variables: [String: String] = [:]) -> ClipboardRoute {
    ClipboardRoute.choose(in: TerminalEnvironment(variables: variables.merging(["TERM": type]) { $1 })).choice
  }

  @Test func tmuxTakesItByItsOwnCommand() {
    #expect(route("tmux-256color", ["TMUX": "/tmp/tmux,1,0"]) == .tmux)
    // A machine behind tmux cannot reach its server.
    #expect(
      route("tmux-256color")
        == .sequence(terminal: "tmux", doubt: "tmux passes it on only with set-clipboard on")
    )
  }

  @Test func terminalsThatTakeNoneHaveAProgramOrADoubt() {
    let apple = ["TERM_PROGRAM": "Apple_Terminal"]
    #expect(route("xterm-256color", apple) == .program(["pbcopy"], name: "the clipboard"))
    let remote = apple.merging(["SSH_CONNECTION": "1 2 3 4"]) { $1 }
    #expect(
      route("xterm-256color", remote)
        == .sequence(terminal: "Apple Terminal", doubt: "Apple Terminal is not known to take it")
    )
    for type in ["linux", "rxvt-unicode"] {
      guard case .sequence(_, doubt: .some) = route(type) else {
        Issue.record("\(type) has no doubt")
        continue
      }
    }
  }

  @Test func aSettingThatAllowsItIsNamed() {
    let xterm = route("xterm-256color", ["XTERM_VERSION": "XTerm(390)"])
    #expect(xterm == .sequence(terminal: "xterm", doubt: "xterm takes it only with allowWindowOps: true"))
  }

  @Test func whoTakesItAndWhoIsNotKnownHaveNoDoubt() {
    #expect(route("xterm-kitty") == .sequence(terminal: "kitty", doubt: nil))
    #expect(route("xterm-256color") == .sequence(terminal: nil, doubt: nil))
  }

  @Test func everyKnownTerminalHasAReason() {
    for terminal in KnownTerminal.table {
      for type in terminal.types {
        let environment = TerminalEnvironment(variables: ["TERM": type])
        #expect(ClipboardRoute.choose(in: environment).reason.hasPrefix("clipboard by "))
      }
    }
  }

  @Test func aProgramIsFedAllAndItsStatusTold() {
    let long: [UInt8] = Array(repeating: 0x61, count: 200_000)
    #expect(FedProgram.run(["sh", "-c", "test $(wc -c) -eq 200000"], input: long) == 0)
    #expect(FedProgram.run(["sh", "-c", "exit 3"], input: []) == 3)
    #expect(FedProgram.run(["no-such-program-anywhere"], input: long) == nil)
  }
}
