/// All panels.
enum PanelRegistry {
  /// One per line, so that git can merge concurrent additions (.gitattributes).
  static let all: [any Panel.Type] = [
    CurvesPanel.self,
    DevicePanel.self,
    GesturesPanel.self,
    InspectorPanel.self,
    ScenePanel.self,
    TimelinePanel.self,
    TracePanel.self,
    TunePanel.self,
  ]

  /// The panel that a key opens.
  static func panel(key: Character) -> PanelTraits? {
    all.first { $0.traits.key == key }?.traits
  }

  /// The traits of all panels, ordered by their keys.
  static let traits: [PanelTraits] = all.map { $0.traits }.sorted { $0.key < $1.key }
}
