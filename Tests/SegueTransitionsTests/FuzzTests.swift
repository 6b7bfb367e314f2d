import SegueDocuments
import SegueFuzzing
import SegueGeometry
import SegueGestures
import SegueModel
import SegueScenes
import SegueTransitions
import SegueUIKitRules
import Testing

/// Random runs held to every law, of bundled scenes and of drawn ones; `make fuzz-test` plays ten thousand, these are for
/// every build.
@Suite struct FuzzTests {
  @Test(arguments: 0..<8) func everyRunKeepsTheLaws(_ part: UInt64) throws {
    let scenes = try FuzzScene.all()
    for seed in 1_000_260 + part * 17..<1_000_277 + part * 17 {
      let run = try FuzzRun.of(seed: seed, bundled: scenes)
      if let violation = Trial.violation(of: run) {
        Issue.record(
          "seed \(seed) breaks \(violation.law): \(violation.message)\n\(ScriptText.text(of: run))\(run.drawing?.yaml ?? "")"
        )
      }
    }
  }

  /// Two transitions that let a layer mask the same one: the last mask holds, and the first can still be named.
  @Test func twoAdditionsMayMaskOneLayer() throws {
    let drawing: SceneNode = [
      "segue": "1", "device": ["300", "600"],
      "screens": ["one": ["fill": "white"], "two": ["layers": ["card": ["fill": "systemRed"]]]],
      "transitions": [
        "open": [
          "kind": "push", "from": "one", "to": "two", "duration": "0.5",
          "add": ["first": ["masks": "to/card"], "last": ["masks": "to/card"]],
          "tracks": ["container/first": ["x": "90"], "container/last": ["x": "100"]],
        ]
      ],
    ]
    var session = Session(scene: try FuzzScene(drawing).scene)
    session.handle(.trigger("open"))
    session.advance(to: 0.25)
    let masks = session.layerSamples().filter { $0.id.hasSuffix("first") || $0.id.hasSuffix("last") }
    #expect(masks.map(\.frame.minX) == [50])
  }

  /// Scenes drawn from the language are read without a complaint.
  @Test(arguments: 0..<4) func everyDrawnSceneIsAccepted(_ part: UInt64) {
    for seed in part * 100..<part * 100 + 100 {
      do throws(DocumentError) { _ = try FuzzScene(.drawn(seed: seed)) } catch {
        let text = error.diagnostics.map { $0.rendered() }.joined()
        Issue.record("seed \(seed):\n\(text)\n\(SceneNode.drawn(seed: seed).yaml)")
      }
    }
  }

  @Test func aSeedIsAlwaysTheSameRun() throws {
    let scenes = try FuzzScene.all()
    for seed in UInt64(0)..<10 {
      let once = Hand.run(seed: seed, of: scenes)
      let again = Hand.run(seed: seed, of: scenes)
      #expect(once.steps == again.steps)
      #expect(once.options == again.options)
    }
  }

  /// Of a run that fails for a tap after a turn, those two are left.
  @Test func shrinkingLeavesWhatFails() throws {
    let scenes = try FuzzScene.all()
    func fails(_ run: FuzzRun) -> Bool {
      let turn = run.steps.firstIndex { if case .rotate? = $0.event { true } else { false } }
      let tap = run.steps.lastIndex { if case .tap? = $0.event { true } else { false } }
      guard let turn, let tap else { return false }
      return turn < tap
    }
    let run = try #require((UInt64(0)..<200).lazy.map { Hand.run(seed: $0, of: scenes) }.first(where: fails))
    let small = Shrinking.shrink(run, while: fails)
    #expect(run.steps.count > 2)
    #expect(small.steps.count == 2)
    #expect(fails(small))
  }

  /// Of a scene whose run fails for the push of one screen, that push is left.
  @Test func shrinkingTakesTheSceneApart() throws {
    func fails(_ run: FuzzRun) -> Bool {
      var session = run.start
      session.handle(.trigger("open-two"))
      return session.trace.contains { if case .animationController? = $0.call { true } else { false } }
        && session.scene.transition(named: "open-two")?.kind == .push
    }
    let run = try #require(
      (UInt64(0)..<100).lazy.compactMap { try? FuzzRun.of(seed: 2 * $0 + 1, bundled: []) }.first(where: fails)
    )
    let small = Shrinking.shrink(run, while: fails)
    #expect(small.steps.isEmpty)
    #expect(
      small.drawing?.yaml == """
        segue: 1
        screens:
          one: {}
          two: {}
        transitions:
          open-two: {kind: push, from: one, to: two}

        """
    )
  }

  /// What a run says as a script does to a session what the run does.
  @Test func aScriptReplaysARun() throws {
    let scene = try Scenes.load("slide-down")
    let moves: [(Double, PointerEvent.Phase, Point)] = [
      (1, .began, Point(x: 196, y: 160)), (1.1, .moved, Point(x: 196.5, y: 240)),
      (1.25, .moved, Point(x: 196, y: 320)), (1.25, .ended, Point(x: 196, y: 320)),
    ]
    var run = Hand.run(seed: 6, of: [FuzzScene(name: "slide-down", scene: scene)])
    run.scene = scene
    run.options = Session.Options()
    run.steps = [FuzzStep(time: 0, event: .tap(LayerPath("home/open"))), FuzzStep(time: 0.5)]
    run.steps += moves.map { time, phase, place in
      FuzzStep(time: time, event: .pointer(PointerEvent(phase: phase, location: place, time: time)))
    }
    let text = ScriptText.text(of: run)
    #expect(
      text == """
        # segue trace slide-down --script FILE
        0.0 tap home/open
        1.0 press 196.0 160.0
        1.1 move 196.5 240.0
        1.25 release 196.0 320.0

        """
    )
    let script = try ScriptParser.parse(text, file: "run.script")
    var played = Session(scene: scene)
    played.play(script)
    var done = run.start
    for step in run.steps {
      done.advance(to: step.time)
      if let event = step.event { done.handle(event) }
    }
    done.advance(to: played.time)
    #expect(done.layerSamples() == played.layerSamples())
    #expect(done.trace == played.trace)
  }
}
