/// Six lines of a sixel image on their way from pixels to characters, in storage that is kept.
///
/// The lines' columns are taken apart into a chain of sixels for each colour, in which only the columns with that
/// colour are. Writing a chain takes as long as it is, however many colours a band has.
final class SixelBand {
  /// Pixels of one colour, in a column and those after it that are the same in all colours.
  private struct Sixel {
    /// The column, and in the upper half how many there are.
    var columns: UInt64
    /// A bit for each line, the topmost lowest.
    var bits: UInt32
    /// The next of its colour, unless it is the last.
    var next: UInt32
  }

  /// What a band has so far; a value, so that its count stays in a register.
  private struct Gathered {
    let sixels: UnsafeMutablePointer<Sixel>
    /// For each colour the place of its last sixel and, in the upper half, that one's column.
    let chains: UnsafeMutablePointer<UInt64>
    /// One more than there are, for the one at 0 is nobody's.
    var count: UInt64 = 1

    /// Adds a pixel to its colour's chain without a branch that could be mistaken.
    ///
    /// Whether the chain has the column already is as good as random where there is a dither. Returns whether the chain
    /// begins.
    @inline(__always)
    mutating func add(_ color: Int, _ bit: UInt32, _ columns: UInt64) -> Bool {
      let chain = chains[color]
      let isNew = chain >> 32 != columns & 0xffff_ffff
      let last = chain & 0xffff_ffff
      let place = isNew ? count : last
      let sixel = sixels + Int(truncatingIfNeeded: place)
      let bits = sixel.pointee.bits
      sixel.pointee.columns = columns
      sixel.pointee.bits = (isNew ? 0 : bits) | bit
      sixels[Int(truncatingIfNeeded: isNew ? last : 0)].next = UInt32(truncatingIfNeeded: place)
      count &+= isNew ? 1 : 0
      chains[color] = columns << 32 | place
      return chain == SixelBand.noChain
    }
  }

  /// Of a colour that the band has not: a column that there is not.
  private static let noChain = UInt64.max << 32
  private let width: Int
  private let keys: UnsafeMutablePointer<UInt16>
  /// For each column, whether a line's colour is another than in the column before.
  private let differs: UnsafeMutablePointer<UInt8>
  private let indices: UnsafeMutablePointer<UInt8>
  private let sixels: UnsafeMutablePointer<Sixel>
  private let chains: UnsafeMutablePointer<UInt64>
  /// For each colour the place of its first sixel.
  private let firsts: UnsafeMutablePointer<UInt32>
  private let used: UnsafeMutablePointer<UInt8>
  private var usedCount = 0
  private var text: UnsafeMutablePointer<UInt8>
  /// The most characters that a sixel takes: the columns before it, and itself, each as a number of six digits at most.
  private static let mostText = 16
  /// The most that the name of a colour takes, with the sign that goes back to the line's beginning.
  private static let mostName = 32

  init(width: Int) {
    self.width = width
    keys = .allocate(capacity: width + 8)
    differs = .allocate(capacity: width)
    indices = .allocate(capacity: width * 6)
    sixels = .allocate(capacity: width * 6 + 1)
    chains = .allocate(capacity: 256)
    firsts = .allocate(capacity: 256)
    used = .allocate(capacity: 256)
    text = .allocate(capacity: (width * 6 + 1) * Self.mostText + 256 * Self.mostName)
    keys.initialize(repeating: 0, count: width + 8)
    differs.initialize(repeating: 0, count: width)
    indices.initialize(repeating: 0, count: width * 6)
    sixels.initialize(repeating: Sixel(columns: 0, bits: 0, next: 0), count: width * 6 + 1)
    chains.initialize(repeating: Self.noChain, count: 256)
    firsts.initialize(repeating: 0, count: 256)
    used.initialize(repeating: 0, count: 256)
    text.initialize(repeating: 0, count: (width * 6 + 1) * Self.mostText + 256 * Self.mostName)
  }

  deinit {
    keys.deallocate()
    differs.deallocate()
    indices.deallocate()
    sixels.deallocate()
    chains.deallocate()
    firsts.deallocate()
    used.deallocate()
    text.deallocate()
  }

  /// Finds the colours of a line of pixels, which is at `y` in its picture and whose first pixel is at `x`.
  func map(_ pixels: UnsafePointer<UInt32>, line: Int, x: Int, y: Int, _ palette: inout SixelPalette) {
    quantize(pixels, x: x, y: y)
    let row = indices + line * width
    let (keys, width) = (keys, width)
    palette.nearest.withUnsafeBufferPointer { nearest in
      for column in 0..<width { row[column] = nearest[Int(keys[column])] }
    }
    // Apart, so that the compiler makes vectors of it.
    var last: UInt8 = 0
    for column in 0..<width { last = max(last, row[column]) }
    if last < SixelPalette.unknown { return }
    for column in 0..<width where row[column] == SixelPalette.unknown {
      row[column] = palette.nearest[Int(keys[column])]
      if row[column] == SixelPalette.unknown { row[column] = palette.find(keys[column]) }
    }
  }

