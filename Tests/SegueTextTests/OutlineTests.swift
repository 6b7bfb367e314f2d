import SegueGeometry
import SegueStage
import Testing

@testable import SegueText

@Suite("Glyphs' outlines")
struct OutlineTests {
  private func outline(_ string: String, size: Double = 17) throws -> (path: Path, unitsPerEm: Double) {
    let typesetter = try Typesetter()
    let text = TextContents(string: string, fontSize: size)
    let set = typesetter.typeset(text, in: Size(width: 500, height: 40), pixelsPerPoint: 1)
    let glyph = try #require(set.glyphs.first)
    try #require(glyph.face != nil)
    return typesetter.outline(of: glyph)
  }

  /// The corners of a path of straight lines.
  private func corners(_ path: Path) -> [Point] {
    path.elements.compactMap {
      switch $0 {
      case .move(let point), .line(let point): point
      case .curve, .close: nil
      }
    }
  }

  @Test("A capital I is a bar as high as Inter's capitals, with y upwards")
  func capital() throws {
    let (path, unitsPerEm) = try outline("I")
    #expect(unitsPerEm == 2816)
    let points = corners(path)
    #expect(points.map(\.y).min() == 0 && points.map(\.y).max() == 2048)
    #expect(Set(points.map(\.x)).count == 2)
    #expect(path.elements.last == .close)
  }

  @Test("A round letter has curves, inside and outside")
  func curves() throws {
    let path = try outline("o").path
    let curves = path.elements.filter { if case .curve = $0 { true } else { false } }
    let moves = path.elements.filter { if case .move = $0 { true } else { false } }
    #expect(curves.count >= 8 && moves.count == 2)
  }

  @Test("A space has no outline")
  func space() throws {
    #expect(try outline(" x").path.elements.isEmpty)
  }
}
