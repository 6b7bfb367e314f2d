import SegueInterface

extension KeyGuide {
  /// The keys of the panel with the focus, the previewer's, and those that the other panels have when
  /// focused.
  static func sections(of keys: KeyMap, focus: String?) -> [Section] {
    func own(_ section: ActionSection, title: String) -> Section? {
      let panel: Action.Context = .panel(section.panel ?? "")
      guard var own = self.section(section, in: [panel, .preview]) else { return nil }
      own.title = title
      return own
    }
    let focused: [Section] = keys.sections.filter { $0.panel != nil && $0.panel == focus }.compactMap {
      own($0, title: "\($0.panel ?? "") has the keys")
    }
    let general: [Section] = keys.sections.filter { $0.panel == nil }.compactMap {
      section($0, in: [.preview, .finger])
    }
    let others: [Section] = keys.sections.filter { $0.panel != nil && $0.panel != focus }.compactMap {
      own($0, title: $0.title)
    }
    return focused + general + others
  }
}
