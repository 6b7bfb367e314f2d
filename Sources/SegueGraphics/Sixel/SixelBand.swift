/// Six lines of a sixel image on their way from pixels to characters, in storage that is kept.
///
/// The lines' columns are taken apart into a chain of sixels for each colour, in which only the columns with that colour
/// are. Writing a chain takes as long as it is, however many colours a band has.
final class SixelBand {
  /// A column's pixels of one colour.
  private struct Sixel {
    var column: UInt32
    /// A bit for each line, the topmost lowest.
    var bits: UInt8
    /// The next of its colour, 0 if there is none.
    var next: UInt32
  }

  /// A colour's chain.
  private struct Chain {
    var first: UInt32
    var last: UInt32
    /// The column of the last, which is none at first.
    var column: UInt32
  }

  private static let noColumn = UInt32.max
  private let width: Int
  private let keys: UnsafeMutablePointer<UInt16>
  private let indices: UnsafeMutablePointer<UInt8>
  private let sixels: UnsafeMutablePointer<Sixel>
  private let chains: UnsafeMutablePointer<Chain>
  private let used: UnsafeMutablePointer<UInt8>
  private var usedCount = 0
  private var count = 1
  private var text: UnsafeMutablePointer<UInt8>
  /// The most characters that a sixel takes: the columns before it, and itself.
  private static let mostText = 8
  /// The most that the name of a colour takes, with the sign that goes back to the line's beginning.
  private static let mostName = 32

  init(width: Int) {
    self.width = width
    keys = .allocate(capacity: width)
    indices = .allocate(capacity: width * 6)
    sixels = .allocate(capacity: width * 6 + 1)
    chains = .allocate(capacity: 256)
    used = .allocate(capacity: 256)
    text = .allocate(capacity: (width * 6 + 1) * Self.mostText + 256 * Self.mostName)
    keys.initialize(repeating: 0, count: width)
    indices.initialize(repeating: 0, count: width * 6)
    sixels.initialize(repeating: Sixel(column: 0, bits: 0, next: 0), count: width * 6 + 1)
    chains.initialize(repeating: Chain(first: 0, last: 0, column: Self.noColumn), count: 256)
    used.initialize(repeating: 0, count: 256)
    text.initialize(repeating: 0, count: (width * 6 + 1) * Self.mostText + 256 * Self.mostName)
  }

  deinit {
    keys.deallocate()
    indices.deallocate()
    sixels.deallocate()
    chains.deallocate()
    used.deallocate()
    text.deallocate()
  }

  /// Finds the colours of a line of pixels, which is at `y` in its picture and whose first pixel is at `x`.
  func map(_ pixels: UnsafePointer<UInt32>, line: Int, x: Int, y: Int, _ palette: inout SixelPalette) {
    quantize(pixels, x: x, y: y)
    let row = indices + line * width
    let isComplete = palette.nearest.withUnsafeBufferPointer { nearest in
      var worst: UInt8 = 0
      for column in 0..<width {
        let index = nearest[Int(keys[column])]
        row[column] = index
        worst = max(worst, index)
      }
      return worst < SixelPalette.unknown
    }
    if isComplete { return }
    for column in 0..<width where row[column] == SixelPalette.unknown {
      row[column] = palette.nearest[Int(keys[column])]
      if row[column] == SixelPalette.unknown { row[column] = palette.find(keys[column]) }
    }
  }

  /// Brings colours to 5-6-5 bits, with an ordered dither of the steps between: 8/255 in red and blue.
  ///
  /// `c · 249 + t` for `t` from 0 to 2040 is at most 65,535, so 16 bits suffice; black and white stay what they are.
  private func quantize(_ pixels: UnsafePointer<UInt32>, x: Int, y: Int) {
    let thresholds = Self.thresholds[y & 7]
    let keys = keys
    for column in 0..<width {
      let pixel = pixels[column]
      let threshold = UInt32(truncatingIfNeeded: thresholds >> (UInt64((x &+ column) & 7) * 8)) & 0xff
      let red = ((pixel & 0xff) &* 249 &+ threshold &* 8) >> 11
      let green = ((pixel >> 8 & 0xff) &* 253 &+ threshold &* 4) >> 10
      let blue = ((pixel >> 16 & 0xff) &* 249 &+ threshold &* 8) >> 11
      keys[column] = UInt16(truncatingIfNeeded: red << 11 | green << 5 | blue)
    }
  }

