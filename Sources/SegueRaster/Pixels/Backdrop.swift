import SegueCells
import SegueGeometry

/// What lies behind the canvas where its pixels are transparent.
struct Backdrop {
  /// The terminal's own background, whose colour is not known: black where it is blended.
  let isTerminal: Bool
  /// Opaque, `0xffBBGGRR`.
  private let pixel: UInt32

  init(_ color: Color?) {
    isTerminal = color == nil
    pixel = Self.opaquePixel(color ?? .black)
  }

  /// Whether every pixel of a row of cells is opaque.
  static func isOpaque(_ band: PixelBand, _ unit: GridSize) -> Bool {
    let width = band.cells * unit.columns
    var four = SIMD4<UInt32>(repeating: ~0)
    var all: UInt32 = ~0
    for row in 0..<unit.rows {
      let line = band.pixels + row * band.stride
      let fours = width / 4
      for index in 0..<fours {
        four &= UnsafeRawPointer(line + 4 * index).loadUnaligned(as: SIMD4<UInt32>.self)
      }
      for x in 4 * fours..<width { all &= line[x] }
    }
    let two = four.lowHalf & four.highHalf
    return (all & two.x & two.y) >> 24 == 0xff
  }

  /// Writes the pixels blended over the backdrop, in rows of at least as many pixels.
  func blend(_ band: PixelBand, _ unit: GridSize, width: Int, into blended: inout [UInt32]) {
    let own = band.cells * unit.columns
    let count = GridSize(columns: width, rows: unit.rows).count
    if blended.count < count { blended = Array(repeating: 0, count: count) }
    for row in 0..<unit.rows {
      let line = band.pixels + row * band.stride
      for x in 0..<own { blended[row * width + x] = over(line[x]) }
      for x in own..<width { blended[row * width + x] = Self.black }
    }
  }

  private static let black: UInt32 = 0xff00_0000

  /// Source over: `p + (1 − a) · backdrop`, channel pairs at once, `/ 255` rounded as `(v + 128) · 257 >> 16`.
  @inline(__always)
  func over(_ source: UInt32) -> UInt32 {
    let rest: UInt32 = 255 - source >> 24
    var result = source | 0xff00_0000
    for shift: UInt32 in [0, 8, 16] {
      let part: UInt32 = (((pixel >> shift & 0xff) * rest + 128) * 257) >> 16
      let sum: UInt32 = min(255, (source >> shift & 0xff) + part)
      result = result & ~(0xff << shift) | sum << shift
    }
    return result
  }

  /// A colour over black, as a pixel.
  private static func opaquePixel(_ color: Color) -> UInt32 {
    let alpha = min(max(color.alpha, 0), 1)
    func byte(_ component: Double) -> UInt32 {
      UInt32(clamping: min(max(component, 0), 1) * alpha * 255 + 0.5)
    }
    return 0xff00_0000 | byte(color.blue) << 16 | byte(color.green) << 8 | byte(color.red)
  }
}
