import SegueGeometry
import SegueGestures
import SegueModel
import SegueStage
import SegueTestSupport
import Testing

@testable import SegueTransitions

/// Tracks of one layer with timings of their own: each number goes as its own track says, whatever the others do.
@Suite struct CompositionTests {
  private static let resting: ClosedLayer.Numbers = [
    .placeX: 40, .placeY: 60, .width: 120, .height: 80, .anchorX: 0.3, .anchorY: 0.8, .moveX: 0, .scale: 1,
    .rotation: 0,
  ]

  private static func scene(_ tracks: [ClosedTrack]) throws -> Scene {
    try Scenes.parse(
      """
      segue: 1
      device: [400, 800]
      screens:
        home: {fill: white}
        away: {layers: {dot: {anchor: [0.3, 0.8], frame: [40, 60, 120, 80], fill: red}}}
      transitions:
        go:
          kind: push
          from: home
          to: away
          duration: 1
          interruptible: true
          tracks: {to/dot: [\(tracks.map(\.written).joined(separator: ", "))]}
        back: {kind: pop, from: away, to: home, duration: 0.1, tracks: {from: {opacity: 0}}}
      gestures:
        pull: {in: home, recognize: pan, progress: dx / 100 in 0..1, drives: go, finish: {when: progress > 2}}
      """
    )
  }

  /// Every pair of properties, each alone and beside itself included, and triples as they come.
  private static let combinations: [[String]] = {
    let names = ClosedTrack.properties.keys.sorted()
    var random = SeededGenerator(seed: 7)
    let pairs = names.flatMap { first in names.map { [first, $0] } }
    let triples = (0..<300).map { _ in (0..<3).compactMap { _ in names.randomElement(using: &random) } }
    return pairs + triples
  }()

  private static func track(_ property: String, _ random: inout SeededGenerator) -> ClosedTrack {
    let told = ClosedTrack.properties[property] ?? []
    func values() -> [Double] {
      told.map { own in
        switch own.number {
        case .anchorX, .anchorY, .scale: Double(Int.random(in: 1...9, using: &random)) / 8
        case .rotation: Double(Int.random(in: -8...8, using: &random)) / 4
        default: Double(Int.random(in: 10...300, using: &random))
        }
      }
    }
    let curve = ClosedCurve.allCases.randomElement(using: &random) ?? .linear
    let start = Double(Int.random(in: 0...4, using: &random)) / 8
    let isWindow = Bool.random(using: &random)
    // A window ends within the transition.
    let longest = isWindow ? 1 - start : 1
    let length = min(Double(Int.random(in: 1...6, using: &random)) / 8, longest)
    // A spring that times itself takes no duration.
    let isSpring = curve.ownDuration != nil
    let timing =
      isWindow
      ? "at: \(start)..\(start + length)"
      : isSpring ? "delay: \(start)" : "delay: \(start), duration: \(length)"
    return ClosedTrack(
      property: property,
      // The language has no list before an arrow.
      from: Bool.random(using: &random) && told.count == 1 ? values() : nil,
      to: values(),
      start: start,
      length: isSpring && !isWindow ? 1 : length,
      curve: curve,
      timing: timing
    )
  }

  private static func draw(_ properties: [String], seed: Int) -> [ClosedTrack] {
    var random = SeededGenerator(seed: UInt64(seed))
    return properties.map { track($0, &random) }
  }

  /// How far the layer is from where the tracks alone say, at the session's present time.
  private func error(_ session: Session, _ layer: ClosedLayer, at time: Double) throws -> Double {
    let dot = try #require(session.stage.resolve(LayerPath("away/dot")).first)
    let state = session.stage.tree.presentation(of: dot, at: session.time)
    let numbers = layer.numbers(at: time)
    let seen: ClosedLayer.Numbers = [
      .placeX: state.position.x - state.anchor.x * state.bounds.size.width,
      .placeY: state.position.y - state.anchor.y * state.bounds.size.height,
      .width: state.bounds.size.width, .height: state.bounds.size.height, .anchorX: state.anchor.x,
      .anchorY: state.anchor.y, .moveX: state.components.translationX, .scale: state.components.scaleX,
      .rotation: state.components.rotationZ,
    ]
    return seen.map { abs($0.value - (numbers[$0.key] ?? .infinity)) }.max() ?? .infinity
  }

  /// What the layer's own values are once nothing moves it.
  private func restingState(_ session: Session) throws -> LayerState {
    let dot = try #require(session.stage.resolve(LayerPath("away/dot")).first)
    #expect(session.stage.tree[dot].animations.isEmpty)
    return session.stage.tree.presentation(of: dot, at: session.time)
  }

