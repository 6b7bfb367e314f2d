import SegueGeometry
public import SegueModel
public import SegueWire

extension GestureDefinition: WireValue {
  /// Writes all that the scene says of it.
  public func write(to writer: inout WireWriter) {
    writer.write(name)
    writer.write(path)
    writer.write(recognizer)
    writer.write(action)
    writer.write(maximumTouches)
    writer.write(begin)
    writer.write(condition)
    writer.write(simultaneous)
    writer.write(remembered)
    writer.write(locals)
    writer.write(progress)
    writer.write(finish)
    writer.write(cancel)
    writer.write(speed)
    writer.write(ease)
    writer.write(timingCurve)
    writer.write(wantsInteractiveStart)
    writer.write(systemCancel)
    writer.write(catches)
    writer.write(handsOverTo)
    writer.write(isSystem)
    writer.write(source)
  }

  /// Reads all that a scene says of it.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(
      name: try reader.read(),
      path: try reader.read(),
      recognizer: try reader.read(),
      action: try reader.read()
    )
    maximumTouches = try reader.read()
    begin = try reader.read()
    condition = try reader.read()
    simultaneous = try reader.read()
    remembered = try reader.read()
    locals = try reader.read()
    progress = try reader.read()
    finish = try reader.read()
    cancel = try reader.read()
    speed = try reader.read()
    ease = try reader.read()
    timingCurve = try reader.read()
    wantsInteractiveStart = try reader.read()
    systemCancel = try reader.read()
    catches = try reader.read()
    handsOverTo = try reader.read()
    isSystem = try reader.read()
    source = try reader.read()
  }
}

extension GestureDefinition.Recognizer: WireValue {
  /// Writes the kind and its direction.
  public func write(to writer: inout WireWriter) {
    switch self {
    case .tap: writer.write(raw: 0 as UInt8)
    case .pan(let direction): writer.write(case: 1, direction)
    case .edgePan(let edge): writer.write(case: 2, edge)
    case .pinch: writer.write(raw: 3 as UInt8)
    case .swipe(let direction): writer.write(case: 4, direction)
    case .longPress(let seconds): writer.write(case: 5, seconds)
    }
  }

  /// Reads a kind and its direction.
  public init(from reader: inout WireReader) throws(WireError) {
    let number: UInt8 = try reader.raw()
    switch number {
    case 0: self = .tap
    case 1: self = .pan(try reader.read())
    case 2: self = .edgePan(try reader.read())
    case 3: self = .pinch
    case 4: self = .swipe(try reader.read())
    case 5: self = .longPress(seconds: try reader.read())
    default: throw .unknown("recognizer")
    }
  }
}

extension GestureDefinition.Action: WireValue {
  /// Writes what the gesture moves.
  public func write(to writer: inout WireWriter) {
    switch self {
    case .drives(let transition): writer.write(case: 0, transition)
    case .scrubs(let tracks): writer.write(case: 1, tracks)
    case .sets(let assignments): writer.write(case: 2, assignments)
    }
  }

  /// Reads what a gesture moves.
  public init(from reader: inout WireReader) throws(WireError) {
    let number: UInt8 = try reader.raw()
    switch number {
    case 0: self = .drives(transition: try reader.read())
    case 1: self = .scrubs(try reader.read())
    case 2: self = .sets(try reader.read())
    default: throw .unknown("action")
    }
  }
}

extension GestureDefinition.Finish: WireValue {
  /// Writes when the gesture finishes, and what follows.
  public func write(to writer: inout WireWriter) {
    writer.write(condition)
    writer.write(conditionText)
    writer.write(moment)
    writer.write(delay)
    writer.write(transition)
    writer.write(rest)
    writer.write(duration)
    writer.write(ease)
  }

  /// Reads when a gesture finishes, and what follows.
  public init(from reader: inout WireReader) throws(WireError) {
    let condition: Expression = try reader.read()
    self.init(condition: condition, text: try reader.read(), moment: try reader.read())
    delay = try reader.read()
    transition = try reader.read()
    rest = try reader.read()
    duration = try reader.read()
    ease = try reader.read()
  }
}

extension GestureDefinition.Cancel: WireValue {
  /// Writes rest, duration and ease.
  public func write(to writer: inout WireWriter) {
    writer.write(rest)
    writer.write(duration)
    writer.write(ease)
  }

  /// Reads rest, duration and ease.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(rest: try reader.read(), duration: try reader.read(), ease: try reader.read())
  }
}

extension GestureDefinition.Local: WireValue {
  /// Writes name and value.
  public func write(to writer: inout WireWriter) {
    writer.write(name)
    writer.write(value)
  }

  /// Reads name and value.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(name: try reader.read(), value: try reader.read())
  }
}

extension GestureDefinition.Direction: WireCase {}
extension GestureDefinition.Finish.Moment: WireCase {}
extension GestureDefinition.SystemCancel: WireCase {}
