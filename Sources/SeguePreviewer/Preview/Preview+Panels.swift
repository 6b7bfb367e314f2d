import SegueCells
import SegueGeometry
import SegueTerminal
import SegueInterface
import SeguePlayer

extension Preview {
  /// The visible panel with the focus.
  var focusedPlace: PanelLayout.Place? { panels.focus.flatMap { layout.panels.place(of: $0) } }

  var panelMenu: PanelMenu {
    let screen = CellRect(column: 0, row: 0, columns: size.columns, rows: size.rows)
    return PanelMenu(of: panels, in: layout.panels, on: screen)
  }

  /// Gives the focus to the panel with a key, opening it if it is not visible; closes it if it has the focus
  /// already.
  mutating func pressPanelKey(_ key: Character) {
    guard let panel = PanelRegistry.panel(key: key) else { return }
    if focusedPlace?.panel == panel { panels.close(panel.name) } else { reach(panel) }
  }

  /// Shows a panel, at the expense of others if necessary, and gives it the focus; returns false, changing
  /// nothing, if there is no room for it even alone.
  @discardableResult
  mutating func show(_ panel: PanelTraits) -> Bool {
    if layout.panels.place(of: panel.name) != nil {
      panels.turn(to: panel)
      return true
    }
    let open: [PanelLayout.Request] = panels.open
    let focus: String? = panels.focus
    panels.use(panel)
    if layout.panels.place(of: panel.name) != nil { return true }
    panels.restore(open, focus: focus)
    return false
  }

  /// Shows a panel and gives it the focus, or reports that there is no room.
  @discardableResult
  mutating func reach(_ panel: PanelTraits) -> Bool {
    if show(panel) { return true }
    let least: GridSize = PreviewLayout.leastSize(for: panel, from: size)
    rehearsal.tell(
      "no room for \(panel.name): it needs \(least.columns)×\(least.rows) cells, here are \(size.columns)×\(size.rows)",
      isWarning: true
    )
    return false
  }

  /// Gives the focus to the next visible panel.
  mutating func turnToNextPanel() {
    guard !panels.focusNext(among: layout.panels.places.map(\.panel)) else { return }
    rehearsal.tell("no panel is open: 1 … 8 open one")
  }

  /// Whether a visible panel needs mouse motion without a button.
  var usesHover: Bool { layout.panels.places.contains { $0.panel.usesHover } }

  /// Lets the visible panels update their state before a frame.
  mutating func preparePanels(glyphs: ChromeGlyphs) {
    // Under a moving hand or play head the panels stay where they are.
    panels.measure(panelContext, isMoving: rehearsal.player.isMoving || rehearsal.isTouched)
    keepLayout()
    panels.prepare(for: panelContext, in: layout.panels, glyphs: glyphs)
  }

  /// Performs a command of the panels.
  mutating func perform(_ command: Command.Panels) {
    switch command {
    case .menu: showsPanelMenu.toggle()
    case .next: turnToNextPanel()
    case .toggle(let key): pressPanelKey(key)
    case .own(let command): perform(command)
    }
  }

  private mutating func perform(_ command: Command.InPanel) {
    switch command {
    case .tune(let command):
      tell(TunePanel.self) { panel, context, _ in panel.perform(command, in: &context) }
    case .curves(let command):
      tell(CurvesPanel.self) { panel, context, _ in panel.perform(command, in: &context) }
    case .timeline(let command):
      tell(TimelinePanel.self) { panel, context, body in panel.perform(command, in: &context, body) }
    case .gestures(let command):
      tell(GesturesPanel.self) { panel, context, _ in panel.perform(command, in: &context) }
    case .device(let command):
      tell(DevicePanel.self) { panel, context, _ in panel.perform(command, in: &context) }
    }
  }

  /// Changes a panel, which is opened if it is not visible.
  private mutating func tell<Told: Panel>(
    _ type: Told.Type,
    _ body: (inout Told, inout PanelContext, CellRect) -> Void
  ) {
    let name: String = type.traits.name
    guard var panel = panels[name] as? Told, reach(type.traits) else { return }
    fitGestures()
    let area: CellRect = layout.panels.place(of: name)?.body ?? layout.work
    // Nothing of the run is held on to while the requests change it.
    func requests() -> [PanelRequest] {
      var context: PanelContext = panelContext
      body(&panel, &context, area)
      return context.requests
    }
    let asked: [PanelRequest] = requests()
    panels[name] = panel
    fulfil(asked, of: name)
  }

  /// Passes an input to a panel; returns whether it had a use for it.
  @discardableResult
  mutating func give(_ event: PanelInput.Event, to place: PanelLayout.Place) -> Bool {
    let (isUsed, requests): (Bool, [PanelRequest]) = panels.give(event, to: place, in: panelContext)
    fulfil(requests, of: place.panel.name)
    return isUsed
  }

  /// The panel under the mouse.
  func panel(under mouse: MouseEvent) -> PanelLayout.Place? {
    layout.panels.place(column: mouse.column, row: mouse.row)
  }

  /// Continues a press that began on a panel.
  mutating func dragPanel(_ name: String, _ mouse: MouseEvent) {
    if let place = layout.panels.place(of: name) { give(.mouse(mouse), to: place) }
  }

  /// Handles a mouse press on a panel.
  mutating func pressPanel(_ place: PanelLayout.Place, _ mouse: MouseEvent) {
    let name: String = place.panel.name
    guard place.title.contains(column: mouse.column, row: mouse.row) else {
      panels.turn(to: place.panel)
      drag = .panel(name)
      give(.mouse(mouse), to: place)
      return
    }
    switch PanelTitle(place: place).part(column: mouse.column) {
    case .name: panels.turn(to: place.panel)
    case .folded(let panel): reach(panel)
    case .close: panels.close(name)
    }
  }

  /// Handles a mouse press while the menu is open: on a line it opens or closes a panel, elsewhere it closes
  /// the menu.
  mutating func pressMenu(_ mouse: MouseEvent) {
    guard let panel = panelMenu.panel(column: mouse.column, row: mouse.row) else {
      showsPanelMenu = false
      return
    }
    if layout.panels.place(of: panel.name) != nil { panels.close(panel.name) } else { reach(panel) }
  }
}
