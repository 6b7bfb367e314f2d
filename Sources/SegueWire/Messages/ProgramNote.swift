/// What a program did that has no effect, and where its own code did so.
public struct ProgramNote: Hashable, Sendable {
  /// What has no effect.
  public var text: String
  /// The place of its code in the program's file, in bytes as it is loaded; 0 if that is not known.
  public var address: Int

  /// Creates a note.
  public init(_ text: String, address: Int = 0) { (self.text, self.address) = (text, address) }
}

extension ProgramNote: WireValue {
  /// Writes text and place.
  public func write(to writer: inout WireWriter) {
    writer.write(text)
    writer.write(address)
  }

  /// Reads text and place.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(try reader.read(), address: try reader.read())
  }
}
