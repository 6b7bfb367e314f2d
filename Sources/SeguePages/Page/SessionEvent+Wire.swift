import SegueGeometry
import SegueGestures
import SegueModel
public import SegueTransitions
public import SegueWire

extension TimedEvent: WireValue {
  /// Writes the time and the event.
  public func write(to writer: inout WireWriter) {
    writer.write(time)
    writer.write(event)
  }

  /// Reads a time and an event.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(time: try reader.read(), event: try reader.read())
  }
}

extension SessionEvent: WireValue {
  /// Writes what happens.
  public func write(to writer: inout WireWriter) {
    switch self {
    case .pointer(let event): writer.write(case: 0, event)
    case .tap(let path): writer.write(case: 1, path)
    case .trigger(let name): writer.write(case: 2, name)
    case .scroll(let path, let distance): writer.write(case: 3, path, distance)
    case .wheel(let place, let distance): writer.write(case: 4, place, distance)
    case .rotate(let orientation): writer.write(case: 5, orientation)
    case .resize(let size): writer.write(case: 6, size)
    case .pinch(let phase, let scale, let place): writer.write(case: 7, phase, scale, place)
    }
  }

  /// Reads what happens.
  public init(from reader: inout WireReader) throws(WireError) {
    let number: UInt8 = try reader.raw()
    switch number {
    case 0: self = .pointer(try reader.read())
    case 1: self = .tap(try reader.read())
    case 2: self = .trigger(try reader.read())
    case 3: self = .scroll(try reader.read(), by: try reader.read())
    case 4: self = .wheel(at: try reader.read(), by: try reader.read())
    case 5: self = .rotate(try reader.read())
    case 6: self = .resize(try reader.read())
    case 7: self = .pinch(try reader.read(), scale: try reader.read(), at: try reader.read())
    default: throw .unknown("event")
    }
  }
}
