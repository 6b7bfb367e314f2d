import SegueDocuments
import SegueScenes
import Testing

@Suite("Rendering of diagnostics")
struct RenderingTests {
  private func rendered(_ text: String, color: Bool = false) -> String {
    do {
      _ = try SceneFile.parse(Array(text.utf8), path: "Scenes/card/scene.yaml", folder: nil)
      return ""
    } catch {
      return error.rendered(color: color)
    }
  }

  @Test("Place and message, the line, a caret, the advice")
  func whole() {
    let text = "segue: 1\nscreens:\n  home:\n    opactiy: 1\n"
    #expect(
      rendered(text) == """
        Scenes/card/scene.yaml:4:5: error: a layer has no 'opactiy'
              opactiy: 1
              ^^^^^^^
          did you mean 'opacity'?
        """
    )
  }

  @Test("Colour is asked for, and nothing else holds an escape")
  func color() {
    let text = "segue: 1\nscreens: {home: {fill: rde}}\n"
    #expect(!rendered(text).contains("\u{1b}"))
    #expect(
      rendered(text, color: true) == """
        \u{1b}[1mScenes/card/scene.yaml:2:24: \u{1b}[1;31merror:\u{1b}[0m \u{1b}[1munknown colour 'rde'\u{1b}[0m
          screens: {home: {fill: rde}}
                                 \u{1b}[1;32m^^^\u{1b}[0m
          did you mean 'red'?
        """
    )
  }

  @Test("Wide characters move the caret by two columns")
  func wide() {
    #expect(
      rendered("segue: 1\nscreens: {home: {text: \"日本\", fill: rde}}") == """
        Scenes/card/scene.yaml:2:36: error: unknown colour 'rde'
          screens: {home: {text: "日本", fill: rde}}
                                               ^^^
          did you mean 'red'?
        """
    )
  }

  @Test("Tabs and controls become visible and stay one column wide")
  func controls() {
    #expect(
      rendered("segue: 1\nscreens: {home: {fill:\trde}}") == """
        Scenes/card/scene.yaml:2:24: error: unknown colour 'rde'
          screens: {home: {fill:→rde}}
                                 ^^^
          did you mean 'red'?
        """
    )
    let escape = rendered("segue: 1\nscreens: {home: {image: \"a\\e[31mb\"}}")
    #expect(!escape.contains("\u{1b}"))
    #expect(escape.contains("no picture is called 'a␛[31mb'"))
  }

  @Test("Of a long line only the part about the place is shown")
  func long() {
    let filler = String(repeating: "a", count: 300)
    let text = "segue: 1\nscreens: {home: {text: \(filler), fill: rde, bar: \(filler)}}"
    let lines = rendered(text).split(separator: "\n")
    #expect(lines[0] == "Scenes/card/scene.yaml:2:332: error: unknown colour 'rde'")
    #expect(lines[1].count < 140)
    #expect(lines[1].hasPrefix("  …aaa"))
    #expect(lines[1].hasSuffix("aaa…"))
    let caret = lines[2].prefix { $0 == " " }.count
    #expect(lines[1].dropFirst(caret).prefix(3) == "rde")
  }

  @Test("An error of the whole file is shown at its beginning")
  func file() {
    #expect(
      rendered("screens: {home: {}}") == """
        Scenes/card/scene.yaml:1:1: error: 'segue: 1' is missing
          a scene begins with the language's version
        """
    )
  }

  @Test("JSON holds place, severity, message and advice")
  func json() throws {
    do {
      _ = try SceneFile.parse(
        Array("segue: 1\nscreens: {home: {fill: \"a\\\"b\"}}".utf8),
        path: "s.yaml",
        folder: nil
      )
      Issue.record("the scene is wrong")
    } catch {
      let expected =
        #"[{"file":"s.yaml","line":2,"column":24,"length":8,"severity":"error","#
        + #""message":"'\"' means nothing in an expression"}]"#
      #expect(error.json == expected)
    }
  }
}
