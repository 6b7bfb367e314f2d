import SegueGeometry
import SegueImages
import SegueStage

/// A borrowed level of an image.
struct ImageLevel {
  var texels: UnsafePointer<UInt32>
  var width: Int
  var height: Int
  var isOpaque: Bool
  var meanAlpha: Float
}

/// Memory for resampling images, used for one image at a time.
struct ImageScratch {
  let taps = RowTaps()
  let rows = ScratchBuffer<UInt32>(filler: 0)
  /// A row of texels with its ends repeated.
  let texels = ScratchBuffer<UInt32>(filler: 0)
}

/// The scaled levels of every image seen, by identity.
struct ImageCache {
  private struct Entry {
    var levels: ScaledLevels
    var isOpaque: Bool
    var meanAlpha: Float
  }

  private var entries: [StageImage: Entry] = [:]

  /// Lends the level of an image that is reduced less than 1½ times and enlarged less than 4/3 by a scale.
  ///
  /// `texelsPerPixel` is how many texels of the image a pixel spans, along each axis.
  mutating func withLevel(
    of image: StageImage,
    texelsPerPixel: Size,
    _ body: (ImageLevel) -> Void
  ) {
    let pixels = image.pixels
    guard pixels.width > 0, pixels.height > 0 else { return }
    var entry = entries[image] ?? ImageCache.entry(for: pixels)
    let level = entry.levels.level(
      x: ImageCache.halvings(texelsPerPixel.width),
      y: ImageCache.halvings(texelsPerPixel.height)
    )
    let (isOpaque, meanAlpha) = (entry.isOpaque, entry.meanAlpha)
    entries[image] = entry
    level.pixels.withUnsafeBufferPointer { texels in
      guard let base = texels.baseAddress else { return }
      body(
        ImageLevel(
          texels: base,
          width: level.width,
          height: level.height,
          isOpaque: isOpaque,
          meanAlpha: meanAlpha
        )
      )
    }
  }

  /// Whether no pixel of an image is translucent; one without pixels is not opaque.
  ///
  /// Time grows with the image's pixels when it is first asked for.
  mutating func isOpaque(_ image: StageImage) -> Bool {
    guard image.pixels.width > 0, image.pixels.height > 0 else { return false }
    if let known = entries[image] { return known.isOpaque }
    let entry = ImageCache.entry(for: image.pixels)
    entries[image] = entry
    return entry.isOpaque
  }

  private static func entry(for pixels: PixelBuffer) -> Entry {
    let sum = pixels.pixels.reduce(0) { $0 + Int($1 >> 24) }
    let mean = Float(sum) / Float(255 * pixels.pixels.count)
    return Entry(levels: ScaledLevels(pixels), isOpaque: sum == 255 * pixels.pixels.count, meanAlpha: mean)
  }

  /// The rounded binary logarithm of a reduction, which leaves 3/4…3/2 texels a pixel.
  private static func halvings(_ texelsPerPixel: Double) -> Int {
    guard texelsPerPixel.isFinite, texelsPerPixel > 1.5 else { return 0 }
    var count = 0
    var rest = texelsPerPixel
    while rest > 1.5, count < 13 {
      rest /= 2
      count += 1
    }
    return count
  }
}
