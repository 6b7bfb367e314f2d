import SegueImages

extension PixelBuffer {
  /// Copies a picture over this one with its upper left corner at a pixel; what lies beyond the edges is left out.
  mutating func paste(_ picture: PixelBuffer, x left: Int, y top: Int) {
    for y in 0..<picture.height where 0..<height ~= top + y {
      for x in 0..<picture.width where 0..<width ~= left + x {
        pixels[(top + y) * width + left + x] = picture.pixels[y * picture.width + x]
      }
    }
  }
}
