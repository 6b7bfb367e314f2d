/// The pixels of eight neighbouring cells, a cell in each lane, as differences from their cell's mean.
///
/// A pixel p of a cell of n pixels with the sum T is kept as `n·p − T`, which is whole. The sum D of these over a part
/// of a pixels is then all that its score needs: parting the cell lowers the squared error by
/// `|D|² / (n·a·(n − a))`, and the means of the parts are `(T + D / a) / n` and `(T − D / (n − a)) / n`.
struct CellLanes {
  typealias Lanes = SIMD8<Float>
  typealias Bits = SIMD8<Int32>

  struct Color {
    var red: Lanes
    var green: Lanes
    var blue: Lanes

    static let zero = Color(red: .zero, green: .zero, blue: .zero)

    @inline(__always)
    func dot(_ other: Color) -> Lanes { red * other.red + green * other.green + blue * other.blue }
  }

  /// A part of each cell: its pixels' bits, how many they are, and the sum of their differences.
  struct Partition {
    var mask = Bits.zero
    var count = Lanes.zero
    var sum = Color.zero
  }

  let differences: UnsafeMutablePointer<Color>
  let number: Int
  let total: Color

  /// Loads `count` cells, 1…8, into storage for `2 * rows` pixels; lanes beyond them are black.
  init(
    _ band: PixelBand,
    column: Int,
    count: Int,
    rows: Int,
    storage: UnsafeMutablePointer<Color>
  ) {
    number = 2 * rows
    differences = storage
    var total = Color.zero
    for row in 0..<rows {
      let line = Self.line(band.pixels + row * band.stride + 2 * column, count)
      for (index, pixels) in [line.evenHalf, line.oddHalf].enumerated() {
        let color = Self.channels(pixels)
        storage[2 * row + index] = color
        total.red += color.red
        total.green += color.green
        total.blue += color.blue
      }
    }
    self.total = total
    let scale = Float(number)
    for index in 0..<number {
      storage[index].red = storage[index].red * scale - total.red
      storage[index].green = storage[index].green * scale - total.green
      storage[index].blue = storage[index].blue * scale - total.blue
    }
  }

  @inline(__always)
  private static func line(_ source: UnsafePointer<UInt32>, _ count: Int) -> SIMD16<UInt32> {
    if count == 8 { return UnsafeRawPointer(source).loadUnaligned(as: SIMD16<UInt32>.self) }
    var line = SIMD16<UInt32>()
    for index in 0..<(2 * count) { line[index] = source[index] }
    return line
  }

  @inline(__always)
  private static func channels(_ pixels: SIMD8<UInt32>) -> Color {
    let byte = SIMD8<UInt32>(repeating: 0xff)
    return Color(
      red: Lanes(small: pixels & byte),
      green: Lanes(small: (pixels &>> 8) & byte),
      blue: Lanes(small: (pixels &>> 16) & byte)
    )
  }

  /// The mean colours of the part and of the rest, packed as `CellColor` does.
  @inline(__always)
  func colors(_ partition: Partition) -> (SIMD8<UInt32>, SIMD8<UInt32>) {
    let one = Lanes(repeating: 1)
    let inside: Lanes = 1 / partition.count.upper(one)
    let outside: Lanes = -1 / (Float(number) - partition.count).upper(one)
    return (packed(partition.sum, inside), packed(partition.sum, outside))
  }

  @inline(__always)
  private func packed(_ sum: Color, _ factor: Lanes) -> SIMD8<UInt32> {
    let scale = 1 / Float(number)
    let red = ((total.red + sum.red * factor) * scale).nearestWords
    let green = ((total.green + sum.green * factor) * scale).nearestWords
    let blue = ((total.blue + sum.blue * factor) * scale).nearestWords
    return (red &<< 16) | (green &<< 8) | blue | 0x0200_0000
  }
}
