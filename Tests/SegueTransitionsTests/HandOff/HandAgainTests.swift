import SegueDocuments
import SegueGeometry
import SegueGestures
import SegueModel
import SegueScenes
import SegueTransitions
import Testing

/// Gestures that let go under the finger and take hold again, and values that read each other.
@Suite struct HandAgainTests {
  private func session(_ text: String) throws -> Session {
    Session(scene: try Scenes.parse("segue: 1\ntitle: Again\ndevice: iphone-15\n" + text))
  }

  private func frame(_ id: String, _ session: Session) throws -> Rect {
    try #require(session.layer(id)).frame
  }

  @Test("Content goes on from where a gesture has held it, step by step with the finger")
  func pinnedContent() throws {
    var session = try session(
      """
      screens: {home: {layers: {list: {scroll: y, layers: {tall: {frame: [0, 0, W, 3000], fill: red}}}}}}
      gestures:
        pin:
          in: home/list
          recognize: pan
          with: home/list
          while: y > 400
          sets: {home/list: {offset.y: 0}}
      """
    )
    session.pointer(.began, 100, 600, at: 0)
    for (index, y) in [580.0, 530, 480, 410].enumerated() {
      session.pointer(.moved, 100, y, at: 0.1 * Double(index + 1))
    }
    #expect(try frame("home/list/tall", session).minY == 0)
    var content = 0.0
    var finger = 410.0
    for y in [395.0, 390, 300, 200] {
      session.pointer(.moved, 100, y, at: 0.5 + (400 - y) / 1000)
      content += y - finger
      finger = y
      #expect(abs(try frame("home/list/tall", session).minY - content) < 1e-9)
    }
    // Back over the threshold: held again, wherever the finger has been.
    session.pointer(.moved, 100, 401, at: 1)
    #expect(try frame("home/list/tall", session).minY == 0)
  }

  @Test("A layer goes on from where it is when 'while' holds again")
  func heldAgain() throws {
    var session = try session(
      """
      screens: {home: {layers: {box: {frame: [0, 500, 100, 100], fill: red}}}}
      gestures:
        drag:
          in: home
          recognize: pan
          while: x < 200
          sets: {home/box: {y: here + y - start.y}}
      """
    )
    session.pointer(.began, 100, 600, at: 0)
    for (index, y) in [580.0, 480, 380].enumerated() {
      session.pointer(.moved, 100, y, at: 0.1 * Double(index + 1))
    }
    let left = try frame("home/box", session).minY
    session.pointer(.moved, 250, 380, at: 0.4)
    session.pointer(.moved, 250, 300, at: 0.5)
    #expect(try frame("home/box", session).minY == left)
    session.pointer(.moved, 150, 300, at: 0.6)
    #expect(try frame("home/box", session).minY == left)
    session.pointer(.moved, 150, 270, at: 0.7)
    #expect(try frame("home/box", session).minY == left - 30)
  }

  @Test(
    "A value is read after it has been set, in whatever order the two are written",
    arguments: [
      "home/a: {x: 'here + x - start.x', opacity: '1 - home/a.x / 1000'}",
      "home/a: {opacity: '1 - home/a.x / 1000', x: 'here + x - start.x'}",
    ]
  )
  func ownValues(sets: String) throws {
    var session = try session(
      """
      screens: {home: {layers: {a: {frame: [20, 120, 100, 100], fill: red}}}}
      gestures:
        drag: {in: home/a, recognize: pan, sets: {\(sets)}, finish: {when: true, rest: {home/a: {x: 20}}}}
      """
    )
    session.pointer(.began, 60, 160, at: 0)
    for (index, x) in [80.0, 180, 280, 280].enumerated() {
      session.pointer(.moved, x, 160, at: 0.1 * Double(index + 1))
      guard index > 0 else { continue }
      let layer = try #require(session.layer("home/a"))
      #expect(layer.frame.minX == 20 + x - 80)
      #expect(abs(layer.opacity - (1 - layer.frame.minX / 1000)) < 1e-12)
    }
  }

