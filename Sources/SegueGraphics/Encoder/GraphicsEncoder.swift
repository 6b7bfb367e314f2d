import SegueCells
public import SegueGeometry
public import SegueMovies

/// Turns pictures that lie on a terminal's screen into the bytes that show them.
///
/// It remembers what the terminal shows, and sends the least that leads to what it should show. It reads no clock and
/// writes nowhere: bytes are appended to an array, and times, which only order what was sent, are passed in.
///
/// The cursor is left anywhere, so the caller places it afterwards. A frame's bytes belong into one synchronized update
/// (mode 2026), after those of the cells.
public struct GraphicsEncoder: ~Copyable {
  /// How many pictures there can be; slots are numbered from 0.
  public static let mostSlots = PlacedPicture.mostSlots
  /// The most columns or rows of a picture's area.
  static let mostCells = 4096

  /// How the terminal is shown pixels.
  public private(set) var traits: GraphicsTraits
  private let processID: Int32
  /// What does the work; the others are nil.
  private var kitty: KittyEncoder?
  private var placeholders: PlaceholderEncoder?
  private var inCells: InCellsEncoder?

  /// Creates an encoder for a screen that shows none of its pictures yet.
  ///
  /// - Parameters:
  ///   - traits: How the terminal is shown pixels.
  ///   - processID: The process's own id, from which the images' ids and the names in shared memory are made.
  public init(traits: GraphicsTraits, processID: Int32) {
    self.traits = traits
    self.processID = processID
    switch traits.route {
    case .kittyEditing, .kittyShared, .kittyDirect: kitty = KittyEncoder(traits, processID: processID)
    case .kittyPlaceholders: placeholders = PlaceholderEncoder(traits, processID: processID)
    case .sixel, .iterm: inCells = InCellsEncoder(traits)
    }
  }

  /// Whether the way is too slow for what moves, so that a picture should be given only when it has come to rest.
  public var isOnlyAtRest: Bool { traits.route == .iterm }

  /// Appends what shows a picture; nothing if it is shown already.
  ///
  /// - Parameters:
  ///   - picture: Where it lies, and what has changed.
  ///   - pixels: `0xAABBGGRR`, row by row, as many as the area's cells have; alpha is not looked at.
  ///   - detail: How much is sent; less than all only through a line by kitty's protocol.
  ///   - time: Seconds on any clock that does not go back, for `sweep`.
  ///   - bytes: Where they are appended.
  /// - Returns: Whether the picture could be shown: false, with nothing appended, for a slot that there is not, or
  ///   pixels that are not as many as the area has.
  @discardableResult
  public mutating func present(
    _ picture: PlacedPicture,
    pixels: UnsafeBufferPointer<UInt32>,
    detail: GraphicsDetail = .full,
    at time: Double,
    into bytes: inout [UInt8]
  ) -> Bool {
    let area = picture.area
    guard (0..<Self.mostSlots).contains(picture.slot), Self.isPossible(area) else { return false }
    let size = GridSize(columns: area.columns * traits.cell.columns, rows: area.rows * traits.cell.rows)
    guard size.count == pixels.count else { return false }
    let source = PixelSource(pixels: pixels, size: size, cell: traits.cell)
    kitty?.present(picture, source, detail, at: time, into: &bytes)
    placeholders?.present(picture, source, detail, at: time, into: &bytes)
    inCells?.present(picture, source, into: &bytes)
    return true
  }

  private static func isPossible(_ area: CellRect) -> Bool {
    [area.columns, area.rows].allSatisfy { (1...mostCells).contains($0) }
      && [area.column, area.row].allSatisfy { (-mostCells...mostCells).contains($0) }
  }

  /// Appends what removes a slot's picture; where pixels are in the cells, the caller's text does that.
  public mutating func retire(_ slot: Int, into bytes: inout [UInt8]) {
    kitty?.retire(slot, into: &bytes)
    placeholders?.retire(slot, into: &bytes)
    inCells?.retire(slot)
  }

  /// Forgets what is shown, so that every picture is sent whole when it is given next: after the screen was cleared, or
  /// others have written on it.
  public mutating func invalidate() {
    kitty?.invalidate()
    placeholders?.invalidate()
    inCells?.invalidate()
  }

  /// Takes over another size of the screen or of its cells; does `invalidate` too.
  public mutating func resize(screen: GridSize, cell: GridSize) {
    traits = GraphicsTraits(
      route: traits.route,
      screen: screen,
      cell: cell,
      sharesMemory: traits.sharesMemory,
      editsImages: traits.editsImages,
      registers: traits.registers,
      mostPixels: traits.mostPixels
    )
    kitty?.resize(traits)
    placeholders?.resize(traits)
    inCells?.resize(traits)
  }

  /// Appends what deletes every image of ours, and removes the shared memory that was not taken.
  ///
  /// - Parameters:
  ///   - isCut: Whether the bytes appended last may have been sent in part only.
  ///   - bytes: Where they are appended.
  public mutating func leave(isCut: Bool = false, into bytes: inout [UInt8]) {
    kitty?.leave(isCut: isCut, into: &bytes)
    placeholders?.leave(isCut: isCut, into: &bytes)
    inCells?.invalidate()
  }

  /// Why the system gave no shared memory for a picture, in its words; nil if it did.
  ///
  /// The line is used from then on.
  public var sharingTrouble: String? {
    switch kitty {
    case .some(let encoder): return encoder.sharingTrouble
    case .none: break
    }
    switch placeholders {
    case .some(let encoder): return encoder.sharingTrouble
    case .none: return nil
    }
  }

  /// What a reply says went wrong with one of the pictures; nil if it is about none, or nothing did.
  public func refusal(in reply: KittyReply) -> String? {
    guard traits.route.isKitty, let id = reply.id, KittyID.isPicture(id, of: processID) else { return nil }
    return reply.error
  }

  /// Removes shared memory that the terminal has not taken for a second; to be called every now and then.
  public mutating func sweep(at time: Double) {
    kitty?.sweep(at: time)
    placeholders?.sweep(at: time)
  }

  /// Chooses the colours of sixels for what a histogram has; nil for what the next picture has, as for the first one.
  ///
  /// Without a histogram they are chosen again when many colours come that they lack. What is shown keeps its colours
  /// until it changes. Takes some 20 ms, so it is for the beginning of a scene.
  public mutating func usePalette(of histogram: ColorHistogram?) {
    inCells?.usePalette(of: histogram)
  }
}
