import SegueGeometry
import SegueModel
import SegueCells
import SegueRaster
import SegueTransitions
import SegueInterface

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
  private let beginning: any Playable
  private(set) var session: any Playable
  /// How many transitions of the first screen have been shown.
  private var round = 0
  /// The remaining seconds of a pause; nil while a transition runs.
  private var restLeft: Double?
  /// Seconds since the transition began.
  private var elapsed = 0.0
  private var renderer: StageRenderer?
  private var corners = ScreenCorners()
  private var grid = CellGrid(size: GridSize(columns: 0, rows: 0))
  /// The picture in pixels, where the painter has them.
  private var kept = KeptSheet()
  private var sheet: PixelSheet?
  /// What the grid and the sheet were drawn for; nil if they are not up to date with the session.
  private var place: Place?

  private struct Place: Equatable {
    var area: CellRect
    var pixels: PixelLook?
  }

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
    place = nil
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
      if isAway { place = nil }
      session = beginning
      restLeft = Self.rest
      return
    }
    if !isAway { round += 1 }
    session.handle(.trigger(next.name))
    elapsed = 0
    restLeft = nil
    place = nil
  }

  /// Whether a later frame would differ.
  var isMoving: Bool { restLeft == nil }

  /// Redraws the thumbnail if it has changed, and copies it into an area of the painter's grid.
  mutating func draw(in area: CellRect, look: TerminalLook, with painter: inout GridPainter) {
    guard area.columns > 0, area.rows > 0 else { return }
    let geometry = StageGeometry(
      size: session.canvas,
      in: CellRect(column: 0, row: 0, columns: area.columns, rows: area.rows),
      cellAspect: look.cellAspect
    )
    let wanted = Place(area: area, pixels: painter.pixelLook)
    if wanted != place {
      render(geometry, in: area, look: look, with: painter)
      place = wanted
    }
    painter.copy(grid, part: geometry.device, column: area.column, row: area.row)
    if let sheet { painter.show(sheet) }
  }

  private mutating func render(
    _ geometry: StageGeometry,
    in area: CellRect,
    look: TerminalLook,
    with painter: GridPainter
  ) {
    let size = GridSize(columns: area.columns, rows: area.rows)
    if grid.size != size { grid = CellGrid(size: size) }
    if renderer == nil { renderer = StageRenderer(glyphs: look.glyphs, colors: look.colors) }
    renderer?.draw(session, in: geometry.viewport, into: &grid)
    var viewport: Viewport = geometry.viewport
    viewport.cells.column += area.column
    viewport.cells.row += area.row
    sheet = kept.matching(painter.pixelLook, viewport)
    if let sheet, let renderer {
      return sheet.draw(renderer.frame, in: viewport, outline: painter.pixelLook?.outline(of: session))
    }
    corners.round(
      session,
      on: geometry,
      of: &grid,
      dots: painter.glyphs.dots,
      hasColor: painter.theme.hasColor
    )
  }
}
