import SegueGeometry
import SegueStage

/// The pixels of images that stay where they are, resampled once: resting, they are only copied.
///
/// An image is kept when it is seen in a second frame at the same place. At most eight are, the latest.
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
    fileprivate var firstFrame = 0
    fileprivate var lastFrame = 0
    var isDrawn = false
    /// The box's pixels, row by row.
    let pixels = ScratchBuffer<UInt32>(filler: 0)
  }

  private static let capacity = 8
  private var entries: [Entry] = []
  private var frame = 0

  /// Starts a frame.
  mutating func begin() { frame += 1 }

  /// The entry for an image, to be drawn if it is not; nil for one that has not rested yet.
  mutating func entry(at place: Place) -> Entry? {
    for entry in entries where entry.place == place {
      entry.lastFrame = frame
      return entry.firstFrame < frame ? entry : nil
    }
    let entry = oldest()
    entry.place = place
    entry.firstFrame = frame
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
