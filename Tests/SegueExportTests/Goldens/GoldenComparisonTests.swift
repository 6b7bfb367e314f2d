import SegueCells
import SegueDocuments
import SegueExport
import SegueGeometry
import SegueScenes
import SegueTestSupport
import Testing

/// A frame that differs from its golden one is shown beside it, with the differences marked.
@Suite struct GoldenComparisonTests {
  private static let picture = FramePicture(
    size: GridSize(columns: 80, rows: 24),
    glyphs: .eighths,
    colors: .truecolor
  )

  private static let scene = """
    segue: 1
    title: Card
    device: [400, 800]
    screens:
      home: {fill: white, layers: {card: {fill: red, frame: [0, 100, 400, 200]}}}
      detail: {fill: blue}
    transitions:
      open: {kind: push, from: home, to: detail, duration: 1, ease: linear, tracks: {to: {x: W -> rest}}}
    checks:
      - {transition: open, at: 0.5, golden: frame.golden}
    """

  private func grid(at time: Double) throws -> CellGrid {
    let file = try SceneFile.parse(Array(Self.scene.utf8), path: "card.yaml", folder: nil)
    var run = try SceneRun(scene: file.scene, course: .transition("open"))
    run.advance(to: time)
    return Self.picture.grid(of: run.session)
  }

  private func findings(golden: CellGrid) throws -> [CheckFinding] {
    let folder = try TemporaryFolder()
    try folder.write("scene.yaml", Self.scene)
    try folder.write("frame.golden", GoldenFrame(golden).text)
    return SceneChecks.findings(of: try SceneFile.load(folder.path))
  }

  @Test func theFrameOfItsTimeMatches() throws {
    #expect(try findings(golden: grid(at: 0.5)).isEmpty)
    for time in [0, 0.25, 1] {
      let found = try findings(golden: grid(at: time))
      #expect(found.count == 1)
      #expect(found.first?.diagnostic.hint?.hasPrefix("this writes what is seen now: segue render ") == true)
    }
  }

  /// Cells of one row that differ in their characters, and of another that differ in their colours.
  private func changed() throws -> CheckFinding {
    var golden = try grid(at: 0.5)
    for column in 40..<43 { golden[column: column, row: 9].glyph = 0x41 }
    for column in 44..<49 { golden[column: column, row: 11].background = .rgb(0x123456) }
    let found = try findings(golden: golden)
    #expect(found.count == 1)
    return try #require(found.first)
  }

  @Test func itSaysWhere() throws {
    let message = try changed().diagnostic.message
    #expect(message.hasSuffix("the frame at 0.5 s differs from 'frame.golden' in 8 cells of rows 10 to 12"))
  }

  @Test func aSingleCellIsInOneRow() throws {
    var golden = try grid(at: 0.5)
    golden[column: 40, row: 9].background = .rgb(0x123456)
    let message = try #require(try findings(golden: golden).first).diagnostic.message
    #expect(message.hasSuffix("in 1 cell of row 10"))
  }

  @Test func whatDiffersIsMarkedUnderBothFrames() throws {
    let comparison = try #require(try changed().comparison)
    let lines = comparison.text(isColored: false).split(separator: "\n", omittingEmptySubsequences: false)
    // A row before and after, two columns before and after: columns 39 to 51, each row in both frames.
    let columns = 39...51
    let width = columns.count
    #expect(lines[0] == "     golden" + String(repeating: " ", count: width - 6) + "   now")
    let rows = lines.filter { $0.contains(" │ ") }
    #expect(rows.map { $0.prefix(5) } == ["   9 ", "  10 ", "  11 ", "  12 ", "  13 "])
    #expect(rows.allSatisfy { $0.count == 5 + 2 * width + 3 })
    let marks = lines.filter { $0.contains("^") }
    let first = "     " + String(repeating: " ", count: 2) + "^^^"
    let second = "     " + String(repeating: " ", count: 6) + "^^^^^"
    #expect(marks.count == 2)
    #expect(marks.first?.hasPrefix(first + String(repeating: " ", count: width - 5 + 3) + "  ^^^") == true)
    #expect(
      marks.last?.hasPrefix(second + String(repeating: " ", count: width - 11 + 3) + "      ^^^^^") == true
    )
  }

  @Test func changedColoursAreListedByTheirCells() throws {
    let text = try #require(try changed().comparison).text(isColored: false)
    let changes = text.split(separator: "\n").filter { $0.contains("row 12") }
    #expect(changes.count == 1)
    #expect(changes.first?.hasPrefix("     row 12, columns 45 to 49: ") == true)
    #expect(changes.first?.contains("#123456") == true)
  }
}
