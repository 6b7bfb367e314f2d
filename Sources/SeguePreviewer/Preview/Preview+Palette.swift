import SegueModel
import SegueTransitions
import SeguePlayer
import SegueInterface

extension Preview {
  /// Everything the user can do here, what is looked for most first: the scene's transitions and scripts, the actions, and
  /// what comes in several instances; then what panels do, and at the end what a finger on the keyboard does.
  var paletteEntries: [PaletteEntry] {
    let own: [Action.Context] = PanelRegistry.traits.map { .panel($0.name) }
    let general: [PaletteEntry] = keys.paletteEntries(in: [.preview], except: .program(.palette))
    let inPanels: [PaletteEntry] = keys.paletteEntries(in: Set(own), except: .program(.palette))
      .filter { !general.contains($0) }
    let byFinger: [PaletteEntry] = keys.paletteEntries(in: [.finger], except: .program(.palette))
      .filter { !general.contains($0) && !inPanels.contains($0) }
    let transitions: [PaletteEntry] = (program == nil ? scene.transitions : choices).map { transition in
      PaletteEntry(
        title: "Run \(transition.name)",
        name: transition.name,
        section: transition.kind.rawValue + (transition.to.map { " → \($0)" } ?? ""),
        keys: "",
        command: .play(.transition(transition.name))
      )
    }
    let scripts: [PaletteEntry] = scene.scripts.map { script in
      PaletteEntry(
        title: "Play \(script.name)",
        name: script.name,
        section: "Script",
        keys: "",
        command: .play(.script(script.name))
      )
    }
    return transitions + scripts + general + choiceEntries + inPanels + byFinger
  }

  /// Performs a command that no key of this preview stands for.
  mutating func obey(_ command: Command, at now: Double) -> Effects {
    tick(now)
    prepare()
    return perform(command, at: now)
  }

  /// Runs a transition from the screen it begins on, going there first if necessary.
  mutating func run(transition name: String) {
    guard let transition = (program == nil ? scene.transitions : choices).first(where: { $0.name == name })
    else { return }
    dropFinger()
    if !choices.contains(where: { $0.name == name }), let screen = transition.from {
      guard let beginning = beginning(on: screen, player.origin.orientation) else { return }
      player.load([], from: beginning)
    }
    chosenName = name
    arm()
    player.isPlaying = true
  }

  /// Plays a script of the scene from the screen it begins on.
  mutating func play(script name: String) {
    guard let script = scene.scripts.first(where: { $0.name == name }) else { return }
    perform(GestureEntry(script))
  }
}
