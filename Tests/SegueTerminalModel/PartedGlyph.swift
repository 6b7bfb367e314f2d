import SegueGeometry
import SegueCells

/// Block glyphs as the two parts that they make of a cell.
enum PartedGlyph {
  /// The same look for a glyph and its complement with exchanged colours: the top left corner is ground, and what
  /// has one colour is a space.
  static func canonical(_ glyph: VirtualTerminal.Glyph) -> VirtualTerminal.Glyph {
    guard glyph.attributes.isEmpty, glyph.width == 1, let scalar = glyph.text.unicodeScalars.first?.value,
      let ink = pieces[scalar]
    else { return glyph }
    var result = glyph
    let isCornerInked = ink.hasPrefix("#")
    if isCornerInked { swap(&result.foreground, &result.background) }
    let parts = isCornerInked ? String(ink.map { $0 == "#" ? "." : "#" }) : ink
    result.text = parts.contains("#") ? parts : " "
    if result.text == " " { result.foreground = .terminalDefault }
    return result
  }

  /// For each block glyph its cell in 8 × 24 pieces, row by row, `#` where it is inked.
  private static let pieces: [UInt32: String] = {
    var pieces: [UInt32: String] = [:]
    let scalars = Array(0x2580...0x259f) + Array(0x1_cd00...0x1_ceaf) + Array(0x1_fb00...0x1_fbff)
    for scalar in scalars.map(UInt32.init) {
      guard let shape = BlockShape.of(scalar), !shape.isDotted else { continue }
      pieces[scalar] = String(
        (0..<192).map { place in
          shape.isInked(place % 8 * shape.parts.columns / 8, place / 8 * shape.parts.rows / 24) ? "#" : "."
        }
      )
    }
    return pieces
  }()
}
