import SegueCells
import SegueDocuments
import SegueGeometry
import SegueModel
import SegueScenes
import SegueTerminal
import SegueTransitions
import SegueInterface

/// The timing curve of the selected knob: its plot, its handles and its presets.
extension TunePanel {
  /// What moves a handle.
  enum Grip: Hashable, Sendable {
    case mouse(Int)
    case keys(Int)

    var handle: Int {
      switch self {
      case .mouse(let handle), .keys(let handle): handle
      }
    }
  }

  /// The curve that the selected knob belongs to, if it is written out.
  func chosenTiming(in context: PanelContext) -> WrittenTiming? {
    selectedKnob(in: context).flatMap { Self.timing(of: $0, in: context) }
  }

  /// The curve to be tuned: the selected knob's, or else the first of those listed.
  func timing(in context: PanelContext) -> WrittenTiming? {
    if let chosen = chosenTiming(in: context) { return chosen }
    return list(in: context).knobs.lazy.compactMap { Self.timing(of: $0, in: context) }.first
  }

  private static func timing(of knob: Knob, in context: PanelContext) -> WrittenTiming? {
    guard knob.kind.isOfTimings else { return nil }
    return context.rehearsal.document?.timing(
      of: knob.id,
      duration: context.rehearsal.duration(around: knob.id)
    )
  }

  /// The curve that is shown: the one to be tuned or, where none is written, the one that holds without a word.
  private func shownTiming(in context: PanelContext) -> WrittenTiming? {
    if let written = timing(in: context) { return written }
    guard filter.isEmpty, context.rehearsal.document != nil, let transition = context.rehearsal.chosen,
      case .curve(let curve) = transition.body.ease
    else { return nil }
    return WrittenTiming(unwritten: curve, keys: ["transitions", transition.name])
  }

  /// The plot of the curve in a body, if there is a curve and room for it.
  func timingPlot(in context: PanelContext, _ body: CellRect) -> TimingPlot? {
    let area: CellRect = room(in: context, body).plot
    guard !area.isEmpty, let timing = shownTiming(in: context) else { return nil }
    let knob = timing.knobs.first?.id ?? Knob.ID(keys: timing.keys, index: 0)
    return TimingPlot(timing: timing, duration: context.rehearsal.duration(around: knob), area: area)
  }

  /// The parts of a body.
  func room(in context: PanelContext, _ body: CellRect) -> TuneRoom {
    TuneRoom(
      body,
      lines: list(in: context).rows.count,
      hasPlot: shownTiming(in: context) != nil
    )
  }

  // MARK: Keys

  /// Gives the arrow keys to the handles.
  mutating func gripHandles(in context: inout PanelContext, _ body: CellRect? = nil) {
    guard let timing = timing(in: context) else {
      context.tell("no curve is written out here", isWarning: true)
      return
    }
    context.ask(.endChange)
    choose(timing, in: context)
    grip = .keys(0)
  }

  /// Selects a knob of the curve whose handles are taken, unless one of its is selected.
  private mutating func choose(_ timing: WrittenTiming, in context: PanelContext) {
    if selectedKnob(in: context)?.id.keys != timing.keys { selection = timing.knobs.first?.id }
  }

  /// Moves a handle by keys; returns false if the key is meant for the previewer.
  mutating func moveHandle(_ press: KeyPress, _ input: PanelInput, in context: inout PanelContext) -> Bool {
    guard case .keys(let handle)? = grip, let plot = timingPlot(in: context, input.body) else {
      grip = nil
      return false
    }
    let step: Double = Self.handleStep(Self.step(press.modifiers))
    var value: Point = plot.value(of: handle)
    switch press.key {
    case .left: value.x -= step
    case .right: value.x += step
    case .up: value.y += step
    case .down: value.y -= step
    case .tab: grip = .keys((handle + 1) % plot.handleCount)
    case .escape, .enter, .character("h"):
      context.ask(.endChange)
      grip = nil
    default: return false
    }
    if press.key.isArrow { write(value, to: handle, of: plot, in: &context) }
    return true
  }

  private static func handleStep(_ step: Knob.Step) -> Double {
    switch step {
    case .fine: 0.01
    case .normal: 0.05
    case .coarse: 0.2
    }
  }

  private func write(_ value: Point, to handle: Int, of plot: TimingPlot, in context: inout PanelContext) {
    context.ask(.tune(.shape(plot, handle: handle, value: value)))
  }

  // MARK: Mouse

  /// Drags a handle; returns false if the mouse is elsewhere.
  mutating func dragHandle(_ mouse: MouseEvent, _ input: PanelInput, in context: inout PanelContext) -> Bool {
    if mouse.kind == .release, case .mouse? = grip {
      grip = nil
      context.ask(.endChange)
      return true
    }
    guard let plot = timingPlot(in: context, input.body), plot.handleCount > 0 else { return false }
    let place = Point(x: mouse.fineColumn, y: mouse.fineRow)
    if mouse.kind == .press {
      guard plot.area.contains(column: mouse.column, row: mouse.row) else { return false }
      context.ask(.endChange)
      choose(plot.timing, in: context)
      grip = .mouse(plot.handle(near: place))
    }
    guard mouse.kind == .press || mouse.kind == .drag, case .mouse(let handle)? = grip else { return false }
    // Pressing the handle itself does not move it yet.
    let goal: Point = plot.place(of: handle)
    let isOnIt: Bool = Int(clamping: goal.x) == mouse.column && Int(clamping: goal.y) == mouse.row
    if !(mouse.kind == .press && isOnIt) { write(plot.value(at: place), to: handle, of: plot, in: &context) }
    return true
  }
}

extension Knob.Kind {
  /// Whether a literal of the kind can belong to a timing curve.
  var isOfTimings: Bool {
    switch self {
    case .curve, .controlX, .controlY, .dampingRatio, .bounce, .stiffness, .damping, .mass, .velocity,
      .seconds:
      true
    default: false
    }
  }
}
