import SegueGeometry
import SegueModel
import SegueTransitions

extension Preview {
  /// Makes the chosen transition the run, standing at its beginning, so that it can be scrubbed at once.
  mutating func arm() {
    player.startRun()
    guard let chosen else { return }
    player.record(.trigger(chosen.name))
    player.seek(to: 0)
    player.isPlaying = false
  }

  /// Plays, pauses, or plays again what has ended.
  mutating func playOrPause() {
    if player.isPlaying {
      player.isPlaying = false
    } else if player.isAtEnd && player.length > 0 && !player.isRewound {
      replay()
    } else {
      player.isPlaying = player.length > 0
    }
  }

  /// Plays the run again from its beginning.
  mutating func replay() {
    dropFinger()
    player.seek(to: 0)
    player.isPlaying = player.length > 0
  }

  /// Runs the chosen transition from here, or from the run's beginning where that is not over.
  mutating func trigger() {
    dropFinger()
    guard let chosen else { return }
    if !player.isAtEnd || player.isRewound { player.seek(to: 0) }
    player.startRun()
    player.record(.trigger(chosen.name))
    player.isPlaying = true
  }

  /// Chooses another transition of the screen; in the middle of a run it takes the run's place at the same time.
  mutating func choose(next step: Int) {
    let choices: [TransitionDefinition] = self.choices
    guard !choices.isEmpty else { return }
    let index: Int = choices.firstIndex { $0.name == chosen?.name } ?? 0
    choose(choices[(index + step + choices.count) % choices.count].name)
  }

  /// Chooses a transition by name.
  mutating func choose(_ name: String) {
    chosenName = name
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

  /// Lets an event that is no touch happen now, beginning a run where none is on its way.
  mutating func happen(_ event: SessionEvent) {
    if player.isRewound {
      settle(event)
    } else {
      player.record(event)
      player.isPlaying = true
    }
  }

  /// Lets an event happen before the run that waits to be played; where it moves something it becomes the run.
  private mutating func settle(_ event: SessionEvent) {
    player.startRun()
    player.record(event)
    if session.isAnimating {
      player.isPlaying = true
    } else {
      arm()
    }
  }

  /// Makes the same run with other options, and goes to where it was.
  ///
  /// The run begins on the same screen, the same way round, and sees the same events.
  mutating func restart() {
    dropFinger()
    let session: Session = Self.session(of: scene, options: options, like: player.origin)
    let shift: Double = session.time - player.origin.time
    player.restart(from: session) { $0.delayed(by: shift) }
  }

  /// A scene brought to rest on the screen that another session is on, and the same way round or turned.
  static func session(
    of scene: Scene,
    options: Session.Options,
    like other: Session,
    isTurned: Bool = false
  ) -> Session {
    var session = Session(scene: scene, options: options)
    let isWide: Bool = (other.canvas.width > other.canvas.height) != isTurned
    let mustTurn: Bool = isWide != (session.canvas.width > session.canvas.height)
    let turns: [SessionEvent] = mustTurn ? [.rotate(isWide ? .landscape : .portrait)] : []
    let way: [SessionEvent] = Route.shortest(in: scene, to: other.screen).map { .trigger($0) }
    for event in way + turns {
      session.handle(event)
      let limit: Double = session.time + Player<Session>.longestRehearsal
      while session.isAnimating && session.time < limit { session.advance(to: session.time + 0.25) }
    }
    return session
  }

  /// Gives the canvas the terminal's new size, which a scene that fills it takes as a device's turning.
  ///
  /// A run that is paused on its way stays so.
  mutating func resizeCanvas(to canvas: Size) {
    guard scene.device.size == nil, canvas != options.terminalCanvas else { return }
    options.terminalCanvas = canvas
    let isPaused: Bool = !player.isPlaying && !player.isRewound && !player.isAtEnd
    happen(.resize(canvas))
    if isPaused { player.isPlaying = false }
  }
}
