import SegueGeometry
public import SegueModel
import SegueStage
public import SegueWire

extension Expression: WireValue {
  /// Writes the node and its place in the source, which random numbers come from.
  public func write(to writer: inout WireWriter) {
    writer.write(source)
    writer.write(node)
  }

  /// Reads an expression of bounded depth.
  public init(from reader: inout WireReader) throws(WireError) {
    let source: SourceRange = try reader.read()
    self.init(try reader.nested(), source: source)
  }
}

extension Expression.Node: WireValue {
  /// Writes the node and all below it.
  public func write(to writer: inout WireWriter) {
    switch self {
    case .number(let number): writer.write(case: 0, number)
    case .percent(let percent): writer.write(case: 1, percent)
    case .boolean(let truth): writer.write(case: 2, truth)
    case .text(let text): writer.write(case: 3, text)
    case .color(let color): writer.write(case: 4, color)
    case .gradient(let kind, let colors, let locations): writer.write(case: 5, kind, colors, locations)
    case .image(let image): writer.write(case: 6, writer.number(of: image))
    case .path(let path): writer.write(case: 7, path)
    case .transform(let operations): writer.write(case: 8, operations)
    case .list(let items): writer.write(case: 9, items)
    case .symbol(let symbol): writer.write(case: 10, symbol)
    case .fontSize(let style): writer.write(case: 11, style)
    case .local(let name): writer.write(case: 12, name)
    case .property(let property, let path): writer.write(case: 13, property, path)
    case .unary(let operation, let operand): writer.write(case: 14, operation, operand)
    case .binary(let operation, let left, let right): writer.write(case: 15, operation, left, right)
    case .conditional(let then, let condition, let otherwise):
      writer.write(case: 16, then, condition, otherwise)
    case .clamp(let value, let lower, let upper): writer.write(case: 17, value, lower, upper)
    case .call(let function, let arguments): writer.write(case: 18, function, arguments)
    }
  }

  /// Reads a node and all below it.
  public init(from reader: inout WireReader) throws(WireError) {
    let number: UInt8 = try reader.raw()
    self = number <= 9 ? try Self.literal(number, &reader) : try Self.operation(number, &reader)
  }

  private static func literal(_ number: UInt8, _ reader: inout WireReader) throws(WireError) -> Self {
    switch number {
    case 0: return .number(try reader.read())
    case 1: return .percent(try reader.read())
    case 2: return .boolean(try reader.read())
    case 3: return .text(try reader.read())
    case 4: return .color(try reader.read())
    case 5: return .gradient(try reader.read(), try reader.read(), locations: try reader.read())
    case 6:
      let index = Int(clamping: try reader.read(UInt32.self))
      guard reader.pictures.indices.contains(index) else { throw .unknown("picture") }
      return .image(reader.pictures[index])
    case 7: return .path(try reader.read())
    case 8: return .transform(try reader.read())
    default: return .list(try reader.read())
    }
  }

  private static func operation(_ number: UInt8, _ reader: inout WireReader) throws(WireError) -> Self {
    switch number {
    case 10: return .symbol(try reader.read())
    case 11: return .fontSize(try reader.read())
    case 12: return .local(try reader.read())
    case 13: return .property(try reader.read(), of: try reader.read())
    case 14: return .unary(try reader.read(), try reader.read())
    case 15: return .binary(try reader.read(), try reader.read(), try reader.read())
    case 16:
      return .conditional(
        then: try reader.read(),
        condition: try reader.read(),
        otherwise: try reader.read()
      )
    case 17: return .clamp(try reader.read(), lower: try reader.read(), upper: try reader.read())
    case 18: return .call(try reader.read(), try reader.read())
    default: throw .unknown("expression")
    }
  }
}

extension Expression.TransformOperation: WireValue {
  /// Writes the operation with its operands.
  public func write(to writer: inout WireWriter) {
    switch self {
    case .translate(let x, let y, let z): writer.write(case: 0, x, y, z)
    case .scale(let x, let y): writer.write(case: 1, x, y)
    case .rotateX(let angle): writer.write(case: 2, angle)
    case .rotateY(let angle): writer.write(case: 3, angle)
    case .rotateZ(let angle): writer.write(case: 4, angle)
    case .perspective(let m34): writer.write(case: 5, m34)
    }
  }

  /// Reads an operation with its operands.
  public init(from reader: inout WireReader) throws(WireError) {
    let number: UInt8 = try reader.raw()
    switch number {
    case 0: self = .translate(x: try reader.read(), y: try reader.read(), z: try reader.read())
    case 1: self = .scale(x: try reader.read(), y: try reader.read())
    case 2: self = .rotateX(try reader.read())
    case 3: self = .rotateY(try reader.read())
    case 4: self = .rotateZ(try reader.read())
    case 5: self = .perspective(m34: try reader.read())
    default: throw .unknown("transform")
    }
  }
}

extension Expression.AdaptiveColor: WireValue {
  /// Writes both colors.
  public func write(to writer: inout WireWriter) {
    writer.write(light)
    writer.write(dark)
  }

  /// Reads both colors.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(light: try reader.read(), dark: try reader.read())
  }
}

extension Expression.GradientKindName: WireCase {}
extension Expression.Symbol: WireCase {}
extension Expression.BinaryOperator: WireCase {}
extension Expression.Function: WireCase {}
extension Expression.UnaryOperator: WireCase {
  /// Both operators, by their numbers.
  package static var wireCases: [Expression.UnaryOperator] { [.minus, .not] }
}
extension TextStyle: WireCase {}
