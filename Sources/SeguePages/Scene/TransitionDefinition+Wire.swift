import SegueGeometry
public import SegueModel
public import SegueWire

extension TransitionDefinition: WireValue {
  /// Writes all that the scene says of it.
  public func write(to writer: inout WireWriter) {
    writer.write(name)
    writer.write(kind)
    writer.write(kindSource)
    writer.write(from)
    writer.write(to)
    writer.write(step)
    writer.write(tap)
    writer.write(hold)
    writer.write(body)
    writer.write(presentation)
    writer.write(reduceMotion)
    writer.write(isInterruptible)
    writer.write(markers)
    writer.write(source)
  }

  /// Reads all that a scene says of it.
  public init(from reader: inout WireReader) throws(WireError) {
    let (name, kind): (String, Kind) = (try reader.read(), try reader.read())
    let kindSource: SourceRange = try reader.read()
    self.init(name: name, kind: kind, from: try reader.read(), to: try reader.read())
    self.kindSource = kindSource
    step = try reader.read()
    tap = try reader.read()
    hold = try reader.read()
    body = try reader.read()
    presentation = try reader.read()
    reduceMotion = try reader.read()
    isInterruptible = try reader.read()
    markers = try reader.read()
    source = try reader.read()
  }
}

extension TransitionDefinition.Kind: WireCase {}
extension TransitionDefinition.Insertion: WireCase {}
extension TransitionDefinition.TabStep: WireCase {}

extension TransitionDefinition.Marker: WireValue {
  /// Writes name and place.
  public func write(to writer: inout WireWriter) {
    writer.write(name)
    writer.write(fraction)
  }

  /// Reads name and place.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(name: try reader.read(), fraction: try reader.read())
  }
}

extension TransitionBody: WireValue {
  /// Writes what is animated.
  public func write(to writer: inout WireWriter) {
    writer.write(duration)
    writer.write(ease)
    writer.write(insert)
    writer.write(additions)
    writer.write(during)
    writer.write(before)
    writer.write(after)
    writer.write(tracks)
    writer.write(alongside)
    writer.write(raw: seed)
    writer.write(isCustom)
    writer.write(completes)
  }

  /// Reads what is animated.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init()
    duration = try reader.read()
    ease = try reader.read()
    insert = try reader.read()
    additions = try reader.read()
    during = try reader.read()
    before = try reader.read()
    after = try reader.read()
    tracks = try reader.read()
    alongside = try reader.read()
    seed = try reader.raw()
    isCustom = try reader.read()
    completes = try reader.read()
  }
}

extension AdditionDefinition: WireValue {
  /// Writes the layer and its place.
  public func write(to writer: inout WireWriter) {
    writer.write(layer)
    switch placement {
    case .container: writer.write(raw: 0 as UInt8)
    case .inside(let path): writer.write(case: 1, path)
    case .masks(let path): writer.write(case: 2, path)
    }
  }

  /// Reads a layer and its place.
  public init(from reader: inout WireReader) throws(WireError) {
    let layer: LayerDefinition = try reader.read()
    let number: UInt8 = try reader.raw()
    switch number {
    case 0: self.init(layer: layer)
    case 1: self.init(layer: layer, placement: .inside(try reader.read()))
    case 2: self.init(layer: layer, placement: .masks(try reader.read()))
    default: throw .unknown("place")
    }
  }
}

extension PresentationDefinition: WireValue {
  /// Writes style, frame, dimming and detents.
  public func write(to writer: inout WireWriter) {
    writer.write(style)
    writer.write(frame)
    writer.write(dimming)
    writer.write(sheet)
  }

  /// Reads style, frame, dimming and detents.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(style: try reader.read(), frame: try reader.read(), dimming: try reader.read())
    sheet = try reader.read()
  }
}

extension SheetDefinition: WireValue {
  /// Writes all that a scene says of it.
  public func write(to writer: inout WireWriter) {
    writer.write(detents)
    writer.write(selected)
    writer.write(largestUndimmed)
    writer.write(content)
    writer.write(hasGrabber)
    writer.write(source)
  }

  /// Reads all that a scene says of it.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(detents: try reader.read())
    selected = try reader.read()
    largestUndimmed = try reader.read()
    content = try reader.read()
    hasGrabber = try reader.read()
    source = try reader.read()
  }
}

extension SheetDefinition.Detent: WireValue {
  /// Writes name and height.
  public func write(to writer: inout WireWriter) {
    writer.write(name)
    writer.write(height)
  }

  /// Reads name and height.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(name: try reader.read(), height: try reader.read())
  }
}

extension PresentationDefinition.Style: WireCase {}
