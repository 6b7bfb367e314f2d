import SegueGeometry
import SegueTestSupport
import Testing

@testable import SegueGraphics

/// Who is shown pixels by which way, and why.
@Suite struct GraphicsChoiceTests {
  private func choice(
    _ wish: GraphicsWish = .auto,
    environment: [String: String] = [:],
    _ change: (inout GraphicsAnswers) -> Void
  ) -> GraphicsChoice {
    var answers = GraphicsAnswers()
    answers.attributes = [62]
    answers.cell = GridSize(columns: 10, rows: 20)
    change(&answers)
    return GraphicsChoice(
      answers,
      environment: environment,
      wish: wish,
      screen: GridSize(columns: 80, rows: 24)
    )
  }

  @Test("A local kitty is edited in shared memory")
  func kitty() {
    let found = choice {
      $0.name = "kitty(0.42.2)"
      ($0.acceptsKitty, $0.acceptsSharing, $0.acceptsEditing) = (true, true, true)
    }
    #expect(found.traits?.route == .kittyEditing)
    #expect(found.reason == "Kitty accepts kitty's protocol, reads shared memory and edits images.")
  }

  @Test("Without edits two ids take turns, and without shared memory the line is used")
  func ladder() {
    let shared = choice { ($0.acceptsKitty, $0.acceptsSharing, $0.acceptsEditing) = (true, true, false) }
    let direct = choice { ($0.acceptsKitty, $0.acceptsSharing, $0.acceptsEditing) = (true, false, true) }
    #expect(shared.traits?.route == .kittyShared && direct.traits?.route == .kittyDirect)
    #expect(direct.traits?.editsImages == true)
  }

  @Test("Each refusal leaves the way that asks most of the terminal, and the last one leaves characters")
  func refusals() throws {
    var answers = GraphicsAnswers()
    answers.attributes = [62]
    answers.name = "kitty(0.42.2)"
    answers.cell = GridSize(columns: 10, rows: 20)
    (answers.acceptsKitty, answers.acceptsSharing, answers.acceptsEditing) = (true, true, true)
    var ways: [String] = []
    for wish in [GraphicsWish.auto, .kitty] {
      var answers = answers
      while true {
        let screen = GridSize(columns: 80, rows: 24)
        let found = GraphicsChoice(answers, environment: [:], wish: wish, screen: screen)
        guard let traits = found.traits else {
          #expect(found.reason == "Kitty refused a picture (ENOSPC).")
          break
        }
        ways.append("\(traits.route)\(traits.editsImages ? " edits" : "")")
        if wish == .auto, traits.route == .kittyDirect, traits.editsImages {
          #expect(found.reason.hasSuffix("edits images, but shared memory is out of use (ENOSPC)."))
        }
        answers.take(refusal: "ENOSPC", of: traits)
        try #require(ways.count < 9)
      }
    }
    let ladder = ["kittyEditing edits", "kittyDirect edits", "kittyDirect"]
    #expect(ways == ladder + ladder)
  }

  @Test("A refusal is one of a picture of ours")
  func refusalsOfOthers() throws {
    let traits = GraphicsTraits(
      route: .kittyDirect,
      screen: GridSize(columns: 9, rows: 9),
      cell: GridSize(columns: 2, rows: 2)
    )
    let encoder = GraphicsEncoder(traits: traits, processID: 1)
    let ours = KittyID.number(1, low: 5)
    let others = KittyID.number(2, low: 5)
    for (body, error) in [
      ("Gi=\(ours);ENOENT", "ENOENT"), ("Gi=\(ours);OK", nil), ("Gi=\(others);ENOENT", nil),
      ("Gi=\(KittyID.number(1, low: 0xfd));ENOENT", nil), ("G;ENOENT", nil), ("Gi=-5;ENOENT", nil),
    ] {
      let reply = try #require(KittyReply(body.utf8))
      #expect(encoder.refusal(in: reply) == error)
    }
  }

