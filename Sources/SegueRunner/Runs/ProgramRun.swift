public import SegueGeometry
public import SegueModel
import SegueStage
public import SegueTransitions
import SegueWire

/// A user's own program at a moment: its beginning, its events and its time.
///
/// It is a small value. What its process has shown is kept and shared by all moments of a program, so going back asks
/// nobody; an event in the past begins another process, which is given the events up to there.
public struct ProgramRun: Sendable {
  /// What is played.
  public let program: BuiltProgram
  let memory: ProgramMemory
  /// What it is shown on.
  public let device: Device
  /// How the device is held.
  public let orientation: Script.Orientation
  /// Seconds since its start.
  public private(set) var time = 0.0
  private var events: [TimedEvent] = []
  /// A number for each count of events, from none on.
  private var keys: [UInt64] = [0]

  /// The most memory that a program takes, in bytes.
  private static let memoryLimit = 2 << 30

  /// Starts a program on a device.
  ///
  /// - Throws: `RunnerError.program` if it ends before it shows anything.
  public init(
    _ program: BuiltProgram,
    on device: Device,
    orientation: Script.Orientation = .portrait
  ) throws(RunnerError) {
    (self.program, self.device, self.orientation) = (program, device, orientation)
    let upright = device.size ?? Size(width: 393, height: 852)
    let isUpright = orientation == .portrait
    let size = isUpright ? upright : Size(width: upright.height, height: upright.width)
    let start = ProgramStart(
      size: size,
      // Of several of one name, what lies beside the file that the program begins in comes first.
      resources: ResourceFiles(beside: [program.opening.file] + program.files).paths,
      memoryLimit: Self.memoryLimit
    )
    let home = Files.folder(of: program.executable.path) + "/home"
    try Files.makeFolder(home)
    memory = try ProgramMemory(program, start, home: home)
    canvas = size
  }

  /// The canvas, in points.
  public let canvas: Size

  var moment: ShownMoment { memory.moment(events, keys, time) }

  /// What the program has printed.
  public var log: [String] { memory.log }
  /// What it did that has no effect here.
  public var notes: [NoteInSource] { memory.notes }
  /// How the program has come to its end; nil while it runs.
  public var failure: ProgramFailure? { moment.failure ?? memory.failure }

  /// How the program has come to its end by this moment; nil before, though it may be known what is to come.
  public var failureByNow: ProgramFailure? { moment.failure }

  /// The same program at its start.
  public var beginning: ProgramRun {
    var run = self
    (run.time, run.events, run.keys) = (0, [], [0])
    return run
  }

  /// The moment after another run's events, at its time.
  ///
  /// - Parameters:
  ///   - other: The run whose events are repeated.
  ///   - adjusting: What becomes of each event, such as on another screen.
  /// - Returns: That moment; nobody is asked for it yet.
  public func repeating(_ other: ProgramRun, adjusting: (SessionEvent) -> SessionEvent = { $0 }) -> ProgramRun
  {
    var run = beginning
    for event in other.events {
      run.advance(to: event.time)
      run.handle(adjusting(event.event))
    }
    run.advance(to: other.time)
    return run
  }

  /// Lets time pass; the process is asked only when somebody looks.
  public mutating func advance(to newTime: Double) { time = max(time, newTime) }

  /// Takes an event at the present time.
  public mutating func handle(_ event: SessionEvent) {
    events.append(TimedEvent(time: time, event: event))
    var hasher = Hasher()
    hasher.combine(keys[keys.count - 1])
    hasher.combine(event)
    hasher.combine(time)
    keys.append(UInt64(bitPattern: Int64(hasher.finalize())))
  }
}
