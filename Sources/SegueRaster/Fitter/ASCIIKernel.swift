import SegueCells

/// Draws cells with the characters whose ink lies most like the light of their 2 × 4 pixels.
///
/// Without colours the character carries the brightness, so its level is dithered; with colours it is inked in
/// the cell's mean colour, or, where dark colours could only be black, in its hue at full light. The ground is always
/// the terminal's.
struct ASCIIKernel {
  /// A character and how much of each eighth of its cell it inks, row by row.
  private struct Shape {
    let scalar: UInt32
    let ink: SIMD8<Float>

    init(_ character: Unicode.Scalar, _ ink: Float...) {
      scalar = character.value
      self.ink = ink.count == 8 ? SIMD8(ink) : SIMD8(repeating: ink.first ?? 0)
    }
  }

  private static let shapes: [Shape] = [
    Shape(" ", 0), Shape(":", 0, 0, 0.25, 0.25, 0, 0, 0.25, 0.25), Shape("+", 0.3), Shape("*", 0.42),
    Shape("%", 0.6), Shape("#", 0.75), Shape("8", 0.88), Shape("@", 1),
    Shape(".", 0, 0, 0, 0, 0, 0, 0.35, 0.35), Shape("_", 0, 0, 0, 0, 0, 0, 0.8, 0.8),
    Shape("'", 0.35, 0.35, 0, 0, 0, 0, 0, 0), Shape("\"", 0.8, 0.8, 0.2, 0.2, 0, 0, 0, 0),
    Shape("-", 0, 0, 0.3, 0.3, 0.3, 0.3, 0, 0), Shape("=", 0, 0, 0.6, 0.6, 0.6, 0.6, 0, 0),
    Shape("o", 0, 0, 0.1, 0.1, 0.75, 0.75, 0.75, 0.75), Shape("m", 0, 0, 0.8, 0.8, 0.9, 0.9, 0.9, 0.9),
    Shape("P", 0.9, 0.9, 0.9, 0.9, 0.9, 0.3, 0.9, 0), Shape("F", 0.9, 0.9, 0.9, 0.2, 0.9, 0.1, 0.9, 0),
    Shape("7", 0.9, 0.9, 0.1, 0.9, 0.1, 0.9, 0.1, 0.8), Shape("L", 0.9, 0, 0.9, 0, 0.9, 0.2, 0.9, 0.9),
    Shape("J", 0, 0.9, 0, 0.9, 0.2, 0.9, 0.9, 0.9), Shape("[", 0.9, 0.1, 0.9, 0, 0.9, 0, 0.9, 0.1),
    Shape("]", 0.1, 0.9, 0, 0.9, 0, 0.9, 0.1, 0.9), Shape("/", 0, 0.7, 0.2, 0.6, 0.6, 0.2, 0.7, 0),
    Shape("\\", 0.7, 0, 0.6, 0.2, 0.2, 0.6, 0, 0.7), Shape("d", 0.1, 0.8, 0.5, 0.9, 0.9, 0.9, 0.9, 0.9),
    Shape("b", 0.8, 0.1, 0.9, 0.5, 0.9, 0.9, 0.9, 0.9), Shape("9", 0.9, 0.9, 0.9, 0.9, 0.5, 0.9, 0.1, 0.8),
    Shape("T", 0.9, 0.9, 0.4, 0.4, 0.3, 0.3, 0.3, 0.3),
  ]

  /// The brightness that one step of the plain characters spans.
  private static let step: Float = 0.14

  let depth: ColorDepth
  let dithers: Bool

  /// Fits one row of cells whose first lies at the given place on the screen.
  func fit(_ band: PixelBand, column: Int, row: Int, into cells: UnsafeMutablePointer<Cell>) {
    for index in 0..<band.cells {
      var sum = SIMD4<UInt32>()
      var light = SIMD8<Float>()
      for pixel in 0..<8 {
        let value = band.pixels[pixel / 2 * band.stride + 2 * index + pixel % 2]
        sum &+= SIMD4(value & 0xff, value >> 8 & 0xff, value >> 16 & 0xff, 0)
        light[pixel] = Float(CellColor(pixel: value).luma) / 255
      }
      // One colour keeps one character: noise over plain areas would drown out what is on them.
      if dithers, light != SIMD8(repeating: light[0]) {
        light += Self.step * Bayer.threshold(column + index, row)
      }
      let mean = (sum &+ 4) &>> 3
      let glyph = Self.nearest(light)
      let isInked = depth != .none && glyph != 0x20
      cells[index] = Cell(glyph: glyph, foreground: isInked ? ink(mean) : .terminalDefault)
    }
  }

  private func ink(_ mean: SIMD4<UInt32>) -> CellColor {
    let most = mean.max()
    let ink = depth == .ansi16 && most > 0 ? mean &* 255 / most : mean
    return .rgb(ink.x << 16 | ink.y << 8 | ink.z)
  }

  private static func nearest(_ light: SIMD8<Float>) -> UInt32 {
    var best: (error: Float, scalar: UInt32) = (.infinity, 0x20)
    for shape in shapes {
      let difference = shape.ink - light
      let error = (difference * difference).sum()
      if error < best.error { best = (error, shape.scalar) }
    }
    return best.scalar
  }
}