  @Test(
    "A value that is read on the way to itself is an error",
    arguments: [
      ("home/a: {x: home/a.x + dx}", true),
      ("home/a: {x: home/b.x + dx}, home/b: {x: home/a.x}", true),
      ("home/a: {center.x: 50 + dx, width: 300 - home/a.center.x}", true),
      ("home/a: {x: here + dx, width: 300 - home/a.x}", false),
      ("home/a: {x: 5 + dx, y: home/b.y}, home/b: {x: home/a.x, y: 320}", false),
      ("home/a: {center: '[50 + dx, 50]', opacity: home/a.x / 300}", false),
    ]
  )
  func cycles(sets: String, isCycle: Bool) throws {
    let text = """
      segue: 1
      title: Again
      device: iphone-15
      screens: {home: {layers: {a: {frame: [20, 120, 100, 100]}, b: {frame: [20, 320, 100, 100]}}}}
      gestures:
        drag: {in: home/a, recognize: pan, sets: {\(sets)}, finish: {when: true, rest: {home/a: {opacity: 1}}}}
      """
    let messages = Self.errors(text)
    #expect(messages.contains { $0.contains("reads itself") } == isCycle, "\(messages)")
    if !isCycle { #expect(messages.isEmpty, "\(messages)") }
  }

  private static func errors(_ text: String) -> [String] {
    do throws(DocumentError) {
      _ = try SceneFile.parse(Array(text.utf8), path: "test.yaml", folder: nil)
      return []
    } catch {
      return error.diagnostics.map { $0.rendered() }
    }
  }

  @Test("A progress held in bounds leads a caught transition back as far as the finger goes")
  func boundedProgress() throws {
    for bounds in ["dy / 800 in 0..1", "min(max(dy / 800 0) 1)", "dy / 800"] {
      var session = try session(
        """
        screens: {one: {}, two: {}}
        transitions:
          forth: {kind: present, from: one, to: two, duration: 1, ease: linear, tracks: {to: {y: H -> rest}}}
          back:
            {kind: dismiss, from: two, to: one, duration: 1, ease: linear, interruptible: true, tracks: {from: {y: H}}}
        gestures:
          hold: {in: two, recognize: pan, progress: '\(bounds)', drives: back, finish: {when: progress > 0.5}}
        """
      )
      session.handle(.trigger("forth"))
      session.advance(to: 2)
      session.handle(.trigger("back"))
      session.advance(to: 2.6)
      session.pointer(.began, 200, 600, at: 2.6)
      session.pointer(.moved, 200, 580, at: 2.7)
      session.pointer(.moved, 200, 580 - 240, at: 2.8)
      #expect(abs(session.status.progress - 0.3) < 1e-9, "\(bounds)")
      session.pointer(.moved, 200, 580 - 560, at: 2.9)
      #expect(session.status.progress == 0, "\(bounds)")
      session.pointer(.ended, 200, 20, at: 3.2)
      session.advance(to: 6)
      #expect(session.status.phase == .cancelled, "\(bounds)")
    }
  }

  @Test("What a finger scrolls is no leap, and stays though the gesture beside it goes back")
  func lints() throws {
    let scene = try Scenes.parse(
      """
      segue: 1
      title: Again
      device: iphone-15
      screens:
        home:
          layers:
            list: {scroll: y, layers: {tall: {frame: [0, 0, W, 3000], fill: red}}}
            mark: {frame: [0, 0, 20, 20], fill: red}
      gestures:
        pin:
          in: home/list
          recognize: pan
          with: home/list
          while: y > 400
          sets: {home/list: {offset.y: 0}, home/mark: {y: here + y - start.y}}
      """
    )
    var check = CheckDefinition()
    check.lints = [.noJump, .cancelRestores]
    var watch = MotionWatch(Session(scene: scene), check: check)
    let way = [600.0, 580, 530, 480, 430, 410, 395, 390, 380]
    for (index, y) in way.enumerated() {
      let phase: PointerEvent.Phase = index == 0 ? .began : .moved
      watch.advance(to: 0.1 * Double(index))
      watch.handle(
        .pointer(PointerEvent(phase: phase, location: Point(x: 100, y: y), time: 0.1 * Double(index)))
      )
    }
    watch.advance(to: 1)
    watch.handle(.pointer(PointerEvent(phase: .ended, location: Point(x: 100, y: 380), time: 1)))
    watch.finish()
    #expect(watch.findings.isEmpty, "\(watch.findings.map(\.message))")
  }
}
