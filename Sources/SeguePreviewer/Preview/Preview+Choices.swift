import SegueGeometry
import SegueModel
import SegueScenes
import SegueTransitions
import SeguePlayer
import SegueInterface

extension Preview {
  /// The most layers that are listed.
  private static let mostLayers = 400

  /// Everything that comes in several instances, each under its own name.
  var choiceEntries: [PaletteEntry] {
    gestureEntries + markerEntries + presetEntries + comparisonEntries + deviceEntries + speedEntries
      + layerEntries + takeawayEntries
  }

  /// Applies a choice.
  mutating func take(_ choice: Choice) {
    switch choice {
    case .gesture(let id):
      if let entry = rehearsal.gestures.entries.first(where: { $0.id == id }) { rehearsal.perform(entry) }
    case .device(let device): show(on: device)
    case .marker(let name): rehearsal.goToMarker(named: name)
    case .stopsAtMarkers(let stops): rehearsal.stopsAtMarkers = stops
    case .textSize(let textSize): rehearsal.set(textSize)
    case .comparison(let variant):
      rehearsal.dropFinger()
      stage.compare(with: variant, of: &rehearsal)
    case .preset(let name): takePreset(named: name)
    case .layer(let id): select(layer: id)
    case .speed(let speed): rehearsal.player.speed = Speed.clamp(speed)
    }
  }

  // MARK: Entries

  private static func entry(_ title: String, _ section: String, _ choice: Choice) -> PaletteEntry {
    PaletteEntry(title: title, section: section, keys: "", command: .choose(choice))
  }

  /// Recordings, the files beside the scene, and gestures made to fit it; the scene's own are listed
  /// elsewhere.
  private var gestureEntries: [PaletteEntry] {
    rehearsal.gestures.entries.filter { $0.source != .scene }.map { gesture in
      let verb: String = gesture.source == .canned ? "Perform" : "Play"
      return Self.entry("\(verb) \(gesture.name)", gesture.group, .gesture(gesture.id))
    }
  }

  private var markerEntries: [PaletteEntry] {
    let places: [PaletteEntry] = rehearsal.markers.map {
      Self.entry("Go to marker \($0.name)", "\(Player.seconds($0.time)) s", .marker($0.name))
    }
    guard !places.isEmpty else { return [] }
    let title: String = rehearsal.stopsAtMarkers ? "Play on at markers" : "Stop at markers"
    return places + [Self.entry(title, "Play", .stopsAtMarkers(!rehearsal.stopsAtMarkers))]
  }

  /// The named curves, if a curve is being tuned.
  private var presetEntries: [PaletteEntry] {
    guard panels.isOpen("tune"), let panel = panels["tune"] as? TunePanel,
      panel.timing(in: panelContext) != nil
    else {
      return []
    }
    return TimingPreset.all.map { Self.entry("Tune to \($0.name)", $0.text, .preset($0.name)) }
  }

  private var takeawayEntries: [PaletteEntry] {
    takeawayChoices.map { takeaway in
      PaletteEntry(
        title: "Write as \(takeaway.title)",
        section: "Take away",
        keys: "",
        command: .file(.write(takeaway))
      )
    }
  }

  private var comparisonEntries: [PaletteEntry] {
    Variant.all(for: rehearsal).map { Self.entry("Compare with \($0.title)", "Views", .comparison($0)) }
  }

  private var deviceEntries: [PaletteEntry] {
    let devices: [PaletteEntry] = rehearsal.devices.filter { $0 != rehearsal.session.device }.map { device in
      Self.entry("Show on \(device.title)", device.sizeText ?? "Device", .device(device))
    }
    let sizes: [PaletteEntry] = TextSize.allCases.filter { $0 != rehearsal.options.textSize }.map { size in
      let points: String = TextStyle.body.points(at: size).formatted(atMost: 1)
      return Self.entry("Text size \(size.rawValue)", "body \(points) pt", .textSize(size))
    }
    return devices + sizes
  }

  private var speedEntries: [PaletteEntry] {
    Speed.ladder.filter { $0 != rehearsal.player.speed }.map {
      Self.entry("Speed \(Speed.label($0))", "Play", .speed($0))
    }
  }

  private var layerEntries: [PaletteEntry] {
    rehearsal.session.layerIDs.prefix(Self.mostLayers).map { Self.entry("Select \($0)", "Layer", .layer($0)) }
  }

  // MARK: Taking

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
