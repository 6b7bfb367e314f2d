import SegueGeometry
import Testing

import SegueCells
@testable import SegueRaster

/// The kernel of eighth blocks works on four cells at once, of which some may be missing.
struct BlocksKernelTests {
  /// Tables that end where their memory does.
  private struct Tables {
    private let weights: GuardedMemory<Float>
    private let shares: GuardedMemory<Float>
    private let glyphs: GuardedMemory<UInt32>
    private let inversions: GuardedMemory<UInt32>
    private let pieceGlyphs: GuardedMemory<UInt32>
    private let pieceShares: GuardedMemory<Float>
    private let pieceWeights: GuardedMemory<Float>

    init(_ set: GlyphSet) throws {
      let eighths = EighthsTable()
      let pieces = PiecesTable(.of(set.pieces ?? .quadrant))
      weights = try #require(GuardedMemory(eighths.weights))
      shares = try #require(GuardedMemory(eighths.shares))
      glyphs = try #require(GuardedMemory(eighths.glyphs))
      inversions = try #require(GuardedMemory(eighths.inversions))
      pieceGlyphs = try #require(GuardedMemory(pieces.glyphs))
      pieceShares = try #require(GuardedMemory(pieces.shares))
      pieceWeights = try #require(GuardedMemory(pieces.weights))
    }

    var eighths: EighthsTable.Pointers {
      EighthsTable.Pointers(
        weights: weights.numbers,
        shares: shares.numbers,
        glyphs: glyphs.numbers,
        inversions: inversions.numbers
      )
    }

    var pieces: PiecesTable.Pointers {
      PiecesTable.Pointers(
        glyphs: pieceGlyphs.numbers,
        shares: pieceShares.numbers,
        weights: pieceWeights.numbers
      )
    }
  }

  /// Bands of which only so many cells are not flat: those that are missing of four must not be looked up either.
  @Test(arguments: [GlyphSet.eighths, .smooth, .smoothOctants])
  func cellsMissingFromFourReadNothing(set: GlyphSet) throws {
    let tables = try Tables(set)
    let kernel = BlocksKernel(
      pieces: set == .smooth ? .sextants : set == .smoothOctants ? .octants : .none,
      returnsContrast: true,
      cleansEdges: true,
      eighths: tables.eighths,
      table: tables.pieces
    )
    for count in 1...4 {
      // The first cells are patterned, the others flat.
      let pixels = (0..<(8 * 48)).map { index -> UInt32 in
        let (x, y) = (index % 48, index / 48)
        return x < 8 * count && (x + 2 * y) % 8 < 3 ? 0xff20_4060 : 0xffe0_c0a0
      }
      var cells = Array(repeating: Cell.blank, count: 6)
      let isOpaque = pixels.withUnsafeBufferPointer { pixels in
        cells.withUnsafeMutableBufferPointer { cells in
          guard let pixels = pixels.baseAddress, let cells = cells.baseAddress else { return false }
          return kernel.fit(PixelBand(pixels: pixels, stride: 48, cells: 6), into: cells)
        }
      }
      #expect(isOpaque)
      #expect(cells == fitted(pixels, width: 48, set).cells)
      #expect(cells.prefix(count).allSatisfy { $0 == cells[0] })
      #expect(cells.dropFirst(count).allSatisfy { $0.glyph == 0x20 })
    }
  }
}
