import SegueCells
import SegueGeometry
import SegueTestSupport
import Testing

@testable import SegueGraphics

/// Small cases, byte for byte.
@Suite struct KittyBytesTests {
  /// 1 × 1 cells of 2 × 1 pixels, one red and one white.
  private let pixels: [UInt32] = [0xff00_00ff, 0xffff_ffff]

  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1b}", with: "␛")
  }

  private func traits(_ route: GraphicsRoute) -> GraphicsTraits {
    GraphicsTraits(
      route: route,
      screen: GridSize(columns: 10, rows: 5),
      cell: GridSize(columns: 2, rows: 1)
    )
  }

  private let place = CellRect(column: 3, row: 2, columns: 1, rows: 1)

  @Test("Through a line: compressed, placed, replaced under another id, and the old one deleted last")
  func direct() {
    var encoder = GraphicsEncoder(traits: traits(.kittyDirect), processID: 1)
    let picture = PlacedPicture(slot: 0, area: place)
    var bytes: [UInt8] = []
    pixels.withUnsafeBufferPointer { _ = encoder.present(picture, pixels: $0, at: 0, into: &bytes) }
    let first =
      "␛_Ga=t,i=1073742080,f=24,s=2,v=1,o=z,q=1;eAH7z8Dw//9/AAv6A/0=␛\\␛[3;4H"
      + "␛_Ga=p,i=1073742080,p=1,x=0,y=0,w=2,h=1,c=1,r=1,C=1,q=1␛\\"
    #expect(text(bytes) == first)

    bytes = []
    pixels.withUnsafeBufferPointer { _ = encoder.present(picture, pixels: $0, at: 0, into: &bytes) }
    #expect(
      text(bytes) == first.replacing("1073742080", with: "1073742081") + "␛_Ga=d,d=I,i=1073742080,q=2␛\\"
    )

    bytes = []
    encoder.leave(into: &bytes)
    #expect(text(bytes) == "␛_Ga=d,d=I,i=1073742081,q=2␛\\")
  }

  @Test("An image of which only some parts may have been sent is ended before it is deleted")
  func cut() {
    var encoder = GraphicsEncoder(traits: traits(.kittyDirect), processID: 1)
    let picture = PlacedPicture(slot: 0, area: place)
    var bytes: [UInt8] = []
    pixels.withUnsafeBufferPointer { _ = encoder.present(picture, pixels: $0, at: 0, into: &bytes) }
    bytes = []
    encoder.leave(isCut: true, into: &bytes)
    let all = text(bytes)
    #expect(all.hasPrefix("␛_Gm=0,q=2;␛\\␛_Ga=d,d=I,i="))
    var wrapped = GraphicsEncoder(traits: traits(.kittyPlaceholders), processID: 1)
    bytes = []
    wrapped.leave(isCut: true, into: &bytes)
    #expect(text(bytes) == "␛Ptmux;␛␛_Gm=0,q=2;␛␛\\␛\\")
  }

  @Test("In shared memory: the whole once, then the part that changes")
  func editing() {
    var encoder = GraphicsEncoder(traits: traits(.kittyEditing), processID: 36)
    var picture = PlacedPicture(slot: 2, area: place)
    var bytes: [UInt8] = []
    pixels.withUnsafeBufferPointer { _ = encoder.present(picture, pixels: $0, at: 0, into: &bytes) }
    // The name is /tty-graphics-protocol-00010001.
    #expect(
      text(bytes)
        == "␛_Ga=t,i=1073751048,f=24,s=2,v=1,t=s,S=6,q=1;L3R0eS1ncmFwaGljcy1wcm90b2NvbC0wMDAxMDAwMQ==␛\\␛[3;4H"
        + "␛_Ga=p,i=1073751048,p=1,x=0,y=0,w=2,h=1,c=1,r=1,C=1,q=1␛\\"
    )
    bytes = []
    picture.damage = [PixelRect(x: 1, y: 0, width: 1, height: 1)]
    pixels.withUnsafeBufferPointer { _ = encoder.present(picture, pixels: $0, at: 0, into: &bytes) }
    #expect(
      text(bytes)
        == "␛_Ga=f,r=1,i=1073751048,x=1,y=0,f=24,s=1,v=1,t=s,S=3,q=1;"
        + "L3R0eS1ncmFwaGljcy1wcm90b2NvbC0wMDAxMDAwMg==␛\\"
    )
    bytes = []
    picture.damage = []
    pixels.withUnsafeBufferPointer { _ = encoder.present(picture, pixels: $0, at: 0, into: &bytes) }
    #expect(bytes.isEmpty)
    encoder.leave(into: &bytes)
  }

  @Test("A panel that opens changes placements only, and closing it too")
  func holes() {
    let area = CellRect(column: 1, row: 1, columns: 3, rows: 1)
    let row = [UInt32](repeating: 0xff11_2233, count: 6)
    var encoder = GraphicsEncoder(traits: traits(.kittyDirect), processID: 1)
    var bytes: [UInt8] = []
    row.withUnsafeBufferPointer {
      _ = encoder.present(PlacedPicture(slot: 0, area: area), pixels: $0, at: 0, into: &bytes)
    }
    bytes = []
    let hole = CellRect(column: 2, row: 0, columns: 1, rows: 4)
    row.withUnsafeBufferPointer {
      let picture = PlacedPicture(slot: 0, area: area, holes: [hole], damage: [])
      _ = encoder.present(picture, pixels: $0, at: 0, into: &bytes)
    }
    #expect(
      text(bytes)
        == "␛[2;2H␛_Ga=p,i=1073742080,p=2,x=0,y=0,w=2,h=1,c=1,r=1,C=1,q=1␛\\"
        + "␛[2;4H␛_Ga=p,i=1073742080,p=3,x=4,y=0,w=2,h=1,c=1,r=1,C=1,q=1␛\\␛_Ga=d,d=i,i=1073742080,p=1,q=2␛\\"
    )
    bytes = []
    row.withUnsafeBufferPointer {
      _ = encoder.present(PlacedPicture(slot: 0, area: area, damage: []), pixels: $0, at: 0, into: &bytes)
    }
    #expect(
      text(bytes)
        == "␛[2;2H␛_Ga=p,i=1073742080,p=1,x=0,y=0,w=6,h=1,c=3,r=1,C=1,q=1␛\\"
        + "␛_Ga=d,d=i,i=1073742080,p=2,q=2␛\\␛_Ga=d,d=i,i=1073742080,p=3,q=2␛\\"
    )
  }

  @Test("A long image comes in parts of at most 4096 characters")
  func parts() {
    let traits = GraphicsTraits(
      route: .kittyDirect,
      screen: GridSize(columns: 9, rows: 9),
      cell: GridSize(columns: 20, rows: 20)
    )
    var encoder = GraphicsEncoder(traits: traits, processID: 1)
    var noise: UInt32 = 1
    let pixels = (0..<400 * 9).map { _ -> UInt32 in
      noise = noise &* 1_664_525 &+ 1_013_904_223
      return noise
    }
    var bytes: [UInt8] = []
    pixels.withUnsafeBufferPointer {
      let area = CellRect(column: 0, row: 0, columns: 3, rows: 3)
      _ = encoder.present(PlacedPicture(slot: 0, area: area), pixels: $0, at: 0, into: &bytes)
    }
    let commands = text(bytes).split(separator: "␛\\")
    let data = commands.map { $0.split(separator: ";").last?.count ?? 0 }
    #expect(commands.count == 5 && data[0] == 4096 && data[1] == 4096 && data[2] == 4096)
    #expect(commands[0].contains(",q=1,m=1;") && commands[1].contains("_Gm=1,q=1;"))
    #expect(commands[3].contains("_Gm=0,q=1;"))
  }

  /// What a terminal has after a picture of 100 × 100 pixels of noise changes in a square at its corner.
  private func edited(side: Int) -> (commands: [String: Int], isRight: Bool) {
    let cell = GridSize(columns: 10, rows: 20)
    let traits = GraphicsTraits(
      route: .kittyDirect,
      screen: GridSize(columns: 20, rows: 10),
      cell: cell,
      editsImages: true
    )
    var encoder = GraphicsEncoder(traits: traits, processID: 1)
    var terminal = ModelTerminal(screen: traits.screen, cell: cell)
    var random = SeededGenerator(seed: 5)
    var pixels = [UInt32](repeating: 0xff00_0000, count: 100 * 100)
    var picture = PlacedPicture(slot: 0, area: CellRect(column: 0, row: 0, columns: 10, rows: 5))
    var bytes: [UInt8] = []
    pixels.withUnsafeBufferPointer { _ = encoder.present(picture, pixels: $0, at: 0, into: &bytes) }
    for y in 0..<side {
      for x in 0..<side { pixels[y * 100 + x] = UInt32.random(in: 0..<1 << 24, using: &random) }
    }
    picture.damage = [PixelRect(x: 0, y: 0, width: side, height: side)]
    pixels.withUnsafeBufferPointer { _ = encoder.present(picture, pixels: $0, at: 0, into: &bytes) }
    terminal.take(bytes)
    let shown = terminal.shown
    let isRight = pixels.indices.allSatisfy { index in
      shown[index / 100 * terminal.width + index % 100] == pixels[index] & 0xff_ffff
    }
    return (terminal.kitty.count, isRight && terminal.complaints.isEmpty)
  }

  @Test("An edit that a command has no room for is made in strips, and a larger one is an image of its own")
  func strips() {
    for (side, commands) in [
      (30, ["t": 1, "p": 1, "f": 1]), (40, ["t": 1, "p": 1, "f": 2]), (58, ["t": 1, "p": 1, "f": 4]),
    ] {
      let found = edited(side: side)
      #expect(found.commands == commands && found.isRight)
    }
    let large = edited(side: 68)
    #expect(large.commands["f"] == nil && large.isRight)
  }
}
