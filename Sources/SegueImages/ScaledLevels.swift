/// A picture at successively halved widths and heights, each computed when it is first asked for.
///
/// Level (x, y) is `ceil(width / 2^x)` × `ceil(height / 2^y)` pixels, area-averaged. The axes are halved
/// separately because a pixel of a terminal cell is not square. All levels together usually take less than
/// four times the memory of the picture.
public struct ScaledLevels: Sendable {
  /// The number of levels along an axis: the last one of 8192 pixels is 1.
  private static let count = 14

  /// The picture at full size, level (0, 0).
  public let original: PixelBuffer
  private var levels: [PixelBuffer?]
  /// The bytes that the levels computed so far take, without the picture itself.
  public private(set) var bytes = 0

  /// Creates the levels of a picture; none is computed yet.
  public init(_ original: PixelBuffer) {
    self.original = original
    levels = Array(repeating: nil, count: ScaledLevels.count * ScaledLevels.count)
  }

  /// Returns the picture with its width halved `x` times and its height `y` times; both are clamped to 0…13.
  ///
  /// - Complexity: O(1) once it is computed; before that, O(*n*) in the number of pixels of the picture.
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
