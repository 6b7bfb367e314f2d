import SegueCells
import SegueGeometry
import SegueTerminal
import Testing

@testable import SegueInterface
@testable import SeguePreviewer

@Suite("The device's frame")
struct FrameTests {
  @Test("A line at the device's side has a corner at both of its ends, at any size and with any panel")
  func corners() {
    let box: [Character] = ChromeGlyphs.unicode.box
    for (columns, rows) in [(40, 12), (80, 24), (80, 33), (120, 34), (120, 40), (200, 60), (300, 80)] {
      for key in "0123456" {
        var preview = Samples.preview(columns: columns, rows: rows)
        preview.panels.restore([])
        if key != "0" { _ = preview.handle(Samples.key(.character(key)), at: 0) }
        var painter = GridPainter(
          grid: CellGrid(size: preview.size),
          theme: Theme(colors: .truecolor),
          glyphs: .unicode
        )
        preview.drawChrome(with: &painter)
        let device: CellRect = preview.geometry.device
        let isBoxed: Bool = preview.layout.isFramed
        let (top, bottom): (Int, Int) =
          isBoxed ? (device.row - 1, device.endRow) : (device.row, device.endRow - 1)
        func text(_ column: Int, _ row: Int) -> String {
          painter.grid.text(of: painter.grid[column: column, row: row])
        }
        let ends: [String] = [device.column - 1, device.endColumn].flatMap {
          [text($0, top), text($0, bottom)]
        }
        #expect(ends == [0, 2, 1, 3].map { String(box[$0]) }, "\(columns)×\(rows) \(key) \(ends)")
      }
    }
  }
}
