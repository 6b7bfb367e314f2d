import CGraphics
import CZlib
import SegueCells
import SegueGeometry
import SegueGraphics

/// Kitty's protocol as its documentation and kitty 0.26 to 0.49 have it, as far as we send it.
struct KittyModel {
  struct Image {
    var width: Int
    var height: Int
    var pixels: [UInt32]
    var placements: [Int: Placement] = [:]
    /// The cells of a placement that only placeholders show.
    var virtual: GridSize?
  }

  struct Placement {
    var source: PixelRect
    var area: CellRect
  }

  /// A command that has begun, and its data so far.
  private struct Pending {
    var keys: [Character: String]
    var data: [UInt8]
  }

  let cell: GridSize
  var images: [Int: Image] = [:]
  var complaints: [String] = []
  /// Whether only compressed data in the command itself is right.
  var refusesSharing = false
  /// The commands, by their action.
  var count: [String: Int] = [:]
  private var pending: Pending?

  init(cell: GridSize) { self.cell = cell }

  mutating func take(_ body: [UInt8], _ cursor: (column: Int, row: Int), isPlacedDirectly: Bool) {
    let parts = body.split(separator: UInt8(ascii: ";"), maxSplits: 1, omittingEmptySubsequences: false)
    let keys = Self.keys(parts[0])
    let payload = parts.count > 1 ? Array(parts[1]) : []
    if payload.count > 4096 { complaints.append("a command of \(payload.count) characters") }
    // Errors alone are answered, about what shows a picture; nothing is through tmux.
    let quiet = isPlacedDirectly && keys["a"] != "d" ? "1" : "2"
    guard keys["q"] == quiet else { return complaints.append("it is too loud or too quiet") }
    guard let data = Self.base64(payload) else { return complaints.append("not base 64") }
    if var waiting = pending {
      if Set(keys.keys) != ["q", "m"] { complaints.append("keys \(keys) in the midst of data") }
      waiting.data += data
      pending = waiting
      if keys["m"] == "1" { return }
      pending = nil
      return transmit(waiting.keys, waiting.data)
    }
    if keys["m"] == "1" {
      if keys["a"] == "f" { complaints.append("an edit in parts") }
      // The image is gone from the first part on.
      images[number(keys, "i")] = nil
      pending = Pending(keys: keys, data: data)
      return
    }
    count[keys["a"] ?? "", default: 0] += 1
    switch keys["a"] {
    case "t", "T", "f": transmit(keys, data)
    case "p":
      if !isPlacedDirectly { complaints.append("a placement that tmux does not know of") }
      place(keys, cursor)
    case "d": delete(keys)
    default: complaints.append("action \(keys)")
    }
  }

  private static func keys(_ text: ArraySlice<UInt8>) -> [Character: String] {
    var keys: [Character: String] = [:]
    for part in String(decoding: text, as: UTF8.self).split(separator: ",") {
      let pair = part.split(separator: "=", maxSplits: 1)
      if pair.count == 2, pair[0].count == 1, let key = pair[0].first, keys[key] == nil {
        keys[key] = String(pair[1])
      } else {
        keys["?"] = String(part)
      }
    }
    return keys
  }

  private func number(_ keys: [Character: String], _ key: Character) -> Int {
    keys[key].flatMap { Int($0) } ?? 0
  }

  private mutating func transmit(_ keys: [Character: String], _ data: [UInt8]) {
    let known: Set<Character> = keys["a"] == "f" ? Set("arfsvtixySqo") : Set("afsvtiSqomUcr")
    if !known.isSuperset(of: keys.keys) { complaints.append("keys \(keys)") }
    let (width, height, id) = (number(keys, "s"), number(keys, "v"), number(keys, "i"))
    guard width > 0, height > 0, id > 0, id < 1 << 31, keys["f"] == "24" else {
      return complaints.append("an image of \(keys)")
    }
    guard let rgb = content(keys, data, count: width * height * 3) else { return }
    let pixels = (0..<width * height).map { index -> UInt32 in
      let (red, green, blue) = (
        UInt32(rgb[3 * index]), UInt32(rgb[3 * index + 1]), UInt32(rgb[3 * index + 2])
      )
      return red | green << 8 | blue << 16
    }
    if keys["a"] == "f" { return edit(keys, pixels, width, height) }
    images[id] = Image(width: width, height: height, pixels: pixels)
    if keys["a"] == "T" {
      guard keys["U"] == "1" else { return complaints.append("shown at once without placeholders") }
      let size = GridSize(columns: number(keys, "c"), rows: number(keys, "r"))
      images[id]?.virtual = size
    }
  }

  private mutating func edit(_ keys: [Character: String], _ pixels: [UInt32], _ width: Int, _ height: Int) {
    let (x, y, id) = (number(keys, "x"), number(keys, "y"), number(keys, "i"))
    guard var image = images[id], keys["r"] == "1" else { return complaints.append("an edit of nothing") }
    guard x + width <= image.width, y + height <= image.height else {
      return complaints.append("an edit beyond the image")
    }
    for line in 0..<height {
      for column in 0..<width {
        image.pixels[(y + line) * image.width + x + column] = pixels[line * width + column]
      }
    }
    images[id] = image
  }

  private mutating func content(_ keys: [Character: String], _ data: [UInt8], count: Int) -> [UInt8]? {
    var bytes = data
    if keys["t"] == "s" {
      if refusesSharing { complaints.append("shared memory") }
      var room = [UInt8](repeating: 0, count: count + 1)
      let name = data.map { CChar(bitPattern: $0) } + [0]
      let found = cg_read_shared(name, &room, room.count)
      if cg_unshare(name) != 0 || found != count || number(keys, "S") != count {
        complaints.append("shared memory of \(found) bytes instead of \(count)")
        return nil
      }
      bytes = Array(room.prefix(count))
    } else if keys["o"] == "z" {
      bytes = Self.inflated(data, limit: count + 1)
    }
    if bytes.count != count {
      complaints.append("\(bytes.count) bytes instead of \(count)")
      return nil
    }
    return bytes
  }

