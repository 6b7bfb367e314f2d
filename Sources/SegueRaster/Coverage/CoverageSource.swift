/// How much of each pixel of a row a shape covers: bytes, with one run that is known to be fully covered.
struct RowCoverage {
  var start: Int
  /// From here to `solidEnd` every pixel is fully covered, and its byte need not be set.
  var solidStart: Int
  var solidEnd: Int
  var end: Int
  /// The byte of pixel `x` is `bytes[x - origin]`.
  var bytes: UnsafeMutablePointer<UInt8>
  var origin: Int

  var isEmpty: Bool { end <= start }

  @inline(__always)
  func byte(_ x: Int) -> UInt8 { x >= solidStart && x < solidEnd ? 255 : bytes[x - origin] }

  /// Cuts the row to an interval; an empty run is then at `end`.
  @inline(__always)
  mutating func trim(from left: Int, to right: Int) {
    start = max(start, left)
    end = max(min(end, right), start)
    solidStart = max(solidStart, start)
    solidEnd = min(solidEnd, end)
    if solidEnd <= solidStart {
      solidStart = end
      solidEnd = end
    }
  }
}

/// A shape that gives its coverage row by row, inside a box of pixels.
protocol CoverageSource {
  var box: PixelBox { get }
  /// The coverage of row `y` of the box; valid until the next call.
  mutating func row(_ y: Int) -> RowCoverage
}

/// A fully covered box: used inside a clip, whose edges are blended when it ends.
struct FullCoverage: CoverageSource {
  let box: PixelBox
  let bytes: UnsafeMutablePointer<UInt8>

  func row(_ y: Int) -> RowCoverage {
    RowCoverage(
      start: box.x0,
      solidStart: box.x0,
      solidEnd: box.x1,
      end: box.x1,
      bytes: bytes,
      origin: box.x0
    )
  }
}
