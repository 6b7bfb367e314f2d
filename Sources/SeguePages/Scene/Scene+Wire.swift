public import SegueGeometry
public import SegueModel
public import SegueWire

/// What is played of a scene; its scripts and checks stay behind.
extension Scene: WireValue {
  /// Writes screens, transitions and gestures.
  public func write(to writer: inout WireWriter) {
    writer.write(title)
    writer.write(device)
    writer.write(start)
    writer.write(appearance)
    writer.write(screens)
    writer.write(transitions)
    writer.write(gestures)
  }

  /// Reads screens, transitions and gestures.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(title: try reader.read(), device: try reader.read(), start: try reader.read())
    appearance = try reader.read()
    screens = try reader.read()
    transitions = try reader.read()
    gestures = try reader.read()
  }
}

extension Scene.Appearance: WireCase {}

extension Device: WireValue {
  /// Writes name, size and shape.
  public func write(to writer: inout WireWriter) {
    writer.write(name)
    writer.write(title)
    writer.write(size)
    writer.write(safeArea)
    writer.write(landscapeSafeArea)
    writer.write(cornerRadius)
    writer.write(scale)
  }

  /// Reads name, size and shape.
  public init(from reader: inout WireReader) throws(WireError) {
    let (name, title): (String, String) = (try reader.read(), try reader.read())
    self.init(
      name: name,
      title: title,
      size: try reader.read(),
      safeArea: try reader.read(),
      landscapeSafeArea: try reader.read(),
      cornerRadius: try reader.read(),
      scale: try reader.read()
    )
  }
}

extension EdgeInsets: WireValue {
  /// Writes the four distances.
  public func write(to writer: inout WireWriter) {
    for distance in [top, left, bottom, right] { writer.write(distance) }
  }

  /// Reads the four distances.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(
      top: try reader.read(),
      left: try reader.read(),
      bottom: try reader.read(),
      right: try reader.read()
    )
  }
}
