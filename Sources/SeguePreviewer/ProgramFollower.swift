import SegueRunner
import SegueTerminal

/// Follows a program's files on disk, and has it built again when one has changed.
@MainActor
struct ProgramFollower: ~Copyable {
  private let source: ProgramSource
  private let terminal: Terminal
  private let watcher = FileWatcher()
  private var files: [String]
  private var stamps: FileStamps
  /// What is being built.
  private var building: Errand<ProgramReload.Outcome>?
  /// Whether a file has changed since that began.
  private var isStale = false

  /// Begins to follow the files of a source.
  init(_ source: ProgramSource, on terminal: Terminal) {
    self.source = source
    self.terminal = terminal
    files = source.files + source.interfaces
    stamps = FileStamps(paths: files)
    follow()
    if watcher.descriptor >= 0 { terminal.watch(watcher.descriptor) }
  }

  private mutating func follow() {
    files = source.files + source.interfaces
    stamps.follow(files)
    let folders: [String] = files.map { file in file.lastIndex(of: "/").map { String(file[...$0]) } ?? "." }
    _ = watcher.watch(folders)
  }

  /// Looks whether a file has changed or something has been built, and takes up what follows from it.
  mutating func look(_ state: inout PreviewerState) {
    takeBuilt(&state)
    if watcher.drain().hasChanged {
      let before: [String] = files
      let changed: Bool = !stamps.changes().isEmpty
      follow()
      isStale = isStale || changed || files != before
    }
    guard isStale, building == nil, let reload = state.reloadProgram() else { return }
    isStale = false
    let errand = Errand { reload.outcome() }
    building = errand
    if errand.descriptor >= 0 { terminal.watch(errand.descriptor) } else { takeBuilt(&state) }
  }

  /// Takes what was built, unless it is out of date and does not play.
  private mutating func takeBuilt(_ state: inout PreviewerState) {
    guard let errand = building, let outcome = errand.outcome else { return }
    if errand.descriptor >= 0 { terminal.unwatch(errand.descriptor) }
    building = nil
    if isStale, case .failed = outcome { return }
    state.take(outcome)
  }
}
