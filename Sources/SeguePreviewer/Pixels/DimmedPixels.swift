import SegueGraphics

/// A copy of a sheet's pixels halfway to a ground, kept while something lies over the sheet.
struct DimmedPixels {
  /// What the pixels come closer to, `0xRRGGBB`, black or white; nil: they are seen as they are.
  var ground: UInt32?
  private var groundSent: UInt32?
  private var pixels: [UInt32] = []

  /// Whether everything is to be sent because it is seen through another ground than before.
  var groundHasChanged: Bool { ground != groundSent }

  /// Takes over pixels, `0xAABBGGRR` in rows of so many columns, where they may have changed; nil: anywhere.
  ///
  /// - Complexity: Linear in the number of pixels that may have changed.
  mutating func update(from source: UnsafeBufferPointer<UInt32>, columns: Int, in damage: [PixelRect]?) {
    guard let ground else { return }
    // Black and white are the same in both orders of the channels.
    guard let damage, pixels.count == source.count else {
      pixels.removeAll(keepingCapacity: true)
      pixels.append(contentsOf: source.lazy.map { Self.halfway($0, ground) })
      return
    }
    for rect in damage {
      for row in rect.y..<rect.y + rect.height {
        let line = row * columns + rect.x
        for index in line..<line + rect.width { pixels[index] = Self.halfway(source[index], ground) }
      }
    }
  }

  /// Calls the body with the copy.
  func withPixels(_ body: (UnsafeBufferPointer<UInt32>) -> Void) { pixels.withUnsafeBufferPointer(body) }

  /// The pixels have been sent; a copy that is not seen is given up.
  mutating func noteSent() {
    groundSent = ground
    if ground == nil { pixels = [] }
  }

  /// The mean of each channel and the ground's, rounded down, without carries from lower bytes; opacity stays.
  @inline(__always)
  private static func halfway(_ pixel: UInt32, _ ground: UInt32) -> UInt32 {
    pixel & 0xff00_0000 | (pixel & ground) &+ ((pixel ^ ground) & 0xfe_fefe) >> 1
  }
}
