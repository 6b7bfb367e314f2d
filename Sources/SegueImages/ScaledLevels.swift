/// A picture at halved widths and heights, each axis by itself, computed once when first asked for.
///
/// Level (x, y) is `ceil(width / 2^x)` × `ceil(height / 2^y)` pixels, area-averaged. Axes are halved separately because
/// a pixel of a terminal cell is not square. All levels together hold less than four times the picture.
public struct ScaledLevels: Sendable {
  /// The levels at which a side of 8192 pixels has become 1.
  private static let count = 14

  public let original: PixelBuffer
  private var levels: [PixelBuffer?]
  /// Bytes that the levels take so far; the picture itself is not counted.
  public private(set) var bytes = 0

  /// Creates the levels of a picture; only the picture itself exists yet.
  public init(_ original: PixelBuffer) {
    self.original = original
    levels = Array(repeating: nil, count: ScaledLevels.count * ScaledLevels.count)
  }

  /// The picture halved `x` times across and `y` times down; both are clamped to 0…13.
  public mutating func level(x: Int, y: Int) -> PixelBuffer {
    let column = min(max(x, 0), ScaledLevels.count - 1)
    let row = min(max(y, 0), ScaledLevels.count - 1)
    if column == 0, row == 0 { return original }
    if let known = levels[row * ScaledLevels.count + column] { return known }
    let larger = column > 0 ? level(x: column - 1, y: row) : level(x: 0, y: row - 1)
    let made = larger.areaAveraged(
      width: column > 0 ? (larger.width + 1) / 2 : larger.width,
      height: column > 0 ? larger.height : (larger.height + 1) / 2
    )
    levels[row * ScaledLevels.count + column] = made
    bytes += made.pixels.count * MemoryLayout<UInt32>.stride
    return made
  }
}
