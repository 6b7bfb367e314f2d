import SegueDocuments
import SegueInterface
import SegueScenes

/// What panels read and ask for.
extension Preview {
  var panelContext: PanelContext {
    PanelContext(
      rehearsal: rehearsal,
      selection: stage.selection,
      comparison: stage.views.comparison,
      focus: panels.focus,
      keys: keys,
      statistics: showsStatistics ? statistics : nil,
      showsSafeArea: stage.showsSafeArea,
      roundsCorners: stage.roundsCorners
    )
  }

  /// The place to open in an editor.
  var editPlace: EditPlace? { Attention(panels: panels, context: panelContext).place }

  /// Does what a panel has asked for, and tells it what came of that.
  mutating func fulfil(_ requests: [PanelRequest], of panel: String) {
    for request in requests {
      if let outcome = fulfil(request) { panels[panel]?.settle(request, as: outcome) }
    }
  }

  /// Does one thing; returns what came of it if it can be refused.
  private mutating func fulfil(_ request: PanelRequest) -> PanelRequest.Outcome? {
    switch request {
    case .tell(let notice): rehearsal.tell(notice)
    case .seek(let time): rehearsal.seek(to: time)
    case .select(let layer): stage.selection = layer
    case .choose(let name): rehearsal.choose(name)
    case .chooseNext(let step): rehearsal.choose(next: step)
    case .tune(let edit): return tune(edit)
    case .endChange: rehearsal.endChange()
    case .revise(let revision): rehearsal.revise(revision)
    case .device(let command): changeDevice(command)
    case .show(let device): show(on: device)
    case .hold(let holds): rehearsal.hold(holds)
    case .perform(let entry): rehearsal.perform(entry)
    case .save(let entry, let name, let isOverwriting):
      rehearsal.save(entry, as: name, isOverwriting: isOverwriting)
      if rehearsal.notice?.question == .overwrite { return .mayOverwrite }
      return rehearsal.notice?.isWarning == true ? .isRefused : .isDone
    case .selectGesture(let step): rehearsal.selectGesture(next: step)
    case .forgetGesture: rehearsal.forgetGesture()
    }
    return nil
  }

  private mutating func tune(_ edit: KnobEdit) -> PanelRequest.Outcome {
    let isTaken: Bool = rehearsal.tune { (document: inout SceneDocument) throws(DocumentError) in
      try edit.apply(to: &document)
    }
    return isTaken ? .isDone : .isRefused
  }
}
