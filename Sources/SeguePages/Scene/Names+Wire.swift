public import SegueGeometry
public import SegueModel
public import SegueWire

extension SourceRange: WireValue {
  /// Writes both ends.
  public func write(to writer: inout WireWriter) {
    writer.write(raw: UInt32(truncatingIfNeeded: lower))
    writer.write(raw: UInt32(truncatingIfNeeded: upper))
  }

  /// Reads both ends.
  public init(from reader: inout WireReader) throws(WireError) {
    let lower = Int(clamping: try reader.read(UInt32.self))
    self.init(lower: lower, upper: Int(clamping: try reader.read(UInt32.self)))
  }
}

extension LayerPath: WireValue {
  /// Writes the names and their place in the source.
  public func write(to writer: inout WireWriter) {
    writer.write(components)
    writer.write(source)
  }

  /// Reads the names and their place in the source.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(components: try reader.read(), source: try reader.read())
  }
}

extension PropertyName: WireCase {}

extension PropertyBinding: WireValue {
  /// Writes the property and its value.
  public func write(to writer: inout WireWriter) {
    writer.write(property)
    writer.write(value)
  }

  /// Reads a property and its value.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(try reader.read(), try reader.read())
  }
}

extension LayerAssignment: WireValue {
  /// Writes the layer and its values.
  public func write(to writer: inout WireWriter) {
    writer.write(path)
    writer.write(values)
  }

  /// Reads a layer and its values.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(path: try reader.read(), values: try reader.read())
  }
}
