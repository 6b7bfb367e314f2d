public import SegueGeometry
public import SegueGestures
public import SegueUIKitRules

/// What a program that is played is told; each request has one answer.
public enum ProgramRequest: Hashable, Sendable {
  /// Begin, at second 0; comes first and once.
  case start(ProgramStart)
  /// Let time pass up to a time, in seconds since the start.
  case advance(to: Double)
  /// Take a touch, at the event's own time.
  case touch(PointerEvent)
  /// Start one of the transitions that it has named, at the present time.
  case act(TransitionKind)

  /// The line after the trace that a program writes on standard error, wherever it is, when it is sent SIGTRAP.
  public static let traceEnd = "*** end of the trace ***"
}

/// What a program begins with.
public struct ProgramStart: Hashable, Sendable {
  /// The screen in points.
  public var size: Size
  /// The paths of pictures, storyboards, nibs and sets of catalogues, of which the first of a name counts.
  public var resources: [String]
  /// The most memory that it takes, in bytes; 0 for any amount.
  public var memoryLimit: Int
  /// Whether it gives up the network, if the system lets it.
  public var leavesNetwork: Bool

  /// Creates a start on a screen.
  public init(size: Size, resources: [String] = [], memoryLimit: Int = 0, leavesNetwork: Bool = true) {
    self.size = size
    self.resources = resources
    self.memoryLimit = memoryLimit
    self.leavesNetwork = leavesNetwork
  }
}

extension ProgramRequest {
  /// When it is to happen, in seconds; nil for the present.
  public var time: Double? {
    switch self {
    case .advance(let time): time
    case .touch(let event): event.time
    case .start, .act: nil
    }
  }
}

extension ProgramRequest: WireValue {
  /// Writes the kind and what comes with it.
  public func write(to writer: inout WireWriter) {
    switch self {
    case .start(let start):
      writer.write(raw: 0 as UInt8)
      writer.write(start)
    case .advance(let time):
      writer.write(raw: 1 as UInt8)
      writer.write(time)
    case .touch(let event):
      writer.write(raw: 2 as UInt8)
      writer.write(event)
    case .act(let name):
      writer.write(raw: 3 as UInt8)
      writer.write(name)
    }
  }

  /// Reads the kind and what comes with it.
  public init(from reader: inout WireReader) throws(WireError) {
    let kind: UInt8 = try reader.raw()
    switch kind {
    case 0: self = .start(try reader.read())
    case 1: self = .advance(to: try reader.read())
    case 2: self = .touch(try reader.read())
    case 3: self = .act(try reader.read())
    default: throw .unknown("request")
    }
  }
}

extension ProgramStart: WireValue {
  /// Writes screen, resources and limits.
  public func write(to writer: inout WireWriter) {
    writer.write(size)
    writer.write(resources)
    writer.write(memoryLimit)
    writer.write(leavesNetwork)
  }

  /// Reads screen, resources and limits.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(
      size: try reader.read(),
      resources: try reader.read(),
      memoryLimit: try reader.read(),
      leavesNetwork: try reader.read()
    )
  }
}
