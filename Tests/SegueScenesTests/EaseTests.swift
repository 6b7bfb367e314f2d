import SegueModel
import SegueMotion
import SegueScenes
import Testing

@Suite("Curves")
struct EaseTests {
  private func ease(_ text: String) throws -> Ease {
    let file = try scene(
      "segue: 1\ntokens: {soft: spring(ratio .7)}\nscreens: {a: {}, b: {}}\n"
        + "transitions: {go: {kind: push, from: a, to: b, ease: \(text), tracks: {to: {y: H}}}}"
    )
    return try #require(file.scene.transitions.first).body.ease
  }

  private func spring(_ text: String) throws -> SpringDefinition? {
    if case .spring(let spring) = try ease(text) { spring } else { nil }
  }

  @Test("Named curves")
  func names() throws {
    #expect(try ease("linear") == .curve(.linear))
    #expect(try ease("ease-in") == .curve(.cubicBezier(.easeIn)))
    #expect(try ease("ease-out") == .curve(.cubicBezier(.easeOut)))
    #expect(try ease("ease-in-out") == .easeInOut)
    #expect(try ease("default") == .curve(.cubicBezier(.standard)))
  }

  @Test("CSS's functions")
  func functions() throws {
    #expect(try ease("steps(4 end)") == .curve(.steps(StepTiming(count: 4, position: .end))))
    #expect(try ease("steps(3 start)") == .curve(.steps(StepTiming(count: 3, position: .start))))
    let stops = [
      PiecewiseLinear.Stop(output: 0), PiecewiseLinear.Stop(output: 0.3, input: 0.5),
      PiecewiseLinear.Stop(output: 1),
    ]
    #expect(try ease("linear(0 .3 50% 1)") == .curve(.piecewiseLinear(PiecewiseLinear(stops: stops))))
    guard case .bezier(let x1, _, _, let y2) = try ease("bezier(.4 0 .2 1)") else {
      Issue.record("not a Bézier curve")
      return
    }
    #expect(x1.node == .number(0.4))
    #expect(y2.node == .number(1))
  }

  @Test("Every dialect of springs")
  func springs() throws {
    guard case .fitted(let ratio)? = try spring("spring(ratio .7 velocity 1)")?.shape else {
      Issue.record("not fitted")
      return
    }
    #expect(ratio.node == .number(0.7))
    #expect(try spring("spring(velocity inherit ratio .7)")?.velocity == .inherited)
    guard case .perceptual(let response, _)? = try spring("spring(response .45 ratio .8)")?.shape else {
      Issue.record("not perceptual")
      return
    }
    #expect(response.node == .number(0.45))
    guard case .bouncy(_, let bounce)? = try spring("spring(duration .5 bounce .2)")?.shape else {
      Issue.record("not bouncy")
      return
    }
    #expect(bounce.node == .number(0.2))
    guard case .physical(_, _, let mass)? = try spring("spring(stiffness 250 damping 30)")?.shape else {
      Issue.record("not physical")
      return
    }
    #expect(mass.node == .number(1))
    #expect(try spring("spring(response 1 ratio 2 overdamped)")?.allowsOverdamping == true)
    #expect(try spring("$soft") == (try spring("$soft")))
  }
}
