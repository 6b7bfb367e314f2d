import SegueGeometry
import SegueStage
import SegueTerminal
import SegueTransitions

/// A bar for every track of the run, grouped by layer, with the play head over all.
struct TimelinePanel: Panel {
  static let traits = PanelTraits(
    name: "timeline",
    summary: "a bar for every track of the run",
    key: "3",
    dock: .bottom,
    minimum: GridSize(columns: 40, rows: 5),
    ideal: GridSize(columns: 400, rows: 14),
    usesHover: true,
    actions: [
      Action(
        panel: "timeline",
        "timeline-zoom-in",
        "Zoom into the timeline",
        keys: [.key("+"), .key("=")],
        help: zooming
      ),
      Action(
        panel: "timeline",
        "timeline-zoom-out",
        "Zoom out of the timeline",
        keys: [.key("-")],
        help: zooming
      ),
      Action(
        panel: "timeline",
        "timeline-zoom-all",
        "The whole timeline",
        keys: [.key("0")],
        help: zooming
      ),
    ],
    guide: [
      KeyGuide.Entry(keys: "drag", meaning: "move the play head"),
      KeyGuide.Entry(keys: "hover", meaning: "the value at that time"),
      KeyGuide.Entry(keys: "ctrl wheel", meaning: "zoom"),
      KeyGuide.Entry(keys: "↑ ↓ wheel", meaning: "scroll"),
    ]
  )

  private static let zooming = "zoom in, out, all"

  static let deepestZoom = 64.0

  /// Rows scrolled away at the top.
  var top = 0
  /// How much longer the run is than what is shown of it, 1…64.
  var zoom = 1.0
  /// Seconds at the left edge.
  var scroll = 0.0
  /// What the mouse is over.
  var hovered: String?
  /// The track that was clicked last.
  var selectedTrack: TrackMark?

  /// A track, whatever the run.
  struct TrackMark: Hashable, Sendable {
    var layer: String
    /// What it moves, without axes.
    var names: Set<String>

    init(_ track: TransitionTrack) {
      layer = track.layer
      names = Set(track.properties.map { TrackName.base(of: $0) })
    }
  }

  mutating func handle(_ input: PanelInput, in preview: inout Preview) -> Bool {
    switch input.event {
    case .key(let press): return type(press, input, in: preview)
    case .mouse(let mouse): return point(mouse, input, in: &preview)
    }
  }

  private mutating func type(_ press: KeyPress, _ input: PanelInput, in preview: Preview) -> Bool {
    guard let lines = input.scroll else { return false }
    move(by: lines, rows: input.body.rows, of: preview)
    return true
  }

  mutating func perform(_ action: String, in preview: inout Preview) {
    switch action {
    case "timeline-zoom-in": change(zoom: 2, around: preview.player.position, of: preview)
    case "timeline-zoom-out": change(zoom: 0.5, around: preview.player.position, of: preview)
    case "timeline-zoom-all": zoom = 1
    default: break
    }
  }

  private mutating func point(_ mouse: MouseEvent, _ input: PanelInput, in preview: inout Preview) -> Bool {
    let scale: TimelineScale = scale(of: preview, in: input.body)
    switch mouse.kind {
    case .press, .drag: press(mouse, input, scale, in: &preview)
    case .move: hovered = value(at: mouse, input, scale, in: preview)
    case .release: break
    case .wheelUp, .wheelDown:
      let isDown: Bool = mouse.kind == .wheelDown
      if mouse.modifiers.contains(.control) {
        change(zoom: isDown ? 0.5 : 2, around: scale.time(at: mouse.fineColumn), of: preview)
      } else {
        move(by: input.scroll ?? 0, rows: input.body.rows, of: preview)
      }
    case .wheelLeft: scroll = max(scale.start - (scale.end - scale.start) / 10, 0)
    case .wheelRight: scroll = scale.start + (scale.end - scale.start) / 10
    }
    return true
  }

  private mutating func press(
    _ mouse: MouseEvent,
    _ input: PanelInput,
    _ scale: TimelineScale,
    in preview: inout Preview
  ) {
    if mouse.kind == .press, mouse.column < scale.column, let row = row(at: input, in: preview) {
      switch row {
      case .layer(let id):
        preview.selection = id
        selectedTrack = nil
      case .track(let track, _):
        preview.selection = track.layer
        selectedTrack = TrackMark(track)
      }
      return
    }
    preview.scrub { $0.seek(to: scale.time(at: mouse.fineColumn)) }
  }

  private mutating func move(by lines: Int, rows: Int, of preview: Preview) {
    let count: Int = TimelineSheet(of: preview).rows.count
    top = max(min(top + lines, count - (rows - 1)), 0)
  }

  private mutating func change(zoom factor: Double, around time: Double, of preview: Preview) {
    let old: Double = zoom
    zoom = min(max(zoom * factor, 1), Self.deepestZoom)
    // The time stays where it is on the row.
    let length: Double = preview.player.length
    scroll = max(time - (time - min(scroll, length - length / old)) * old / zoom, 0)
  }

  /// The row under the mouse.
  private func row(at input: PanelInput, in preview: Preview) -> TimelineSheet.Row? {
    guard let line = input.line, line > 0 else { return nil }
    let rows: [TimelineSheet.Row] = TimelineSheet(of: preview).rows
    let index: Int = line - 1 + top
    return rows.indices.contains(index) ? rows[index] : nil
  }

  /// The value of the track under the mouse at the time under the mouse.
  private func value(
    at mouse: MouseEvent,
    _ input: PanelInput,
    _ scale: TimelineScale,
    in preview: Preview
  ) -> String? {
    guard mouse.column >= scale.column, case .track(let track, _)? = row(at: input, in: preview) else {
      return nil
    }
    let time: Double = scale.time(at: mouse.fineColumn)
    var probe: Player<Session> = preview.player
    probe.seek(to: time)
    guard let layer = probe.subject.inspect(track.layer) else { return nil }
    let values: [String] = track.properties.prefix(4).compactMap { property in
      switch layer.presented[property] {
      case .number(let number): Decimals.fixed(number, digits: 2)
      case .color(let color): InspectorText.color(color)
      case .transform: nil
      }
    }
    let name: String = TrackName.of(track.properties)
    return "\(name) \(values.joined(separator: ", ")) at \(Decimals.fixed(time, digits: 3)) s"
  }

  /// Columns of the names at the left.
  static func labelColumns(in body: CellRect) -> Int { min(max(body.columns / 4, 14), 32) }

  func scale(of preview: Preview, in body: CellRect) -> TimelineScale {
    let labels: Int = Self.labelColumns(in: body)
    return TimelineScale(
      length: preview.player.length,
      zoom: zoom,
      scroll: scroll,
      playHead: preview.player.position,
      column: body.column + labels,
      columns: body.columns - labels
    )
  }
}
