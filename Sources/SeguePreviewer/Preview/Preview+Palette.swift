import SegueInterface
import SegueModel
import SeguePlayer
import SegueScenes
import SegueTransitions

/// What is asked for by name.
extension Preview {
  /// Everything the user can do here.
  var paletteEntries: [PaletteEntry] {
    PaletteContents(rehearsal: rehearsal, keys: keys, tunesTiming: tunedTiming != nil).entries
  }

  /// Performs a command that no key of this preview stands for.
  mutating func obey(_ command: Command, at now: Double) -> Effects {
    tick(now)
    rehearsal.prepare()
    return perform(command, at: now)
  }

  /// Applies a choice.
  mutating func take(_ choice: Choice) {
    switch choice {
    case .gesture(let id):
      if let entry = rehearsal.gestures.entries.first(where: { $0.id == id }) { rehearsal.perform(entry) }
    case .device(let device): show(on: device)
    case .marker(let name): rehearsal.goToMarker(named: name)
    case .stopsAtMarkers(let stops): rehearsal.stopAtMarkers(stops)
    case .textSize(let textSize): rehearsal.set(textSize)
    case .comparison(let variant):
      rehearsal.dropFinger()
      stage.compare(with: variant, of: &rehearsal)
    case .preset(let name): takePreset(named: name)
    case .layer(let id): select(layer: id)
    case .speed(let speed): rehearsal.play(at: speed)
    }
  }

  private mutating func takePreset(named name: String) {
    guard let preset = TimingPreset.all.first(where: { $0.name == name }),
      var panel = panels["tune"] as? TunePanel
    else { return }
    var context: PanelContext = panelContext
    panel.take(preset, in: &context)
    panels["tune"] = panel
    fulfil(context.requests, of: "tune")
  }
}
