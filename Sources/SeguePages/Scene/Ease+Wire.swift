import SegueMotion
public import SegueModel
public import SegueWire

extension Ease: WireValue {
  /// Writes the curve or the spring.
  public func write(to writer: inout WireWriter) {
    switch self {
    case .curve(let curve): writer.write(case: 0, curve)
    case .bezier(let x1, let y1, let x2, let y2):
      writer.write(case: 1, x1, y1, x2)
      writer.write(y2)
    case .spring(let spring): writer.write(case: 2, spring)
    }
  }

  /// Reads a curve or a spring.
  public init(from reader: inout WireReader) throws(WireError) {
    let number: UInt8 = try reader.raw()
    switch number {
    case 0: self = .curve(try reader.read())
    case 1: self = .bezier(try reader.read(), try reader.read(), try reader.read(), try reader.read())
    case 2: self = .spring(try reader.read())
    default: throw .unknown("ease")
    }
  }
}

extension SpringDefinition: WireValue {
  /// Writes the numbers that the scene gives.
  public func write(to writer: inout WireWriter) {
    switch shape {
    case .fitted(let ratio): writer.write(case: 0, ratio)
    case .perceptual(let response, let ratio): writer.write(case: 1, response, ratio)
    case .bouncy(let duration, let bounce): writer.write(case: 2, duration, bounce)
    case .physical(let stiffness, let damping, let mass): writer.write(case: 3, stiffness, damping, mass)
    }
    switch velocity {
    case .relative(let velocity): writer.write(Optional(velocity))
    case .inherited: writer.write(Expression?.none)
    }
    writer.write(allowsOverdamping)
  }

  /// Reads the numbers that the scene gives.
  public init(from reader: inout WireReader) throws(WireError) {
    let shape = try Self.shape(from: &reader)
    let velocity: Expression? = try reader.read()
    self.init(
      shape: shape,
      velocity: velocity.map { .relative($0) } ?? .inherited,
      allowsOverdamping: try reader.read()
    )
  }

  private static func shape(from reader: inout WireReader) throws(WireError) -> Shape {
    let number: UInt8 = try reader.raw()
    switch number {
    case 0: return .fitted(ratio: try reader.read())
    case 1: return .perceptual(response: try reader.read(), ratio: try reader.read())
    case 2: return .bouncy(duration: try reader.read(), bounce: try reader.read())
    case 3:
      return .physical(stiffness: try reader.read(), damping: try reader.read(), mass: try reader.read())
    default: throw .unknown("spring")
    }
  }
}
