import SegueCells
import SegueGeometry
import SegueTerminal
import Testing

/// The example of the landing page, `Sources/SegueTerminal/SegueTerminal.docc`, line by line.
struct DocumentationExampleTests {
  @Test func bytesInAndBytesOut() {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.feed("\u{1b}[1;5C".utf8, at: 0, into: &events)  // Control and the right arrow
    decoder.feed("\u{1b}[<0;10;5M".utf8, at: 0, into: &events)  // a press in the tenth column

    var grid = CellGrid(size: GridSize(columns: 10, rows: 3))
    var encoder = FrameEncoder(depth: .truecolor, synchronizes: false)
    var bytes = ByteBuffer()
    encoder.encode(grid, into: &bytes)

    bytes.removeAll()
    grid[column: 4, row: 1] = Cell(glyph: 0x2588, foreground: .rgb(0xff9500))
    encoder.encode(grid, into: &bytes)

    #expect(
      events == [
        .key(KeyPress(.right, modifiers: .control)),
        .mouse(MouseEvent(kind: .press, button: .left, column: 9, row: 4)),
      ]
    )
    #expect(!bytes.isEmpty)
    #expect(bytes.count < 40)
  }
}
