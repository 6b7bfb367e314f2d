import SegueCells
import SegueGeometry
import SegueScenes
import SegueStage
import SegueTerminal
import SegueTransitions
import SegueInterface
import SeguePlayer

/// A bar for each track of the run, grouped by layer, with the play head across them all.
struct TimelinePanel: Panel {
  static let traits = PanelTraits(
    name: "timeline",
    summary: "a bar for every track of the run",
    key: "3",
    dock: .bottom,
    minimum: GridSize(columns: 40, rows: 5),
    ideal: GridSize(columns: 72, rows: 14),
    growsWide: true,
    growsTall: true,
    usesHover: true,
    actions: [
      Action(
        .timeline(.zoomIn),
        "timeline-zoom-in",
        "Zoom into the timeline",
        keys: [.key("+"), .key("=")],
        help: zooming
      ),
      Action(
        .timeline(.zoomOut),
        "timeline-zoom-out",
        "Zoom out of the timeline",
        keys: [.key("-")],
        help: zooming
      ),
      Action(
        .timeline(.zoomAll),
        "timeline-zoom-all",
        "The whole timeline",
        keys: [.key("0")],
        help: zooming
      ),
      Action(
        .timeline(.freeze),
        "timeline-freeze",
        "Freeze the track at the play head, or let it go",
        keys: [.key("x")],
        help: "freeze the track"
      ),
      Action(
        .timeline(.solo),
        "timeline-solo",
        "Let only the track move",
        keys: [.key("s")],
        help: "only this track moves"
      ),
      Action(
        .timeline(.release),
        "timeline-release",
        "Let all frozen tracks go",
        keys: [.key("X")],
        help: "let all tracks go"
      ),
    ],
    hints: [
      .keys("↑ ↓", "track"),
      .actions([.timeline(.freeze)], "freeze"),
      .actions([.timeline(.solo)], "alone"),
      .keys("drag", "scrub"),
      .actions([.timeline(.zoomIn), .timeline(.zoomOut)], "zoom"),
      .actions([.timeline(.zoomAll)], "all"),
    ],
    guide: [
      KeyGuide.Entry(keys: "drag", meaning: "move the play head"),
      KeyGuide.Entry(keys: "hover", meaning: "the value at that time"),
      KeyGuide.Entry(keys: "drag ◆", meaning: "begin, all, or end"),
      KeyGuide.Entry(keys: "alt drag ◆", meaning: "later bars go along"),
      KeyGuide.Entry(keys: "click ‖", meaning: "freeze it; alt: alone"),
      KeyGuide.Entry(keys: "ctrl wheel", meaning: "zoom"),
      KeyGuide.Entry(keys: "↑ ↓", meaning: "choose a track"),
      KeyGuide.Entry(keys: "wheel", meaning: "scroll"),
    ]
  )

  private static let zooming = "zoom in, out, all"

  var list = ListScroll()
  private(set) var zoom = TimelineZoom(deepest: 64)
  /// A description of what the mouse is over.
  var hovered: String?
  /// The track that was clicked last.
  var selectedTrack: TrackMark?
  /// The handle of the selected bar that is being moved.
  var grip: Grip?
  /// Whether the mouse is down on a handle that cannot be moved.
  var isRefused = false

  /// Identifies a track independently of the run.
  struct TrackMark: Hashable, Sendable {
    var layer: String
    /// The names of what it moves, without axes.
    var names: Set<String>

    init(_ track: TransitionTrack) {
      layer = track.layer
      names = Set(track.properties.map(\.group))
    }
  }

  mutating func handle(_ input: PanelInput, in context: inout PanelContext) -> Bool {
    switch input.event {
    case .key(let press): return type(press, input, in: &context)
    case .mouse(let mouse): return point(mouse, input, in: &context)
    }
  }

  private mutating func type(_ press: KeyPress, _ input: PanelInput, in context: inout PanelContext) -> Bool {
    guard let count = input.scroll else { return false }
    if press.key == .up || press.key == .down {
      choose(next: count, in: &context, input.body)
    } else {
      move(by: count, in: input.body, of: context)
    }
    return true
  }

  mutating func perform(_ command: Command.Timeline, in context: inout PanelContext, _ body: CellRect) {
    switch command {
    case .zoomIn: change(zoom: 2, in: context, body)
    case .zoomOut: change(zoom: 0.5, in: context, body)
    case .zoomAll: zoom.showAll()
    case .freeze: freeze(in: &context)
    case .solo: solo(in: &context)
    case .release: release(in: &context)
    }
  }

  /// Zooms around the play head.
  private mutating func change(zoom nearer: Double, in context: PanelContext, _ body: CellRect) {
    zoom.change(by: nearer, around: context.rehearsal.player.position, of: scale(of: context, in: body))
  }

