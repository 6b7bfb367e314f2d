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
    let samples = session.layerSamples()
    var json = JSONWriter(minimumCapacity: samples.count * bytesPerLayer)
    json.object { json in
      json.key("t")
      json.number(time)
      json.key("progress")
      json.number(session.status.progress)
      json.key("phase")
      json.text(session.status.phase.rawValue)
      json.key("layers")
      json.array { json in
        for sample in samples {
          write(sample, velocities: probe, slot: slots?[sample.id], to: &json)
        }
      }
    }
    return json.text
  }

  /// What a layer's text takes at most, as a rule.
  private static let bytesPerLayer = 320

  private static func write(
    _ sample: LayerSample,
    velocities probe: MotionProbe?,
    slot: Int?,
    to json: inout JSONWriter
  ) {
    let frame = sample.frame
    json.object { json in
      json.key("id")
      json.text(sample.id)
      json.key("frame")
      write(frame.origin.x, frame.origin.y, frame.size.width, frame.size.height, to: &json)
      json.key("opacity")
      json.number(sample.opacity)
      json.key("cornerRadius")
      json.number(sample.cornerRadius)
      json.key("hidden")
      json.boolean(sample.isHidden)
      if let corners = sample.corners {
        json.key("corners")
        json.array { json in
          for corner in corners {
            json.array { json in
              json.number(corner.x)
              json.number(corner.y)
            }
          }
        }
      }
      guard let probe, let slot else { return }
      json.key("velocity")
      write(velocitiesOf: slot, probe, to: &json)
    }
  }

  /// Writes the velocities of frame, opacity and corner radius, per second.
  private static func write(velocitiesOf slot: Int, _ probe: MotionProbe, to json: inout JSONWriter) {
    // The last digits of a difference are noise.
    func rate(_ measure: LayerMeasure) -> Double {
      (probe.velocity(of: measure, slot: slot) * 1e6).rounded() / 1e6
    }
    json.object { json in
      json.key("frame")
      write(rate(.x), rate(.y), rate(.width), rate(.height), to: &json)
      json.key("opacity")
      json.number(rate(.opacity))
      json.key("cornerRadius")
      json.number(rate(.radius))
    }
  }

  private static func write(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    to json: inout JSONWriter
  ) {
    json.array { json in
      json.number(x)
      json.number(y)
      json.number(width)
      json.number(height)
    }
  }
}

/// Writes the calls that UIKit would have made, one per line.
public enum TraceWriter {
  /// Returns `TIME CALL`, with the time in seconds and three decimals.
  public static func line(_ entry: TraceEntry) -> String {
    "\(entry.time.formatted(places: 3)) \(entry.text)"
  }

  /// Returns the trace of a whole run, sampled at 60 frames per second; what a program prints is no call, nor is what is noted of it.
  public static func lines(of run: SceneRun) -> [String] {
    var trace: [TraceEntry] = []
    FrameTimes.rate(framesPerSecond: 60).forEach(in: run) { _, run in trace = run.session.trace }
    let calls = trace.filter {
      switch $0.event {
      case .call, .recognizer, .verdict: true
      case .printed, .noted: false
      }
    }
    return calls.map(line)
  }
}
