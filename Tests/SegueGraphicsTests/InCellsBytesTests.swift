import SegueCells
import SegueGeometry
import SegueImages
import SegueMovies
import SegueTestSupport
import Testing

@testable import SegueGraphics

/// Small cases of pixels in cells and of placeholders, byte for byte.
@Suite struct InCellsBytesTests {
  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1b}", with: "␛")
  }

  private func traits(_ route: GraphicsRoute, rows: Int = 7, registers: Int = 16) -> GraphicsTraits {
    GraphicsTraits(
      route: route,
      screen: GridSize(columns: 10, rows: 5),
      cell: GridSize(columns: 6, rows: rows),
      registers: registers
    )
  }

  private func shown(_ traits: GraphicsTraits, _ picture: PlacedPicture, _ pixels: [UInt32]) -> String {
    var encoder = GraphicsEncoder(traits: traits, processID: 5)
    var bytes: [UInt8] = []
    pixels.withUnsafeBufferPointer { _ = encoder.present(picture, pixels: $0, at: 0, into: &bytes) }
    return text(bytes)
  }

  private let place = PlacedPicture(slot: 0, area: CellRect(column: 1, row: 2, columns: 1, rows: 1))

  @Test("Sixels: black and white, defined where they are first used, a line more than six")
  func sixel() {
    // Two white columns, four black ones; the seventh line is black.
    let line: [UInt32] = [0xffff_ffff, 0xffff_ffff, 0, 0, 0, 0]
    let pixels = (0..<6).flatMap { _ in line } + [UInt32](repeating: 0, count: 6)
    #expect(
      shown(traits(.sixel), place, pixels)
        == "␛[3;2H␛P0;1q\"1;1;6;7#1;2;100;100;100#1~~$#0;2;0;0;0#0??!4~-#0!6@␛\\"
    )
  }

  @Test("Sixels keep off the last row, and lines that would not come to six before it are left out")
  func lastRow() {
    let pixels = [UInt32](repeating: 0, count: 6 * 14)
    let low = PlacedPicture(slot: 0, area: CellRect(column: 0, row: 3, columns: 1, rows: 2))
    #expect(shown(traits(.sixel), low, pixels) == "␛[4;1H␛P0;1q\"1;1;6;6#0;2;0;0;0#0!6~␛\\")
    let lowest = PlacedPicture(slot: 0, area: CellRect(column: 0, row: 4, columns: 1, rows: 2))
    #expect(shown(traits(.sixel), lowest, pixels).isEmpty)
  }

  @Test("Colours that the first picture had not are shown better from the second time on")
  func newColors() throws {
    let cell = GridSize(columns: 32, rows: 33)
    let traits = GraphicsTraits(route: .sixel, screen: GridSize(columns: 9, rows: 9), cell: cell)
    var encoder = GraphicsEncoder(traits: traits, processID: 5)
    let area = CellRect(column: 0, row: 0, columns: 2, rows: 2)
    let white = [UInt32](repeating: 0xffff_ffff, count: 64 * 66)
    let green = white.indices.map { index -> UInt32 in
      let (x, y) = (UInt32(index % 64), UInt32(index / 64))
      return (x * 2 + 60) << 8 | (y + 90)
    }
    var errors: [Int] = []
    for pixels in [white, green, green] {
      var bytes: [UInt8] = []
      pixels.withUnsafeBufferPointer {
        _ = encoder.present(PlacedPicture(slot: 0, area: area), pixels: $0, at: 0, into: &bytes)
      }
      var terminal = ModelTerminal(screen: traits.screen, cell: cell)
      terminal.take(bytes)
      #expect(terminal.complaints.isEmpty)
      let screen = terminal.shown
      var error = 0
      for (index, pixel) in pixels.enumerated() {
        let shown = screen[index / 64 * terminal.width + index % 64] ?? 0
        error += abs(Int(shown >> 8 & 0xff) - Int(pixel >> 8 & 0xff))
      }
      errors.append(error / pixels.count)
    }
    #expect(errors[0] == 0 && errors[1] > 10 && errors[2] < 5)
  }

  @Test("iTerm2's images: a PNG with its cells")
  func inline() throws {
    var picture = PixelBuffer(width: 6, height: 7)
    for index in picture.pixels.indices { picture.pixels[index] = 0xff00_00ff }
    let file = try picture.pngData()
    var encoded: [UInt8] = []
    file.withUnsafeBufferPointer { Base64.append($0, to: &encoded) }
    #expect(
      shown(traits(.iterm), place, picture.pixels)
        == "␛[3;2H␛]1337;File=inline=1;size=\(file.count);width=1;height=1;preserveAspectRatio=0:"
        + String(decoding: encoded, as: UTF8.self) + "\u{7}"
    )
  }

  @Test("Through tmux: the image in its wrapping, and a character with its marks for each cell")
  func placeholders() {
    let picture = PlacedPicture(slot: 2, area: CellRect(column: 1, row: 2, columns: 2, rows: 1))
    let shown = shown(traits(.kittyPlaceholders), picture, [UInt32](repeating: 0, count: 12 * 7))
    // The id's highest byte is 6, one more than the process's, and its lowest 3, one more than the slot's.
    #expect(shown.hasPrefix("␛Ptmux;␛␛_Ga=T,U=1,i=100663299,c=2,r=1,f=24,s=12,v=7,o=z,q=2;"))
    let cells = "\u{10eeee}\u{305}\u{305}\u{33e}\u{10eeee}\u{305}\u{30d}\u{33e}"
    #expect(shown.hasSuffix("␛␛\\␛\\␛[38;5;3m␛[3;2H\(cells)␛[m"))
  }

  @Test("There are 297 marks, by Unicode's own properties")
  func marks() {
    var bytes: [UInt8] = []
    for number in 0..<Placeholder.mostCells {
      bytes = []
      Placeholder.put(row: number, column: 0, idByte: 1, into: &bytes)
      let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
      #expect(scalars.count == 4 && ModelMarks.number(scalars[1]) == number)
    }
    #expect(Placeholder.mostCells == 297 && ModelMarks.count == 297)
  }

  @Test("Half the pixels are means of cells' quarters, for odd sizes too")
  func half() {
    // A cell of 3 × 1 pixels becomes 2 × 1.
    let pixels: [UInt32] = [0x10, 0x20, 0x40]
    var rgb: [UInt8] = []
    pixels.withUnsafeBufferPointer {
      let source = PixelSource(
        pixels: $0,
        size: GridSize(columns: 3, rows: 1),
        cell: GridSize(columns: 3, rows: 1)
      )
      source.pack(CellRect(column: 0, row: 0, columns: 1, rows: 1), .half, into: &rgb)
    }
    #expect(rgb == [0x18, 0, 0, 0x30, 0, 0])
  }

  @Test("Base 64 is that of RFC 4648, section 10")
  func base64() {
    let cases = [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
      ("foobar", "Zm9vYmFy"),
    ]
    for (plain, expected) in cases {
      var bytes: [UInt8] = []
      Array(plain.utf8).withUnsafeBufferPointer { Base64.append($0, to: &bytes) }
      #expect(String(decoding: bytes, as: UTF8.self) == expected)
    }
  }
}