  private mutating func point(_ mouse: MouseEvent, _ input: PanelInput, in context: inout PanelContext)
    -> Bool
  {
    let scale: TimelineScale = scale(of: context, in: input.body)
    switch mouse.kind {
    case .press, .drag:
      hovered = nil
      press(mouse, input, scale, in: &context)
    case .move: hovered = value(at: mouse, input, scale, in: context)
    case .release:
      if grip != nil { context.ask(.endChange) }
      grip = nil
      isRefused = false
    case .wheelUp, .wheelDown:
      let isDown: Bool = mouse.kind == .wheelDown
      if mouse.modifiers.contains(.control) {
        zoom.change(by: isDown ? 0.5 : 2, around: scale.time(at: mouse.fineColumn), of: scale)
      } else {
        move(by: input.scroll ?? 0, in: input.body, of: context)
      }
    case .wheelLeft: zoom.pan(by: -0.1, of: scale)
    case .wheelRight: zoom.pan(by: 0.1, of: scale)
    }
    return true
  }

  private mutating func press(
    _ mouse: MouseEvent,
    _ input: PanelInput,
    _ scale: TimelineScale,
    in context: inout PanelContext
  ) {
    if mouse.kind == .press {
      isRefused = false
      let sheet = TimelineSheet(of: context)
      let lines: TimelineLines = lines(of: sheet, in: input.body, context)
      let place: TimelineLines.Place? = lines.place(at: mouse.row)
      let row: TimelineSheet.Row? = place.map { sheet.rows[$0.index] }
      if mouse.column < scale.column || lines.areNamesAbove && place?.lines.row == mouse.row {
        if let row { select(row, mouse, input, in: &context) }
        return
      }
      if takeHandle(mouse, row, scale, in: &context) { return }
    } else if grip != nil {
      return moveHandle(mouse, in: &context)
    } else if isRefused {
      return
    }
    context.ask(.seek(scale.time(at: mouse.fineColumn)))
  }

  /// Selects the layer or the track of a row; on the sign before a track's name, also freezes the track or,
  /// with Alt, lets it move alone.
  private mutating func select(
    _ row: TimelineSheet.Row,
    _ mouse: MouseEvent,
    _ input: PanelInput,
    in context: inout PanelContext
  ) {
    switch row {
    case .layer(let id):
      context.select(id)
      selectedTrack = nil
    case .track(let track, _):
      context.select(track.layer)
      selectedTrack = TrackMark(track)
      guard mouse.column < input.body.column + 2 else { return }
      if mouse.modifiers.contains(.alt) { solo(in: &context) } else { freeze(in: &context) }
    }
  }

  private mutating func move(by count: Int, in body: CellRect, of context: PanelContext) {
    list.move(by: count, of: lines(of: TimelineSheet(of: context), in: body, context).extent)
  }

  /// The row under the mouse.
  private func row(at input: PanelInput, in context: PanelContext) -> TimelineSheet.Row? {
    let sheet = TimelineSheet(of: context)
    guard let line = input.line else { return nil }
    return lines(of: sheet, in: input.body, context).place(at: input.body.row + line).map {
      sheet.rows[$0.index]
    }
  }

  /// The lines of a sheet's visible rows, the selected track among them until the list is scrolled.
  func lines(of sheet: TimelineSheet, in body: CellRect, _ context: PanelContext) -> TimelineLines {
    let selected: Int? = sheet.rows.firstIndex { row in
      if case .track(let track, _) = row { isSelected(track, in: context) } else { false }
    }
    return TimelineLines(of: sheet, in: body, scroll: list, selected: selected)
  }

  /// The value of the track under the mouse, at the time under the mouse.
  private func value(
    at mouse: MouseEvent,
    _ input: PanelInput,
    _ scale: TimelineScale,
    in context: PanelContext
  ) -> String? {
    guard mouse.column >= scale.column, case .track(let track, _)? = row(at: input, in: context) else {
      return nil
    }
    let time: Double = scale.time(at: mouse.fineColumn)
    var probe: Player = context.rehearsal.player
    probe.seek(to: time)
    guard let layer = probe.subject.inspect(track.layer) else { return nil }
    let values: String = TrackName.values(of: track.properties, in: layer.presented)
    return "\(time.formatted(places: 3)) s  \(values)"
  }

  mutating func endHover() { hovered = nil }

  func content(of context: PanelContext) -> PanelContent? {
    PanelContent(rows: max(TimelineSheet(of: context).rows.count, 1) + 1)
  }

  func scale(of context: PanelContext, in body: CellRect) -> TimelineScale {
    scale(of: context, TimelineSheet(of: context), in: body)
  }

  func scale(of context: PanelContext, _ sheet: TimelineSheet, in body: CellRect) -> TimelineScale {
    let labels: Int = TimelineLines.labelColumns(of: sheet, in: body)
    return zoom.scale(
      of: context.rehearsal.player,
      column: body.column + labels,
      columns: body.columns - labels
    )
  }
}
