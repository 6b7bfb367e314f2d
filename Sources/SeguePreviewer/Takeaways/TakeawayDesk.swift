import SegueCells
import SegueExport
import SegueGeometry
import SegueInterface
import SegueModel
import SeguePlayer
import SegueScenes
import SegueTerminal
import SegueTransitions

/// The list of what can be taken away, and the file that is being made.
struct TakeawayDesk: Sendable {
  /// What can be taken away, while the list is open.
  private(set) var list: ChoiceBox<Takeaway>?
  /// The file that is being made.
  private(set) var job: TakeawayJob?

  /// Opens the list of what can be taken away; stops the file that is being made, if there is one.
  mutating func ask(of rehearsal: inout Rehearsal) {
    if let job { return job.progress.stop() }
    rehearsal.dropFinger()
    let choices: [Takeaway] = Self.choices(of: rehearsal)
    list = ChoiceBox(
      title: "Take away",
      choices: choices,
      lines: choices.map { choice in
        choice.title + String(repeating: " ", count: max(Self.titleColumns - choice.title.count, 1))
          + choice.purpose
      }
    )
  }

  /// What can be taken away.
  static func choices(of rehearsal: Rehearsal) -> [Takeaway] {
    rehearsal.program == nil ? Takeaway.all : Takeaway.ofPrograms
  }

  /// The columns of the titles: those of the longest, and two.
  private static let titleColumns = (Takeaway.all.map(\.title.count).max() ?? 0) + 2

  /// Begins to make a file; nil, as the notice then says, if there is nothing to make it from.
  mutating func begin(_ takeaway: Takeaway, cells: FramePicture, of rehearsal: inout Rehearsal)
    -> TakeawayJob?
  {
    rehearsal.prepare()
    guard !rehearsal.player.isHeld, rehearsal.player.length > 0 || takeaway == .picture else {
      let reason: String =
        rehearsal.player.isHeld ? "a hand holds the run open: let go first" : "nothing has run yet"
      rehearsal.tell(reason, isWarning: true)
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
      name: FileNaming.name(of: rehearsal, for: transition),
      cells: cells
    )
    self.job = job
    return job
  }

  /// Takes the outcome of the file that was being made.
  mutating func take(_ outcome: TakeawayJob.Outcome, of rehearsal: inout Rehearsal) {
    job = nil
    switch outcome {
    case .wrote(let path, let remark): rehearsal.tell("wrote \(path): \(remark)")
    case .stopped: rehearsal.tell("stopped: nothing was written")
    case .failed(let reason): rehearsal.tell(reason, isWarning: true)
    }
  }

  /// What the timeline says while a file is being made.
  var mark: String? {
    job.map { "writing \($0.takeaway.title) \($0.progress.percent) %" }
  }
}

// MARK: Choosing

extension TakeawayDesk {
  /// Takes a key while the list is open; returns what it chose, if anything, and nil if the list is closed.
  mutating func type(_ press: KeyPress) -> ChoiceBox<Takeaway>.Outcome? {
    guard let outcome = list?.type(press) else { return nil }
    return closing(outcome)
  }

  /// Takes the mouse while the list is open; returns what it chose, if anything, and nil if the list is closed.
  mutating func point(_ mouse: MouseEvent, on area: CellRect) -> ChoiceBox<Takeaway>.Outcome? {
    guard let outcome = list?.point(mouse, on: area) else { return nil }
    return closing(outcome)
  }

  private mutating func closing(_ outcome: ChoiceBox<Takeaway>.Outcome) -> ChoiceBox<Takeaway>.Outcome {
    switch outcome {
    case .stay: break
    case .cancel, .choose: list = nil
    }
    return outcome
  }
}

/// What files about a run are called.
enum FileNaming {
  /// A name for files about a run: the scene's, and its transition's.
  static func name(of rehearsal: Rehearsal, for transition: String?) -> String {
    let scene: String = rehearsal.document.map { sceneName(at: $0.path) } ?? rehearsal.scene.title
    return fileName(of: [scene, transition ?? "run"])
  }

  /// Words as the name of a file that no shell has to quote.
  static func fileName(of words: [String]) -> String {
    let parts: [Substring] = words.joined(separator: " ").lowercased().split { character in
      !(character.isASCII && (character.isLetter || character.isNumber))
    }
    return parts.isEmpty ? "run" : parts.joined(separator: "-")
  }

  /// The name of the scene's folder if it has one of its own, otherwise of its file.
  static func sceneName(at path: String) -> String {
    let parts: [Substring] = path.split(separator: "/")
    guard let file = parts.last else { return "" }
    if file == "scene.yaml", let folder = parts.dropLast().last { return String(folder) }
    return String(file.prefix { $0 != "." })
  }
}
