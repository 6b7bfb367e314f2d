public import SegueUIKitRules

extension SheetCall: WireValue {
  /// Writes the call and the detent that it tells of.
  public func write(to writer: inout WireWriter) {
    switch self {
    case .didChangeSelectedDetentIdentifier(let name): writer.write(case: 0, name)
    case .shouldDismiss: writer.write(raw: 1 as UInt8)
    case .willDismiss: writer.write(raw: 2 as UInt8)
    case .didDismiss: writer.write(raw: 3 as UInt8)
    case .didAttemptToDismiss: writer.write(raw: 4 as UInt8)
    }
  }

  /// Reads a call.
  public init(from reader: inout WireReader) throws(WireError) {
    let number: UInt8 = try reader.raw()
    switch number {
    case 0: self = .didChangeSelectedDetentIdentifier(try reader.read())
    case 1: self = .shouldDismiss
    case 2: self = .willDismiss
    case 3: self = .didDismiss
    case 4: self = .didAttemptToDismiss
    default: throw .unknown("call")
    }
  }
}
