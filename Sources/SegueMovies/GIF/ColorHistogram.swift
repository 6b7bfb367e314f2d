public import SegueImages

/// How long each color is seen in a movie, on how many pixels.
///
/// Colors are counted in 64 × 64 × 64 boxes with their exact means; up to 255 colors are also remembered one by one.
public struct ColorHistogram: Sendable {
  /// A box of neighboring colors: sums of its pixels' channels, weighted by time.
  struct Bin: Sendable {
    var red = 0.0
    var green = 0.0
    var blue = 0.0
    var weight = 0.0

    var mean: SIMD3<Double> { SIMD3(red, green, blue) / max(weight, 1e-12) }
  }

  /// By six bits of each channel.
  private(set) var bins: [Bin]
  /// The colors seen, as long as there are few enough to have a place in a palette each.
  private(set) var exact: Set<UInt32>? = []

  /// Creates an empty histogram; takes 8 MB.
  public init() { bins = Array(repeating: Bin(), count: 1 << 18) }

  /// Counts an opaque picture that is seen for some time, in any unit.
  public mutating func add(_ picture: PixelBuffer, duration: Double) {
    if exact != nil { remember(picture) }
    bins.withUnsafeMutableBufferPointer { bins in
      for pixel in picture.pixels {
        let (red, green, blue) = (pixel & 0xff, pixel >> 8 & 0xff, pixel >> 16 & 0xff)
        let index = Int((red >> 2) << 12 | (green >> 2) << 6 | blue >> 2)
        bins[index].red += Double(red) * duration
        bins[index].green += Double(green) * duration
        bins[index].blue += Double(blue) * duration
        bins[index].weight += duration
      }
    }
  }

  private mutating func remember(_ picture: PixelBuffer) {
    var last: UInt32?
    for pixel in picture.pixels where pixel != last {
      last = pixel
      exact?.insert(pixel & 0xff_ffff)
      if exact?.count ?? 0 > ColorPalette.mostColors {
        exact = nil
        return
      }
    }
  }
}
