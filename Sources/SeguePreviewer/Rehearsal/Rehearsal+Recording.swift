import SegueDocuments
import SegueExport
import SegueGeometry
import SegueModel
import SegueScenes
import SegueTransitions
import SeguePlayer

extension Rehearsal {
  /// Begins a recording on the current screen, freshly laid out, or ends it and plays it back.
  ///
  /// The clock starts with the first touch and keeps going until the recording ends, even while nothing
  /// moves: pauses between touches are part of a gesture, and what is caught in flight is caught where it
  /// was.
  ///
  /// Returns whether a gesture was recorded.
  mutating func toggleRecording() -> Bool {
    dropFinger()
    if let start = gestures.recording { return finishRecording(from: start) }
    let place: any Playable = player.isAtEnd && !player.isRewound ? player.subject : player.origin
    let start = Script.Start(screen: place.screen, orientation: place.orientation)
    guard let beginning = beginning(on: start.screen, start.orientation) else { return false }
    player.load([], from: beginning)
    player.isPlaying = false
    player.keepsTime = true
    gestures.recording = start
    gestures.loopsAfter = player.isLooping
    player.isLooping = false
    notice = Notice("recording: touch the device; the same key again ends it")
    return false
  }

  private mutating func finishRecording(from start: Script.Start) -> Bool {
    endRecording()
    let events: [TimedEvent] = player.log
    guard !events.isEmpty, let script = Script(events: events, start: start) else {
      notice = Notice("nothing was recorded")
      arm()
      return false
    }
    let take: GestureEntry = gestures.keep(script)
    replay()
    let measure = GestureMeasure(of: script)
    let seconds: String = measure.duration.formatted(places: 2)
    notice = Notice("\(take.name): \(seconds) s, \(measure.longRelease); s saves it")
    return true
  }

  private mutating func endRecording() {
    guard gestures.isRecording else { return }
    gestures.recording = nil
    player.stopKeepingTime()
    player.isLooping = gestures.loopsAfter
  }

  /// Makes a gesture the run, starting from a freshly laid out screen, and plays it.
  ///
  /// It remains the run while the scene is tuned, so that each change shows on it.
  mutating func perform(_ entry: GestureEntry) {
    guard let script = entry.script else {
      notice = Notice(entry.problem ?? "this is no script", isWarning: true)
      return
    }
    dropFinger()
    endRecording()
    gestures.selected = entry.id
    gestures.performed = entry.id
    let screen: String =
      script.startScreen(in: scene).flatMap { scene.screen(named: $0)?.name } ?? scene.start
    guard let session = beginning(on: screen, script.start?.orientation ?? .portrait) else { return }
    player.load(script.events.map { .init(time: $0.time, event: $0.event) }, from: session)
    player.isPlaying = player.length > 0
  }

  /// Writes a gesture to a file beside the scene; overwrites an existing one only if asked a second time.
  mutating func save(_ entry: GestureEntry, as name: String, isOverwriting: Bool) {
    guard let script = entry.script else { return }
    guard let folder = scriptFolder else {
      notice = Notice("there is no file behind this scene to save beside", isWarning: true)
      return
    }
    guard document.flatMap({ SceneLibrary.bundledName(of: $0.path) }) == nil else {
      notice = Notice("this scene comes with segue: ctrl-s makes a copy of your own first", isWarning: true)
      return
    }
    guard let name = ScriptFolder.plain(name) else {
      notice = Notice("a name is letters, digits and hyphens", isWarning: true)
      return
    }
    let device: String? = options.device.map { $0 == .free(session.canvas) ? "" : $0.name }
    let text: String = folder.text(of: script, device: device)
    let file: OutputFile = folder.file(named: name)
    do throws(OutputFile.Failure) {
      try file.write(Array(text.utf8), existing: isOverwriting ? .replaced : .kept)
    } catch {
      let isThere: Bool = gestures.files.contains { $0.name == name }
      notice =
        isThere && !isOverwriting
        ? Notice("\(name).script exists: enter again overwrites it", isWarning: true, question: .overwrite)
        : Notice(error.description, isWarning: true)
      return
    }
    gestures.takes.removeAll { $0.id == entry.id }
    listScriptFiles()
    gestures.selected = gestures.files.first { $0.name == name }?.id
    notice = Notice("saved as \(file.path)")
  }

  /// Moves the selection by a number of gestures.
  mutating func selectGesture(next step: Int) { gestures.select(next: step) }

  /// Deletes the selected gesture, if it was recorded.
  mutating func forgetGesture() { gestures.forget() }

  /// Where scripts for the scene's file, or for the program's, are.
  private var scriptFolder: ScriptFolder? {
    (document?.path ?? program?.file).map(ScriptFolder.init)
  }

  /// Lists the script files beside the scene.
  mutating func listScriptFiles() {
    gestures.files = scriptFolder?.entries(for: program == nil ? scene : nil) ?? []
  }

  /// Refits the gestures if the scene or what it is shown on has changed.
  mutating func fitGestures() {
    if gestureFit != gestures.fit { listGestures() }
  }

  /// Lists the script files beside the scene, and refits the other gestures if necessary.
  mutating func listGestures() {
    listScriptFiles()
    let fit: GestureDesk.Fit = gestureFit
    guard fit != gestures.fit else { return }
    gestures.fit = fit
    // Nobody knows what a program listens to.
    gestures.library = program == nil ? GestureLibrary(scene: scene, options: fit.options).entries : []
  }

  /// What gestures must fit now.
  private var gestureFit: GestureDesk.Fit {
    var options: Session.Options = self.options
    options.orientation = session.orientation
    return GestureDesk.Fit(revision: gestures.revision, options: options)
  }
}
