public import SegueGeometry

/// How a terminal is to be shown pixels, and what of the way it can do.
public struct GraphicsTraits: Hashable, Sendable {
  /// The way.
  public var route: GraphicsRoute
  /// The screen in cells.
  public var screen: GridSize
  /// A cell in pixels, `columns` wide and `rows` high.
  public var cell: GridSize
  /// Whether images are sent through shared memory; `kittyEditing` and `kittyShared` do so anyway.
  public var sharesMemory: Bool
  /// Whether a part of an image may be replaced; `kittyEditing` does so anyway.
  public var editsImages: Bool
  /// How many colours a sixel image may have, 2 to 256.
  public var registers: Int
  /// The largest image in pixels that the cells may have, 1000 × 1000 in an xterm that does not say otherwise.
  public var mostPixels: GridSize

  /// Creates traits; sizes are taken as at least 1, and the defaults are those of a terminal that does not say.
  public init(
    route: GraphicsRoute,
    screen: GridSize,
    cell: GridSize,
    sharesMemory: Bool = false,
    editsImages: Bool = false,
    registers: Int = 256,
    mostPixels: GridSize = GridSize(columns: 1000, rows: 1000)
  ) {
    self.route = route
    self.screen = GridSize(columns: max(screen.columns, 1), rows: max(screen.rows, 1))
    self.cell = GridSize(columns: max(cell.columns, 1), rows: max(cell.rows, 1))
    self.sharesMemory = sharesMemory || route == .kittyEditing || route == .kittyShared
    self.editsImages = editsImages || route == .kittyEditing
    self.registers = min(max(registers, 2), 256)
    self.mostPixels = mostPixels
  }
}
