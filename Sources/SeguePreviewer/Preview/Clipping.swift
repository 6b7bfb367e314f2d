import SegueExport
import SegueGeometry
import SegueModel
import SegueMotion
import SegueScenes
import SegueStage
import SegueTransitions
import SeguePlayer

/// What is at hand to be copied.
struct Clipping: Sendable {
  let rehearsal: Rehearsal
  /// The id of the selected layer.
  let selection: String?
  /// The knob of the tune panel, while that has the focus.
  let tunedKnob: Knob?
  /// The curve of the tune panel, while that is open.
  let tunedTiming: WrittenTiming?

  /// The knob if the tune panel has the focus, else the selected layer, else the play head.
  var value: CopiedText {
    if let knob = tunedKnob { return CopiedText(text: knob.text, name: "\(knob.name) \(knob.text)") }
    if let layer = selection.flatMap({ rehearsal.session.inspect($0) }) {
      let values: String = Self.values(of: layer)
      return CopiedText(text: values, name: "\(layer.id): \(values)")
    }
    let time = "\(rehearsal.player.position.formatted(places: 3)) s"
    return CopiedText(text: time, name: "the play head \(time)")
  }

  private static func values(of layer: LayerInspection) -> String {
    func number(_ value: Double) -> String { value.formatted(places: 2) }
    let frame = layer.frame
    return "frame \(number(frame.minX)) \(number(frame.minY)) \(number(frame.size.width)) "
      + "\(number(frame.size.height)), opacity \(number(layer.presented.opacity)), "
      + "radius \(number(layer.presented.cornerRadii.largest))"
  }

  // MARK: Timing curves

  /// The curve of the tuned knob, else one that moves the selected layer, else the run's first spring or
  /// curve.
  var timingAtHand: (timing: CodedTiming, name: String)? {
    if let written = tunedTiming, let knob = written.knobs.first {
      return (CodedTiming(written, duration: rehearsal.duration(around: knob.id)), Self.name(of: written))
    }
    let tracks: [TransitionTrack] = (rehearsal.player.opening ?? rehearsal.session).tracks
    let own: [TransitionTrack] = tracks.filter { $0.layer == selection }
    let springs: [TransitionTrack] = tracks.filter { if case .spring = $0.curve { true } else { false } }
    guard let track = (own + springs + tracks).first else { return nil }
    if let written = written(track.curve) { return (written, "the curve of \(track.layer)") }
    return (CodedTiming(track.curve, duration: track.duration), "the curve of \(track.layer)")
  }

  private static func name(of written: WrittenTiming) -> String {
    let kind: String =
      switch written.shape {
      case .named, .bezier: "curve"
      case .spring: "spring"
      }
    return "the \(kind) of \(written.keys.joined(separator: "."))"
  }

  /// A curve of the run as the file writes it, with its own numbers; nil if they are not all written out.
  private func written(_ curve: TimingCurve) -> CodedTiming? {
    let run: String? = (rehearsal.player.ending ?? rehearsal.session).status.transition
    guard let document = rehearsal.document, let name = run ?? rehearsal.chosen?.name else { return nil }
    let knobs: [Knob] = document.knobs.filter { $0.id.keys.starts(with: ["transitions", name]) }
    return knobs.lazy.compactMap { knob -> CodedTiming? in
      let duration: Double = rehearsal.duration(around: knob.id)
      guard let timing = document.timing(of: knob.id, duration: duration) else { return nil }
      let coded = CodedTiming(timing, duration: duration)
      return coded.curve.isSame(as: curve) ? coded : nil
    }.first
  }
}

extension TimingCurve {
  /// Whether it moves like another, whatever the time a spring is cut off at.
  fileprivate func isSame(as other: TimingCurve) -> Bool {
    guard case .spring(let spring, let velocity, _) = self,
      case .spring(let otherSpring, let otherVelocity, _) = other
    else { return self == other }
    return spring == otherSpring && velocity == otherVelocity
  }
}