  @Test("Konsole and WezTerm are not given shared memory, whatever they answer")
  func brands() {
    for name in ["Konsole 24.08", "WezTerm 20240203"] {
      let found = choice {
        $0.name = name
        ($0.acceptsKitty, $0.acceptsSharing, $0.acceptsEditing) = (true, true, true)
      }
      #expect(found.traits?.route == .kittyDirect && found.traits?.editsImages == false)
    }
  }

  @Test("An early iTerm2 and Visual Studio Code are shown sixels, though they answer to both")
  func sixelFirst() {
    for name in ["iTerm2 3.5.0", "iTerm2", "xterm.js(6.0.0)"] {
      let found = choice {
        $0.name = name
        $0.acceptsKitty = true
        $0.attributes = [62, 4, 9]
      }
      #expect(found.traits?.route == .sixel)
    }
    let newer = choice {
      $0.name = "iTerm2 3.6.1"
      $0.acceptsKitty = true
      $0.attributes = [62, 4]
    }
    #expect(newer.traits?.route == .kittyDirect)
  }

  @Test("Sixel is an attribute of its own, not a digit of another, nor the kind of terminal")
  func attributes() {
    for (attributes, isSixel) in [
      ([62, 22], false), ([4, 6], false), ([63, 1, 4], true), ([64], false), ([], false),
    ] {
      #expect((choice { $0.attributes = attributes }.traits?.route == .sixel) == isSixel)
    }
    #expect(choice { $0.attributes = nil }.reason == "The terminal has not answered yet.")
  }

  @Test("tmux shows placeholders, and screen nothing")
  func multiplexers() {
    let tmux = choice(environment: ["TMUX": "/tmp/tmux", "TERM": "tmux-256color"]) { $0.acceptsKitty = true }
    #expect(tmux.traits?.route == .kittyPlaceholders)
    #expect(tmux.reason == "The terminal accepts kitty's protocol through tmux.")
    let konsole = choice(environment: ["TMUX": "x", "KONSOLE_VERSION": "240800"]) { $0.acceptsKitty = true }
    #expect(konsole.traits == nil && konsole.reason.hasSuffix("; Konsole shows none."))
    let silent = choice(environment: ["TMUX": "x", "KITTY_WINDOW_ID": "1"]) { $0.name = "tmux 3.3a" }
    #expect(silent.traits == nil && silent.reason.hasSuffix("only with allow-passthrough."))
    let screen = choice(environment: ["STY": "1.pts", "TERM": "screen"]) { _ in }
    #expect(screen.traits == nil && screen.reason == "STY is set, and screen passes no pictures on.")
  }

  @Test("A wish is followed without an answer, but the console is never sent what it prints")
  func wishes() {
    #expect(choice(.sixel) { $0.attributes = nil }.traits?.route == .sixel)
    #expect(choice(.iterm) { _ in }.traits?.route == .iterm)
    #expect(choice(.cells) { $0.acceptsKitty = true }.traits == nil)
    let forced = choice(.kitty) { _ in }
    #expect(
      forced.reason == "Kitty's protocol is asked for, though the terminal has not said that it accepts it."
    )
    #expect(choice(.kitty, environment: ["TERM": "linux"]) { _ in }.traits == nil)
  }

  @Test("Without a cell's size there are no pixels")
  func noCell() {
    let found = choice {
      $0.acceptsKitty = true
      $0.cell = GridSize(columns: 0, rows: -3)
    }
    #expect(found.traits == nil && found.reason.hasSuffix("does not say how many pixels a cell has."))
  }

  @Test("Every terminal's reason is one sentence")
  func reasons() {
    let environments: [[String: String]] = [
      [:], ["TERM": "linux"], ["VTE_VERSION": "7800"], ["TMUX": "x"], ["TERM_PROGRAM": "WezTerm"],
      ["TERM_PROGRAM": "Apple_Terminal"], ["TERM_PROGRAM": "vscode", "KITTY_WINDOW_ID": "1"],
    ]
    for wish in GraphicsWish.allCases {
      for environment in environments {
        for accepts in [nil, false, true] {
          let reason = choice(wish, environment: environment) { $0.acceptsKitty = accepts }.reason
          #expect(reason.hasSuffix(".") && !reason.hasSuffix("..") && reason.first?.isUppercase == true)
        }
      }
    }
  }
}
