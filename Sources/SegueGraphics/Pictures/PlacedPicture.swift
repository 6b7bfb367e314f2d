public import SegueCells

/// What one region of the screen shows: where a picture lies, what lies over it, and what of it has changed.
///
/// The pixels come beside it, exactly as many as the area's cells have.
public struct PlacedPicture: Hashable, Sendable {
  /// How many pictures a program can have on the screen at once.
  public static let mostSlots = 63

  /// Which of the program's pictures it is, 0 to `mostSlots` − 1; the same one from frame to frame.
  public var slot: Int
  /// The cells that the whole picture takes; what is beyond the screen is not shown.
  public var area: CellRect
  /// Cells of other things that lie over the picture, which is cut around them.
  public var holes: [CellRect]
  /// The pixels that have changed since the slot was last given; nil if any may have.
  public var damage: [PixelRect]?

  /// Creates a picture's place; without `damage`, all of it is new.
  public init(slot: Int, area: CellRect, holes: [CellRect] = [], damage: [PixelRect]? = nil) {
    self.slot = slot
    self.area = area
    self.holes = holes
    self.damage = damage
  }
}
