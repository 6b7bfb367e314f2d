import SegueGeometry
import SegueModel
import SegueScenes
import SegueTransitions
import SeguePlayer
import SegueInterface

/// What the palette lists for a scene or a program.
struct PaletteContents: Sendable {
  /// The most layers that are listed.
  private static let mostLayers = 400

  let rehearsal: Rehearsal
  let keys: KeyMap
  /// Whether a curve is being tuned.
  let tunesTiming: Bool

  /// Everything the user can do here, what is looked for most first: the scene's transitions and scripts, the actions, and
  /// what comes in several instances; then what panels do, and at the end what a finger on the keyboard does.
  var entries: [PaletteEntry] {
    let own: [Action.Context] = PanelRegistry.traits.map { .panel($0.name) }
    let general: [PaletteEntry] = keys.paletteEntries(in: [.preview], except: .program(.palette))
    let inPanels: [PaletteEntry] = keys.paletteEntries(in: Set(own), except: .program(.palette))
      .filter { !general.contains($0) }
    let byFinger: [PaletteEntry] = keys.paletteEntries(in: [.finger], except: .program(.palette))
      .filter { !general.contains($0) && !inPanels.contains($0) }
    let transitions: [PaletteEntry] =
      (rehearsal.program == nil ? rehearsal.scene.transitions : rehearsal.choices).map { transition in
        PaletteEntry(
          title: "Run \(transition.name)",
          name: transition.name,
          section: transition.meaning ?? "",
          keys: "",
          command: .play(.transition(transition.name))
        )
      }
    let scripts: [PaletteEntry] = rehearsal.scene.scripts.map { script in
      PaletteEntry(
        title: "Play \(script.name)",
        name: script.name,
        section: "Script",
        keys: "",
        command: .play(.script(script.name))
      )
    }
    return transitions + scripts + general + choices + inPanels + byFinger
  }

  /// Everything that comes in several instances, each under its own name.
  private var choices: [PaletteEntry] {
    gestureEntries + markerEntries + presetEntries + comparisonEntries + deviceEntries + speedEntries
      + layerEntries + takeawayEntries
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
    guard tunesTiming else { return [] }
    return TimingPreset.all.map { Self.entry("Tune to \($0.name)", $0.text, .preset($0.name)) }
  }

  private var takeawayEntries: [PaletteEntry] {
    TakeawayDesk.choices(of: rehearsal).map { takeaway in
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
}
