import SegueGeometry
import SegueModel
import SegueTerminal
import SegueTransitions
import SeguePlayer
import SegueInterface

extension Preview {
  /// Performs a command, and returns what the world outside has to do.
  mutating func perform(_ command: Command, at now: Double) -> Effects {
    var effects = Effects()
    let question: Notice.Question? = notice?.question
    notice = nil
    switch command {
    case .play(let command): play(command)
    case .stage(let command): changeStage(command)
    case .device(let command): changeDevice(command)
    case .finger(let command): moveFinger(command, at: now)
    case .file(let command): effects = perform(command, after: question)
    case .panel(let command): perform(command)
    case .program(let command): effects = perform(command, after: question)
    case .choose(let choice): take(choice)
    // The gallery has keys of its own.
    case .gallery: break
    }
    return effects
  }

  private mutating func perform(_ command: Command.Program, after question: Notice.Question?) -> Effects {
    var effects = Effects()
    switch command {
    case .quit: if mayLeave(after: question) { effects.quit = 0 }
    case .interrupt: effects.quit = Effects.interrupted
    case .suspend: effects.suspend = true
    case .repaint: effects.repaint = true
    case .mouseCapture:
      capturesMouse.toggle()
      effects.mouseCapture = capturesMouse
    case .pixels: effects.switchesPixels = true
    case .help: turnHelpPage()
    case .statistics: showsStatistics.toggle()
    case .palette:
      helpPage = nil
      showsPanelMenu = false
      listGestures()
      effects.showsPalette = true
    case .back: if goBack() { effects.closeScene = mayLeave(after: question) }
    }
    return effects
  }

  private mutating func perform(_ command: Command.File, after question: Notice.Question?) -> Effects {
    var effects = Effects()
    switch command {
    case .save: effects.save = save(after: question)
    case .revise(let revision): revise(revision)
    case .edit: effects.edit = editPlace
    case .copy(let form): effects.copy = copy(form)
    case .takeAway: askForTakeaway()
    case .write(let takeaway): effects.takeaway = takeaway
    }
    return effects
  }

  private mutating func changeStage(_ command: Command.Stage) {
    switch command {
    case .zoom: zoom.cycle(around: pointed)
    case .pan(let right, let down) where views.view == .exploded:
      views.explosion.turn(by: Double(right) * Self.turnStep, tiltBy: Double(down) * Self.turnStep)
    case .pan(let right, let down):
      zoom.pan(right: right, down: down, shown: geometry.canvas, canvas: session.canvas)
    case .ghosts: views.ghosts.isOn.toggle()
    case .motionPath: toggleMotionPath()
    case .exploded: show(.exploded)
    case .strip: show(.strip)
    case .compare: views.view == .comparison ? leaveView() : askForComparison()
    case .comparisonLayout: views.comparison == nil ? askForComparison() : views.comparison?.cycle()
    case .adjustView(let steps): adjustView(by: steps)
    case .selectLayer(let step): selectLayer(next: step)
    }
  }

  /// Turns the pages of the open help by keys; returns false if the key means something else.
  mutating func pageHelp(_ press: KeyPress) -> Bool {
    guard let page = helpPage, let turned = help.page(page, turnedBy: press) else { return false }
    helpPage = turned
    return true
  }

  /// Opens the help, turns to its next page, or closes it after the last one.
  private mutating func turnHelpPage() {
    let next: Int = helpPage.map { $0 + 1 } ?? 0
    helpPage = next < help.pageCount ? next : nil
  }

  /// Closes whatever is open on top; returns whether nothing was and there is a gallery to go back to.
  private mutating func goBack() -> Bool {
    if helpPage != nil {
      helpPage = nil
      return false
    }
    if showsPanelMenu {
      showsPanelMenu = false
      return false
    }
    if finger != nil || pinch != nil {
      dropFinger()
      return false
    }
    if panels.focus == nil, views.view != .device {
      leaveView()
      return false
    }
    return panels.leave() ? false : hasGallery
  }

  private mutating func play(_ command: Command.Play) {
    switch command {
    case .playPause: playOrPause()
    case .trigger: trigger()
    case .replay: replay()
    case .loop: player.isLooping.toggle()
    case .markLoop: player.markLoop()
    case .pingPong: swing()
    case .nextTransition: choose(next: 1)
    case .previousTransition: choose(next: -1)
    case .faster: player.speed = Speed.faster(than: player.speed)
    case .slower: player.speed = Speed.slower(than: player.speed)
    case .step(let frames): scrub { $0.step(frames: frames) }
    case .marker(let steps): goToMarker(next: steps)
    case .goToStart: scrub { $0.seek(to: 0) }
    case .goToEnd: scrub { $0.seek(to: $0.length) }
    case .transition(let name): run(transition: name)
    case .script(let name): play(script: name)
    }
  }

  /// Turns playing a loop back and forth on or off.
  private mutating func swing() {
    player.isPingPong.toggle()
    player.isReturning = false
    if player.isPingPong { player.isLooping = true }
  }

  /// The markers of the transition, in seconds of the run.
  var markers: [TimelineSheet.Marker] { TimelineSheet.markers(of: self) }

  /// Moves by a number of markers, no further than the first or the last.
  private mutating func goToMarker(next steps: Int) {
    let here: Double = player.position
    let near: Double = 1e-6
    let goal: TimelineSheet.Marker? =
      steps > 0 ? markers.first { $0.time > here + near } : markers.last { $0.time < here - near }
    guard let goal else {
      let isAny: Bool = !markers.isEmpty
      return notice = Notice(isAny ? "no marker further on" : "this transition has no markers")
    }
    scrub { $0.seek(to: goal.time) }
    notice = Notice("marker \(goal.name)")
  }

  /// Moves to the marker with a name.
  mutating func goToMarker(named name: String) {
    guard let marker = markers.first(where: { $0.name == name }) else { return }
    scrub { $0.seek(to: marker.time) }
  }

  /// Moves the play head and pauses there.
  mutating func scrub(_ move: (inout Player) -> Void) {
    dropFinger()
    player.isReturning = false
    move(&player)
    player.isPlaying = false
  }
}
