import SegueGeometry
import SegueTerminal
import Testing

@testable import SeguePreviewer
import SegueInterface

struct PanelRegistryTests {
  @Test func namesAndKeysTellPanelsApart() {
    let traits = PanelRegistry.traits
    #expect(Set(traits.map(\.name)).count == PanelRegistry.all.count)
    #expect(Set(traits.map(\.key)).count == PanelRegistry.all.count)
    #expect(traits.allSatisfy { $0.name == $0.name.lowercased() && !$0.name.contains(" ") })
  }

  @Test func everyPanelFitsTheSmallestUsualTerminalBesideADevice() {
    for panel in PanelRegistry.traits {
      let layout = PreviewLayout(
        size: .init(columns: 80, rows: 24),
        panels: [PanelLayout.Request(panel: panel)],
        deviceColumns: { _ in 60 }
      )
      #expect(layout.panels.place(of: panel.name) != nil, "\(panel.name)")
    }
  }

  @Test func everyKeyOpensItsPanel() {
    for panel in PanelRegistry.traits {
      #expect(
        KeyMap.standard.command(for: .init(.character(panel.key)), in: .preview)
          == .panel(.toggle(key: panel.key))
      )
    }
  }
}
