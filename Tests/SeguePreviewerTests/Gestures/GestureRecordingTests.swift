import SegueGeometry
import SegueGestures
import SegueModel
import SegueScenes
import SegueTerminal
import SegueTransitions
import Testing

@testable import SeguePreviewer
import SeguePlayer

/// What a hand does is recorded, and done again to the last bit.
struct GestureRecordingTests {
  private func mouse(_ kind: MouseEvent.Kind, _ column: Int, _ row: Int) -> InputEvent {
    .mouse(MouseEvent(kind: kind, button: .left, column: column, row: row))
  }

  private func preview(_ name: String, startScreen: String? = nil) throws -> Preview {
    let scene = try SceneFile.load(GestureSamples.scenePath(name)).scene
    var preview = Samples.preview(scene, columns: 120, rows: 40)
    if startScreen != nil {
      _ = preview.handle(Samples.key(.enter), at: 0)
      for frame in 1...200 { preview.tick(Double(frame) / 60) }
    }
    return preview
  }

  /// Drags down the device's middle with a frame's ticks between, and lets go in motion.
  private func drag(_ preview: inout Preview, from start: Double, rows: Int) -> Double {
    var now = start
    _ = preview.handle(mouse(.press, 60, 10), at: now)
    for row in 1...rows {
      now += 0.0171
      _ = preview.handle(mouse(.drag, 60, 10 + row), at: now)
      preview.tick(now + 0.006)
    }
    _ = preview.handle(mouse(.release, 60, 10 + rows), at: now + 0.011)
    for _ in 1...240 {
      now += 1.0 / 60
      preview.tick(now)
    }
    return now
  }

  /// Every number of what is on screen.
  private func bits(_ session: any Playable) -> [UInt64] {
    session.layerSamples().flatMap { sample -> [Double] in
      let frame = sample.frame
      return [
        frame.minX, frame.minY, frame.size.width, frame.size.height, sample.opacity, sample.cornerRadius,
      ]
        + (sample.corners ?? []).flatMap { [$0.x, $0.y] }
    }.map(\.bitPattern)
  }

  @Test("A take has times of whole milliseconds and places to a tenth of a point, as it was recorded")
  func roundNumbers() throws {
    var preview = try preview("slide-down", startScreen: "second")
    _ = preview.handle(Samples.key(.character("R")), at: 10)
    let end = drag(&preview, from: 10.5, rows: 9)
    _ = preview.handle(Samples.key(.character("R")), at: end + 1)
    let script = try #require(preview.rehearsal.gestures.takes.first?.script)
    let lines = ScriptWriter.text(of: script).split(separator: "\n").filter { $0.first?.isNumber == true }
    #expect(lines.count > 9)
    for line in lines {
      let numbers = line.split(separator: " ").filter { Double($0) != nil }
      let decimals = numbers.map { $0.split(separator: ".").dropFirst().first?.count ?? 0 }
      #expect(decimals[0] <= 3, "\(line)")
      #expect(decimals.dropFirst().allSatisfy { $0 <= 1 }, "\(line)")
    }
  }

  @Test(arguments: [("slide-down", 12), ("slide-down", 3), ("app-store", 6), ("image-card", 3)])
  func aRecordingReplaysToTheLastBit(_ name: String, _ rows: Int) throws {
    var preview = try preview(name, startScreen: "second")
    let screen = preview.rehearsal.session.screen
    _ = preview.handle(Samples.key(.character("R")), at: 10)
    #expect(preview.rehearsal.gestures.recording?.screen == screen)
    let end = drag(&preview, from: 10.5, rows: rows)
    #expect(preview.rehearsal.player.isAtEnd)
    let live = bits(preview.rehearsal.session)
    let log = preview.rehearsal.player.log
    #expect(log.count > rows)
    _ = preview.handle(Samples.key(.character("R")), at: end + 1)
    let take = try #require(preview.rehearsal.gestures.takes.first)
    let script = try #require(take.script)
    // Played again in the previewer, in other slices of time.
    for frame in 1...500 { preview.tick(end + 1 + Double(frame) / 43) }
    #expect(preview.rehearsal.player.isAtEnd)
    #expect(bits(preview.rehearsal.session) == live)
    // And by a command, from the text.
    let text = ScriptWriter.text(of: script)
    let read = try ScriptParser.parse(text, file: "take.script")
    var session = Session(scene: preview.rehearsal.scene, options: GestureSamples.options(of: read, preview))
    for event in read.events {
      session.advance(to: event.time)
      session.handle(event.event)
    }
    session.advance(to: preview.rehearsal.session.time)
    #expect(bits(session) == live)
  }

  @Test func thePausesBetweenTouchesAreKept() throws {
    var preview = Samples.preview(columns: 120, rows: 40)
    _ = preview.handle(Samples.key(.character("R")), at: 1)
    for start in [4.0, 7.5] {
      _ = preview.handle(mouse(.press, 60, 10), at: start)
      for frame in 1...30 {
        if frame == 6 { _ = preview.handle(mouse(.release, 60, 10), at: start + 0.1) }
        preview.tick(start + Double(frame) / 60)
      }
    }
    // The clock goes on where nothing moves.
    preview.tick(9)
    #expect(abs(preview.rehearsal.player.position - 5) < 1e-9)
    _ = preview.handle(Samples.key(.character("R")), at: 9.5)
    let script = try #require(preview.rehearsal.gestures.takes.first?.script)
    let presses: [Double] = script.steps.compactMap { step in
      if case .press = step.action { return step.time }
      return nil
    }
    #expect(presses.count == 2 && presses[0] == 0 && abs(presses[1] - 3.5) < 1e-9)
    // What came after the last touch is no part of it, and the run stops at its end again.
    #expect(preview.rehearsal.player.length < 4)
    for frame in 1...600 { preview.tick(9.5 + Double(frame) / 60) }
    #expect(preview.rehearsal.player.isAtEnd && !preview.rehearsal.player.isPlaying)
  }

