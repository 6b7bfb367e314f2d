import SegueModel
import SegueTransitions
import SeguePlayer
import SegueInterface

extension Preview {
  /// Everything the user can do here: all actions, the scene's transitions and scripts, and everything that
  /// comes in several instances.
  var paletteEntries: [PaletteEntry] {
    let own: [Action.Context] = PanelRegistry.traits.map { .panel($0.name) }
    let general: [PaletteEntry] = keys.paletteEntries(in: [.preview], except: .program(.palette))
    let others: [PaletteEntry] = keys.paletteEntries(in: Set([.finger] + own), except: .program(.palette))
      .filter {
        !general.contains($0)
      }
    let transitions: [PaletteEntry] =
      (rehearsal.program == nil ? rehearsal.scene.transitions : rehearsal.choices).map { transition in
        PaletteEntry(
          title: "Run \(transition.name)",
          name: transition.name,
          section: transition.kind.rawValue + (transition.to.map { " → \($0)" } ?? ""),
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
    return transitions + scripts + general + choiceEntries + others
  }

  /// Performs a command that no key of this preview stands for.
  mutating func obey(_ command: Command, at now: Double) -> Effects {
    tick(now)
    rehearsal.prepare()
    return perform(command, at: now)
  }

}
