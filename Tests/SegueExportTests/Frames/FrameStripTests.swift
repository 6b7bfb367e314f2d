import SegueCells
import SegueExport
import SegueGeometry
import SegueRaster
import SegueScenes
import SegueTransitions
import Testing

@Suite("Strips that are written")
struct FrameStripTests {
  private static let text = """
    segue: 1
    device: [390, 780]
    screens: {home: {fill: white}, away: {fill: black}}
    transitions:
      go: {kind: push, from: home, to: away, duration: 0.6, ease: linear, tracks: {to: {x: W -> 0}}}
    """

  @Test("Each frame is that of its time, and the last is the end")
  func frames() throws {
    let scene = try SceneDocument(source: Array(Self.text.utf8), path: "/nowhere/scene.yaml").scene
    let run = try SceneRun(scene: scene, course: .transition("go"))
    let picture = FramePicture(size: GridSize(columns: 80, rows: 20), glyphs: .eighths, colors: .truecolor)
    let grid = picture.strip(of: run, count: 4)
    let places = StripLayout(count: 4, canvas: run.session.canvas, size: picture.size).places
    var labels: [String] = []
    for (index, place) in places.enumerated() {
      var whole = 0
      for row in place.row..<place.labelRow {
        for column in place.column..<place.column + place.size.columns
        where grid[column: column, row: row].glyph == 0x20 {
          whole += grid[column: column, row: row].background == .rgb(0) ? 1 : 0
        }
      }
      // The black screen has come by so many thirds of the way.
      let share = Double(whole) / Double(place.size.columns * place.size.rows)
      #expect(abs(share - Double(index) / 3) < 0.06)
      let line = (0..<place.size.columns).map {
        grid.text(of: grid[column: place.column + $0, row: place.labelRow])
      }
      labels.append(line.joined().filter { $0 != " " })
    }
    #expect(labels == ["0.00", "0.20", "0.40", "0.60"])
  }
}
