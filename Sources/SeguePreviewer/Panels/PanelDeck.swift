/// The panels with their state: which are open, in what order they were used, and which has the focus.
struct PanelDeck: Sendable {
  /// The open panels, most recently used first.
  private(set) var open: [PanelLayout.Request]
  /// The name of the panel with the focus; nil if none has it.
  private(set) var focus: String?
  private var panels: [String: any Panel] = [:]
  /// The room that panels fill, as last measured.
  private var contents: [String: PanelContent] = [:]

  /// Opens the panels that are open at the start.
  init(_ types: [any Panel.Type] = PanelRegistry.all) {
    open = types.filter { $0.traits.isOpenAtStart }.map {
      PanelLayout.Request(panel: $0.traits, isAsked: false)
    }
    for type in types { panels[type.traits.name] = type.init() }
  }

  /// Opens these panels, most recently used first, and closes all others.
  mutating func restore(_ open: [PanelLayout.Request], focus: String? = nil) {
    self.open = open
    self.focus = focus
  }

  /// The open panels, most recently used first, with the room that they fill.
  var requests: [PanelLayout.Request] {
    open.map { PanelLayout.Request(panel: $0.panel, isAsked: $0.isAsked, content: contents[$0.panel.name]) }
  }

  /// Measures the open panels; those measured before keep their size while something moves.
  mutating func measure(_ context: PanelContext, isMoving: Bool) {
    for request in open where !isMoving || contents[request.panel.name] == nil {
      contents[request.panel.name] = panels[request.panel.name]?.content(of: context)
    }
  }

  /// The panel with a name, whether open or not.
  subscript(name: String) -> (any Panel)? {
    get { panels[name] }
    set { panels[name] = newValue }
  }

  func isOpen(_ name: String) -> Bool { open.contains { $0.panel.name == name } }

  /// Opens a panel, at the expense of others if necessary, and gives it the focus.
  mutating func use(_ panel: PanelTraits) { bring(PanelLayout.Request(panel: panel)) }

  /// Gives the focus to a visible panel.
  mutating func turn(to panel: PanelTraits) {
    if let request = open.first(where: { $0.panel == panel }) { bring(request) }
  }

  private mutating func bring(_ request: PanelLayout.Request) {
    open.removeAll { $0.panel == request.panel }
    open.insert(request, at: 0)
    focus = request.panel.name
  }

  mutating func close(_ name: String) {
    open.removeAll { $0.panel.name == name }
    if focus == name { focus = nil }
  }

  /// Takes the focus away; returns whether a panel had it.
  mutating func leave() -> Bool {
    defer { focus = nil }
    return focus != nil
  }

  /// Gives the focus to the next of some visible panels, wrapping around; returns false if there are none.
  mutating func focusNext(among shown: [PanelTraits]) -> Bool {
    guard !shown.isEmpty else { return false }
    let index: Int = shown.firstIndex { $0.name == focus } ?? -1
    focus = shown[(index + 1) % shown.count].name
    return true
  }
}
