import SegueImages
public import SegueStage
public import SegueUIKitRules

/// What a program says after each request: what is not as it was.
public struct ProgramAnswer: Sendable {
  /// Its time, in seconds since the start.
  public var time = 0.0
  /// When something happens next by itself; nil if nothing will.
  public var nextEventTime: Double?
  /// The transition that runs; nil if none does.
  public var transition: ProgramTransition?
  /// The layers that have changed.
  public var update = TreeUpdate()
  /// Pictures that layers refer to by number from now on.
  public var pictures: [StageImage] = []
  /// The calls that UIKit and the program have made of each other since the last answer.
  public var calls: [ProgramCall] = []
  /// What it did since the last answer that has no effect here.
  public var notes: [ProgramNote] = []
  /// The controller on top, by its class.
  public var screen = ""
  /// The transitions that it can be told to start, by their names.
  public var actions: [TransitionKind] = []
  /// Whether anything is on screen that moves, or something is due.
  public var isAnimating = false
  /// Whether layers are changed all the time, so that what is seen later is known only later.
  public var isContinuous = false

  /// Creates an answer that nothing has changed.
  public init() {}

  /// The most pixels that a program's pictures may have together.
  public static let pixelBudget = 64 << 20
}

/// A transition between controllers, as it runs.
public struct ProgramTransition: Hashable, Sendable {
  /// What is done.
  public var kind: TransitionKind
  /// The controller that is left, by its class.
  public var from: String
  /// The controller that it leads to, by its class.
  public var to: String
  /// When it began, in seconds since the program's start.
  public var beginTime: Double
  /// The animator's duration in seconds.
  public var duration: Double
  /// How far it is, as a fraction of the duration.
  public var progress: Double
  /// Whether a hand drives it.
  public var isInteractive: Bool

  /// Creates a transition; see the properties.
  public init(
    _ kind: TransitionKind,
    from: String,
    to: String,
    beginTime: Double,
    duration: Double,
    progress: Double,
    isInteractive: Bool
  ) {
    self.kind = kind
    self.from = from
    self.to = to
    self.beginTime = beginTime
    self.duration = duration
    self.progress = progress
    self.isInteractive = isInteractive
  }
}

/// A call, and when it was made.
public struct ProgramCall: Hashable, Sendable {
  /// Seconds since the program's start.
  public var time: Double
  /// The call; controllers are named by their classes.
  public var call: UIKitCall<String>

  /// Creates a call.
  public init(time: Double, call: UIKitCall<String>) {
    self.time = time
    self.call = call
  }
}

extension ProgramAnswer {
  /// The answer as bytes; pictures that it refers to for the first time go with it.
  public func bytes(_ numbers: inout PictureNumbers) -> [UInt8] {
    // What refers to pictures is written first, to know which have to be sent before it.
    var body = WireWriter(pictures: numbers)
    body.write(update)
    numbers = body.pictures
    var writer = WireWriter()
    let unsent = numbers.takeUnsent()
    writer.write(UInt32(truncatingIfNeeded: unsent.count))
    for picture in unsent { picture.write(to: &writer) }
    writer.append(body.bytes)
    writer.write(time)
    writer.write(nextEventTime)
    writer.write(transition)
    writer.write(calls)
    writer.write(notes)
    writer.write(screen)
    writer.write(actions)
    writer.write(isAnimating)
    writer.write(isContinuous)
    return writer.bytes
  }

  /// Reads an answer, of which each byte may be wrong, and adds its pictures to those of the answers before.
  public init(_ bytes: [UInt8], pictures known: inout [StageImage]) throws(WireError) {
    self.init()
    var reader = WireReader(bytes)
    var budget = Self.pixelBudget - known.reduce(0) { $0 + $1.pixels.pixels.count }
    let count = try reader.count(ofSize: 12)
    for _ in 0..<count { pictures.append(try StageImage.read(from: &reader, budget: &budget)) }
    reader.pictures = known + pictures
    update = try reader.read()
    time = try reader.read()
    nextEventTime = try reader.read()
    transition = try reader.read()
    calls = try reader.read()
    notes = try reader.read()
    screen = try reader.read()
    actions = try reader.read()
    isAnimating = try reader.read()
    isContinuous = try reader.read()
    try reader.finish()
    known += pictures
  }
}

extension ProgramTransition: WireValue {
  /// Writes everything.
  public func write(to writer: inout WireWriter) {
    writer.write(kind)
    writer.write(from)
    writer.write(to)
    for number in [beginTime, duration, progress] { number.write(to: &writer) }
    writer.write(isInteractive)
  }

  /// Reads everything.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(
      try reader.read(),
      from: try reader.read(),
      to: try reader.read(),
      beginTime: try reader.read(),
      duration: try reader.read(),
      progress: try reader.read(),
      isInteractive: try reader.read()
    )
  }
}

extension ProgramCall: WireValue {
  /// Writes time and call.
  public func write(to writer: inout WireWriter) {
    writer.write(time)
    writer.write(call)
  }

  /// Reads time and call.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(time: try reader.read(), call: try reader.read())
  }
}