  @Test func aRecordedPinchComesBackAsItWas() throws {
    var preview = Samples.preview()
    _ = preview.handle(Samples.key(.character("R")), at: 1)
    for notch in 0..<4 {
      _ = preview.handle(Samples.key(.character(")")), at: 1.1 + Double(notch) * 0.1)
      preview.tick(1.15 + Double(notch) * 0.1)
    }
    for frame in 1...60 { preview.tick(1.6 + Double(frame) / 60) }
    _ = preview.handle(Samples.key(.character("R")), at: 3)
    let script = try #require(preview.rehearsal.gestures.takes.first?.script)
    let scales = script.events.compactMap { event -> Double? in
      if case .pinch(_, let scale, _) = event.event { return scale }
      return nil
    }
    #expect(scales.first == 1)
    // What was played while it was recorded is what is written: with three decimals, of 1.4641 too.
    let played = preview.rehearsal.player.log.compactMap { entry -> Double? in
      if case .pinch(_, let scale, _) = entry.event { return scale }
      return nil
    }
    #expect(scales == played)
    #expect(scales.last == 1.464)
    #expect(script.duration > 0.6)
  }

  @Test func severalTouchesAndKeysAreOneRecording() throws {
    var preview = Samples.preview()
    _ = preview.handle(Samples.key(.character("R")), at: 1)
    _ = preview.handle(Samples.key(.enter), at: 1)
    preview.tick(4)
    #expect(preview.rehearsal.session.screen == "detail")
    _ = preview.handle(Samples.key(.character("o")), at: 5)
    preview.tick(7)
    _ = preview.handle(mouse(.press, 40, 12), at: 8)
    _ = preview.handle(mouse(.release, 40, 12), at: 8)
    preview.tick(9)
    _ = preview.handle(Samples.key(.character("R")), at: 10)
    let script = try #require(preview.rehearsal.gestures.takes.first?.script)
    #expect(script.start == Script.Start(screen: "list"))
    #expect(script.steps.first?.action == .trigger("open"))
    #expect(script.steps.map(\.action).contains(.rotate(.landscape)))
    #expect(script.steps.count >= 4)
  }

  @Test func aLoopWaitsForTheEndOfARecording() throws {
    var preview = Samples.preview()
    _ = preview.handle(Samples.key(.character("l")), at: 1)
    _ = preview.handle(Samples.key(.character("R")), at: 1)
    _ = preview.handle(Samples.key(.enter), at: 1)
    preview.tick(9)
    #expect(preview.rehearsal.player.isAtEnd)
    _ = preview.handle(Samples.key(.character("R")), at: 10)
    #expect(preview.rehearsal.player.isLooping)
    #expect(preview.rehearsal.gestures.takes.first?.script?.steps.map(\.action) == [.trigger("open")])
  }

  @Test func anEmptyRecordingIsNone() {
    var preview = Samples.preview()
    _ = preview.handle(Samples.key(.character("R")), at: 1)
    _ = preview.handle(Samples.key(.character("R")), at: 2)
    #expect(preview.rehearsal.gestures.takes.isEmpty && !preview.rehearsal.gestures.isRecording)
    #expect(preview.rehearsal.notice?.text == "nothing was recorded")
    // The transition is ready again.
    #expect(preview.rehearsal.player.length > 0)
  }

  @Test func aTunedSceneReplaysTheRecordedGesture() throws {
    var preview = try preview("slide-down", startScreen: "second")
    _ = preview.handle(Samples.key(.character("R")), at: 10)
    let end = drag(&preview, from: 10.5, rows: 3)
    _ = preview.handle(Samples.key(.character("R")), at: end + 1)
    let log = preview.rehearsal.player.log.map(\.event)
    preview.tick(end + 9)
    // The same scene with another number, as a knob's turn has it.
    var scene = preview.rehearsal.scene
    scene.title = "Tuned"
    preview.rehearsal.take(scene)
    #expect(preview.rehearsal.player.log.map(\.event) == log)
    #expect(preview.rehearsal.player.isAtEnd)
    #expect(preview.rehearsal.gestures.takes.count == 1)
  }
}

/// Where the tests' scenes are, and how scripts are run on them.
enum GestureSamples {
  static func scenePath(_ name: String) -> String {
    let tests = #filePath.split(separator: "/").dropLast(4)
    return "/" + tests.joined(separator: "/") + "/Scenes/\(name)/scene.yaml"
  }

  static func options(of script: Script, _ preview: Preview) -> Session.Options {
    var options = preview.rehearsal.options
    options.startScreen = script.startScreen(in: preview.rehearsal.scene)
    options.orientation = script.start?.orientation ?? .portrait
    return options
  }
}
