import SegueGeometry
import SegueTerminal
import Testing

@testable import SeguePreviewer

@Suite("A panel's key leads to the panel")
struct PanelKeysTests {
  /// How a panel is when its key is pressed.
  enum State: CaseIterable {
    case closed, open, focused, noRoom
  }

  private func press(_ key: Key, in preview: inout Preview) {
    _ = preview.handle(.key(KeyPress(key)), at: 0)
  }

  private func isShown(_ panel: PanelTraits, in preview: Preview) -> Bool {
    preview.layout.panels.place(of: panel.name) != nil
  }

  /// A preview in which a panel, and nothing but it, is in a state.
  private func preview(_ panel: PanelTraits, _ state: State) -> Preview {
    var preview =
      state == .noRoom ? Samples.preview(columns: 36, rows: 10) : Samples.preview(columns: 120, rows: 40)
    for open in preview.panels.open { preview.panels.close(open.panel.name) }
    switch state {
    case .closed, .noRoom: break
    case .open:
      preview.panels.use(panel)
      _ = preview.panels.leave()
    case .focused: preview.panels.use(panel)
    }
    return preview
  }

  @Test("Its number", arguments: PanelRegistry.traits, State.allCases)
  func number(panel: PanelTraits, state: State) {
    var preview = preview(panel, state)
    press(.character(panel.key), in: &preview)
    switch state {
    case .closed, .open:
      #expect(isShown(panel, in: preview))
      #expect(preview.focusedPlace?.panel == panel)
      #expect(preview.rehearsal.notice == nil)
    case .focused:
      #expect(!preview.panels.isOpen(panel.name))
      #expect(preview.panels.focus == nil)
    case .noRoom:
      #expect(!isShown(panel, in: preview))
      #expect(!preview.panels.isOpen(panel.name))
      #expect(preview.panels.focus == nil)
      #expect(preview.rehearsal.notice?.text.contains("no room for \(panel.name): it needs ") == true)
    }
  }

  @Test("A number behind which there is no room takes the keys from nobody")
  func noRoom() {
    var preview = Samples.preview(columns: 60, rows: 12)
    press(.character("5"), in: &preview)
    #expect(preview.focusedPlace?.panel == TunePanel.traits)
    preview.resize(to: .init(columns: 40, rows: 12))
    #expect(preview.focusedPlace == nil)
    press(.character("5"), in: &preview)
    #expect(preview.rehearsal.notice?.text == "no room for tune: it needs 55×12 cells, here are 40×12")
    preview.resize(to: .init(columns: 60, rows: 12))
    // What was open when the window was larger is so again.
    #expect(preview.focusedPlace?.panel == TunePanel.traits)
  }

  @Test("The least size that is named is the least", arguments: PanelRegistry.traits)
  func least(panel: PanelTraits) throws {
    var preview = preview(panel, .noRoom)
    press(.character(panel.key), in: &preview)
    let numbers = try #require(
      preview.rehearsal.notice?.text.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
    )
    let least = (columns: numbers[0], rows: numbers[1])
    for (columns, rows, fits) in [
      (least.columns, least.rows, true), (least.columns - 1, least.rows, false),
      (least.columns, least.rows - 1, false),
    ] where columns >= 36 && rows >= 10 {
      preview.resize(to: .init(columns: columns, rows: rows))
      press(.character(panel.key), in: &preview)
      #expect(isShown(panel, in: preview) == fits)
      preview.panels.close(panel.name)
    }
  }

  @Test("w goes round the shown panels and never to nobody")
  func next() {
    var preview = Samples.preview(columns: 160, rows: 40)
    for key in "34" { press(.character(key), in: &preview) }
    let shown: [PanelTraits] = preview.layout.panels.places.map(\.panel)
    #expect(shown.count == 3)
    _ = preview.panels.leave()
    var reached: [PanelTraits?] = []
    for _ in 0..<2 * shown.count {
      press(.character("w"), in: &preview)
      reached.append(preview.focusedPlace?.panel)
    }
    #expect(reached == shown + shown)
  }

  @Test("w without panels says so")
  func nextOfNone() {
    var preview = preview(TunePanel.traits, .closed)
    press(.character("w"), in: &preview)
    #expect(preview.rehearsal.notice?.text == "no panel is open: 1 … 8 open one")
  }

  @Test("A command of a panel that has no room is refused in words")
  func command() {
    var preview = preview(TunePanel.traits, .noRoom)
    _ = preview.perform(.panel(.own(.tune(.all))), at: 0)
    #expect(preview.rehearsal.notice?.text.hasPrefix("no room for tune") == true)
    #expect(preview.panels.focus == nil)
  }

  @Test("The scene's list stays beside the inspector where both have room")
  func both() {
    for columns in [120, 130, 140] {
      var preview = Samples.preview(columns: columns, rows: 40)
      press(.character("2"), in: &preview)
      #expect(preview.layout.panels.places.map(\.panel.name) == ["scene", "inspector"])
      let places: [PanelLayout.Place] = preview.layout.panels.places
      // Closed and opened again it is where it was.
      for key in "11" { press(.character(key), in: &preview) }
      #expect(!isShown(ScenePanel.traits, in: preview))
      press(.character("1"), in: &preview)
      #expect(preview.layout.panels.places == places)
    }
  }
}
