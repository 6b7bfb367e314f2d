import SegueGeometry
import SegueStage

/// The pixels of images that stay where they are, resampled once: resting, they are only copied.
///
/// An image is kept when it is seen in a fourth frame at the same place: what lies below the layers that move is kept
/// sooner, with all that it shows. At most eight are, the latest.
struct RestingImages {
  /// All that an image's pixels depend on.
  struct Place: Hashable {
    var image: StageImage
    /// From the image's own pixels to those of the canvas.
    var toPixels: Projection
    /// The pixels kept.
    var box: PixelBox
  }

  final class Entry {
    fileprivate(set) var place: Place?
    /// How many frames have shown it.
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

  /// The entry for an image, to be drawn if it is not; nil for one that has not rested yet.
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
