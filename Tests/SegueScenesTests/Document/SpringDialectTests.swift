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
    #expect(SpringDialect.physical.text(of: spring) == "stiffness 157.913670417 damping 17.59291886")
    #expect(SpringDialect.response.text(of: spring) == "response 0.5 ratio 0.7")
    #expect(SpringDialect.bounce.text(of: spring) == "duration 0.5 bounce 0.3")
  }

  @Test("A spring that has gone through all dialects has the numbers it had")
  func roundTrip() throws {
    let text = scene("response 0.45 ratio 0.75")
    var document = try document(text)
    for dialect in [SpringDialect.bounce, .physical, .response] {
      let id = try #require(document.knobs.first { $0.id.keys.last == "ease" }).id
      try document.write(try #require(document.spring(of: id, duration: 1)), as: dialect, of: id)
    }
    #expect(String(decoding: document.source, as: UTF8.self) == text)
  }

  @Test(
    "A fitted spring that is to time itself takes the duration beside it out, and brings it back",
    arguments: [
      "to: away, duration: 0.6, ease:", "duration: 0.6, to: away, ease:", "to: away, ease:",
    ]
  )
  func takesDurationOut(before: String) throws {
    let end = before.contains("duration") ? "" : ", duration: 0.6"
    let text = scene("ratio .7 velocity 1").replacing("to: away, ease:", with: before)
      .replacing("velocity 1)", with: "velocity 1)\(end)")
    var document = try document(text)
    let id = try #require(document.knobs.first { $0.name == "ratio" }).id
    #expect(document.duration(around: id) == 0.6)
    let spring = Spring(duration: 0.6, dampingRatio: 0.7, initialVelocity: 1)
    let written = try #require(document.spring(of: id, duration: 0.6))
    #expect(written.dialect == nil && written.spring == spring)
    try document.write(written, as: .response, of: id)
    #expect(!String(decoding: document.source, as: UTF8.self).contains("duration"))
    let now = try #require(document.spring(of: id, duration: 9))
    #expect(abs(now.spring.value(at: 0.2) - spring.value(at: 0.2)) < 1e-9)
    #expect(try document.undo())
    #expect(document.source == Array(text.utf8))
  }

  @Test("A duration that has a line to itself goes with it; the way back is the text on disk")
  func takesLineOut() throws {
    let text = """
      segue: 1
      screens: {home: {}, away: {}}
      transitions:
        go:
          kind: push
          from: home
          to: away
          duration: 0.6 # for both
          ease: spring(ratio .7)
          tracks: {to: {x: W -> 0}}
      """
    var document = try document(text)
    let id = try #require(document.knobs.first { $0.name == "ratio" }).id
    let preset = try #require(TimingPreset.all.first { $0.name == "smooth" })
    try document.write(preset, over: try #require(document.timing(of: id, duration: 0.6)))
    let changed = text.replacing("    duration: 0.6 # for both\n", with: "")
      .replacing("spring(ratio .7)", with: preset.text)
    #expect(String(decoding: document.source, as: UTF8.self) == changed)
    #expect(try document.restore(id))
    #expect(String(decoding: document.source, as: UTF8.self) == text.replacing(" # for both", with: ""))
    #expect(try document.undo() && document.undo())
    #expect(document.source == Array(text.utf8))
  }

  @Test("A literal of a spring that a curve has replaced brings the spring back")
  func restoresReplaced() throws {
    let text = scene("ratio .7").replacing("to: away,", with: "to: away, duration: 0.6,")
    var document = try document(text)
    let id = try #require(document.knobs.first { $0.name == "ratio" }).id
    let preset = try #require(TimingPreset.all.first { $0.name == "ease out" })
    try document.write(preset, over: try #require(document.timing(of: id, duration: 0.6)))
    #expect(document.knob(id)?.text == "ease-out")
    #expect(try document.restore(id))
    #expect(document.source == Array(text.utf8))
    #expect(try !document.restore(id))
  }

  @Test(
    "A curve's duration is the innermost one that is written out",
    arguments: [
      ("0.6", "", 0.6 as Double?), ("$slow", "", 0.8), ("$slow * 2", "", nil), ("$sum", "", nil),
      ("0.6", "duration: 0.2,", 0.2),
    ]
  )
  func durations(outer: String, inner: String, expected: Double?) throws {
    let document = try document(
      """
      segue: 1
      tokens: {slow: 0.8, sum: 0.4 + 0.4}
      screens: {home: {}, away: {}}
      transitions:
        go:
          {kind: push, from: home, to: away, duration: \(outer), tracks: {to: {\(inner) ease: spring(ratio .7), x: W -> 0}}}
      """
    )
    let id = try #require(document.knobs.first { $0.name == "ratio" }).id
    #expect(document.duration(around: id) == expected)
  }

  @Test("A fitted spring is the one of its duration")
  func fitted() throws {
    let text = scene("ratio .7 velocity 1").replacing("to: away,", with: "to: away, duration: 0.6,")
    let document = try document(text)
    let id = try #require(document.knobs.first { $0.name == "ratio" }).id
    let written = try #require(document.spring(of: id, duration: 0.6))
    #expect(written.dialect == nil)
    #expect(written.velocity == 1)
    #expect(written.spring == Spring(duration: 0.6, dampingRatio: 0.7, initialVelocity: 1))
  }

  @Test("A number that is no spring's, or a spring with a token in it, is left alone")
  func none() throws {
    let text = scene("response $r ratio .8").replacing("screens", with: "tokens: {r: .4}\nscreens")
    let document = try document(text)
    for knob in document.knobs { #expect(document.spring(of: knob.id, duration: 1) == nil) }
  }
}
