import SegueGeometry
import SegueCells

/// How much of each pixel of a cell its glyph inks, if that is a block or a line; letters are the typesetter's.
struct GlyphInk {
  private enum Shape {
    case none
    case block(BlockShape)
    case shade(Double)
    case lines(BoxLines)
  }

  /// Samples along each side of a pixel.
  private static let samples = 4

  private let shape: Shape
  private let size: GridSize
  private let isUnderlined: Bool

  /// Whether the glyph is a letter.
  let isLetter: Bool

  init(cell: Cell, size: GridSize) {
    self.size = size
    isUnderlined = cell.attributes.contains(.underline)
    if let block = BlockShape.of(cell.glyph) {
      shape = .block(block)
    } else if (0x2591...0x2593).contains(cell.glyph) {
      shape = .shade(Double(cell.glyph - 0x2590) / 4)
    } else if let lines = BoxLines.of(cell.glyph) {
      shape = .lines(lines)
    } else {
      shape = .none
    }
    if case .none = shape { isLetter = cell.glyph != 0x20 } else { isLetter = false }
  }

  /// The inked part, 0…1, of a pixel.
  func amount(_ x: Int, _ y: Int) -> Double {
    if isUnderlined, y == size.rows - 1 { return 1 }
    switch shape {
    case .none: return 0
    case .shade(let amount): return amount
    case .block(let block) where !block.isDotted:
      // The nearest part, so that neighbouring cells meet without a seam.
      return block.isInked(x * block.parts.columns / size.columns, y * block.parts.rows / size.rows) ? 1 : 0
    default: return sampled(x, y)
    }
  }

  private func sampled(_ x: Int, _ y: Int) -> Double {
    var hits = 0
    for index in 0..<(Self.samples * Self.samples) {
      let u = (Double(x) + (Double(index % Self.samples) + 0.5) / Double(Self.samples)) / Double(size.columns)
      let v = (Double(y) + (Double(index / Self.samples) + 0.5) / Double(Self.samples)) / Double(size.rows)
      if isInked(u, v) { hits += 1 }
    }
    return Double(hits) / Double(Self.samples * Self.samples)
  }

  /// Whether a point, in fractions of the cell, is inked.
  private func isInked(_ u: Double, _ v: Double) -> Bool {
    switch shape {
    case .none, .shade: return false
    case .block(let block): return Self.isDot(block, u, v)
    case .lines(let lines): return lines.isInked(u, v, aspect: Double(size.rows) / Double(size.columns))
    }
  }

  private static func isDot(_ block: BlockShape, _ u: Double, _ v: Double) -> Bool {
    let (x, y) = (u * Double(block.parts.columns), v * Double(block.parts.rows))
    guard block.isInked(Int(clamping: x), Int(clamping: y)) else { return false }
    let (dx, dy) = (x - x.rounded(.down) - 0.5, y - y.rounded(.down) - 0.5)
    return dx * dx + dy * dy < 0.09
  }
}
