import SegueGeometry
import SegueModel
import SegueCells
import SegueTransitions

/// A scene that plays by itself in a few cells: each transition of its first screen and the way back, with
/// pauses.
struct Thumbnail {
  /// Seconds of pause between two transitions.
  static let rest = 0.8
  /// Seconds after which a transition is no longer waited for.
  static let patience = 4.0
  /// The longest step of time, in seconds; after a longer pause, playback continues where it was.
  static let longestStep = 0.1

  /// The scene before anything has happened.
  private let beginning: Session
  private(set) var session: Session
  /// How many transitions of the first screen have been shown.
  private var round = 0
  /// The remaining seconds of a pause; nil while a transition runs.
  private var restLeft: Double?
  /// Seconds since the transition began.
  private var elapsed = 0.0
  private var renderer: StageRenderer?
  private var corners = ScreenCorners()
  private var grid = CellGrid(size: GridSize(columns: 0, rows: 0))
  /// Whether the grid is up to date with the session.
  private var isDrawn = false

  /// Starts on the first screen; the first transition begins `delay` seconds late.
  init(scene: Scene, delay: Double = 0, options: Session.Options = Session.Options()) {
    beginning = Session(scene: scene, options: options)
    session = beginning
    restLeft = Self.rest + delay
  }

  /// Advances time.
  mutating func advance(by seconds: Double) {
    let step: Double = min(max(seconds, 0), Self.longestStep)
    if let left = restLeft {
      restLeft = left - step
      if left <= step { begin() }
      return
    }
    elapsed += step
    session.advance(to: session.time + step)
    isDrawn = false
    guard !session.isAnimating || session.stalledTransition != nil || elapsed >= Self.patience else { return }
    if session.screen == beginning.screen || session.stalledTransition != nil || elapsed >= Self.patience {
      // From the beginning again, so that nothing accumulates over the hours.
      session = beginning
    }
    restLeft = Self.rest
  }

  /// Starts the next transition: on the first screen a different one each time, elsewhere the one that leads
  /// back.
  private mutating func begin() {
    let choices: [TransitionDefinition] = session.availableTransitions
    let isAway: Bool = session.screen != beginning.screen
    let next: TransitionDefinition? =
      isAway
      ? choices.first { $0.to == beginning.screen }
        ?? choices.first { $0.kind == .pop || $0.kind == .dismiss }
      : choices.isEmpty ? nil : choices[round % choices.count]
    guard let next else {
      isDrawn = isDrawn && !isAway
      session = beginning
      restLeft = Self.rest
      return
    }
    if !isAway { round += 1 }
    session.handle(.trigger(next.name))
    elapsed = 0
    restLeft = nil
    isDrawn = false
  }

  /// Whether a later frame would differ.
  var isMoving: Bool { restLeft == nil }

  /// Redraws the thumbnail if it has changed, and copies it into an area of the painter's grid.
  mutating func draw(in area: CellRect, look: PreviewerState.Look, with painter: inout GridPainter) {
    guard area.columns > 0, area.rows > 0 else { return }
    let geometry = StageGeometry(
      size: session.canvas,
      in: CellRect(column: 0, row: 0, columns: area.columns, rows: area.rows),
      cellAspect: look.cellAspect
    )
    if grid.size != GridSize(columns: area.columns, rows: area.rows) {
      grid = CellGrid(size: GridSize(columns: area.columns, rows: area.rows))
      isDrawn = false
    }
    if !isDrawn {
      if renderer == nil { renderer = StageRenderer(glyphs: look.glyphs, colors: look.colors) }
      renderer?.draw(session, in: geometry.viewport, into: &grid)
      corners.round(
        session,
        on: geometry,
        of: &grid,
        dots: painter.glyphs.dots,
        hasColor: painter.theme.hasColor
      )
      isDrawn = true
    }
    painter.copy(grid, part: geometry.device, column: area.column, row: area.row)
  }
}
