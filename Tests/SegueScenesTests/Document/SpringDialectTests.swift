import SegueMotion
import SegueScenes
import Testing

@Suite("Spring dialects")
struct SpringDialectTests {
  private static let springs = [
    "response .45 ratio .8", "duration .5 bounce .2", "duration .5", "stiffness 250 damping 30 mass 1",
    "stiffness 100 damping 10", "duration .4 bounce -.3", "stiffness 1000 damping 500 mass 3",
    "stiffness 100 damping 60 overdamped", "response .3 ratio 1.4 velocity 2",
    "response 1 ratio 1 velocity inherit",
  ]

  private func scene(_ spring: String) -> String {
    """
    segue: 1
    screens: {home: {}, away: {}}
    transitions:
      go: {kind: push, from: home, to: away, ease: spring(\(spring)), tracks: {to: {x: W -> 0}}}
    """
  }

  @Test("A spring moves alike in every dialect", arguments: springs, SpringDialect.allCases)
  func motion(text: String, dialect: SpringDialect) throws {
    var document = try document(scene(text))
    let id = try #require(document.knobs.first { $0.id.keys.last == "ease" }).id
    let written = try #require(document.spring(of: id, duration: 0.35))
    try document.write(written, as: dialect, of: id)
    let now = try #require(document.spring(of: id, duration: 0.35))
    #expect(now.dialect == dialect)
    for step in 0...60 {
      let time = Double(step) / 30
      #expect(abs(now.spring.value(at: time) - written.spring.value(at: time)) < 1e-9)
    }
    for part in ["velocity 2", "velocity inherit"] where text.contains(part) {
      #expect(String(decoding: document.source, as: UTF8.self).contains(part + ")"))
    }
    if written.dialect != dialect {
      #expect(try document.undo())
      #expect(document.source == Array(scene(text).utf8))
    }
  }

  @Test("The numbers are the ones that the dialects' makers document")
  func numbers() throws {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(SpringDialect.physical.text(of: spring) == "stiffness 157.913670417 damping 17.5929188601")
    #expect(SpringDialect.response.text(of: spring) == "response 0.5 ratio 0.7")
    #expect(SpringDialect.bounce.text(of: spring) == "duration 0.5 bounce 0.3")
  }

  @Test("A fitted spring is the one of its duration, and is written otherwise only without one")
  func fitted() throws {
    let text = scene("ratio .7 velocity 1").replacing("to: away,", with: "to: away, duration: 0.6,")
    var document = try document(text)
    let id = try #require(document.knobs.first { $0.name == "ratio" }).id
    let written = try #require(document.spring(of: id, duration: 0.6))
    #expect(written.dialect == nil)
    #expect(written.spring == Spring(duration: 0.6, dampingRatio: 0.7, initialVelocity: 1))
    #expect(throws: SceneError.self) { try document.write(written, as: .response, of: id) }
    #expect(document.source == Array(text.utf8))
  }

  @Test("A number that is no spring's, or a spring with a token in it, is left alone")
  func none() throws {
    let text = scene("response $r ratio .8").replacing("screens", with: "tokens: {r: .4}\nscreens")
    let document = try document(text)
    for knob in document.knobs { #expect(document.spring(of: knob.id, duration: 1) == nil) }
  }
}
