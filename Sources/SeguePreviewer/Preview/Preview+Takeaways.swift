import SegueCells
import SegueExport
import SegueGeometry
import SegueModel
import SegueScenes
import SegueTerminal
import SegueTransitions
import SegueInterface
import SeguePlayer

extension Preview {
  /// Opens the list of what can be taken away; stops the file that is being made, if there is one.
  mutating func askForTakeaway() {
    if let writing { return writing.progress.stop() }
    rehearsal.dropFinger()
    let choices: [Takeaway] = takeawayChoices
    takeaways = ChoiceBox(
      title: "Take away",
      choices: choices,
      lines: choices.map { choice in
        choice.title + String(repeating: " ", count: max(Self.titleColumns - choice.title.count, 1))
          + choice.purpose
      }
    )
  }

  /// What can be taken away.
  var takeawayChoices: [Takeaway] { rehearsal.program == nil ? Takeaway.all : Takeaway.ofPrograms }

  /// The columns of the titles: those of the longest, and two.
  private static let titleColumns = (Takeaway.all.map(\.title.count).max() ?? 0) + 2

  /// Begins to make a file; nil, as the notice then says, if there is nothing to make it from.
  mutating func begin(_ takeaway: Takeaway, cells: FramePicture) -> TakeawayJob? {
    rehearsal.prepare()
    guard !rehearsal.player.isHeld, rehearsal.player.length > 0 || takeaway == .picture else {
      let reason: String =
        rehearsal.player.isHeld ? "a hand holds the run open: let go first" : "nothing has run yet"
      rehearsal.notice = Notice(reason, isWarning: true)
      return nil
    }
    let transition: String? = rehearsal.player.ending?.status.transition ?? rehearsal.chosen?.name
    let events: [TimedEvent] = rehearsal.player.log.map { TimedEvent(time: $0.time, event: $0.event) }
    let job = TakeawayJob(
      takeaway: takeaway,
      run: SceneRun(rehearsal.player.origin, events: events[...]),
      moment: rehearsal.player.subject,
      scene: rehearsal.scene,
      transition: transition,
      name: rehearsal.fileName(for: transition),
      cells: cells
    )
    writing = job
    return job
  }

  /// Takes the outcome of the file that was being made.
  mutating func take(_ outcome: TakeawayJob.Outcome) {
    writing = nil
    switch outcome {
    case .wrote(let path, let remark): rehearsal.notice = Notice("wrote \(path): \(remark)")
    case .stopped: rehearsal.notice = Notice("stopped: nothing was written")
    case .failed(let reason): rehearsal.notice = Notice(reason, isWarning: true)
    }
  }

  /// What the timeline says while a file is being made.
  var writingMark: String? {
    writing.map { "writing \($0.takeaway.title) \($0.progress.percent) %" }
  }
}

// MARK: Choosing

extension Preview {
  /// Passes a key to the list, if it is open.
  mutating func typeIntoTakeaways(_ press: KeyPress) -> Effects? {
    guard keys.command(for: press, in: .preview) != .program(.interrupt) else { return nil }
    guard let outcome = takeaways?.type(press) else { return nil }
    return obey(outcome)
  }

  /// Passes the mouse to the list, if it is open.
  mutating func pointAtTakeaways(_ mouse: MouseEvent) -> Effects? {
    let area: CellRect = pickerArea
    guard let outcome = takeaways?.point(mouse, on: area) else { return nil }
    return obey(outcome)
  }

  private mutating func obey(_ outcome: ChoiceBox<Takeaway>.Outcome) -> Effects {
    var effects = Effects()
    switch outcome {
    case .stay: return effects
    case .cancel: break
    case .choose(let takeaway): effects.takeaway = takeaway
    }
    takeaways = nil
    return effects
  }
}
