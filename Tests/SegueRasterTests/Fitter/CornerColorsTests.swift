import SegueCells
import SegueGeometry
import Testing

@testable import SegueRaster

/// The edges of flat shapes: no tint around them, and nothing that sticks out.
struct CornerColorsTests {
  private static let sets: [GlyphSet] = [.eighths, .smooth, .smoothOctants]
  private static let paper: UInt32 = 0xfdfdfd
  private static let ink: UInt32 = 0x1166ee

  /// A cell of 8 × 8 pixels, of which the body says how far each is covered.
  private static func cell(_ cover: (_ x: Int, _ y: Int) -> Double) -> [UInt32] {
    (0..<64).map { index in
      let part = cover(index % 8, index / 8)
      let mixed = [16, 8, 0].reduce(UInt32(0)) { sum, shift in
        let (from, to) = (Double(paper >> UInt32(shift) & 0xff), Double(ink >> UInt32(shift) & 0xff))
        return sum | UInt32(from + (to - from) * part + 0.5) << UInt32(shift)
      }
      return pixel(mixed)
    }
  }

  /// What a cell of that picture becomes, turned so that its edge lies on each of the four sides.
  private static func turned(_ set: GlyphSet, _ cover: (_ along: Int, _ depth: Int) -> Double) -> [Cell] {
    [
      cell { x, y in cover(x, 7 - y) }, cell { x, y in cover(x, y) },
      cell { x, y in cover(y, x) }, cell { x, y in cover(y, 7 - x) },
    ].map { fitted($0, width: 8, set)[column: 0, row: 0] }
  }

  @Test(arguments: sets)
  func anEdgeWithinARowTintsNothing(set: GlyphSet) {
    for rows in 2...4 {
      for part in [0.1, 0.25, 0.4] {
        let cells = Self.turned(set) { _, depth in depth < rows ? 1 : depth == rows ? part : 0 }
        for cell in cells {
          #expect([cell.foreground, cell.background].contains(.rgb(Self.paper)), "\(set), \(rows) + \(part)")
        }
      }
    }
  }

  @Test func aTipIsNoBar() {
    for length in 1...4 {
      for start in [0, 2, 8 - length] {
        let cells = Self.turned(.eighths) { along, depth in
          depth == 0 && (start..<start + length).contains(along) ? 0.5 : 0
        }
        // A large one may be a quadrant.
        for cell in cells {
          #expect(cell.glyph == 0x20 || (0x2596...0x259f).contains(cell.glyph), "\(length) from \(start)")
        }
      }
    }
  }

  /// A dot where four cells meet is too little for each of them, and must not vanish from all.
  @Test func aDotIsSeenWhereverItLies() {
    for radius in [2.0, 3] {
      for shift in 0..<8 {
        let center = 8 + Double(shift) / 2
        let picture = (0..<(16 * 16)).map { index -> UInt32 in
          let (x, y) = (Double(index % 16) + 0.5 - center, Double(index / 16) + 0.5 - center)
          return pixel(x * x + y * y < radius * radius ? Self.ink : Self.paper)
        }
        let grid = fitted(picture, width: 16, .eighths)
        #expect(grid.cells.contains { $0.glyph != 0x20 }, "\(radius) at \(center)")
      }
    }
  }

  @Test(arguments: sets)
  func aLineIsABar(set: GlyphSet) {
    for part in [0.1, 0.5, 1] {
      let cells = Self.turned(set) { _, depth in depth == 0 ? part : 0 }
      #expect(cells.allSatisfy { $0.foreground != $0.background && $0.glyph != 0x20 }, "\(set), \(part)")
    }
  }

  /// No end of a gradient is flat.
  @Test func gradientsAreLeftAlone() {
    let picture = Self.cell { _, y in Double(y) / 7 }
    #expect(fitted(picture, width: 8, .eighths) == fitted(picture, width: 8, .eighths, cleansEdges: false))
  }
}
