import SegueGeometry
import SegueInterface
import SegueModel
import SeguePlayer
import SegueStage
import SegueTerminal
import SegueTransitions

extension Preview {
  /// Performs a command, and returns what the world outside has to do.
  mutating func perform(_ command: Command, at now: Double) -> Effects {
    var effects = Effects()
    let question: Notice.Question? = rehearsal.notice?.question
    rehearsal.dropNotice()
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
    case .quit: if rehearsal.mayLeave(after: question) { effects.quit = 0 }
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
      rehearsal.listGestures()
      effects.showsPalette = true
    case .back: if goBack() { effects.closeScene = rehearsal.mayLeave(after: question) }
    }
    return effects
  }

  private mutating func perform(_ command: Command.File, after question: Notice.Question?) -> Effects {
    var effects = Effects()
    switch command {
    case .save: effects.save = rehearsal.save(after: question)
    case .revise(let revision): rehearsal.revise(revision)
    case .edit: effects.edit = editPlace
    case .copy(let form): effects.copy = copy(form)
    case .takeAway: takeaways.ask(of: &rehearsal)
    case .write(let takeaway): effects.takeaway = takeaway
    }
    return effects
  }

  private mutating func changeStage(_ command: Command.Stage) {
    switch command {
    case .zoom: stage.zoom.cycle(around: stage.pointed)
    case .pan(let right, let down) where stage.views.view == .exploded:
      stage.views.explosion.turn(by: Double(right) * Self.turnStep, tiltBy: Double(down) * Self.turnStep)
    case .pan(let right, let down):
      stage.zoom.pan(right: right, down: down, shown: geometry.canvas, canvas: rehearsal.session.canvas)
    case .ghosts: stage.views.ghosts.isOn.toggle()
    case .motionPath: toggleMotionPath()
    case .exploded: stage.show(.exploded, of: &rehearsal)
    case .strip: stage.show(.strip, of: &rehearsal)
    case .compare:
      stage.views.view == .comparison
        ? stage.leaveView(of: &rehearsal) : stage.askForComparison(of: &rehearsal)
    case .comparisonLayout:
      stage.views.comparison == nil ? stage.askForComparison(of: &rehearsal) : stage.views.comparison?.cycle()
    case .adjustView(let steps): adjustView(by: steps)
    case .selectLayer(let step): selectLayer(next: step)
    }
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
    if rehearsal.isTouched {
      rehearsal.dropFinger()
      return false
    }
    if panels.focus == nil, stage.views.view != .device {
      stage.leaveView(of: &rehearsal)
      return false
    }
    return panels.leave() ? false : hasGallery
  }

  /// Runs the chosen transition, or says which key replays.
  mutating func trigger() {
    rehearsal.trigger(replayKey: keys.keys(for: .play(.replay)).first?.label)
  }

  private mutating func play(_ command: Command.Play) {
    switch command {
    case .playPause: rehearsal.playOrPause()
    case .trigger: trigger()
    case .replay: rehearsal.replay()
    case .loop: rehearsal.toggleLoop()
    case .markLoop: rehearsal.markLoop()
    case .pingPong: rehearsal.swing()
    case .nextTransition: rehearsal.choose(next: 1)
    case .previousTransition: rehearsal.choose(next: -1)
    case .faster: rehearsal.play(at: Speed.faster(than: rehearsal.player.speed))
    case .slower: rehearsal.play(at: Speed.slower(than: rehearsal.player.speed))
    case .step(let frames): rehearsal.scrub { $0.step(frames: frames) }
    case .marker(let steps): rehearsal.goToMarker(next: steps)
    case .goToStart: rehearsal.scrub { $0.seek(to: 0) }
    case .goToEnd: rehearsal.scrub { $0.seek(to: $0.length) }
    case .transition(let name): rehearsal.run(transition: name)
    case .script(let name): rehearsal.play(script: name)
    }
  }

}

/// What the scene is shown on.
extension Preview {
  mutating func changeDevice(_ command: Command.Device) {
    switch command {
    case .rotate: rehearsal.rotate()
    case .reduceMotion: rehearsal.toggleReducedMotion()
    case .allInterruptible: rehearsal.toggleAllInterruptible()
    case .nextDevice: show(on: rehearsal.nextDevice)
    case .appearance: rehearsal.set(rehearsal.session.appearance == .light ? .dark : .light)
    case .safeArea: stage.showsSafeArea.toggle()
    case .corners: stage.roundsCorners.toggle()
    case .textSize(let steps): rehearsal.set(rehearsal.options.textSize.larger(by: steps))
    }
  }

  /// Shows the scene on another device, whole.
  mutating func show(on device: Device) {
    stage.zoom = StageZoom()
    rehearsal.show(on: device)
  }
}