  private mutating func place(_ keys: [Character: String], _ cursor: (column: Int, row: Int)) {
    let (x, y, width, height) = (number(keys, "x"), number(keys, "y"), number(keys, "w"), number(keys, "h"))
    let (id, placement) = (number(keys, "i"), number(keys, "p"))
    guard let image = images[id], placement > 0 else { return complaints.append("a placement of nothing") }
    let source = PixelRect(x: x, y: y, width: width, height: height)
    if source.isEmpty || x + width > image.width || y + height > image.height || keys["C"] != "1" {
      complaints.append("a placement of \(keys) in \(image.width) × \(image.height)")
    }
    let area = CellRect(
      column: cursor.column,
      row: cursor.row,
      columns: number(keys, "c"),
      rows: number(keys, "r")
    )
    images[id]?.placements[placement] = Placement(source: source, area: area)
  }

  private mutating func delete(_ keys: [Character: String]) {
    let id = number(keys, "i")
    guard images[id] != nil else { return complaints.append("the deletion of nothing") }
    if keys["d"] == "I" {
      images[id] = nil
    } else if keys["d"] == "i" {
      let placement = number(keys, "p")
      let removed = images[id]?.placements.removeValue(forKey: placement)
      if removed == nil { complaints.append("the deletion of no placement") }
    } else {
      complaints.append("a deletion of \(keys)")
    }
  }
}

extension KittyModel {
  /// Draws every placement; complains if two cover a cell.
  mutating func check(_ screen: GridSize) {
    var covered = Set<CellRect>()
    for area in images.values.flatMap({ $0.placements.values.map(\.area) }) {
      if !CellRect(screen).contains(area) { complaints.append("a placement beyond the screen") }
      for row in area.rowRange {
        for column in area.columnRange {
          let isNew = covered.insert(CellRect(column: column, row: row, columns: 1, rows: 1)).inserted
          if !isNew { complaints.append("two images at \(column), \(row)") }
        }
      }
    }
  }

  func isCovered(column: Int, row: Int) -> Bool {
    images.values.contains { $0.placements.values.contains { $0.area.contains(column: column, row: row) } }
  }

  func draw(_ screenWidth: Int, _ screenHeight: Int, _ pixels: inout [UInt32?]) {
    for image in images.values {
      for placement in image.placements.values {
        let (width, height) = (placement.area.columns * cell.columns, placement.area.rows * cell.rows)
        let left = placement.area.column * cell.columns
        let top = placement.area.row * cell.rows
        for y in 0..<height where top + y < screenHeight {
          for x in 0..<width where left + x < screenWidth {
            let sourceX = placement.source.x + x * placement.source.width / width
            let sourceY = placement.source.y + y * placement.source.height / height
            pixels[(top + y) * screenWidth + left + x] = image.pixels[sourceY * image.width + sourceX]
          }
        }
      }
    }
  }

  func drawPlaceholder(
    _ id: Int,
    _ row: Int,
    _ column: Int,
    at area: CellRect,
    _ screenWidth: Int,
    _ pixels: inout [UInt32?]
  ) {
    guard let image = images[id], let size = image.virtual, column < size.columns, row < size.rows else {
      return
    }
    for y in 0..<cell.rows {
      for x in 0..<cell.columns {
        let sourceX = (column * cell.columns + x) * image.width / (size.columns * cell.columns)
        let sourceY = (row * cell.rows + y) * image.height / (size.rows * cell.rows)
        let place = (area.row * cell.rows + y) * screenWidth + area.column * cell.columns + x
        pixels[place] = image.pixels[sourceY * image.width + sourceX]
      }
    }
  }

  static func base64(_ text: [UInt8]) -> [UInt8]? {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var values = [Int](repeating: -1, count: 256)
    for (index, letter) in letters.enumerated() { values[Int(letter)] = index }
    guard text.count % 4 == 0 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    for start in stride(from: 0, to: text.count, by: 4) {
      let padding = text[start..<start + 4].count { $0 == UInt8(ascii: "=") }
      guard padding == 0 || padding < 3 && start + 4 == text.count else { return nil }
      var bits = 0
      for index in start..<start + 4 {
        let value = index < start + 4 - padding ? values[Int(text[index])] : 0
        if value < 0 { return nil }
        bits = bits << 6 | value
      }
      for shift in [16, 8, 0].dropLast(padding) { bytes.append(UInt8(truncatingIfNeeded: bits >> shift)) }
    }
    return bytes
  }

  static func inflated(_ data: [UInt8], limit: Int) -> [UInt8] {
    var stream = z_stream()
    var data = data
    var room = [UInt8](repeating: 0, count: limit)
    return data.withUnsafeMutableBufferPointer { source in
      room.withUnsafeMutableBufferPointer { room in
        stream.next_in = source.baseAddress
        stream.avail_in = UInt32(source.count)
        stream.next_out = room.baseAddress
        stream.avail_out = UInt32(room.count)
        guard segue_inflate_init(&stream) == Z_OK else { return [] }
        let status = inflate(&stream, Z_FINISH)
        let count = room.count - Int(stream.avail_out)
        inflateEnd(&stream)
        return status == Z_STREAM_END ? Array(room.prefix(count)) : []
      }
    }
  }
}
