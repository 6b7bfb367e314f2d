import SegueGeometry
import SegueModel
import SegueTransitions
import SegueDocuments
import SegueScenes
import SeguePlayer
import SegueInterface

extension Rehearsal {
  /// Makes the chosen transition the run, positioned at its beginning, so that it can be scrubbed at once.
  mutating func arm() {
    player.startRun()
    guard let chosen else { return }
    player.record(.trigger(chosen.name))
    player.seek(to: 0)
    player.isPlaying = false
  }

  /// Plays, pauses, or replays a run that has ended.
  mutating func playOrPause() {
    if player.isPlaying {
      player.isPlaying = false
    } else if player.isAtEnd && player.length > 0 && !player.isRewound {
      replay()
    } else {
      player.isPlaying = player.length > 0
    }
  }

  /// Plays no further.
  mutating func pause() { player.isPlaying = false }

  /// Plays at another speed, in seconds of the run per second.
  mutating func play(at speed: Double) { player.speed = Speed.clamp(speed) }

  /// Replays the run from its beginning.
  mutating func replay() {
    dropFinger()
    player.seek(to: 0)
    player.isPlaying = player.length > 0
  }

  /// Runs the chosen transition from here, or from the beginning of a run that is not over.
  ///
  /// - Parameter replayKey: The key that replays, which is told where nothing can be run.
  mutating func trigger(replayKey: String?) {
    dropFinger()
    guard let chosen else {
      let replay: String? = player.length > 0 ? replayKey : nil
      notice = Notice(
        "no transition leads from \(session.screen)" + (replay.map { "; \($0) replays" } ?? "")
      )
      return
    }
    if gestures.isRecording {
      guard player.isAtEnd || player.isRewound else { return }
    } else if !player.isAtEnd || player.isRewound {
      player.seek(to: 0)
    }
    beginRun()
    player.record(.trigger(chosen.name))
    player.isPlaying = true
  }

  /// Chooses another transition of the screen, which in the middle of a run replaces it at the same time.
  mutating func choose(next step: Int) {
    let choices: [TransitionDefinition] = self.choices
    guard !choices.isEmpty else { return }
    let index: Int = choices.firstIndex { $0.name == chosen?.name } ?? 0
    choose(choices[(index + step + choices.count) % choices.count].name)
  }

  /// Chooses a transition by name.
  mutating func choose(_ name: String) {
    chosenName = name
    guard !gestures.isRecording else { return }
    dropFinger()
    let wasPlaying: Bool = player.isPlaying
    let position: Double = player.isAtEnd ? 0 : player.position
    if !player.isAtEnd || player.isRewound { player.seek(to: 0) }
    arm()
    if wasPlaying {
      player.isPlaying = player.length > 0
    } else {
      player.seek(to: position)
    }
  }

  /// Begins a run here; while a gesture is recorded, everything belongs to one run.
  mutating func beginRun() {
    if !gestures.isRecording { player.startRun() }
  }

  /// Applies an event other than a touch now, beginning a run if none is in progress.
  mutating func happen(_ event: SessionEvent) {
    if player.isRewound, !gestures.isRecording {
      settle(event)
    } else {
      player.record(event)
      player.isPlaying = true
    }
  }

  /// Applies an event before the run that waits to be played; if it sets something in motion, it becomes the
  /// run.
  private mutating func settle(_ event: SessionEvent) {
    player.startRun()
    player.record(event)
    if session.isAnimating {
      player.isPlaying = true
    } else {
      arm()
    }
  }

  /// Resizes the canvas with the terminal, which a scene that fills it experiences as a rotation of the
  /// device.
  ///
  /// A paused run stays paused.
  mutating func resizeCanvas(to canvas: Size) {
    guard canvas != options.terminalCanvas else { return }
    options.terminalCanvas = canvas
    guard session.device.size == nil else { return }
    let isPaused: Bool = !player.isPlaying && !player.isRewound && !player.isAtEnd
    happen(.resize(canvas))
    if isPaused { player.isPlaying = false }
  }
}

/// Values that nothing on the stage can have.
extension Rehearsal {
  /// Reports where the latest invalid value is written, once; meanwhile another value is used instead.
  mutating func tellFault() {
    guard let fault = session.faults.last, fault != toldFault else { return }
    toldFault = fault
    let diagnostic: Diagnostic? = document?.file.error("\(fault)", at: fault.source)
    let place: String = diagnostic.map { "line \($0.line), column \($0.column): " } ?? ""
    notice = Notice("\(place)\(fault)", isWarning: true)
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

  /// Turns looping on or off.
  mutating func toggleLoop() { player.isLooping.toggle() }

  /// Sets the next of the loop's two marks at the play head, or takes both away.
  mutating func markLoop() { player.markLoop() }

  /// Turns playing a loop back and forth on or off.
  mutating func swing() {
    player.isPingPong.toggle()
    player.isReturning = false
    if player.isPingPong { player.isLooping = true }
  }
}
