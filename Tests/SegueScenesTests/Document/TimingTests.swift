import SegueMotion
import SegueScenes
import Testing

@Suite("Timing curves")
struct TimingTests {
  private func scene(_ ease: String, _ rest: String = "") -> String {
    """
    segue: 1
    tokens: {land: ease-out, far: 100}
    screens: {home: {}, away: {}}
    transitions:
      go: {kind: push, from: home, to: away\(rest), ease: \(ease), tracks: {to: {x: W -> 0}}} # stays
    """
  }

  private func id(_ document: SceneDocument) throws -> Knob.ID {
    try #require(document.knobs.first { $0.id.keys.last == "ease" }).id
  }

  private func timing(_ document: SceneDocument) throws -> WrittenTiming {
    try #require(document.timing(of: try id(document), duration: 0.5))
  }

  private func ease(_ document: SceneDocument) -> String {
    let text = String(decoding: document.source, as: UTF8.self)
    return String(text.split(separator: "ease: ")[1].split(separator: ", tracks")[0])
  }

  @Test("A curve's name is a knob, that steps through the names")
  func named() throws {
    var document = try document(scene("ease-in"))
    #expect(document.knobs.map(\.text) == ["ease-out", "100", "ease-in", "0"])
    #expect(document.knobs.map(\.kind) == [.curve, .number, .curve, .points])
    #expect(try document.turn(try id(document), by: 1, .normal))
    #expect(ease(document) == "ease-out")
    #expect(try document.turn(try id(document), by: 9, .normal))
    #expect(ease(document) == "default")
    #expect(try document.turn(try id(document), by: 1, .normal) == false)
    #expect(try timing(document).shape == .named(.cubicBezier(.standard)))
  }

  @Test("A control point that moves changes its own numbers alone, in one undo step")
  func controlPoints() throws {
    let text = scene("bezier(.4 0 .20 1)")
    var document = try document(text)
    for y in [0.1, 0.2, 0.254] {
      try document.write(CubicBezier(0.4, y, 0.2, 1), over: try timing(document))
    }
    #expect(ease(document) == "bezier(.4 0.25 .20 1)")
    try document.write(CubicBezier(0.4, 0.25, 0.5, 1.3), over: try timing(document))
    #expect(ease(document) == "bezier(.4 0.25 .5 1.3)")
    #expect(try document.undo())
    #expect(document.source == Array(text.utf8))
  }

  @Test("A name that is bent becomes a Bézier, undone together with what follows")
  func bentName() throws {
    let text = scene("ease-in-out")
    var document = try document(text)
    try document.write(CubicBezier(0.5, 0, 0.58, 1), over: try timing(document))
    #expect(ease(document) == "bezier(0.5 0 0.58 1)")
    try document.write(CubicBezier(0.5, -0.2, 0.58, 1), over: try timing(document))
    #expect(ease(document) == "bezier(0.5 -0.2 0.58 1)")
    #expect(try timing(document).bezier == CubicBezier(0.5, -0.2, 0.58, 1))
    #expect(try document.undo())
    #expect(document.source == Array(text.utf8))
  }

