import SegueCells
import SegueGeometry
import SegueGraphics
import Testing

/// The example of the landing page, `Sources/SegueGraphics/SegueGraphics.docc`, line by line.
struct DocumentationExampleTests {
  @Test func aPictureWhoseRightHalfTurnsWhite() {
    var answers = GraphicsAnswers()
    answers.attributes = [62, 22]
    answers.acceptsKitty = true
    answers.cell = GridSize(columns: 2, rows: 3)
    let choice = GraphicsChoice(
      answers,
      environment: ["TERM": "xterm-256color"],
      wish: .auto,
      screen: GridSize(columns: 80, rows: 24)
    )

    var bytes: [UInt8] = []
    if let traits = choice.traits {
      var encoder = GraphicsEncoder(traits: traits, processID: 4711)
      let area = CellRect(column: 10, row: 5, columns: 2, rows: 1)
      var pixels = [UInt32](repeating: 0xff00_00ff, count: 4 * 3)
      pixels.withUnsafeBufferPointer {
        _ = encoder.present(PlacedPicture(slot: 0, area: area), pixels: $0, at: 0, into: &bytes)
      }

      for y in 0..<3 { pixels.replaceSubrange(y * 4 + 2..<y * 4 + 4, with: [0xffff_ffff, 0xffff_ffff]) }
      let right = PixelRect(x: 2, y: 0, width: 2, height: 3)
      let next = PlacedPicture(slot: 0, area: area, damage: [right])
      pixels.withUnsafeBufferPointer { _ = encoder.present(next, pixels: $0, at: 0.02, into: &bytes) }
      encoder.leave(into: &bytes)
    }

    #expect(
      choice.reason == "The terminal accepts kitty's protocol, but reads no shared memory of this machine."
    )
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("\u{1b}_Ga=t,i=") && text.hasSuffix(",q=2\u{1b}\\"))
  }
}
