import SegueGeometry

/// What changes, written into an image that is shown (`a=f,r=1`: its only frame is edited).
extension KittyChannel {
  /// How much of an image may change: a new one takes kitty half the time of an edit of everything.
  private static let mostEdited = 0.5
  /// The most commands for a frame.
  private static let mostEdits = 4
  /// Pixels above which what changes will not compress to a few commands.
  private static let mostEditedDirectly = 1 << 16

  /// Appends the edits of an image; returns false, with nothing appended, if it should be sent whole.
  mutating func edit(
    _ id: Int,
    _ source: PixelSource,
    _ damage: [PixelRect],
    at time: Double,
    into bytes: inout [UInt8]
  ) -> Bool {
    let changed = damage.reduce(0) { $0 + $1.count }
    if Double(changed) > Self.mostEdited * Double(source.size.count) { return false }
    if !shares, changed > Self.mostEditedDirectly { return false }
    var waiting = damage
    if let first = damage.first, damage.count > Self.mostEdits {
      waiting = [damage.dropFirst().reduce(first) { $0.union($1) }]
    }
    let start = bytes.count
    var left = Self.mostEdits
    while let part = waiting.popLast() {
      source.pack(part, into: &rgb)
      guard let missing = replace(part, in: id, at: time, into: &bytes) else {
        left -= 1
        continue
      }
      // Compressed apart, the strips take a little more.
      let strips = missing / (Self.chunk * 7 / 8) + 1
      guard strips > 1, strips + waiting.count <= left, strips <= part.height else {
        bytes.removeLast(bytes.count - start)
        return false
      }
      waiting += part.strips(strips)
    }
    return true
  }

  /// Writes `rgb` into an image; returns the bytes it would take if they do not fit a command.
  private mutating func replace(
    _ part: PixelRect,
    in id: Int,
    at time: Double,
    into bytes: inout [UInt8]
  ) -> Int? {
    transmitWhole(GridSize(columns: part.width, rows: part.height), at: time, into: &bytes) { bytes in
      bytes.put("a=f,r=1,i=")
      bytes.put(id)
      bytes.put(",x=")
      bytes.put(part.x)
      bytes.put(",y=")
      bytes.put(part.y)
    }
  }
}
