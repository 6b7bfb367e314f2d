import SegueGeometry
import SegueTestSupport
import Testing

import SegueCells
@testable import SegueRaster

/// What the sets of the best picture give back of a cell's contrast.
struct LostContrastTests {
  private static let sets: [GlyphSet] = [.smooth, .smoothOctants]

  /// The factor for a pixel's variance and what is shown of it.
  private func factor(_ variance: Float, _ shown: Float) -> Float {
    let unit: Float = 64 * 64
    return LostContrast.factor(
      variance: SIMD4(repeating: variance * unit),
      shown: SIMD4(repeating: shown * unit)
    ).y
  }

  private func variance(_ pixels: [UInt32]) -> Float {
    let sums = pixels.withUnsafeBufferPointer { $0.baseAddress.map { BlockSums($0, 8) } }
    guard let sums else { return -1 }
    let squares = Words.laneSums(sums.squares, .zero, sums.squares, .zero)
    return LostContrast.variance(squares: squares, total: sums.total).x
  }

  @Test func halfOfTheLossComesBack() {
    #expect(factor(5000, 5000) == 1)
    #expect(factor(0, 0) == 1)
    let visible = LostContrast.visible
    #expect(abs(factor(1.21 * (1000 + visible) - visible, 1000) - 1.05) < 1e-6)
    #expect(abs(factor(1.44 * (9000 + visible) - visible, 9000) - 1.1) < 1e-6)
  }

  @Test func theFactorGrowsWithTheLossUpToItsBound() {
    var last: Float = 1
    for variance in stride(from: Float(1000), through: 4000, by: 125) {
      let next = factor(variance, 1000)
      #expect(next >= last && next <= 1.125)
      last = next
    }
    #expect(last == 1.125)
    // What is rounded may make more of what is shown than there is.
    #expect(factor(99, 100) == 1)
    // What can hardly be seen hardly changes.
    #expect(factor(4, 1) < 1.005)
  }

  @Test func theVarianceIsThatOfThePixels() {
    let halves = (0..<64).map { pixel($0 < 32 ? 0x000000 : 0xffffff) }
    #expect(variance(halves) == 4096 * 3 * 127.5 * 127.5)
    #expect(variance(Array(repeating: pixel(0x123456), count: 64)) == 0)
    let steps = (0..<64).map { pixel(UInt32($0 % 2 * 2)) }
    #expect(variance(steps) == 4096)
  }

  @Test func onlySetsWithPiecesMoveColors() {
    for set in LeastErrorTests.colored {
      let pixels = LeastErrorTests.cells(40, set.pixelsPerCell, noise: 20)
      let width = set.pixelsPerCell.columns
      let isSame = pixels.allSatisfy {
        fitted($0, width: width, set, cleansEdges: false).cells
          == fitted($0, width: width, set, returnsContrast: false, cleansEdges: false).cells
      }
      #expect(isSame == (set.pieces == nil), "\(set)")
    }
  }

  /// Cells of two colours and flat ones lose nothing.
  @Test(arguments: sets)
  func exactCellsStay(set: GlyphSet) {
    let exact = LeastErrorTests.cells(60, set.pixelsPerCell, noise: 0).map { pixels in
      (0..<64).map { pixels[$0 / 32 * 63] }
    }
    for pixels in exact {
      let grid = fitted(pixels, width: 8, set, cleansEdges: false)
      #expect(grid.cells == fitted(pixels, width: 8, set, returnsContrast: false, cleansEdges: false).cells)
    }
  }

  @Test(arguments: sets)
  func glyphsAndMeansStay(set: GlyphSet) throws {
    var moved = 0
    for pixels in LeastErrorTests.cells(200, set.pixelsPerCell, noise: 20) {
      let after = fitted(pixels, width: 8, set, cleansEdges: false).cells[0]
      let before = fitted(pixels, width: 8, set, returnsContrast: false, cleansEdges: false).cells[0]
      #expect(after.glyph == before.glyph)
      let share = inkShare(after.glyph)
      let (now, then) = (Channels(after), Channels(before))
      for index in 0..<3 {
        let isInside = (1...254).contains(now.ink[index]) && (1...254).contains(now.ground[index])
        if isInside { #expect(abs(now.mean(index, share) - then.mean(index, share)) <= 1) }
        // Apart, never together, and not by more than the bound.
        let distances = (abs(now.distance(index)), abs(then.distance(index)))
        #expect(distances.0 >= distances.1 - 1 && distances.0 <= distances.1 * 1.125 + 2)
        moved += distances.0 > distances.1 ? 1 : 0
      }
    }
    #expect(moved > 100)
  }

  /// A 36th of the error, and what rounding to bytes makes of it.
  @Test(arguments: sets)
  func theErrorHardlyGrows(set: GlyphSet) throws {
    let errors = PartitionErrors(set)
    for pixels in LeastErrorTests.cells(40, set.pixelsPerCell, noise: 30) {
      let after = try #require(
        errors.shown(fitted(pixels, width: 8, set, cleansEdges: false).cells[0], pixels)
      )
      let before = fitted(pixels, width: 8, set, returnsContrast: false, cleansEdges: false).cells[0]
      let least = try #require(errors.shown(before, pixels))
      #expect(after <= least * (1 + 1.0 / 36) + 0.3 * 3 * 64)
    }
  }

  @Test func colorsStayInTheirRange() {
    // Three levels, so that much is lost, at both ends of the bytes.
    let bright = (0..<64).map { pixel($0 % 3 == 0 ? 0xffffff : $0 < 32 ? 0xf0f0f0 : 0xffffff) }
    let dark = bright.map { $0 ^ 0x00ff_ffff }
    for pixels in [bright, dark] {
      let after = Channels(fitted(pixels, width: 8, .smoothOctants, cleansEdges: false).cells[0])
      let before = Channels(
        fitted(pixels, width: 8, .smoothOctants, returnsContrast: false, cleansEdges: false).cells[0]
      )
      for index in 0..<3 {
        #expect(abs(after.ink[index] - before.ink[index]) <= 2)
        #expect(abs(after.ground[index] - before.ground[index]) <= 2)
      }
    }
  }

  /// The part of its cell that a glyph inks.
  private func inkShare(_ glyph: UInt32) -> Double {
    guard let shape = BlockShape.of(glyph) else { return 0 }
    return Double(shape.mask.nonzeroBitCount) / Double(shape.parts.columns * shape.parts.rows)
  }
}

/// The two colours of a cell as numbers.
private struct Channels {
  let ink: [Double]
  let ground: [Double]

  init(_ cell: Cell) {
    func channels(_ color: CellColor) -> [Double] {
      let rgb = color.rgb(fallback: 0)
      return [16, 8, 0].map { Double(rgb >> $0 & 0xff) }
    }
    ground = channels(cell.background)
    ink = cell.glyph == 0x20 ? ground : channels(cell.foreground)
  }

  func mean(_ index: Int, _ share: Double) -> Double { ink[index] * share + ground[index] * (1 - share) }
  func distance(_ index: Int) -> Double { ink[index] - ground[index] }
}