  @Test(
    "A spring takes response and ratio in its own dialect",
    arguments: [
      ("ratio .7 velocity 1", "ratio .5 velocity 1"),
      ("response .45 ratio .8 velocity inherit", "response .3 ratio .5 velocity inherit"),
      ("duration .5 bounce .2", "duration .3 bounce .5"),
      ("stiffness 100 damping 10 mass 2", "stiffness 877.3 damping 41.9 mass 2"),
    ]
  )
  func springs(old: String, new: String) throws {
    var document = try document(scene("spring(\(old))"))
    try document.write(response: 0.3, ratio: 0.5, over: try timing(document))
    #expect(ease(document) == "spring(\(new))")
    guard case .spring(let spring) = try timing(document).shape else {
      Issue.record("no spring")
      return
    }
    #expect(abs(spring.spring.dampingRatio - 0.5) < 1e-3)
    if spring.dialect != nil { #expect(abs(spring.spring.perceptualDuration - 0.3) < 1e-3) }
    #expect(try document.undo())
    #expect(ease(document) == "spring(\(old))")
  }

  @Test("Over-damped, a bounce is below 0")
  func overdamped() throws {
    var document = try document(scene("spring(duration .5 bounce -.1)"))
    try document.write(response: 0.5, ratio: 1.25, over: try timing(document))
    #expect(ease(document) == "spring(duration .5 bounce -.2)")
    guard case .spring(let spring) = try timing(document).shape else {
      Issue.record("no spring")
      return
    }
    #expect(abs(spring.spring.effectiveDampingRatio - 1.25) < 1e-9)
  }

  @Test("Presets have UIKit's, Core Animation's and SwiftUI's numbers")
  func presetNumbers() throws {
    let texts = Dictionary(uniqueKeysWithValues: TimingPreset.all.map { ($0.name, $0.text) })
    #expect(
      texts == [
        "linear": "linear", "ease in": "ease-in", "ease out": "ease-out", "ease in out": "ease-in-out",
        "default": "default", "standard": "bezier(0.4 0 0.2 1)", "decelerate": "bezier(0 0 0.2 1)",
        "navigation": "spring(stiffness 1000 damping 500 mass 3)",
        "smooth": "spring(duration 0.5 bounce 0)", "snappy": "spring(duration 0.5 bounce 0.15)",
        "bouncy": "spring(duration 0.5 bounce 0.3)", "spring": "spring(response 0.5 ratio 0.825)",
        "interactive": "spring(response 0.15 ratio 0.86)", "CASpring": "spring(stiffness 100 damping 10)",
        "drawer": "spring(response 0.4 ratio 1)", "rubber band": "spring(response 0.3 ratio 0.6)",
        "corner": "spring(response 0.45 ratio 0.75)", "app store": "spring(ratio 0.7)",
        "image card": "spring(ratio 0.6 velocity 1)", "image back": "spring(ratio 0.5 velocity 1)",
        "herb gallery": "spring(ratio 0.4)", "slide down": "spring(ratio 0.6)",
      ]
    )
    #expect(NamedCurve.easeIn.curve == .cubicBezier(CubicBezier(0.42, 0, 1, 1)))
    #expect(NamedCurve.easeOut.curve == .cubicBezier(CubicBezier(0, 0, 0.58, 1)))
    #expect(NamedCurve.easeInOut.curve == .cubicBezier(CubicBezier(0.42, 0, 0.58, 1)))
    #expect(NamedCurve.standard.curve == .cubicBezier(CubicBezier(0.25, 0.1, 0.25, 1)))
  }

  @Test("A preset is written in a curve's place and moves as it says", arguments: TimingPreset.all)
  func presets(preset: TimingPreset) throws {
    let text = scene("bezier(.4 0 .2 1)")
    var document = try document(text)
    try document.write(preset, over: try timing(document))
    #expect(ease(document) == preset.text)
    let written = try timing(document)
    switch preset.motion {
    case .curve(.linear): #expect(written.shape == .named(.linear))
    case .curve(let curve): #expect(written.bezier.map { .cubicBezier($0) } == curve)
    case .spring(let spring):
      for step in 0...20 {
        let time = Double(step) / 20
        #expect(abs(written.progress(at: time, duration: 1) - spring.value(at: time)) < 1e-9)
      }
    case .fitted(let ratio, let velocity):
      let spring = Spring(duration: 0.5, dampingRatio: ratio, initialVelocity: velocity)
      #expect(written.progress(at: 0.2, duration: 0.5) == spring.value(at: 0.2, initialVelocity: velocity))
    }
    #expect(abs(preset.progress(at: 0)) < 1e-12 && abs(preset.progress(at: 1) - 1) < 2e-3)
    if preset.text != "bezier(0.4 0 0.2 1)" { #expect(try document.undo()) }
  }

  @Test("A spring keeps its velocity under a preset; one that times itself takes the duration out")
  func presetOverSpring() throws {
    let smooth = try #require(TimingPreset.all.first { $0.name == "smooth" })
    var inheriting = try document(scene("spring(response .3 ratio 1 velocity inherit)"))
    try inheriting.write(smooth, over: try timing(inheriting))
    #expect(ease(inheriting) == "spring(duration 0.5 bounce 0 velocity inherit)")
    var timed = try document(scene("spring(ratio .8)", ", duration: 0.4"))
    try timed.write(smooth, over: try timing(timed))
    let expected = scene("spring(duration 0.5 bounce 0)")
    #expect(String(decoding: timed.source, as: UTF8.self) == expected)
    #expect(try timed.undo())
    #expect(try timed.undo() == false)
  }
}
