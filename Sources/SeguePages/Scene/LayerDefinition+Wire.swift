public import SegueModel
public import SegueWire

extension LayerDefinition: WireValue {
  /// Writes the layer and its sublayers.
  public func write(to writer: inout WireWriter) {
    writer.write(name)
    writer.write(source)
    writer.write(values)
    writer.write(raw: scroll.rawValue)
    writer.write(press)
    writer.write(copy)
    writer.write(isBareCopy)
    writer.write(grid)
    writer.write(mask)
    writer.write(layers)
  }

  /// Reads a layer and its sublayers, to a bounded depth.
  public init(from reader: inout WireReader) throws(WireError) {
    let name: String = try reader.read()
    self.init(name: name, source: try reader.read())
    values = try reader.read()
    scroll = ScrollAxes(rawValue: try reader.raw())
    press = try reader.read()
    copy = try reader.read()
    isBareCopy = try reader.read()
    grid = try reader.nested()
    mask = try reader.nested()
    layers = try reader.nested()
  }
}

extension LayerDefinition.PressDefinition: WireValue {
  /// Writes scale and duration.
  public func write(to writer: inout WireWriter) {
    writer.write(scale)
    writer.write(duration)
  }

  /// Reads scale and duration.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(scale: try reader.read(), duration: try reader.read())
  }
}

extension LayerDefinition.GridDefinition: WireValue {
  /// Writes the counts, and what each piece has.
  public func write(to writer: inout WireWriter) {
    writer.write(columns)
    writer.write(rows)
    writer.write(values)
    writer.write(layers)
  }

  /// Reads the counts, and what each piece has.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(
      columns: try reader.read(),
      rows: try reader.read(),
      values: try reader.read(),
      layers: try reader.read()
    )
  }
}

extension ScreenDefinition: WireValue {
  /// Writes name, bar and layers.
  public func write(to writer: inout WireWriter) {
    writer.write(name)
    writer.write(bar)
    writer.write(root)
  }

  /// Reads name, bar and layers.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(name: try reader.read(), bar: try reader.read(), root: try reader.read())
  }
}
