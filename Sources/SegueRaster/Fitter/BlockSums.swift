/// The colour sums of the parts of a cell of 8 × 8 pixels, four parts to a vector.
struct BlockSums {
  /// Rows 0…k from the top.
  var rows: (PackedColor, PackedColor)
  /// Columns 0…k from the left.
  var columns: (PackedColor, PackedColor)
  /// Top left, top right, bottom left, bottom right.
  var quadrants: PackedColor
  /// The eight pieces of 4 × 2 pixels, row by row.
  var octants: (PackedColor, PackedColor)
  /// The squares of all channels, alpha included, in four parts that add up to the whole.
  var squares: Words

  /// Sums the cell whose first pixel is given.
  @inline(__always)
  init(_ pixels: UnsafePointer<UInt32>, _ stride: Int) {
    let top = Half(pixels, stride)
    let bottom = Half(pixels + 4 * stride, stride)
    octants = (top.octants, bottom.octants)
    quadrants = Self.quadrants(top.octants, bottom.octants)
    rows = Self.prefixes(top.rows, bottom.rows)
    columns = Self.prefixes(top.left + bottom.left, top.right + bottom.right)
    squares = top.squares &+ bottom.squares
  }

  /// The sum of the whole cell in each lane.
  @inline(__always)
  var total: PackedColor { rows.1.mapped { Words(repeating: $0.w) } }

  @inline(__always)
  private static func prefixes(
    _ first: PackedColor,
    _ second: PackedColor
  ) -> (PackedColor, PackedColor) {
    let start = first.mapped { $0.prefixSums }
    let end = start.mapped { Words(repeating: $0.w) } + second.mapped { $0.prefixSums }
    return (start, end)
  }

  @inline(__always)
  private static func quadrants(_ top: PackedColor, _ bottom: PackedColor) -> PackedColor {
    @inline(__always)
    func sums(_ top: Words, _ bottom: Words) -> Words {
      Words(lowHalf: top.lowHalf, highHalf: bottom.lowHalf)
        &+ Words(lowHalf: top.highHalf, highHalf: bottom.highHalf)
    }
    return PackedColor(
      redBlue: sums(Words(top.redBlue), Words(bottom.redBlue)).halves,
      green: sums(Words(top.green), Words(bottom.green)).halves
    )
  }

  /// The sums of four rows of pixels.
  private struct Half {
    /// Of each row.
    var rows: PackedColor
    /// Of the columns, four at the left and four at the right.
    var left: PackedColor
    var right: PackedColor
    /// Upper left, upper right, lower left, lower right.
    var octants: PackedColor
    var squares: Words

    @inline(__always)
    init(_ pixels: UnsafePointer<UInt32>, _ stride: Int) {
      let a = Row(pixels)
      let b = Row(pixels + stride)
      let c = Row(pixels + 2 * stride)
      let d = Row(pixels + 3 * stride)
      let (upperLeft, upperRight) = (a.left + b.left, a.right + b.right)
      let (lowerLeft, lowerRight) = (c.left + d.left, c.right + d.right)
      left = upperLeft + lowerLeft
      right = upperRight + lowerRight
      rows = .laneSums(a.left + a.right, b.left + b.right, c.left + c.right, d.left + d.right)
      octants = .laneSums(upperLeft, upperRight, lowerLeft, lowerRight)
      squares = (a.squares &+ b.squares) &+ (c.squares &+ d.squares)
    }
  }

  private struct Row {
    var left: PackedColor
    var right: PackedColor

    @inline(__always)
    init(_ pixels: UnsafePointer<UInt32>) {
      let memory = UnsafeRawPointer(pixels)
      left = PackedColor(pixels: memory.loadUnaligned(as: Words.self))
      right = PackedColor(pixels: memory.loadUnaligned(fromByteOffset: 16, as: Words.self))
    }

    @inline(__always)
    var squares: Words { left.dot(left) &+ right.dot(right) }
  }
}

extension PackedColor {
  /// The sums of the lanes of four.
  @inline(__always)
  static func laneSums(
    _ a: PackedColor,
    _ b: PackedColor,
    _ c: PackedColor,
    _ d: PackedColor
  ) -> PackedColor {
    PackedColor(
      redBlue: Words.laneSums(Words(a.redBlue), Words(b.redBlue), Words(c.redBlue), Words(d.redBlue)).halves,
      green: Words.laneSums(Words(a.green), Words(b.green), Words(c.green), Words(d.green)).halves
    )
  }
}
