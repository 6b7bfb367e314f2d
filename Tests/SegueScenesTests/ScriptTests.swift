import SegueDocuments
import SegueGeometry
import SegueModel
import SegueScenes
import SegueTestSupport
import Testing

@Suite("Scripts")
struct ScriptTests {
  @Test("Every doing, comments and empty lines")
  func doings() throws {
    let script = try ScriptParser.parse(
      """
      # a tour
      0.00 tap home/card

      1.20 press 195 200   # the finger goes down
      1.25 move 195.5 260
      1.50 release 195 -40
      2.00 cancel
      2.10 rotate landscape
      2.50 scroll home/list 0 120
      """,
      file: "tour.script"
    )
    #expect(script.steps.map(\.time) == [0, 1.2, 1.25, 1.5, 2, 2.1, 2.5])
    let actions = script.steps.map(\.action)
    if case .tap(let path) = actions[0] { #expect(path.description == "home/card") }
    #expect(actions[1] == .press(Point(x: 195, y: 200)))
    #expect(actions[2] == .move(Point(x: 195.5, y: 260)))
    #expect(actions[3] == .release(Point(x: 195, y: -40)))
    #expect(actions[4] == .cancel(nil))
    #expect(actions[5] == .rotate(.landscape))
    guard case .scroll(let list, let by) = actions[6] else {
      Issue.record("not a scroll")
      return
    }
    #expect(list.description == "home/list")
    #expect(by == Point(x: 0, y: 120))
  }

  @Test(
    "Wrong lines, all at once, at the marked place",
    arguments: [
      ("«tap» home", "expected a time in seconds, found 'tap'"),
      ("«0.5»", "the time needs something to do"), ("«-1» cancel", "a time lies from 0 to 3600 seconds"),
      ("0 «wave»", "a script cannot 'wave'"), ("0 «tap»", "write 'tap PATH'"),
      ("0 «tap a b»", "write 'tap PATH'"), ("0 «press 1»", "write 'press X Y'"),
      ("0 move 1 «nan»", "expected points, found 'nan'"),
      ("0 «cancel now»", "write 'cancel', or 'cancel X Y'"),
      ("0 rotate «sideways»", "a device is held in portrait or landscape"),
      ("0 tap «home//card»", "'home//card' is not a path"), ("é\n1 «x\u{7}»", "a script cannot 'x␇'"),
    ]
  )
  func wrong(source: String, message: String) {
    let marked = MarkedText(source)
    do {
      _ = try ScriptParser.parse(marked.text, file: "s")
      Issue.record("the script is wrong")
    } catch {
      let last = error.diagnostics.last
      #expect(last?.message == message)
      #expect(last?.line == marked.line)
      #expect(last?.column == marked.column)
      #expect(last?.length == marked.length)
    }
  }

  @Test("Several wrong lines are reported together")
  func several() {
    do {
      _ = try ScriptParser.parse("0 tpa a\n1 tap a\nx\n", file: "s")
      Issue.record("the script is wrong")
    } catch {
      #expect(error.diagnostics.map(\.line) == [1, 3])
      #expect(error.diagnostics[0].hint?.hasPrefix("did you mean 'tap'?") == true)
    }
  }

  @Test("A script file may only touch layers that the scene has")
  func unknownLayers() throws {
    let folder = try TemporaryFolder()
    try folder.write("drag.txt", "0 tap home/card\n1 tap home/crad\n2 scroll home/card 0 5\n")
    let scene = try scene("segue: 1\nscreens: {home: {layers: {card: {}}}}").scene
    do {
      _ = try ScriptParser.load("\(folder.path)/drag.txt", for: scene)
      Issue.record("the script is wrong")
    } catch {
      #expect(
        error.diagnostics.map { "\($0.line):\($0.column): \($0.message)" } == [
          "2:12: 'home' has no layer 'crad'", "3:10: 'home/card' does not scroll",
        ]
      )
      #expect(error.diagnostics[0].hint == "did you mean 'card'? it has: card")
    }
  }
}
