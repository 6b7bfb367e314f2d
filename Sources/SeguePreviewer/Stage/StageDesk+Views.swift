import SegueGeometry
import SegueInterface
import SegueModel
import SegueScenes
import SegueStage
import SegueTransitions
import SeguePlayer

/// The views and what they need of the run.
extension StageDesk {
  /// A path needs a layer: without a selection, the first one that moves is selected.
  mutating func toggleMotionPath(of player: Player) {
    views.showsPath.toggle()
    guard views.showsPath, selection == nil else { return }
    var copy: Player = player
    let frames: [[FrameNode]] = (0...4).map { part in
      copy.seek(to: copy.length * Double(part) / 4)
      var frame = Frame()
      copy.subject.sample(into: &frame)
      return frame.nodes
    }
    let moving: Set<LayerID> = MovingLayers.uppermost(in: frames)
    copy.seek(to: copy.length / 2)
    let found: LayerID? = frames[2].last { moving.contains($0.layer) }?.layer
    selection = found.flatMap { copy.subject.identifier(of: $0) }
  }

  /// Shows a view, or the device again.
  mutating func show(_ view: StageView, of rehearsal: inout Rehearsal) {
    endComparison(of: &rehearsal)
    rehearsal.dropFinger()
    views.toggle(view)
  }

  /// Returns to the device.
  mutating func leaveView(of rehearsal: inout Rehearsal) {
    endComparison(of: &rehearsal)
    views.toggle(views.view)
  }

  /// Ends the run where it did before it had to wait for the other one.
  private func endComparison(of rehearsal: inout Rehearsal) {
    guard let length = views.comparison?.ownLength else { return }
    rehearsal.end(at: length)
  }

  /// Updates the views from the run.
  mutating func refresh(from rehearsal: inout Rehearsal) {
    if views.view == .exploded { views.planes.update(from: rehearsal.player) }
    if views.comparison?.variant == .saved, let document = rehearsal.document,
      document.savedSource != views.comparison?.source
    {
      compare(with: .saved, of: &rehearsal)
    }
    guard var comparison = views.comparison else { return }
    // Taken out, so that following copies nothing.
    views.comparison = nil
    comparison.follow(rehearsal)
    rehearsal.wait(until: comparison.player.length)
    views.comparison = comparison
  }

  /// Opens the picker of what the run can be compared with.
  mutating func askForComparison(of rehearsal: inout Rehearsal) {
    rehearsal.dropFinger()
    let variants: [Variant] = Variant.all(for: rehearsal)
    views.picker = ChoiceBox(title: "Compare with", choices: variants, lines: variants.map(\.title))
  }

  /// Compares with a variant of the run, laid out like the previous comparison.
  mutating func compare(with variant: Variant, of rehearsal: inout Rehearsal) {
    let layout: Comparison.Layout? = views.comparison?.layout
    var scene: Scene?
    var knobs: [Knob] = []
    switch variant {
    case .saved:
      guard let document = rehearsal.document,
        let saved = try? SceneDocument(source: document.savedSource, path: document.path)
      else {
        views.picker = nil
        return rehearsal.tell("the saved file cannot be read", isWarning: true)
      }
      scene = saved.scene
      knobs = saved.knobs
    case .frozen:
      scene = rehearsal.scene
      knobs = rehearsal.document?.knobs ?? []
    default: break
    }
    endComparison(of: &rehearsal)
    views.compare(
      Comparison(variant, scene: scene, knobs: knobs, layout: layout ?? .sideBySide, of: rehearsal)
    )
  }
}
