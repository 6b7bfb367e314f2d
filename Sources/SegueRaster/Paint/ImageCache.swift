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

/// The scaled levels of recently drawn images, by identity.
///
/// They take no more than `capacity` in addition to those of the image being drawn; the least recently used image is
/// dropped first.
struct ImageCache {
  private struct Entry {
    var levels: ScaledLevels
    var isOpaque: Bool
    var meanAlpha: Float
    /// Counts the images asked for.
    var lastUse = 0
  }

  /// Bytes of all levels, the pictures themselves not counted.
  static let capacity = 24 << 20

  private var entries: [StageImage: Entry] = [:]
  private var uses = 0
  /// Bytes that the levels take.
  private(set) var bytes = 0

  /// Lends the level of an image that is reduced less than 1½ times and enlarged less than 4/3 by a scale.
  ///
  /// `texelsPerPixel` is the number of texels of the image that a pixel spans, along each axis.
  mutating func withLevel(
    of image: StageImage,
    texelsPerPixel: Size,
    _ body: (ImageLevel) -> Void
  ) {
    let pixels = image.pixels
    guard pixels.width > 0, pixels.height > 0 else { return }
    var entry = entries[image] ?? ImageCache.entry(for: pixels)
    uses += 1
    entry.lastUse = uses
    bytes -= entry.levels.bytes
    let level = entry.levels.level(
      x: ImageCache.halvings(texelsPerPixel.width),
      y: ImageCache.halvings(texelsPerPixel.height)
    )
    bytes += entry.levels.bytes
    let (isOpaque, meanAlpha) = (entry.isOpaque, entry.meanAlpha)
    entries[image] = entry
    if bytes > ImageCache.capacity { trim(but: image) }
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
  /// - Complexity: Linear in the image's pixels at the first call, constant afterwards.
  mutating func isOpaque(_ image: StageImage) -> Bool {
    guard image.pixels.width > 0, image.pixels.height > 0 else { return false }
    if let known = entries[image] { return known.isOpaque }
    let entry = ImageCache.entry(for: image.pixels)
    entries[image] = entry
    return entry.isOpaque
  }

  /// Drops images, the least recently used first, until the levels fit.
  private mutating func trim(but image: StageImage) {
    let oldest = entries.filter { $0.key != image && $0.value.levels.bytes > 0 }.sorted {
      $0.value.lastUse < $1.value.lastUse
    }
    for (image, entry) in oldest where bytes > ImageCache.capacity {
      bytes -= entry.levels.bytes
      entries[image] = nil
    }
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