  /// Brings colours to 5-6-5 bits, with an ordered dither of the steps between: 8/255 in red and blue.
  ///
  /// `c · 249 + t` for `t` from 0 to 2040 is at most 65,535, so lanes of 16 bits suffice; black and white stay what
  /// they are.
  private func quantize(_ pixels: UnsafePointer<UInt32>, x: Int, y: Int) {
    let thresholds = Self.thresholds[(y & 7) << 3 | x & 7]
    let source = UnsafeRawPointer(pixels)
    let target = UnsafeMutableRawPointer(keys)
    var column = 0
    while column + 8 <= width {
      let eight = source.loadUnaligned(fromByteOffset: column * 4, as: SIMD16<UInt16>.self)
      target.storeBytes(of: Self.keys(eight, thresholds), toByteOffset: column * 2, as: SIMD8<UInt16>.self)
      column += 8
    }
    if column < width {
      var rest = SIMD16<UInt16>.zero
      for index in 0..<(width - column) * 2 {
        rest[index] = source.load(fromByteOffset: column * 4 + index * 2, as: UInt16.self)
      }
      target.storeBytes(of: Self.keys(rest, thresholds), toByteOffset: column * 2, as: SIMD8<UInt16>.self)
    }
  }

  @inline(__always)
  private static func keys(_ pixels: SIMD16<UInt16>, _ thresholds: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let (redAndGreen, blueAndAlpha) = (pixels.evenHalf, pixels.oddHalf)
    let red = (redAndGreen & 0xff) &* 249 &+ thresholds &* 8
    let green = (redAndGreen &>> 8) &* 253 &+ thresholds &* 4
    let blue = (blueAndAlpha & 0xff) &* 249 &+ thresholds &* 8
    return (red & 0xf800) | ((green &>> 5) & 0x07e0) | (blue &>> 11)
  }

  /// Bayer's matrix of 8 × 8, from 2 to 254: its lines, each beginning at each column.
  private static let thresholds: [SIMD8<UInt16>] = (0..<64).map { start in
    var line = SIMD8<UInt16>.zero
    for index in 0..<8 {
      let (x, y) = ((start + index) & 7, start >> 3)
      var value = 0
      for bit in 0..<3 {
        let (a, b) = (x >> bit & 1, y >> bit & 1)
        value |= ((a ^ b) << 1 | b) << (2 * (2 - bit))
      }
      line[index] = UInt16(value * 4 + 2)
    }
    return line
  }

  /// Takes the first lines apart into colours.
  func gather(lines: Int) {
    compare(lines)
    usedCount = 0
    let (width, indices, differs) = (width, indices, differs)
    var gathered = Gathered(sixels: sixels, chains: chains)
    var column = 0
    while column < width {
      var end = column &+ 1
      while end < width, differs[end] == 0 { end &+= 1 }
      let columns = UInt64(truncatingIfNeeded: end &- column) << 32 | UInt64(truncatingIfNeeded: column)
      var place = indices + column
      for line in 0..<UInt32(truncatingIfNeeded: lines) {
        let color = Int(place.pointee)
        let number = gathered.count
        if gathered.add(color, 1 &<< line, columns) { begin(color, UInt32(truncatingIfNeeded: number)) }
        place += width
      }
      column = end
    }
  }

  @inline(never)
  private func begin(_ color: Int, _ first: UInt32) {
    used[usedCount] = UInt8(truncatingIfNeeded: color)
    usedCount &+= 1
    firsts[color] = first
  }

  private func compare(_ lines: Int) {
    let (differs, width) = (differs, width)
    differs.update(repeating: 0, count: width)
    for line in 0..<lines {
      let row = indices + line * width
      for column in 1..<max(width, 1) { differs[column] |= row[column] ^ row[column &- 1] }
    }
  }

  /// Appends the colours' sixels; `name` writes what chooses a colour, at most 31 characters.
  func write(into bytes: inout [UInt8], name: (Int, inout UnsafeMutablePointer<UInt8>) -> Void) {
    var out = text
    for index in 0..<usedCount {
      let color = Int(used[index])
      if index > 0 { Self.put(UInt8(ascii: "$"), &out) }
      name(color, &out)
      write(firsts[color], to: UInt32(truncatingIfNeeded: chains[color]), &out)
      chains[color] = Self.noChain
    }
    bytes.append(contentsOf: UnsafeBufferPointer(start: text, count: out - text))
  }

  private func write(_ first: UInt32, to last: UInt32, _ out: inout UnsafeMutablePointer<UInt8>) {
    let sixels = sixels
    var sixel = sixels[Int(first)]
    var place = first
    var column: UInt32 = 0
    while true {
      let start = UInt32(truncatingIfNeeded: sixel.columns)
      var end = start &+ UInt32(truncatingIfNeeded: sixel.columns >> 32)
      let bits = sixel.bits
      if start > column { Self.run(start &- column, 0, &out) }
      var isLast = place == last
      while !isLast {
        place = sixel.next
        sixel = sixels[Int(place)]
        guard UInt32(truncatingIfNeeded: sixel.columns) == end, sixel.bits == bits else { break }
        end &+= UInt32(truncatingIfNeeded: sixel.columns >> 32)
        isLast = place == last
      }
      Self.run(end &- start, UInt8(truncatingIfNeeded: bits), &out)
      if isLast { return }
      column = end
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
    if value >= 100 {
      if value >= 1000 { number(value / 1000, &out) }
      digit(value / 100 % 10, &out)
    }
    if value >= 10 { digit(value / 10 % 10, &out) }
    digit(value % 10, &out)
  }

  @inline(__always)
  private static func digit(_ value: UInt32, _ out: inout UnsafeMutablePointer<UInt8>) {
    put(UInt8(truncatingIfNeeded: value) &+ UInt8(ascii: "0"), &out)
  }

  @inline(__always)
  static func put(_ byte: UInt8, _ out: inout UnsafeMutablePointer<UInt8>) {
    out.pointee = byte
    out += 1
  }
}
