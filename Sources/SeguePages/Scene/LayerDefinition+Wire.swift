public import SegueModel
public import SegueWire

extension LayerDefinition: WireValue {
  /// Writes the layer and its sublayers.
  public func write(to writer: inout WireWriter) {
    writer.write(name)
    writer.write(source)
    writer.write(values)
    writer.write(live.sorted { $0.rawValue < $1.rawValue })
    writer.write(raw: scroll.rawValue)
    writer.write(scrollTraits)
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
    let live: [PropertyName] = try reader.read()
    self.live = Set(live)
    scroll = ScrollAxes(rawValue: try reader.raw())
    scrollTraits = try reader.read()
    press = try reader.read()
    copy = try reader.read()
    isBareCopy = try reader.read()
    grid = try reader.nested()
    mask = try reader.nested()
    layers = try reader.nested()
  }
}

extension ScrollTraits: WireValue {
  /// Writes insets, pages and the way of moving.
  public func write(to writer: inout WireWriter) {
    writer.write(insets)
    writer.write(page)
    writer.write(bounces)
    writer.write(isFast)
    writer.write(refresh)
  }

  /// Reads insets, pages and the way of moving.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init()
    insets = try reader.read()
    page = try reader.read()
    bounces = try reader.read()
    isFast = try reader.read()
    refresh = try reader.read()
  }
}

extension ScrollTraits.Insets: WireValue {
  /// Writes the four sides.
  public func write(to writer: inout WireWriter) {
    for side in all { writer.write(side) }
  }

  /// Reads the four sides.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(
      top: try reader.read(),
      left: try reader.read(),
      bottom: try reader.read(),
      right: try reader.read()
    )
  }
}

extension ScrollTraits.Refresh: WireValue {
  /// Writes height, pull and duration.
  public func write(to writer: inout WireWriter) {
    writer.write(height)
    writer.write(pull)
    writer.write(duration)
  }

  /// Reads height, pull and duration.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(height: try reader.read(), pull: try reader.read(), duration: try reader.read())
  }
}

extension ScrollTraits.Page: WireValue {
  /// Writes the length, if it has one.
  public func write(to writer: inout WireWriter) {
    switch self {
    case .bounds: writer.write(nil as Expression?)
    case .length(let length): writer.write(length as Expression?)
    }
  }

  /// Reads the length, if it has one.
  public init(from reader: inout WireReader) throws(WireError) {
    let length: Expression? = try reader.read()
    self = length.map { .length($0) } ?? .bounds
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
  /// Writes name, bar, tab and layers.
  public func write(to writer: inout WireWriter) {
    writer.write(name)
    writer.write(bar)
    writer.write(tab)
    writer.write(root)
  }

  /// Reads name, bar, tab and layers.
  public init(from reader: inout WireReader) throws(WireError) {
    let (name, bar): (String, String?) = (try reader.read(), try reader.read())
    let tab: TabDefinition? = try reader.read()
    self.init(name: name, bar: bar, root: try reader.read())
    self.tab = tab
  }
}

extension TabDefinition: WireValue {
  /// Writes title, icon and place.
  public func write(to writer: inout WireWriter) {
    writer.write(title)
    writer.write(icon)
    writer.write(source)
  }

  /// Reads title, icon and place.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(title: try reader.read())
    icon = try reader.read()
    source = try reader.read()
  }
}
