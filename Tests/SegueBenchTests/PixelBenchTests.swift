import SegueExport
import SegueGeometry
import SegueCells
import SegueRaster
import Testing

@testable import SegueBench

/// Raw frames to cells and numbers.
struct PixelBenchTests {
  /// Two frames of 8 × 8 pixels: the left half white on black, then all black.
  private var pixels: [UInt32] {
    let half = (0..<64).map { UInt32($0 % 8 < 4 ? 0xffff_ffff : 0xff00_0000) }
    return half + Array(repeating: 0xff00_0000, count: 64)
  }

  @Test func framesBecomeCells() throws {
    let clip = try PixelClip(pixels + [0], width: 8, height: 8)
    #expect(clip.count == 2)
    var glyphs: [UInt32] = []
    var bench = PixelBench(options: RasterOptions(glyphs: .eighths))
    bench.rounds = 2
    var count = 0
    bench.allocationCount = {
      count += 1
      return count
    }
    let report = bench.report(clip, title: "clip") { glyphs += $0.cells.map(\.glyph) }
    #expect(glyphs == [0x258c, 0x20])
    #expect(report.frames == 4)
    #expect(report.cells == 1)
    #expect(report.allocations.summary?.median == 1)
    #expect(report.seconds.keys.contains(.fit))
    #expect(!report.seconds.keys.contains(.sample))
    // Both frames differ from the one before.
    #expect((report.bytes.summary?.least ?? 0) > 0)
  }

  @Test func finerFramesAreAveraged() throws {
    let clip = try PixelClip(pixels, width: 8, height: 8)
    let coarse = try clip.resized(to: GridSize(columns: 1, rows: 1), for: .half)
    #expect((coarse.width, coarse.height, coarse.count) == (1, 2, 2))
    coarse.withFrame(0) { #expect(Array($0) == [0xff80_8080, 0xff80_8080]) }
    coarse.withFrame(1) { #expect(Array($0) == [0xff00_0000, 0xff00_0000]) }
    #expect(throws: PixelClip.Failure.self) {
      try clip.resized(to: GridSize(columns: 3, rows: 1), for: .half)
    }
    #expect(throws: PixelClip.Failure.self) { try PixelClip([0], width: 8, height: 8) }
    #expect(throws: PixelClip.Failure.self) { try PixelClip([0], width: 0, height: 8) }
  }

  @Test func cellsAreWritten() {
    var grid = CellGrid(size: GridSize(columns: 2, rows: 1))
    grid.cells[0] = Cell(glyph: 0x2584, foreground: .rgb(0x010203), background: .rgb(0x0a0b0c))
    var file = CellFile(size: grid.size)
    file.append(grid)
    let words: [UInt32] = [
      0x4c45_4354, 2, 1, 1, 0x2584, 0x010203, 0x0a0b0c, 0x20, 0xffff_ffff, 0xffff_ffff,
    ]
    let bytes = words.flatMap { word in (0..<4).map { UInt8(word >> UInt32(8 * $0) & 0xff) } }
    #expect(file.bytes == bytes)
  }
}
