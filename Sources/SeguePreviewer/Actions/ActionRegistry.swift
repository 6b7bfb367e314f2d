import SegueInterface
import SegueTerminal

/// All actions.
enum ActionRegistry {
  /// The sections in the order of the help: the previewer's tables, then the panels' own.
  static let sections: [ActionSection] = general + [panels] + PanelRegistry.traits.map(own)

  /// All actions of all sections.
  static let all: [Action] = sections.flatMap(\.actions)

  /// The keys without any configuration.
  static let standardKeys = KeyMap(keys: [:])

  /// One per line, so that git can merge concurrent additions (.gitattributes).
  private static let general: [ActionSection] = [
    play,
    scrub,
    finger,
    mouse,
    stage,
    views,
    device,
    gestures,
    program,
    pinch,
    file,
    copy,
    gallery,
  ]

  /// The actions that open and close panels.
  private static let panels = ActionSection(
    title: "Panels",
    actions: PanelRegistry.traits.map { panel in
      Action(
        "panel-\(panel.name)",
        "Open or close the \(panel.name) panel",
        keys: [.key(panel.key)],
        .panel(.toggle(key: panel.key)),
        help: panel.name
      )
    },
    gestures: [KeyGuide.Entry(keys: "again", meaning: "keys to it, then close")]
  )

  /// The actions that a panel performs itself.
  private static func own(_ panel: PanelTraits) -> ActionSection {
    ActionSection(
      title: "In \(panel.name) (\(panel.key))",
      actions: panel.actions,
      gestures: panel.guide,
      panel: panel.name
    )
  }
}

extension KeyMap {
  /// The keys without any configuration.
  static var standard: KeyMap { ActionRegistry.standardKeys }

  /// Takes the registry's keys, and others for the actions with these ids.
  init(keys: [String: [KeyPress]]) { self.init(ActionRegistry.sections, keys: keys) }
}
