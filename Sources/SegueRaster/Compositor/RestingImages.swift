import SegueGeometry
import SegueStage

/// The pixels of images that do not move, resampled once and only copied afterwards.
///
/// An image is kept once it is in the same place in a fourth frame; layers below the first one that moves are kept
/// sooner, as a whole. At most eight images are kept, the latest.
struct RestingImages {
  /// Everything that an image's pixels depend on.
  struct Place: Hashable {
    var image: StageImage
    /// From the image's own pixels to those of the canvas.
    var toPixels: Projection
    /// The pixels kept.
    var box: PixelBox
  }

  final class Entry {
    fileprivate(set) var place: Place?
    /// The number of frames that have shown it.
    fileprivate var frames = 0
    fileprivate var lastFrame = 0
    var isDrawn = false
    /// The box's pixels, row by row.
    let pixels = ScratchBuffer<UInt32>(filler: 0)
  }

  private static let capacity = 8
  private static let leastFrames = 4
  private var entries: [Entry] = []
  private var frame = 0

  /// Starts a frame.
  mutating func begin() { frame += 1 }

  /// The entry for an image, to be drawn if it has not been; nil for one that has not been at rest for long enough.
  mutating func entry(at place: Place) -> Entry? {
    for entry in entries where entry.place == place {
      if entry.lastFrame != frame { entry.frames += 1 }
      entry.lastFrame = frame
      return entry.frames >= RestingImages.leastFrames ? entry : nil
    }
    let entry = oldest()
    entry.place = place
    entry.frames = 1
    entry.lastFrame = frame
    entry.isDrawn = false
    return nil
  }

  private mutating func oldest() -> Entry {
    if entries.count >= RestingImages.capacity, let entry = entries.min(by: { $0.lastFrame < $1.lastFrame }) {
      return entry
    }
    let entry = Entry()
    entries.append(entry)
    return entry
  }
}
