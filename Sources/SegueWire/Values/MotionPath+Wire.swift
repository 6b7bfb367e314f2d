public import SegueMotion

extension CubicPiece: WireValue {
  /// Writes the control points.
  public func write(to writer: inout WireWriter) {
    for point in [start, control1, control2, end] {
      for lane in 0..<4 { point[lane].write(to: &writer) }
    }
  }

  /// Reads the control points.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(
      start: try Self.point(from: &reader),
      control1: try Self.point(from: &reader),
      control2: try Self.point(from: &reader),
      end: try Self.point(from: &reader)
    )
  }

  private static func point(from reader: inout WireReader) throws(WireError) -> SIMD4<Double> {
    var point = SIMD4<Double>()
    for lane in 0..<4 { point[lane] = try reader.read() }
    return point
  }
}

extension MotionPath: WireValue {
  /// Writes the pieces and the pace.
  public func write(to writer: inout WireWriter) {
    writer.write(pieces)
    switch pace {
    case .timed(let keyTimes, let curves):
      writer.write(raw: 0 as UInt8)
      writer.write(keyTimes)
      writer.write(curves)
    case .even:
      writer.write(raw: 1 as UInt8)
    }
  }

  /// Reads the pieces and the pace, and measures the way anew.
  public init(from reader: inout WireReader) throws(WireError) {
    let pieces: [CubicPiece] = try reader.read()
    let kind: UInt8 = try reader.raw()
    let pace: Pace
    switch kind {
    case 0: pace = .timed(keyTimes: try reader.read(), curves: try reader.read())
    case 1: pace = .even
    default: throw .unknown("pace")
    }
    guard let path = MotionPath(pieces: pieces, pace: pace) else { throw .unknown("way") }
    self = path
  }
}

extension MotionPath.Part: WireValue {
  /// Writes which number it is, or which direction.
  public func write(to writer: inout WireWriter) {
    switch self {
    case .number(let index):
      writer.write(raw: 0 as UInt8)
      writer.write(index)
    case .direction(let isReversed):
      writer.write(raw: 1 as UInt8)
      writer.write(isReversed)
    }
  }

  /// Reads which number it is, or which direction.
  public init(from reader: inout WireReader) throws(WireError) {
    let kind: UInt8 = try reader.raw()
    switch kind {
    case 0: self = .number(try reader.read())
    case 1: self = .direction(isReversed: try reader.read())
    default: throw .unknown("part of a way")
    }
  }
}
