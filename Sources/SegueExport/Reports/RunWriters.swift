import SegueDocuments
import SegueModel
import SegueGeometry
public import SegueTransitions

/// Writes what is presented at a moment as a line of JSON: time, progress, phase, and all layers in paint order.
public enum SampleWriter {
  /// Returns the line for the session's present state, at `time` seconds.
  ///
  /// With a probe advanced to the same moment, each layer has its `velocity` too.
  public static func line(
    _ session: some Playable,
    at time: Double,
    velocities probe: MotionProbe? = nil
  ) -> String {
    let slots = probe.map { Dictionary($0.layers.enumerated().map { ($1, $0) }) { first, _ in first } }
    let layers: [JSONValue] = session.layerSamples().map { sample in
      guard let probe, let slot = slots?[sample.id] else { return layer(sample) }
      return layer(sample, velocity: velocity(probe, slot: slot))
    }
    return JSONValue.object([
      .init("t", .number(time)),
      .init("progress", .number(session.status.progress)),
      .init("phase", .text(session.status.phase.rawValue)),
      .init("layers", .array(layers)),
    ]).line
  }

  /// The velocities of frame, opacity and corner radius, per second.
  private static func velocity(_ probe: MotionProbe, slot: Int) -> JSONValue {
    // The last digits of a difference are noise.
    func rate(_ measure: LayerMeasure) -> Double {
      (probe.velocity(of: measure, slot: slot) * 1e6).rounded() / 1e6
    }
    return .object([
      .init("frame", numbers(rate(.x), rate(.y), rate(.width), rate(.height))),
      .init("opacity", .number(rate(.opacity))),
      .init("cornerRadius", .number(rate(.radius))),
    ])
  }

  private static func layer(_ sample: LayerSample, velocity: JSONValue? = nil) -> JSONValue {
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
    if let velocity { members.append(.init("velocity", velocity)) }
    return .object(members)
  }

  private static func numbers(_ values: Double...) -> JSONValue { .array(values.map(JSONValue.number)) }
}

/// Writes the calls that UIKit would have made, one per line.
public enum TraceWriter {
  /// Returns `TIME CALL`, with the time in seconds and three decimals.
  public static func line(_ entry: TraceEntry) -> String {
    "\(entry.time.formatted(places: 3)) \(entry.text)"
  }

  /// Returns the trace of a whole run, sampled at 60 frames per second; what a program prints is no call.
  public static func lines(of run: SceneRun) -> [String] {
    var trace: [TraceEntry] = []
    FrameTimes.rate(framesPerSecond: 60).forEach(in: run) { _, run in trace = run.session.trace }
    return trace.filter { if case .printed = $0.event { false } else { true } }.map(line)
  }
}
