import SegueDocuments
import SegueGeometry
import SegueModel
import SegueScenes
import Testing

@Suite("What scripts say exactly")
struct ScriptDoingsTests {
  private static let exact = """
    start detail landscape
    0.0 press 195.0 200.5
    0.1 lift 195.0 200.5
    0.2 cancel
    0.25 cancel 1.0 -0.0
    0.30000000000000004 pinch 10.0 20.0 1.0 down
    0.4 pinch 10.0 20.0 1.5 move
    0.5 pinch 10.0 20.0 1.5 up
    0.6 pinch 10.0 20.0 2.0
    0.7 wheel 1e-07 2.0 0.0 -40.0
    0.8 trigger open
    0.9 resize 390.0 700.0
    1.0 tap home/card
    1.1 scroll home/list 0.0 120.0
    1.2 rotate portrait
    1.3 release 3.0 4.0

    """

  @Test("A written script is read and written again as the same text")
  func roundTrip() throws {
    let script = try ScriptParser.parse(Self.exact, file: "exact.script")
    #expect(script.start?.screen == "detail")
    #expect(script.start?.orientation == .landscape)
    #expect(script.steps[1].action == .lift(Point(x: 195, y: 200.5)))
    #expect(script.steps[6].action == .pinch(Point(x: 10, y: 20), scale: 1.5, only: .up))
    #expect(ScriptWriter.text(of: script) == Self.exact)
  }

  @Test("Comments stay comments")
  func comments() throws {
    let script = Script(steps: [Script.Step(time: 0, action: .cancel(nil))])
    let text = ScriptWriter.text(of: script, comment: ["one\n9 tap x", "two"])
    #expect(text == "# one\n# 9 tap x\n# two\n0.0 cancel\n")
    #expect(try ScriptParser.parse(text, file: "a").steps == script.steps)
  }

  @Test(
    "What is wrong with the exact forms",
    arguments: [
      ("0 lift 1", "write 'lift X Y'"),
      ("0 pinch 1 2 1 sideways", "a pinch's contact is one of down, move, up, cancel"),
      ("0 pinch 1 2 0 up", "a pinch's scale is above 0"), ("0 wheel 1 2 3", "write 'wheel X Y DX DY'"),
      ("0 resize 0 5", "a canvas' sides are above 0"), ("0 trigger", "write 'trigger TRANSITION'"),
      ("0 cancel\nstart home", "a script starts once, before its first doing"),
      ("start home\nstart home", "a script starts once, before its first doing"),
      ("start", "write 'start SCREEN' or 'start SCREEN landscape'"),
      ("start home askew", "a device is held in portrait or landscape"),
    ]
  )
  func wrong(_ text: String, _ message: String) {
    #expect {
      try ScriptParser.parse(text, file: "wrong.script")
    } throws: { error in
      (error as? DocumentError)?.diagnostics.map(\.message) == [message]
    }
  }

  @Test("Screens and transitions that a scene does not have")
  func unknown() {
    let scene = """
      segue: 1
      screens: {home: {}, detail: {}}
      transitions: {open: {kind: push, from: home, to: detail}}
      scripts:
        wrong: |
          start hme
          0 trigger opne
      """
    #expect {
      try SceneFile.parse(Array(scene.utf8), path: "a.yaml", folder: nil)
    } throws: { error in
      let diagnostics = (error as? DocumentError)?.diagnostics ?? []
      return diagnostics.map(\.message) == [
        "no screen is called 'hme'", "no transition is called 'opne'",
      ] && diagnostics.map(\.line) == [6, 7]
    }
  }
}
