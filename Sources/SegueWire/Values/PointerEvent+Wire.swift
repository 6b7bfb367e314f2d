public import SegueGestures
import SegueGeometry

extension PointerEvent: WireValue {
  /// Writes touch, phase, place and time.
  public func write(to writer: inout WireWriter) {
    writer.write(touch)
    writer.write(phase)
    writer.write(location)
    writer.write(time)
  }

  /// Reads touch, phase, place and time.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(
      touch: try reader.read(),
      phase: try reader.read(),
      location: try reader.read(),
      time: try reader.read()
    )
  }
}

extension PointerEvent.Phase: WireCase {
  /// All phases, by their numbers.
  package static var wireCases: [PointerEvent.Phase] { [.began, .moved, .ended, .cancelled] }
}
