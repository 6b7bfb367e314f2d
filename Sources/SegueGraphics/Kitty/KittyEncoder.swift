import SegueCells
import SegueGeometry

/// Shows pictures by kitty's protocol, as images placed over the cells.
///
/// A slot has one image of its whole picture. What changes is written into it where the terminal can do that. Otherwise
/// it is a whole new image under another id; or, through a line, an image of the changed cells only, which the first
/// one is cut around, so that no order in depth is needed.
struct KittyEncoder: ~Copyable {
  /// What the terminal has of a slot.
  private struct Slot {
    var size: GridSize
    var base: KittyLayer
    var patch: KittyLayer?
    /// Whether the terminal may have lost it.
    var isLost = false
  }

  private var traits: GraphicsTraits
  private let processID: Int32
  private var channel: KittyChannel
  private var slots: [Int: Slot] = [:]

  init(_ traits: GraphicsTraits, processID: Int32) {
    self.traits = traits
    self.processID = processID
    channel = KittyChannel(isWrapped: false, shares: traits.sharesMemory, processID: processID)
  }

  /// How much of a picture's cells an image of the changed ones may have; the rest would hardly be worth leaving out.
  private static let mostPatched = 0.6

  mutating func present(
    _ picture: PlacedPicture,
    _ source: PixelSource,
    _ detail: GraphicsDetail,
    at time: Double,
    into bytes: inout [UInt8]
  ) {
    let visible = picture.area.intersection(CellRect(traits.screen)).cut(around: picture.holes)
    guard !visible.isEmpty else { return retire(picture.slot, into: &bytes) }
    let frame = Frame(
      picture: picture,
      source: source,
      visible: visible,
      detail: channel.shares ? .full : detail,
      time: time
    )
    var slot = slots.removeValue(forKey: picture.slot)
    let damage = picture.damage?.map { $0.clipped(to: source.size) }.filter { !$0.isEmpty }
    if var old = slot, !old.isLost, old.size == picture.area.size, let damage,
      update(&old, frame, damage, into: &bytes)
    {
      show(&old, frame, into: &bytes)
      slot = old
    } else {
      slot = whole(frame, replacing: slot, into: &bytes)
    }
    slots[picture.slot] = slot
  }

  /// A picture that is being shown.
  private struct Frame {
    var picture: PlacedPicture
    var source: PixelSource
    var visible: [CellRect]
    var detail: GraphicsDetail
    var time: Double

    var all: CellRect { CellRect(picture.area.size) }
    var corner: (column: Int, row: Int) { (picture.area.column, picture.area.row) }
  }

  /// Brings a slot's images up to date; returns false, with nothing appended, if all should be sent instead.
  private mutating func update(
    _ slot: inout Slot,
    _ frame: Frame,
    _ damage: [PixelRect],
    into bytes: inout [UInt8]
  ) -> Bool {
    if slot.base.detail > frame.detail { return false }
    if damage.isEmpty, slot.patch.map({ $0.detail <= frame.detail }) ?? true { return true }
    if traits.editsImages, slot.patch == nil, frame.detail == .full,
      channel.edit(slot.base.id, frame.source, damage, at: frame.time, into: &bytes)
    {
      return true
    }
    return !channel.shares && patch(&slot, frame, damage, into: &bytes)
  }

  /// Sends the cells that differ from the slot's first image as an image of their own.
  private mutating func patch(
    _ slot: inout Slot,
    _ frame: Frame,
    _ damage: [PixelRect],
    into bytes: inout [UInt8]
  ) -> Bool {
    let boxes = damage.map { $0.cells(frame.source.cell) } + (slot.patch.map { [$0.box] } ?? [])
    guard let first = boxes.first else { return true }
    let box = boxes.dropFirst().reduce(first) { $0.union($1) }
    if Double(box.count) > Self.mostPatched * Double(frame.all.count) { return false }
    let old = slot.patch
    let (even, odd) = (id(frame.picture.slot, 2), id(frame.picture.slot, 3))
    var layer = KittyLayer(id: old?.id == even ? odd : even, box: box, detail: frame.detail)
    send(layer, frame, into: &bytes)
    showPatch(&layer, frame, into: &bytes)
    slot.patch = layer
    show(&slot, frame, into: &bytes)
    if let old { channel.delete(old.id, into: &bytes) }
    return true
  }

  private mutating func whole(
    _ frame: Frame,
    replacing old: Slot?,
    into bytes: inout [UInt8]
  ) -> Slot {
    let (even, odd) = (id(frame.picture.slot, 0), id(frame.picture.slot, 1))
    let layer = KittyLayer(id: old?.base.id == even ? odd : even, box: frame.all, detail: frame.detail)
    var slot = Slot(size: frame.picture.area.size, base: layer)
    send(layer, frame, into: &bytes)
    show(&slot, frame, into: &bytes)
    if let old { delete(old, into: &bytes) }
    return slot
  }

  private mutating func send(_ layer: KittyLayer, _ frame: Frame, into bytes: inout [UInt8]) {
    frame.source.pack(layer.box, layer.detail, into: &channel.rgb)
    let cell = frame.source.cell(layer.detail)
    let size = GridSize(columns: layer.box.columns * cell.columns, rows: layer.box.rows * cell.rows)
    channel.transmit(size, at: frame.time, into: &bytes) { bytes in
      bytes.put("a=t,i=")
      bytes.put(layer.id)
    }
  }

  /// Places what is seen of a slot, the patch before what it covers is taken away.
  private func show(_ slot: inout Slot, _ frame: Frame, into bytes: inout [UInt8]) {
    var seen = frame.visible
    if var patch = slot.patch {
      showPatch(&patch, frame, into: &bytes)
      slot.patch = patch
      let cover = patch.box.moved(columns: frame.corner.column, rows: frame.corner.row)
      seen = seen.flatMap { $0.cut(around: [cover]) }
    }
    let cell = frame.source.cell(slot.base.detail)
    slot.base.show(seen, corner: frame.corner, cell: cell, channel, into: &bytes)
  }

  private func showPatch(_ patch: inout KittyLayer, _ frame: Frame, into bytes: inout [UInt8]) {
    let box = patch.box.moved(columns: frame.corner.column, rows: frame.corner.row)
    let seen = frame.visible.map { $0.intersection(box) }.filter { !$0.isEmpty }
    let cell = frame.source.cell(patch.detail)
    patch.show(seen, corner: (box.column, box.row), cell: cell, channel, into: &bytes)
  }

  mutating func retire(_ slot: Int, into bytes: inout [UInt8]) {
    if let old = slots.removeValue(forKey: slot) { delete(old, into: &bytes) }
  }

  private func delete(_ slot: Slot, into bytes: inout [UInt8]) {
    channel.delete(slot.base.id, into: &bytes)
    if let patch = slot.patch { channel.delete(patch.id, into: &bytes) }
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

  /// One of a slot's four ids.
  private func id(_ slot: Int, _ turn: Int) -> Int { KittyID.number(processID, low: slot << 2 | turn) }
}
