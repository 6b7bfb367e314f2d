public import SegueMotion

extension MediaTiming: WireValue {
  /// Writes all numbers.
  public func write(to writer: inout WireWriter) {
    for number in [beginTime, duration, speed, timeOffset, repeatCount] { number.write(to: &writer) }
    writer.write(autoreverses)
    writer.write(fillMode)
  }

  /// Reads all numbers.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(
      beginTime: try reader.read(),
      duration: try reader.read(),
      speed: try reader.read(),
      timeOffset: try reader.read(),
      repeatCount: try reader.read(),
      autoreverses: try reader.read(),
      fillMode: try reader.read()
    )
  }
}

extension MediaTiming.FillMode: WireCase {
  /// All modes, by their numbers.
  package static var wireCases: [MediaTiming.FillMode] { [.removed, .backwards, .forwards, .both] }
}

extension Spring: WireValue {
  /// Writes the coefficients.
  public func write(to writer: inout WireWriter) {
    for number in [mass, stiffness, damping] { number.write(to: &writer) }
    writer.write(allowsOverdamping)
  }

  /// Reads the coefficients.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(
      mass: try reader.read(),
      stiffness: try reader.read(),
      damping: try reader.read(),
      allowsOverdamping: try reader.read()
    )
  }
}

extension TimingCurve: WireValue {
  /// Writes the kind and its numbers.
  public func write(to writer: inout WireWriter) {
    switch self {
    case .linear:
      writer.write(raw: 0 as UInt8)
    case .cubicBezier(let bezier):
      writer.write(raw: 1 as UInt8)
      for number in [bezier.x1, bezier.y1, bezier.x2, bezier.y2] { number.write(to: &writer) }
    case .steps(let steps):
      writer.write(raw: 2 as UInt8)
      writer.write(steps.count)
      writer.write(steps.position)
    case .piecewiseLinear(let lines):
      writer.write(raw: 3 as UInt8)
      writer.write(lines.stops)
    case .spring(let spring, let initialVelocity, let duration):
      writer.write(raw: 4 as UInt8)
      writer.write(spring)
      writer.write(initialVelocity)
      writer.write(duration)
    }
  }

  /// Reads the kind and its numbers.
  public init(from reader: inout WireReader) throws(WireError) {
    let kind: UInt8 = try reader.raw()
    switch kind {
    case 0:
      self = .linear
    case 1:
      let (x1, y1): (Double, Double) = (try reader.read(), try reader.read())
      self = .cubicBezier(CubicBezier(x1, y1, try reader.read(), try reader.read()))
    case 2:
      self = .steps(StepTiming(count: try reader.read(), position: try reader.read()))
    case 3:
      self = .piecewiseLinear(PiecewiseLinear(stops: try reader.read()))
    case 4:
      self = .spring(try reader.read(), initialVelocity: try reader.read(), duration: try reader.read())
    default:
      throw .unknown("timing curve")
    }
  }
}

extension StepTiming.Position: WireCase {
  /// All positions, by their numbers.
  package static var wireCases: [StepTiming.Position] { [.start, .end, .both, .none] }
}

extension PiecewiseLinear.Stop: WireValue {
  /// Writes output and input.
  public func write(to writer: inout WireWriter) {
    writer.write(output)
    writer.write(input)
  }

  /// Reads output and input.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(output: try reader.read(), input: try reader.read())
  }
}
