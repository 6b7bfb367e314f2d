public import SegueStage
import SegueGeometry
import SegueMotion

extension Animation: WireValue {
  /// Writes the kind with its values, and the timing.
  public func write(to writer: inout WireWriter) {
    switch kind {
    case .basic(let property, let from, let to):
      writer.write(raw: 0 as UInt8)
      writer.write(property)
      writer.write(from)
      writer.write(to)
    case .keyframes(let property, let values, let keyTimes, let curves):
      writer.write(raw: 1 as UInt8)
      writer.write(property)
      writer.write(values)
      writer.write(keyTimes)
      writer.write(curves)
    case .spring(let property, let from, let to, let spring, let initialVelocity):
      writer.write(raw: 2 as UInt8)
      writer.write(property)
      writer.write(from)
      writer.write(to)
      writer.write(spring)
      writer.write(initialVelocity)
    case .group(let members):
      writer.write(raw: 3 as UInt8)
      writer.write(members)
    case .path(let property, let path, let part):
      writer.write(raw: 4 as UInt8)
      writer.write(property)
      writer.write(path)
      writer.write(part)
    }
    writer.write(timing)
    writer.write(curve)
    writer.write(isAdditive)
    writer.write(isRemovedOnCompletion)
  }

  /// Reads the kind with its values, and the timing.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(
      kind: try Self.kind(from: &reader),
      timing: try reader.read(),
      curve: try reader.read(),
      isAdditive: try reader.read(),
      isRemovedOnCompletion: try reader.read()
    )
  }

  private static func kind(from reader: inout WireReader) throws(WireError) -> Kind {
    let number: UInt8 = try reader.raw()
    switch number {
    case 0:
      return .basic(property: try reader.read(), from: try reader.read(), to: try reader.read())
    case 1:
      return .keyframes(
        property: try reader.read(),
        values: try reader.read(),
        keyTimes: try reader.read(),
        curves: try reader.read()
      )
    case 2:
      return .spring(
        property: try reader.read(),
        from: try reader.read(),
        to: try reader.read(),
        spring: try reader.read(),
        initialVelocity: try reader.read()
      )
    case 3:
      return .group(try reader.nested())
    case 4:
      return .path(property: try reader.read(), path: try reader.read(), part: try reader.read())
    default:
      throw .unknown("animation")
    }
  }
}

extension AttachedAnimation: WireValue {
  /// Writes key and animation.
  public func write(to writer: inout WireWriter) {
    writer.write(key)
    writer.write(animation)
  }

  /// Reads key and animation.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(key: try reader.read(), animation: try reader.read())
  }
}

extension AnimationKey: WireValue {
  /// Writes owner, property and number.
  public func write(to writer: inout WireWriter) {
    writer.write(owner.name)
    writer.write(property)
    writer.write(number)
  }

  /// Reads owner, property and number.
  public init(from reader: inout WireReader) throws(WireError) {
    let name: String = try reader.read()
    self.init(AnimationOwner(name), try reader.read(), number: try reader.read())
  }
}

extension LayerProperty: WireCase {}

extension LayerValue: WireValue {
  /// Writes the kind and the value.
  public func write(to writer: inout WireWriter) {
    switch self {
    case .number(let number):
      writer.write(raw: 0 as UInt8)
      writer.write(number)
    case .color(let color):
      writer.write(raw: 1 as UInt8)
      writer.write(color)
    case .transform(let transform):
      writer.write(raw: 2 as UInt8)
      writer.write(transform)
    case .path(let path):
      writer.write(raw: 3 as UInt8)
      writer.write(path)
    case .colors(let colors):
      writer.write(raw: 4 as UInt8)
      writer.write(colors)
    case .numbers(let numbers):
      writer.write(raw: 5 as UInt8)
      writer.write(numbers)
    case .picture(let picture):
      writer.write(raw: 6 as UInt8)
      writer.write(picture.map { ImageContents(image: $0) })
    }
  }

  /// Reads the kind and the value.
  public init(from reader: inout WireReader) throws(WireError) {
    let kind: UInt8 = try reader.raw()
    switch kind {
    case 0: self = .number(try reader.read())
    case 1: self = .color(try reader.read())
    case 2: self = .transform(try reader.read())
    case 3: self = .path(try reader.read())
    case 4: self = .colors(try reader.read())
    case 5: self = .numbers(try reader.read())
    case 6: self = .picture(try reader.read(ImageContents?.self)?.image)
    default: throw .unknown("value")
    }
  }
}
