/// The colours that a cell keeps at its corners.
///
/// Interfaces are flat: what touches a disc, a pill or a card in a cell is one colour, up to the neighbours. Two means
/// lose that where an edge lies within a row of pixels: the flat side takes a tint from it, and a halo stands around the
/// shape. So a part that is nearly a corner's colour is shown in that very colour.
struct CornerColors {
  /// The colours at the top left and at the bottom right, or at whichever of the other corners is like one of them;
  /// opaque pixels, or 0 where a corner is not the end of something flat.
  var first: UInt32
  var second: UInt32

  /// The part of the distance between a cell's two colours by which one of them may miss a corner's: an eighth, squared.
  private static let most: Float = 1 / 64

  /// No corner is the end of something flat.
  @inline(__always)
  static var none: CornerColors { CornerColors(first: 0, second: 0) }

  @inline(__always)
  private init(first: UInt32, second: UInt32) {
    self.first = first
    self.second = second
  }

  /// Finds the flat ends of a cell of 8 × 8 pixels.
  ///
  /// An end is flat if it has one colour for two pixels inwards: a gradient has not.
  @inline(__always)
  init(_ pixels: UnsafePointer<UInt32>, _ stride: Int) {
    let bottom = pixels + 7 * stride
    let (topLeft, topRight, bottomLeft, bottomRight) = (pixels[0], pixels[7], bottom[0], bottom[7])
    // Most cells of photographs end here.
    if topLeft != topRight, topLeft != bottomLeft, bottomRight != bottomLeft, bottomRight != topRight {
      self = .none
      return
    }
    let (above, below) = (pixels + stride, bottom - stride)
    let top = (topLeft ^ topRight) | (topLeft ^ above[0]) | (topRight ^ above[7])
    let left = (topLeft ^ bottomLeft) | (topLeft ^ pixels[1]) | (bottomLeft ^ bottom[1])
    let base = (bottomRight ^ bottomLeft) | (bottomRight ^ below[7]) | (bottomLeft ^ below[0])
    let right = (bottomRight ^ topRight) | (bottomRight ^ bottom[6]) | (topRight ^ pixels[6])
    first = top == 0 || left == 0 ? topLeft : 0
    second = base == 0 || right == 0 ? bottomRight : 0
  }
}

extension CornerColors {
  /// The colours of four cells with their parts in those of the corners that they nearly have.
  ///
  /// Called, not inlined: few cells have flat corners.
  ///
  /// - Parameters:
  ///   - quad: The cells as they were fitted.
  ///   - first: The cells' first corners, as pixels; 0 is none.
  ///   - second: The second ones.
  /// - Returns: The cells with flat colours where they end.
  @inline(never)
  static func restored(_ quad: CellQuad, _ first: Words, _ second: Words) -> CellQuad {
    let (ink, ground) = (quad.inks, quad.grounds)
    let limit = distance(ink, ground) * most
    var result = quad
    @inline(__always)
    func restore(_ corner: Words) {
      let color = CellQuad.colors(corner)
      let isCorner = Words(corner .!= Words.zero)
      result.inks.replace(with: color, by: isCorner & Words(distance(ink, color) .< limit))
      result.grounds.replace(with: color, by: isCorner & Words(distance(ground, color) .< limit))
    }
    restore(first)
    restore(second)
    return result
  }

  /// The squared distances of colours as `CellColor` packs them.
  @inline(__always)
  private static func distance(_ left: Words, _ right: Words) -> SIMD4<Float> {
    let difference = PackedColor(pixels: left) - PackedColor(pixels: right)
    return difference.colorOnly.norm(dropping: 0)
  }
}
