import SegueExport
import SegueGeometry
import SegueCells
import SegueTransitions
import SegueInterface
import SeguePlayer

/// Frames of the run side by side, with their times below.
///
/// They are drawn once per run; after that, a frame of the screen only copies their cells.
struct FilmStrip {
  private var renderer: StageRenderer
  private var sessions = RunSamples<any Playable>(interval: 1, mostSamples: 64)
  private var cells = CellGrid(size: GridSize(columns: 0, rows: 0))
  private var drawn: Drawn?
  /// The frames in pixels, where the painter has them.
  private var sheets: [KeptSheet] = []
  private var shown: [PixelSheet] = []

  /// What the cells were drawn for.
  private struct Drawn: Equatable {
    var revision: Int
    var layout: StripLayout
    var size: GridSize
    var pixels: PixelLook?
  }

  init(glyphs: GlyphSet, colors: ColorDepth) { renderer = StageRenderer(glyphs: glyphs, colors: colors) }

  /// Draws the strip of a run.
  mutating func draw(_ context: StageContext, with painter: inout GridPainter) {
    guard let layout = context.stripLayout else { return }
    let player: Player = context.rehearsal.player
    let settings: StripSettings = context.stage.views.strip
    sessions.update(from: player, every: settings.interval(of: player.length)) { $0 }
    render(layout, size: painter.grid.size, cellAspect: context.cellAspect, painter.pixelLook)
    let current: Int = settings.index(at: player.position, of: player.length)
    for (index, place) in layout.places.enumerated() where index < sessions.samples.count {
      let rect = CellRect(
        column: place.column,
        row: place.row,
        columns: place.size.columns,
        rows: place.size.rows
      )
      painter.copy(cells, part: rect, column: 0, row: 0)
      label(index, rect, isCurrent: index == current, with: &painter)
    }
    for sheet in shown { painter.show(sheet) }
  }

  /// Draws the frames into cells of their own, unless that has been done for this run and position.
  private mutating func render(
    _ layout: StripLayout,
    size: GridSize,
    cellAspect: Double,
    _ pixels: PixelLook?
  ) {
    let wanted = Drawn(revision: sessions.revision, layout: layout, size: size, pixels: pixels)
    guard wanted != drawn else { return }
    drawn = wanted
    cells = CellGrid(size: size)
    shown = []
    let count = min(sessions.samples.count, layout.places.count)
    sheets = Array(sheets.prefix(count))
    while sheets.count < count { sheets.append(KeptSheet()) }
    for (index, place) in layout.places.prefix(count).enumerated() {
      let session: any Playable = sessions.samples[index]
      let viewport = place.viewport(canvas: session.canvas, cellAspect: cellAspect)
      renderer.draw(session, in: viewport, into: &cells)
      guard let sheet = sheets[index].matching(pixels, viewport) else { continue }
      sheet.draw(renderer.frame, in: viewport, outline: nil)
      shown.append(sheet)
    }
  }

  private func label(_ index: Int, _ rect: CellRect, isCurrent: Bool, with painter: inout GridPainter) {
    let time: String = Player.seconds(sessions.time(of: index))
    let style: Theme.Style = isCurrent ? painter.theme.selection : painter.theme.faint
    let text: String = isCurrent ? "\(painter.glyphs.pointer)\(time)" : time
    let width: Int = min(TextFit.width(of: text), rect.columns + 1)
    let column: Int = rect.column + (rect.columns - width) / 2
    painter.put(text, column: column, row: rect.endRow, style: style, limit: width)
    guard isCurrent else { return }
    for row in rect.row..<rect.endRow {
      let side: String = String(painter.glyphs.box[5])
      painter.put(side, column: rect.column - 1, row: row, style: style)
      painter.put(side, column: rect.endColumn, row: row, style: style)
    }
  }
}

/// The number of frames that the strip shows.
struct StripSettings: Hashable, Sendable {
  static let counts = [2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24]

  private(set) var count = 6

  /// Shows more frames, or fewer if negative.
  mutating func add(_ steps: Int) {
    let index: Int = Self.counts.firstIndex { $0 >= count } ?? 0
    count = Self.counts[min(max(index + steps, 0), Self.counts.count - 1)]
  }

  /// Seconds between the frames of a run with this length.
  func interval(of length: Double) -> Double { max(length, 1e-3) / Double(count - 1) }

  /// The frame whose time is closest to a position, the later of two equally close.
  func index(at position: Double, of length: Double) -> Int {
    let index = Int(clamping: (position / interval(of: length) + 0.5 + 1e-6).rounded(.down))
    return min(max(index, 0), count - 1)
  }
}
