import SegueGeometry
public import SegueTransitions

/// Writes what a session presents as a line of JSON: time, progress, phase, and every layer in paint order.
public enum SampleWriter {
  /// The line for the session's present state, at `time` seconds.
  public static func line(_ session: Session, at time: Double) -> String {
    JSONValue.object([
      .init("t", .number(time)),
      .init("progress", .number(session.status.progress)),
      .init("phase", .text(session.status.phase.rawValue)),
      .init("layers", .array(session.layerSamples().map(layer))),
    ]).line
  }

  private static func layer(_ sample: LayerSample) -> JSONValue {
    let frame = sample.frame
    var members: [JSONValue.Member] = [
      .init("id", .text(sample.id)),
      .init("frame", numbers(frame.origin.x, frame.origin.y, frame.size.width, frame.size.height)),
      .init("opacity", .number(sample.opacity)),
      .init("cornerRadius", .number(sample.cornerRadius)),
      .init("hidden", .boolean(sample.isHidden)),
    ]
    if let corners = sample.corners {
      members.append(.init("corners", .array(corners.map { numbers($0.x, $0.y) })))
    }
    return .object(members)
  }

  private static func numbers(_ values: Double...) -> JSONValue { .array(values.map(JSONValue.number)) }
}
