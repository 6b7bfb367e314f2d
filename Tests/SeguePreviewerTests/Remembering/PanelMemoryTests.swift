import Testing

@testable import SeguePreviewer

struct PanelMemoryTests {
  private func traits(_ name: String) throws -> PanelTraits {
    try #require(PanelRegistry.traits.first { $0.name == name })
  }

  @Test func whatIsOpenComesBackInItsOrder() throws {
    var deck = PanelDeck()
    deck.use(try traits("trace"))
    deck.use(try traits("tune"))
    let memory = PanelMemory(of: deck)
    #expect(memory.text.hasSuffix("first\ntune asked\ntrace asked\nscene\n"))
    let again = PanelDeck(PanelMemory(text: memory.text))
    #expect(again.open == deck.open)
    #expect(again.focus == nil)
  }

  @Test func allPanelsMayBeClosed() {
    var deck = PanelDeck()
    for request in deck.open { deck.close(request.panel.name) }
    let again = PanelDeck(PanelMemory(text: PanelMemory(of: deck).text))
    #expect(again.open.isEmpty)
  }

  @Test func whatIsBrokenIsLeftOut() {
    #expect(
      PanelMemory(text: "tune asked\nnonsense\n\u{0}\u{1}\ntrace perhaps\n").entries.map(\.name) == [
        "tune", "trace",
      ]
    )
    #expect(PanelMemory.load(path: "/nowhere/at/all") == nil)
    #expect(PanelDeck(nil).open == PanelDeck().open)
  }

  @Test func theFolderIsXDGs() {
    #expect(PanelMemory.path { ["XDG_STATE_HOME": "/s"][$0] } == "/s/segue/panels")
    #expect(PanelMemory.path { ["HOME": "/h"][$0] } == "/h/.local/state/segue/panels")
  }
}
