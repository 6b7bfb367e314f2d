import SegueCells
import SegueTerminal
import Testing

@testable import SegueInterface
@testable import SeguePreviewer

@Suite("The bar of a list that goes on")
struct ListBarTests {
  @Test(
    "It is at an end only where the list is",
    arguments: [
      (0..<10, 10, 10, nil), (0..<2, 9, 2, nil), (0..<10, 20, 10, 0..<5), (10..<20, 20, 10, 5..<10),
      (1..<11, 20, 10, 1..<6), (9..<19, 20, 10, 4..<9),
      (0..<10, 1000, 10, 0..<1), (500..<510, 1000, 10, 4..<5),
      (0..<9, 10, 9, 0..<7), (1..<10, 10, 9, 2..<9),
    ] as [(Range<Int>, Int, Int, Range<Int>?)]
  )
  func thumb(shown: Range<Int>, count: Int, rows: Int, expected: Range<Int>?) {
    let bar = ListBar(shown, of: count, rows: rows)
    #expect(bar.map { $0.first..<$0.first + $0.length } == expected)
  }

  /// More of everything than a low window shows.
  private static var text: String {
    let numbers = 10..<40
    let tokens = numbers.map { "far-\($0): \($0)" }.joined(separator: ", ")
    let layers = numbers.map { "dot-\($0): {frame: [0, 0, 10, 10]}" }.joined(separator: ", ")
    let tracks = numbers.map { "to/dot-\($0): {x: $far-\($0)}" }.joined(separator: ", ")
    return """
      segue: 1
      device: [390, 780]
      tokens: {\(tokens)}
      screens: {home: {}, away: {layers: {\(layers)}}}
      transitions: {go: {kind: push, from: home, to: away, duration: 1, tracks: {\(tracks)}}}
      """
  }

  @Test("It stands beside every list that is longer", arguments: ["2", "3", "4", "5", "6", "8"])
  func panels(key: Character) throws {
    var preview = try Samples.preview(of: Self.text, columns: 180, rows: key == "2" ? 14 : 18)
    // A layer is selected in the inspector, which opens by that.
    _ = preview.handle(Samples.key(key == "2" ? .tab : .character(key)), at: 0)
    // What they show moves the panels.
    preview.preparePanels(glyphs: .unicode)
    let place = try #require(preview.layout.panels.places.first { $0.panel.key == key })
    var painter = GridPainter(
      grid: CellGrid(size: preview.size),
      theme: Theme(colors: .none),
      glyphs: .unicode
    )
    preview.panels.draw(preview.panelContext, in: preview.layout.panels, with: &painter)
    let lines = Samples.text(of: painter.grid).split(separator: "\n", omittingEmptySubsequences: false)
    var end: Int = place.body.endColumn
    if let panel = preview.panels[place.panel.name] as? TunePanel {
      end = panel.room(in: preview.panelContext, place.body).list.endColumn
    }
    let bar = lines[place.body.row..<place.body.endRow].map { line in
      String(line.dropFirst(end).first ?? " ")
    }.joined()
    #expect(bar.contains("┃") && bar.contains("│"), "\(bar)")
  }
}
