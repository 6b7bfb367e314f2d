public import SegueModel
import SegueMotion
public import SegueWire

extension TrackDefinition: WireValue {
  /// Writes what moves and how.
  public func write(to writer: inout WireWriter) {
    writer.write(targets)
    writer.write(changes)
    writer.write(kind == .layer)
    writer.write(window)
    writer.write(duration)
    writer.write(delay)
    writer.write(stagger)
    writer.write(ease)
    writer.write(interpolation)
    writer.write(way)
    writer.write(turn)
    writer.write(fill)
    writer.write(repeatCount)
    writer.write(repeatsForever)
    writer.write(autoreverses)
    writer.write(speed)
    writer.write(isMirrored)
  }

  /// Reads what moves and how.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(targets: try reader.read(), changes: try reader.read())
    kind = try reader.read(Bool.self) ? .layer : .view
    window = try reader.read()
    duration = try reader.read()
    delay = try reader.read()
    stagger = try reader.read()
    ease = try reader.read()
    interpolation = try reader.read()
    way = try reader.read()
    turn = try reader.read()
    fill = try reader.read()
    repeatCount = try reader.read()
    repeatsForever = try reader.read()
    autoreverses = try reader.read()
    speed = try reader.read()
    isMirrored = try reader.read()
  }
}

extension KeyframeInterpolation: WireValue {
  /// Writes the mode, the curves and what shapes the way.
  public func write(to writer: inout WireWriter) {
    writer.write(mode)
    writer.write(eases)
    writer.write(tension)
    writer.write(continuity)
    writer.write(bias)
  }

  /// Reads the mode, the curves and what shapes the way.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init()
    mode = try reader.read()
    eases = try reader.read()
    tension = try reader.read()
    continuity = try reader.read()
    bias = try reader.read()
  }
}

extension KeyframeInterpolation.Mode: WireCase {}

extension TrackWay: WireValue {
  /// Writes the path, or how far a way bows.
  public func write(to writer: inout WireWriter) {
    switch self {
    case .path(let path): writer.write(case: 0, path)
    case .arc(let bulge): writer.write(case: 1, bulge)
    }
  }

  /// Reads the path, or how far a way bows.
  public init(from reader: inout WireReader) throws(WireError) {
    let isArc: Bool = try reader.read()
    self = isArc ? .arc(try reader.read()) : .path(try reader.read())
  }
}

extension TrackWay.Turn: WireCase {}

extension TrackDefinition.Change: WireValue {
  /// Writes the property and its values.
  public func write(to writer: inout WireWriter) {
    writer.write(property)
    writer.write(keyframes)
  }

  /// Reads a property and its values.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(property: try reader.read(), keyframes: try reader.read())
  }
}

extension TrackDefinition.Keyframe: WireValue {
  /// Writes the value and its place.
  public func write(to writer: inout WireWriter) {
    writer.write(value)
    writer.write(offset)
  }

  /// Reads a value and its place.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(value: try reader.read(), offset: try reader.read())
  }
}

extension TrackDefinition.Window: WireValue {
  /// Writes both ends.
  public func write(to writer: inout WireWriter) {
    writer.write(start)
    writer.write(end)
  }

  /// Reads both ends.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(start: try reader.read(), end: try reader.read())
  }
}

extension Stagger: WireValue {
  /// Writes pace, origin and ease.
  public func write(to writer: inout WireWriter) {
    switch pace {
    case .each(let seconds): writer.write(case: 0, seconds)
    case .total(let seconds): writer.write(case: 1, seconds)
    }
    switch origin {
    case .named(let place): writer.write(case: 0, place)
    case .index(let index): writer.write(case: 1, index)
    }
    writer.write(ease)
  }

  /// Reads pace, origin and ease.
  public init(from reader: inout WireReader) throws(WireError) {
    let isTotal: Bool = try reader.read()
    let seconds: Expression = try reader.read()
    let isIndex: Bool = try reader.read()
    let origin: Origin = isIndex ? .index(try reader.read()) : .named(try reader.read())
    self.init(pace: isTotal ? .total(seconds) : .each(seconds), origin: origin, ease: try reader.read())
  }
}

extension Stagger.Place: WireCase {}
