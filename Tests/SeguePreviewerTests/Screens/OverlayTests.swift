import SegueGeometry
import SegueModel
import SegueCells
import SegueDocuments
import SegueScenes
import SegueTerminal
import Testing

@testable import SegueInterface
@testable import SeguePreviewer

@Suite("What lies over all hides what lies below, and a margin beside it")
struct OverlayTests {
  /// A box over everything, drawn on a painter.
  enum Overlay: CaseIterable {
    case help, panels, palette, comparison, problem
  }

  private static let sizes = [
    (40, 12), (60, 14), (80, 24), (81, 25), (120, 40), (121, 41), (200, 60), (300, 80),
  ]

  private func draw(_ overlay: Overlay, with painter: inout GridPainter) throws {
    let bounds: CellRect = painter.bounds
    let preview = Samples.preview(columns: bounds.columns, rows: bounds.rows)
    switch overlay {
    case .help: preview.help.draw(page: 0, with: &painter)
    case .panels: preview.panelMenu.draw(with: &painter)
    case .palette: CommandPalette(preview.paletteEntries).draw(with: &painter)
    case .comparison:
      ChoiceBox(title: "Compare with", choices: [0, 1], lines: ["one", "two"]).draw(
        on: bounds,
        with: &painter
      )
    case .problem:
      let diagnostic = Diagnostic(message: "unknown colour", file: "a.yaml", line: 3, column: 2)
      ProblemBox(DocumentError(diagnostics: [diagnostic]), in: bounds).draw(with: &painter)
    }
  }

  @Test("What lies below is dimmed where there are colours for that, but for the last row")
  func dimmed() throws {
    for (colors, light, dark) in [
      (ColorDepth.truecolor, CellColor.rgb(0x80c040), CellColor.rgb(0x406020)),
      (.ansi256, .palette(231), .palette(8)),
    ] {
      var painter = GridPainter(
        grid: CellGrid(size: GridSize(columns: 120, rows: 40)),
        theme: Theme(colors: colors),
        glyphs: .unicode
      )
      let style = Theme.Style(foreground: light, background: light, attributes: .bold)
      painter.fill(painter.bounds, with: "a", style: style)
      try draw(.panels, with: &painter)
      let corner: Cell = painter.grid[column: 0, row: 0]
      if colors == .truecolor { #expect(corner.foreground == dark) }
      #expect(corner.foreground != light && corner.background == corner.foreground)
      #expect(!corner.attributes.contains(.bold))
      #expect(painter.grid[column: 0, row: 39].foreground == light)
    }
  }

  @Test(
    "Where there are too few colours to dim, nothing stands beside it",
    arguments: [ColorDepth.ansi16, .none]
  )
  func blankBeside(colors: ColorDepth) throws {
    var painter = GridPainter(
      grid: CellGrid(size: GridSize(columns: 120, rows: 40)),
      theme: Theme(colors: colors),
      glyphs: .unicode
    )
    painter.fill(painter.bounds, with: "a", style: painter.theme.text)
    try draw(.panels, with: &painter)
    let lines = Samples.text(of: painter.grid).split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines where line.contains("│") || line.contains("╭") {
      #expect(!line.hasPrefix("a") && !line.hasSuffix("a"))
    }
    #expect(lines[0].hasPrefix("aaa"))
  }

  @Test("No half of a wide letter is left alone", arguments: Overlay.allCases, sizes)
  func halves(overlay: Overlay, size: (columns: Int, rows: Int)) throws {
    for offset in [0, 1] {
      var painter = GridPainter(
        grid: CellGrid(size: GridSize(columns: size.columns, rows: size.rows)),
        theme: Theme(colors: .truecolor),
        glyphs: .unicode
      )
      let text = String(repeating: "漢", count: size.columns / 2)
      for row in 0..<size.rows { painter.put(text, column: offset, row: row, style: painter.theme.text) }
      try draw(overlay, with: &painter)
      let grid: CellGrid = painter.grid
      var broken: [String] = []
      for row in 0..<size.rows {
        for column in 0..<size.columns {
          let width: UInt8 = grid[column: column, row: row].width
          let next: UInt8? = column + 1 < size.columns ? grid[column: column + 1, row: row].width : nil
          let before: UInt8? = column > 0 ? grid[column: column - 1, row: row].width : nil
          if width == 2 && next != 0 || width == 0 && before != 2 { broken.append("\(row):\(column)") }
        }
      }
      #expect(broken.isEmpty)
    }
  }

  @Test("Nothing stands within two columns of a frame", arguments: Overlay.allCases, sizes)
  func margin(overlay: Overlay, size: (columns: Int, rows: Int)) throws {
    var painter = GridPainter(
      grid: CellGrid(size: GridSize(columns: size.columns, rows: size.rows)),
      theme: Theme(colors: .truecolor),
      glyphs: .unicode
    )
    painter.fill(painter.bounds, with: "¤", style: painter.theme.text)
    try draw(overlay, with: &painter)
    let lines: [[Character]] = (0..<size.rows).map { row in
      (0..<size.columns).map { Character(painter.grid.text(of: painter.grid[column: $0, row: row])) }
    }
    for line in lines {
      guard let left = line.firstIndex(where: { "╭│╰".contains($0) }),
        let right = line.lastIndex(where: { "╮│╯".contains($0) })
      else { continue }
      let around: ArraySlice<Character> = line[max(left - 2, 0)...min(right + 2, size.columns - 1)]
      #expect(!around.contains("¤"), "\(String(line))")
    }
  }
}