  /// Bayer's matrix of 8 × 8, from 2 to 254, a row in eight bytes.
  private static let thresholds: [UInt64] = (0..<8).map { y in
    (0..<8).reduce(0) { row, x in
      var value = 0
      for bit in 0..<3 {
        let (a, b) = (x >> bit & 1, y >> bit & 1)
        value |= ((a ^ b) << 1 | b) << (2 * (2 - bit))
      }
      return row | UInt64(value * 4 + 2) << (8 * x)
    }
  }

  /// Takes the first lines apart into colours.
  func gather(lines: Int) {
    count = 1
    usedCount = 0
    for column in 0..<UInt32(truncatingIfNeeded: width) {
      var line = 0
      var place = indices + Int(column)
      while line < lines {
        let color = place.pointee
        var bits = UInt8(1) << UInt8(truncatingIfNeeded: line)
        line += 1
        place += width
        while line < lines, place.pointee == color {
          bits |= 1 << UInt8(truncatingIfNeeded: line)
          line += 1
          place += width
        }
        add(Int(color), bits, column)
      }
    }
  }

  @inline(__always)
  private func add(_ color: Int, _ bits: UInt8, _ column: UInt32) {
    let chain = chains[color]
    if chain.column == column {
      sixels[Int(chain.last)].bits |= bits
      return
    }
    let place = UInt32(truncatingIfNeeded: count)
    sixels[count] = Sixel(column: column, bits: bits, next: 0)
    count &+= 1
    if chain.column == Self.noColumn {
      used[usedCount] = UInt8(truncatingIfNeeded: color)
      usedCount &+= 1
      chains[color] = Chain(first: place, last: place, column: column)
    } else {
      sixels[Int(chain.last)].next = place
      chains[color].last = place
      chains[color].column = column
    }
  }

  /// Appends the colours' sixels; `name` writes what chooses a colour, at most 31 characters.
  func write(into bytes: inout [UInt8], name: (Int, inout UnsafeMutablePointer<UInt8>) -> Void) {
    var out = text
    for index in 0..<usedCount {
      let color = Int(used[index])
      if index > 0 { Self.put(UInt8(ascii: "$"), &out) }
      name(color, &out)
      write(chains[color].first, &out)
      chains[color].column = Self.noColumn
    }
    bytes.append(contentsOf: UnsafeBufferPointer(start: text, count: out - text))
  }

  private func write(_ first: UInt32, _ out: inout UnsafeMutablePointer<UInt8>) {
    var place = first
    var column: UInt32 = 0
    while place != 0 {
      let sixel = sixels[Int(place)]
      if sixel.column > column { Self.run(sixel.column &- column, 0, &out) }
      var end = sixel.column &+ 1
      var next = sixel.next
      while next != 0, sixels[Int(next)].column == end, sixels[Int(next)].bits == sixel.bits {
        end &+= 1
        next = sixels[Int(next)].next
      }
      Self.run(end &- sixel.column, sixel.bits, &out)
      column = end
      place = next
    }
  }

  /// Equal sixels: one by one up to three, else their number and one.
  @inline(__always)
  private static func run(_ count: UInt32, _ bits: UInt8, _ out: inout UnsafeMutablePointer<UInt8>) {
    let character = bits &+ 63
    if count <= 3 {
      for _ in 0..<count { put(character, &out) }
      return
    }
    put(UInt8(ascii: "!"), &out)
    number(count, &out)
    put(character, &out)
  }

  static func number(_ value: UInt32, _ out: inout UnsafeMutablePointer<UInt8>) {
    var divisor: UInt32 = 1
    while value / divisor >= 10 { divisor &*= 10 }
    while divisor > 0 {
      put(UInt8(truncatingIfNeeded: value / divisor % 10) &+ UInt8(ascii: "0"), &out)
      divisor /= 10
    }
  }

  @inline(__always)
  static func put(_ byte: UInt8, _ out: inout UnsafeMutablePointer<UInt8>) {
    out.pointee = byte
    out += 1
  }
}
