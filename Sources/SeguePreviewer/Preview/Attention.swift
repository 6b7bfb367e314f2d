import SegueGeometry
import SegueModel
import SegueScenes
import SegueTransitions
import SeguePlayer

/// What the user attends to, in the scene's file or the program's.
struct Attention: Sendable {
  let panels: PanelDeck
  let context: PanelContext

  private var rehearsal: Rehearsal { context.rehearsal }

  /// The place of the user's attention.
  ///
  /// The subject of the focused panel: the timeline's selected track, or the layer of the inspector or the
  /// curves; otherwise the literal being tuned, the selected layer, or the chosen transition.
  var place: EditPlace? {
    guard let document = rehearsal.document else { return rehearsal.programPlace }
    let places: [SourceRange?] = [
      panels.focus == "timeline" ? trackPlace : nil,
      panels.focus == "inspector" || panels.focus == "curves" ? layerPlace : nil,
      tunedPlace,
      layerPlace,
      rehearsal.chosen?.source,
    ]
    let range: SourceRange = places.lazy.compactMap { $0 }.first { $0 != .none } ?? .none
    let place = document.file.place(of: range)
    return EditPlace(path: place.path, line: place.line)
  }

  private var tunedPlace: SourceRange? {
    guard panels.isOpen("tune") else { return nil }
    return (panels["tune"] as? TunePanel).flatMap { $0.selectedKnob(in: context)?.source }
  }

  private var layerPlace: SourceRange? { context.selection.flatMap { rehearsal.scene.source(ofLayer: $0) } }

  private var trackPlace: SourceRange? {
    guard let track = (panels["timeline"] as? TimelinePanel)?.selectedTrack else { return nil }
    let name: String? = rehearsal.runTransition
    guard let transition = rehearsal.scene.transitions.first(where: { $0.name == name }) else { return nil }
    return rehearsal.scene.source(ofTrackOn: track.layer, in: transition) { property in
      !TrackName.bases(of: property).isDisjoint(with: track.names)
    }
  }
}
