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

  /// Begins to follow the files of a source, of which this was built: what has changed since is not in it.
  init(_ source: ProgramSource, since built: BuiltProgram, on terminal: Terminal) {
    self.source = source
    self.terminal = terminal
    files = []
    stamps = FileStamps(built.stamps)
    follow()
    isStale = !stamps.changes().isEmpty || Set(files) != Set(built.stamps.keys)
    if watcher.descriptor >= 0 { terminal.watch(watcher.descriptor) }
  }

  private mutating func follow() {
    // Looks again for what was written to a folder before it was watched.
    repeat { files = source.files + source.interfaces } while watcher.watch(files.map(Self.folder))
    stamps.follow(files)
  }

  private static func folder(of file: String) -> String {
    file.lastIndex(of: "/").map { String(file[...$0]) } ?? "."
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
