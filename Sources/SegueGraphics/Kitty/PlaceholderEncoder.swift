import SegueCells
import SegueGeometry

/// Shows pictures by kitty's protocol through tmux: images that are seen where special characters stand.
///
/// tmux treats those as any text. They are written once; after that only the image is sent again, or edited.
struct PlaceholderEncoder: ~Copyable {
  /// What the terminal has of a slot.
  private struct Slot {
    var area: CellRect
    /// What was asked for.
    var detail: GraphicsDetail
    /// What was sent of that.
    var sent: GraphicsDetail
    /// Where its characters stand.
    var visible: [CellRect]
    var isLost = false
  }

  /// The bytes that an image may take before less of it is sent; tmux reads no faster than it shows.
  private static let mostBytes = 1_000_000

  private var traits: GraphicsTraits
  private let processID: Int32
  private var channel: KittyChannel
  private var slots: [Int: Slot] = [:]

  init(_ traits: GraphicsTraits, processID: Int32) {
    self.traits = traits
    self.processID = processID
    channel = KittyChannel(isWrapped: true, shares: traits.sharesMemory, processID: processID)
  }

  mutating func present(
    _ picture: PlacedPicture,
    _ source: PixelSource,
    _ detail: GraphicsDetail,
    at time: Double,
    into bytes: inout [UInt8]
  ) {
    let visible = Self.addressable(picture.area).intersection(CellRect(traits.screen)).cut(
      around: picture.holes
    )
    guard !visible.isEmpty else { return retire(picture.slot, into: &bytes) }
    let old = slots[picture.slot].flatMap { $0.isLost ? nil : $0 }
    let wanted = channel.shares ? .full : detail
    var slot = Slot(area: picture.area, detail: wanted, sent: wanted, visible: visible)
    if let old, old.area.size == slot.area.size, let damage = picture.damage, old.detail <= slot.detail,
      update(picture.slot, source, damage, isWhole: old.sent == .full, at: time, into: &bytes)
    {
      slot.detail = old.detail
      slot.sent = old.sent
    } else {
      send(picture, source, &slot.sent, at: time, into: &bytes)
    }
    let drawn = old?.area == slot.area ? old?.visible ?? [] : []
    for part in visible.flatMap({ $0.cut(around: drawn) }) { draw(part, of: picture, into: &bytes) }
    slots[picture.slot] = slot
  }

  /// The part of an area that there are marks for.
  private static func addressable(_ area: CellRect) -> CellRect {
    var part = area
    part.columns = min(part.columns, Placeholder.mostCells)
    part.rows = min(part.rows, Placeholder.mostCells)
    return part
  }

  private mutating func update(
    _ slot: Int,
    _ source: PixelSource,
    _ damage: [PixelRect],
    isWhole: Bool,
    at time: Double,
    into bytes: inout [UInt8]
  ) -> Bool {
    let damage = damage.map { $0.clipped(to: source.size) }.filter { !$0.isEmpty }
    if damage.isEmpty { return true }
    return isWhole && traits.editsImages && channel.edit(id(slot), source, damage, at: time, into: &bytes)
  }

  /// Sends the whole image, in less detail if it takes too much.
  private mutating func send(
    _ picture: PlacedPicture,
    _ source: PixelSource,
    _ detail: inout GraphicsDetail,
    at time: Double,
    into bytes: inout [UInt8]
  ) {
    let start = bytes.count
    let id = id(picture.slot)
    while true {
      let cell = source.cell(detail)
      source.pack(CellRect(picture.area.size), detail, into: &channel.rgb)
      let size = GridSize(
        columns: picture.area.columns * cell.columns,
        rows: picture.area.rows * cell.rows
      )
      channel.transmit(size, at: time, into: &bytes) { bytes in
        bytes.put("a=T,U=1,i=")
        bytes.put(id)
        bytes.put(",c=")
        bytes.put(picture.area.columns)
        bytes.put(",r=")
        bytes.put(picture.area.rows)
      }
      guard bytes.count - start > Self.mostBytes, detail != .halfSixBits else { return }
      bytes.removeLast(bytes.count - start)
      detail = GraphicsDetail(rawValue: detail.rawValue + 1) ?? .halfSixBits
    }
  }

  /// Writes an area's characters in the colour of the image's lowest byte.
  private func draw(_ part: CellRect, of picture: PlacedPicture, into bytes: inout [UInt8]) {
    let id = id(picture.slot)
    bytes.put("\u{1b}[38;5;")
    bytes.put(id & 0xff)
    bytes.put("m")
    for row in part.rowRange {
      bytes.putCursor(column: part.column, row: row)
      for column in part.columnRange {
        Placeholder.put(
          row: row - picture.area.row,
          column: column - picture.area.column,
          idByte: id >> 24,
          into: &bytes
        )
      }
    }
    bytes.put("\u{1b}[m")
  }

  mutating func retire(_ slot: Int, into bytes: inout [UInt8]) {
    if slots.removeValue(forKey: slot) != nil { channel.delete(id(slot), into: &bytes) }
  }

  mutating func invalidate() {
    for number in slots.keys { slots[number]?.isLost = true }
  }

  mutating func resize(_ traits: GraphicsTraits) {
    self.traits = traits
    invalidate()
  }

  mutating func leave(isCut: Bool, into bytes: inout [UInt8]) {
    if isCut { channel.endTransmission(into: &bytes) }
    for slot in slots.keys.sorted() { retire(slot, into: &bytes) }
    channel.objects.removeAll()
  }

  mutating func sweep(at time: Double) { channel.objects.sweep(at: time) }

  /// Why the system gave no shared memory, in its words; nil if it did.
  var sharingTrouble: String? { channel.objects.trouble }

  /// An image's id: a byte of the process's in a mark, and one of the slot's in a colour of 256.
  ///
  /// 24 bits of colour would be lost wherever tmux is not told that the terminal has them.
  private func id(_ slot: Int) -> Int { (Int(processID.magnitude) % 127 + 1) << 24 | slot + 1 }
}
