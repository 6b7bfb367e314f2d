import SegueCells
import SegueGeometry
import SegueTerminal
import SegueTransitions
import SeguePlayer
import SegueInterface

extension Preview {
  /// Points scrolled per notch of the wheel.
  static let wheelStep = 40.0

  /// Handles one input, at `now` wall-clock seconds.
  mutating func handle(_ event: InputEvent, at now: Double) -> Effects {
    tick(now)
    rehearsal.prepare()
    defer {
      endDragWithoutFinger()
      fitGestures()
      stage.refresh(from: &rehearsal)
    }
    switch event {
    case .key(let press):
      panels.endHover(in: layout.panels)
      return type(press, at: now)
    case .mouse(let mouse): return point(mouse, at: now)
    case .resize(let size): resize(to: size)
    case .focus(let hasFocus):
      if !hasFocus { panels.endHover(in: layout.panels) }
      if !hasFocus, rehearsal.finger?.hand == .mouse { rehearsal.dropFinger() }
    default: break
    }
    return Effects()
  }

  /// Adopts the screen's new size.
  mutating func resize(to newSize: GridSize) {
    size = newSize
    helpPage = helpPage.map { min($0, help.pageCount - 1) }
    rehearsal.resizeCanvas(to: PreviewLayout.terminalCanvas(size: newSize, cellAspect: cellAspect))
  }

  private mutating func type(_ press: KeyPress, at now: Double) -> Effects {
    if let effects = typeIntoTakeaways(press) { return effects }
    if typeIntoPicker(press) || pageHelp(press) { return Effects() }
    let context: Action.Context = rehearsal.finger?.hand == .keyboard ? .finger : .preview
    if context == .preview, helpPage == nil, !showsPanelMenu, let place = focusedPlace,
      let effects = type(press, into: place, at: now)
    {
      return effects
    }
    guard let command = keys.command(for: press, in: context) else { return Effects() }
    return perform(command, at: now)
  }

  /// Passes a key to the panel with the focus: as text, as one of its actions, or as it is; nil if it has no
  /// use for it.
  private mutating func type(_ press: KeyPress, into place: PanelLayout.Place, at now: Double) -> Effects? {
    let name: String = place.panel.name
    if panels[name]?.isTyping == false, let command = keys.exactly(press, in: .panel(name)) {
      return perform(command, at: now)
    }
    let news: Notice? = rehearsal.notice
    guard give(.key(press), to: place) else { return nil }
    if rehearsal.notice == news { rehearsal.dropNotice() }
    return Effects()
  }

  private mutating func point(_ mouse: MouseEvent, at now: Double) -> Effects {
    if let effects = pointAtTakeaways(mouse) { return effects }
    if pointAtPicker(mouse) { return Effects() }
    switch mouse.kind {
    case .press:
      if mouse.button == .right { pickLayer(under: mouse) }
      guard mouse.button == .left else { return Effects() }
      return pressMouse(mouse, at: now)
    case .drag: dragMouse(mouse, at: now)
    case .move:
      // The release was lost, perhaps in another window.
      if drag == .device { rehearsal.dropFinger() }
      drag = nil
      for place in layout.panels.places where place.panel.usesHover { give(.mouse(mouse), to: place) }
    case .release: releaseMouse(mouse, at: now)
    case .wheelUp: turnWheel(mouse, right: 0, down: -1, at: now)
    case .wheelDown: turnWheel(mouse, right: 0, down: 1, at: now)
    case .wheelLeft: turnWheel(mouse, right: -1, down: 0, at: now)
    case .wheelRight: turnWheel(mouse, right: 1, down: 0, at: now)
    }
    return Effects()
  }

  private mutating func pressMouse(_ mouse: MouseEvent, at now: Double) -> Effects {
    if helpPage != nil {
      helpPage = nil
      return Effects()
    }
    if showsPanelMenu {
      pressMenu(mouse)
      return Effects()
    }
    if let command = footer.command(column: mouse.column, row: mouse.row) {
      return perform(command, at: now)
    }
    if let place = panel(under: mouse) {
      pressPanel(place, mouse)
    } else if mouse.row == layout.timeline.row {
      drag = .timeline
      scrub(toColumn: mouse.fineColumn)
    } else if !stage.views.takesTouches {
      pressView(mouse)
    } else if isOnDevice(mouse) {
      let place: Point = place(of: mouse)
      guard !isPicking else {
        drag = .pick(place)
        return Effects()
      }
      stage.views.isTouchingSecond = comparisonLayout.map { stageGeometry(under: mouse) != $0.first } ?? false
      touchDown(hand: .mouse, at: place, now: now)
      drag = .device
    }
    return Effects()
  }

  private mutating func dragMouse(_ mouse: MouseEvent, at now: Double) {
    switch drag {
    case .timeline: scrub(toColumn: mouse.fineColumn)
    case .device:
      let place: Point = place(of: mouse)
      rehearsal.moveFinger(at: now) { $0.move(to: place, at: now) }
    case .panel(let name): dragPanel(name, mouse)
    case .pick(let place): touch(insteadOfPickingAt: place, mouse, at: now)
    case .turn(let last, _): turnView(from: last, to: mouse)
    case nil: break
    }
  }

  private mutating func releaseMouse(_ mouse: MouseEvent, at now: Double) {
    if drag == .device {
      let place: Point = place(of: mouse)
      rehearsal.moveFinger(at: now) { finger in
        if !finger.follows(place) { finger.move(to: place, at: now) }
        finger.release(at: now)
      }
    }
    if case .panel(let name) = drag { dragPanel(name, mouse) }
    if case .pick(let place) = drag { selectLayer(at: place) }
    if case .turn(_, hasMoved: false) = drag { pickLayer(under: mouse) }
    drag = nil
  }

  private mutating func turnWheel(_ mouse: MouseEvent, right: Double, down: Double, at now: Double) {
    if let place = panel(under: mouse) {
      give(.mouse(mouse), to: place)
    } else if mouse.row >= (layout.readout ?? layout.timeline).row, mouse.row <= layout.timeline.row {
      rehearsal.scrub { $0.step(frames: Int(clamping: right + down)) }
    } else if !stage.views.takesTouches {
      if stage.views.adjust(by: -Int(clamping: right + down)) { rehearsal.dropNotice() }
    } else if isOnDevice(mouse), mouse.modifiers.contains(.control), rehearsal.finger == nil {
      rehearsal.pinch(by: -Int(clamping: right + down), around: place(of: mouse), at: now)
    } else if isOnDevice(mouse), rehearsal.finger == nil {
      rehearsal.happen(.wheel(at: place(of: mouse), by: Point(x: right, y: down) * Self.wheelStep))
    }
  }

  /// Moves the play head under the mouse.
  private mutating func scrub(toColumn column: Double) {
    let bar: CellRect = layout.bar
    guard bar.columns > 1 else { return }
    // From the centre of the first cell to that of the last, so that both ends can be reached.
    let fraction: Double = (column - Double(bar.column) - 0.5) / Double(bar.columns - 1)
    rehearsal.scrub { $0.seek(to: $0.length * min(max(fraction, 0), 1)) }
  }

  /// Whether the mouse is on the device, or on either of the two being compared.
  func isOnDevice(_ mouse: MouseEvent) -> Bool {
    stageGeometry(under: mouse).device.contains(column: mouse.column, row: mouse.row)
  }

  mutating func place(of mouse: MouseEvent) -> Point {
    let geometry: StageGeometry = stageGeometry(under: mouse)
    let place: Point = geometry.point(column: mouse.fineColumn, row: mouse.fineRow)
    stage.pointed = place
    return place
  }
}
