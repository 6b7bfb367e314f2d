import SegueCells
import SegueGeometry
import SegueScenes
import SegueTerminal
import Testing

@testable import SegueInterface
@testable import SeguePreviewer

/// How much of a screen is empty while panels are open.
///
/// A cell is empty ground if a blank area of at least ten columns and three rows covers it, which is as wide as it is
/// high; the device and the grounds of charts are not blank.
@Suite("Rooms are filled")
struct EmptyGroundTests {
  private static let sizes: [(columns: Int, rows: Int)] = [(80, 24), (120, 40), (200, 60), (300, 80)]
  private static let scenes = ["app-store", "slide-down", "herb-gallery", "cards"]
  /// Keys of the panels that are opened, each set with one that grows.
  private static let sets = ["3", "6", "5", "36", "35", "23", "26", "136", "56", "2356", "3468", "12345678"]

  /// The part of the cells that may be empty.
  private static let aim = 0.2
  /// Where the aim is not reached: the part that is empty in the worst scene, by panels and columns of the screen.
  ///
  /// These bounds only ever get lower.
  private static let reached: [String: [Int: Double]] = [
    "5": [120: 0.21, 200: 0.24],
    "35": [200: 0.21],
    "2356": [200: 0.22, 300: 0.22],
    "3468": [80: 0.22],
  ]

  private static func opened(_ name: String, _ size: (columns: Int, rows: Int), _ keys: String) throws
    -> Preview
  {
    let document = try SceneDocument.open(name)
    var preview = Samples.preview(document.scene, columns: size.columns, rows: size.rows)
    preview.rehearsal.document = document
    preview.panels.restore([])
    for key in keys { _ = preview.handle(Samples.key(.character(key)), at: 0) }
    preview.preparePanels(glyphs: .unicode)
    return preview
  }

  /// The part of a screen's cells that are empty ground.
  private static func empty(_ preview: Preview, _ size: (columns: Int, rows: Int)) -> Double {
    var painter = GridPainter(
      grid: CellGrid(size: GridSize(columns: size.columns, rows: size.rows)),
      theme: Theme(colors: .truecolor),
      glyphs: .unicode
    )
    preview.drawChrome(with: &painter)
    var isBlank: [[Bool]] = (0..<size.rows).map { row in
      (0..<size.columns).map { column in
        let cell: Cell = painter.grid[column: column, row: row]
        return cell.glyph == 32 && cell.background == .terminalDefault
      }
    }
    var filled: [CellRect] = [preview.geometry.device]
    if let plan = (preview.panels["curves"] as? CurvesPanel)?.picture?.plan {
      filled.append(plan.layout.plots)
    }
    if let place = preview.layout.panels.place(of: "tune"), let panel = preview.panels["tune"] as? TunePanel {
      filled.append(panel.room(in: preview.panelContext, place.body).plot)
    }
    if let place = preview.layout.panels.place(of: "timeline"),
      let panel = preview.panels["timeline"] as? TimelinePanel
    {
      let scale = panel.scale(of: preview.panelContext, in: place.body)
      let lines = panel.lines(
        of: TimelineSheet(of: preview.panelContext),
        in: place.body,
        preview.panelContext
      )
      filled += lines.places.map {
        CellRect(column: scale.column, row: $0.lines.row, columns: scale.columns, rows: $0.lines.rows)
      }
    }
    for rect in filled {
      for row in rect.row..<rect.endRow {
        for column in rect.column..<rect.endColumn { isBlank[row][column] = false }
      }
    }
    return Double(count(isBlank)) / Double(size.columns * size.rows)
  }

  /// The number of cells that a blank area of ten by three covers.
  private static func count(_ isBlank: [[Bool]]) -> Int {
    var covered: [[Bool]] = isBlank.map { $0.map { _ in false } }
    for row in 0..<max(isBlank.count - 2, 0) {
      for column in 0..<max(isBlank[0].count - 9, 0) {
        let rows = row..<row + 3
        guard rows.allSatisfy({ isBlank[$0][column..<column + 10].allSatisfy { $0 } }) else { continue }
        for row in rows { for column in column..<column + 10 { covered[row][column] = true } }
      }
    }
    return covered.reduce(0) { $0 + $1.count { $0 } }
  }

  @Test("No more than a fifth of the cells is empty ground, or than was reached", arguments: sizes, scenes)
  func ground(size: (columns: Int, rows: Int), scene: String) throws {
    for keys in Self.sets {
      let preview = try Self.opened(scene, size, keys)
      let part: Double = Self.empty(preview, size)
      let most: Double = Self.reached[keys]?[size.columns] ?? Self.aim
      #expect(part <= most, "\(scene) \(size.columns)×\(size.rows) \(keys): \(part.formatted(places: 2))")
    }
  }
}
