import SegueGeometry
import SegueCells
import SegueTerminal
import Testing

@testable import SegueInterface
@testable import SeguePreviewer

/// What frames cost is told where it hides no device.
struct StatisticsPlaceTests {
  private static let sizes = [
    GridSize(columns: 80, rows: 24), GridSize(columns: 100, rows: 16), GridSize(columns: 120, rows: 40),
    GridSize(columns: 200, rows: 60),
  ]

  private func preview(_ size: GridSize, comparing: Bool = false) throws -> Preview {
    var preview = try ViewSamples.preview(columns: size.columns, rows: size.rows)
    preview.statistics = FrameStatistics(framesPerSecond: 59.7, frameMilliseconds: 2.14, cellsChanged: 1240)
    preview.statistics.delivery.frameBytes = 18_400
    if comparing {
      preview.compare(with: .frozen)
      preview.refreshViews()
    }
    return preview
  }

  private func grid(_ preview: Preview) -> CellGrid {
    var painter = GridPainter(
      grid: CellGrid(size: preview.size),
      theme: Theme(colors: .truecolor),
      glyphs: .unicode
    )
    preview.drawChrome(with: &painter)
    preview.drawOverlays(with: &painter)
    return painter.grid
  }

  @Test(arguments: sizes, [false, true])
  func noDeviceIsHidden(size: GridSize, comparing: Bool) throws {
    var preview = try preview(size, comparing: comparing)
    let plain = grid(preview)
    preview.showsStatistics = true
    let told = grid(preview)
    #expect((preview.comparisonLayout != nil) == comparing)
    for device in [preview.geometry, preview.comparisonLayout?.second].compactMap({ $0?.device }) {
      for row in device.row..<device.endRow {
        for column in device.column..<device.endColumn {
          #expect(told[column: column, row: row] == plain[column: column, row: row])
        }
      }
    }
    #expect(Samples.text(of: told).contains("at rest"))
  }

  @Test func itStandsBelowTheStage() throws {
    var preview = try preview(GridSize(columns: 120, rows: 40))
    preview.showsStatistics = true
    let lines = Samples.text(of: grid(preview)).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[36] == " at rest · last frame 2.1 ms · 1240 cells · 18 kB · exact")
    #expect(lines[37].hasPrefix(" ‖ ready"))
  }
}
