import SegueGeometry
public import SegueTransitions
public import SegueWire

/// What every layer presents at a moment, for a page's script: what `segue sample` prints.
public struct PageSample: WireValue {
  /// The screen on top.
  public var screen: String
  /// What the current or last transition does.
  public var status: TransitionStatus
  /// The layers in paint order.
  public var layers: [LayerSample]

  /// Samples a session.
  public init(_ session: Session) {
    screen = session.screen
    status = session.status
    layers = session.layerSamples()
  }

  /// Writes the screen, the status and the layers.
  public func write(to writer: inout WireWriter) {
    writer.write(screen)
    writer.write(status)
    writer.write(layers)
  }

  /// Reads the screen, the status and the layers.
  public init(from reader: inout WireReader) throws(WireError) {
    screen = try reader.read()
    status = try reader.read()
    layers = try reader.read()
  }
}

extension TransitionStatus: WireValue {
  /// Writes transition, phase and progress.
  public func write(to writer: inout WireWriter) {
    writer.write(transition)
    writer.write(phase)
    for number in [progress, elapsed, duration] { writer.write(number) }
  }

  /// Reads transition, phase and progress.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(
      transition: try reader.read(),
      phase: try reader.read(),
      progress: try reader.read(),
      elapsed: try reader.read(),
      duration: try reader.read()
    )
  }
}

extension TransitionStatus.Phase: WireCase {
  /// All phases, by their numbers.
  package static var wireCases: [TransitionStatus.Phase] {
    [.idle, .running, .interactive, .finishing, .cancelling, .finished, .cancelled]
  }
}

extension LayerSample: WireValue {
  /// Writes what is presented.
  public func write(to writer: inout WireWriter) {
    writer.write(id)
    for number in [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height] {
      writer.write(number)
    }
    writer.write(opacity)
    writer.write(cornerRadius)
    writer.write(isHidden)
    writer.write(corners)
  }

  /// Reads what is presented.
  public init(from reader: inout WireReader) throws(WireError) {
    let id: String = try reader.read()
    let (x, y): (Double, Double) = (try reader.read(), try reader.read())
    let (width, height): (Double, Double) = (try reader.read(), try reader.read())
    self.init(
      id: id,
      frame: Rect(x: x, y: y, width: width, height: height),
      opacity: try reader.read(),
      cornerRadius: try reader.read(),
      isHidden: try reader.read(),
      corners: try reader.read()
    )
  }
}
