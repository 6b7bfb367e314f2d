import SegueExport
import SegueGeometry
import SegueMotion
import SegueScenes
import SegueStage
import SegueTransitions

/// What can be taken along in the clipboard.
enum Copying: Hashable, Sendable {
  /// The knob, the layer's values, or the play head.
  case value
  case spring(SpringCode)
}

extension Preview {
  /// The text to copy, and tells what it is; nil: there is none.
  mutating func copy(_ form: Copying) -> String? {
    switch form {
    case .value:
      let (text, name): (String, String) = valueAtHand
      notice = Notice("copied \(name): \(text)")
      return text
    case .spring(let code):
      guard let found = springAtHand else {
        notice = Notice(
          "no spring at hand: choose one in tune, or a layer that a spring moves",
          isWarning: true
        )
        return nil
      }
      notice = Notice("copied \(found.name) as \(code.rawValue)")
      return code.text(of: found.spring, initialVelocity: found.velocity, fittedTo: found.duration)
    }
  }

  /// The knob where tune has the focus, else the selected layer, else the play head.
  private var valueAtHand: (text: String, name: String) {
    if let knob = tunedKnob { return (knob.text, knob.name) }
    if let layer = selection.flatMap({ session.inspect($0) }) {
      return (Self.values(of: layer), layer.id)
    }
    return ("\(Decimals.fixed(player.position, digits: 4))s", "the play head")
  }

  private var tunedKnob: Knob? {
    guard let panel = panels["tune"] as? TunePanel, panels.focus == "tune" else { return nil }
    return panel.selectedKnob(in: self)
  }

  private static func values(of layer: LayerInspection) -> String {
    func number(_ value: Double) -> String { Decimals.fixed(value, digits: 2) }
    let frame = layer.frame
    return "frame \(number(frame.minX)) \(number(frame.minY)) \(number(frame.size.width)) "
      + "\(number(frame.size.height)), opacity \(number(layer.presented.opacity)), "
      + "radius \(number(layer.presented.cornerRadii.largest))"
  }

  /// The spring of the knob, else one that moves the selected layer, else the run's first.
  ///
  /// With the duration that it is fitted to, where it does not time itself.
  private var springAtHand: (spring: Spring, velocity: Double, duration: Double?, name: String)? {
    if let panel = panels["tune"] as? TunePanel, panels.isOpen("tune"),
      let knob = panel.selectedKnob(in: self)
    {
      let duration: Double = self.duration(around: knob.id)
      if let written = document?.spring(of: knob.id, duration: duration) {
        let name = "the spring of \(knob.id.keys.joined(separator: "."))"
        return (written.spring, written.velocity, written.dialect == nil ? duration : nil, name)
      }
    }
    let tracks: [TransitionTrack] = (player.opening ?? session).tracks
    let own: [TransitionTrack] = tracks.filter { $0.layer == selection }
    for track in own + tracks {
      if case .spring(let spring, let velocity, _) = track.curve {
        return (spring, velocity, nil, "the spring of \(track.layer)")
      }
    }
    return nil
  }
}
