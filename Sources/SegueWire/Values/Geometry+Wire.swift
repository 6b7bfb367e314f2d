public import SegueGeometry

extension Point: WireValue {
  /// Writes x and y.
  public func write(to writer: inout WireWriter) {
    x.write(to: &writer)
    y.write(to: &writer)
  }

  /// Reads x and y.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(x: try reader.read(), y: try reader.read())
  }
}

extension Size: WireValue {
  /// Writes width and height.
  public func write(to writer: inout WireWriter) {
    width.write(to: &writer)
    height.write(to: &writer)
  }

  /// Reads width and height.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(width: try reader.read(), height: try reader.read())
  }
}

extension Color: WireValue {
  /// Writes the four channels.
  public func write(to writer: inout WireWriter) {
    for channel in [red, green, blue, alpha] { channel.write(to: &writer) }
  }

  /// Reads the four channels.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(
      red: try reader.read(),
      green: try reader.read(),
      blue: try reader.read(),
      alpha: try reader.read()
    )
  }
}

extension Transform3D: WireValue {
  /// Writes the matrix row by row.
  public func write(to writer: inout WireWriter) {
    for number in [m11, m12, m13, m14, m21, m22, m23, m24] { number.write(to: &writer) }
    for number in [m31, m32, m33, m34, m41, m42, m43, m44] { number.write(to: &writer) }
  }

  /// Reads the matrix.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init()
    (m11, m12, m13, m14) = try Self.row(from: &reader)
    (m21, m22, m23, m24) = try Self.row(from: &reader)
    (m31, m32, m33, m34) = try Self.row(from: &reader)
    (m41, m42, m43, m44) = try Self.row(from: &reader)
  }

  private static func row(
    from reader: inout WireReader
  ) throws(WireError) -> (Double, Double, Double, Double) {
    (try reader.read(), try reader.read(), try reader.read(), try reader.read())
  }
}

extension Path: WireValue {
  /// Writes the rule and the elements.
  public func write(to writer: inout WireWriter) {
    writer.write(fillRule == .evenOdd)
    writer.write(elements)
  }

  /// Reads the rule and the elements.
  public init(from reader: inout WireReader) throws(WireError) {
    let isEvenOdd: Bool = try reader.read()
    self.init(elements: try reader.read(), fillRule: isEvenOdd ? .evenOdd : .nonZero)
  }
}

extension Path.Element: WireValue {
  /// Writes the kind and the points.
  public func write(to writer: inout WireWriter) {
    let (kind, points): (UInt8, [Point]) =
      switch self {
      case .move(let point): (0, [point])
      case .line(let point): (1, [point])
      case .curve(let first, let second, let end): (2, [first, second, end])
      case .close: (3, [])
      }
    writer.write(raw: kind)
    for point in points { point.write(to: &writer) }
  }

  /// Reads the kind and the points.
  public init(from reader: inout WireReader) throws(WireError) {
    let kind: UInt8 = try reader.raw()
    switch kind {
    case 0: self = .move(try reader.read())
    case 1: self = .line(try reader.read())
    case 2: self = .curve(control1: try reader.read(), control2: try reader.read(), end: try reader.read())
    case 3: self = .close
    default: throw .unknown("path element")
    }
  }
}
