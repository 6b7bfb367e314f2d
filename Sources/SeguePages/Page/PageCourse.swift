public import SegueModel
public import SegueTransitions
public import SegueWire

/// Something that a page can play: a transition, a script, or the screen at rest.
public struct PageCourse: Sendable {
  /// The name that it is chosen by.
  public var name: String
  /// The screen it starts on; nil for the scene's first.
  public var startScreen: String?
  /// How the device is held at first.
  public var orientation: Script.Orientation
  /// What happens, in order of time.
  public var events: [TimedEvent]

  /// Creates a course.
  public init(
    name: String,
    startScreen: String?,
    orientation: Script.Orientation = .portrait,
    events: [TimedEvent]
  ) {
    self.name = name
    self.startScreen = startScreen
    self.orientation = orientation
    self.events = events
  }
}

extension PageCourse: WireValue {
  /// Writes where it starts and what happens.
  public func write(to writer: inout WireWriter) {
    writer.write(name)
    writer.write(startScreen)
    writer.write(orientation)
    writer.write(events)
  }

  /// Reads where it starts and what happens.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(
      name: try reader.read(),
      startScreen: try reader.read(),
      orientation: try reader.read(),
      events: try reader.read()
    )
  }
}

extension Script.Orientation: WireCase {}