  private static let laidOut: LayerState = {
    var state = LayerState()
    state.anchor = Point(x: 0.3, y: 0.8)
    state.setFrame(Rect(x: 40, y: 60, width: 120, height: 80))
    state.fill = Color(rgb: 0xff0000)
    return state
  }()

  @Test func aMoveBesideAResizeIsNotLost() throws {
    let tracks = ["{x: 100, ease: linear}", "{width: 300, ease: ease-in}"]
    for tracks in [tracks, tracks.reversed()] {
      var session = Session(
        scene: try Scenes.parse(
          """
          segue: 1
          device: [400, 800]
          screens:
            home: {fill: white}
            away: {layers: {dot: {frame: [40, 60, 120, 80]}}}
          transitions:
            go:
              kind: push
              from: home
              to: away
              duration: 1
              tracks: {to/dot: [\(tracks.joined(separator: ", "))]}
          """
        )
      )
      session.handle(.trigger("go"))
      session.advance(to: 0.5)
      let frame = try #require(session.layer("away/dot")).frame
      #expect(abs(frame.minX - 70) < 1e-9)
      #expect(abs(frame.size.width - (120 + 180 * ClosedCurve.easeIn.value(0.5))) < 1e-9)
    }
  }

  @Test func plain() throws {
    for (seed, properties) in Self.combinations.enumerated() {
      let layer = ClosedLayer(resting: Self.resting, tracks: Self.draw(properties, seed: seed))
      var session = Session(scene: try Self.scene(layer.tracks))
      session.handle(.trigger("go"))
      let end = layer.end(1)
      for part in stride(from: 0.0, to: 1, by: 0.057) {
        session.advance(to: part * end)
        let error = try error(session, layer, at: part * end)
        #expect(error < 1e-9, "\(layer.tracks.map(\.written)) at \(part * end)")
      }
      session.advance(to: end + 0.01)
      #expect(session.status.phase == .finished)
      #expect(try restingState(session) == Self.laidOut)
    }
  }

  @Test func scrubbedAndCancelled() throws {
    for (seed, properties) in Self.combinations.enumerated() {
      var layer = ClosedLayer(resting: Self.resting, tracks: Self.draw(properties, seed: seed))
      layer.isScrubbed = true
      var session = Session(scene: try Self.scene(layer.tracks))
      session.pointer(.began, 100, 400, at: 0)
      session.pointer(.moved, 112, 400, at: 0.1)
      for percent in [0.5, 0.9, 0.2, 0.33, 0.05, 0.71] {
        session.pointer(.moved, 100 + 100 * percent, 400, at: session.time + 0.1)
        let error = try error(session, layer, at: percent)
        #expect(error < 1e-9, "\(layer.tracks.map(\.written)) at \(percent)")
      }
      let before = session
      session.pointer(.ended, 171, 400, at: session.time + 0.1)
      let start = session.time
      // Back in 0.71 s on ease-in-out.
      session.advance(to: start + 0.355)
      #expect(try error(session, layer, at: 0.355) < 1e-9)
      session.advance(to: start + 3)
      #expect(session.screen == "home" && session.layer("away/dot") == nil)
      // The same hand, letting it go on: what is laid out, exactly.
      session = before
      session.handle(.pointer(PointerEvent(phase: .cancelled, location: .zero, time: session.time)))
      session.advance(to: session.time + 3)
      #expect(session.screen == "home")
    }
  }

  @Test func caughtInFlight() throws {
    for (seed, properties) in Self.combinations.enumerated() where seed % 3 == 0 {
      var layer = ClosedLayer(resting: Self.resting, tracks: Self.draw(properties, seed: seed))
      var session = Session(scene: try Self.scene(layer.tracks))
      session.handle(.trigger("go"))
      session.pointer(.began, 100, 700, at: 0.3)
      session.pointer(.moved, 112, 700, at: 0.3)
      #expect(session.status.phase == .interactive)
      #expect(try error(session, layer, at: 0.3) < 1e-9)
      layer.caught = 0.3
      // The hand moves the animator's picture, which has this much of its way behind it.
      let seen = Numbers.bezier(0.3, 0.42, 0, 0.58, 1)
      for distance in [0.0, 0.2, 0.5, -0.1, 0.4] {
        session.pointer(.moved, 112 + 100 * distance, 700, at: session.time + 0.05)
        let fraction = seen + distance
        let time = fraction < seen ? 0.3 * fraction / seen : 0.3 + 0.7 * distance / (1 - seen)
        let error = try error(session, layer, at: time)
        #expect(error < 1e-9, "\(layer.tracks.map(\.written)) at \(time)")
      }
      session.pointer(.cancelled, 152, 700, at: session.time + 0.05)
      session.advance(to: session.time + 5)
      #expect(session.screen == "home")
    }
  }
}
