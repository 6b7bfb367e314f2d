import SegueGeometry
import SegueGestures
import SegueModel
import SegueMotion
import SegueTransitions
import Testing

@Suite struct MotionProbeTests {
  /// A spring of 100 points' way, of which everything is known in closed form.
  private static let springy = """
    segue: 1
    device: [400, 800]
    screens:
      home: {fill: white, layers: {dot: {frame: [0, 0, 40, 40], fill: red}}}
      away: {fill: white, layers: {dot: {frame: [0, 0, 40, 40], fill: red, opacity: 0.5}}}
    transitions:
      go:
        kind: push
        from: home
        to: away
        ease: spring(response 0.4 ratio 0.5)
        tracks: {to/dot: {x: 0 -> 100, opacity: 0 -> 0.5, rotate: 0deg -> 90deg}}
    """

  private func slot(_ layer: String, of probe: MotionProbe) throws -> Int {
    try #require(probe.layers.firstIndex(of: layer))
  }

  @Test func aSpringsVelocityIsItsClosedForm() throws {
    let session = Session(scene: try Scenes.parse(Self.springy))
    var probe = MotionProbe(session, events: [TimedEvent(time: 0, event: .trigger("go"))])
    let slot = try slot("away/dot", of: probe)
    let spring = Spring(response: 0.4, dampingFraction: 0.5)
    var fastest = 0.0
    // Before it has settled, when it is cut off.
    for frame in 0...45 {
      let time = Double(frame) / 60
      probe.advance(to: time)
      let value = spring.value(at: time)
      let rate = spring.velocity(at: time)
      let start = slot * LayerMeasure.count
      #expect(abs(probe.values[start + LayerMeasure.opacity.index] - 0.5 * value) < 1e-12)
      #expect(abs(probe.values[start + LayerMeasure.rotation.index] - 90 * value) < 1e-9)
      #expect(abs(probe.velocity(of: .opacity, slot: slot) - 0.5 * rate) < 1e-6)
      #expect(abs(probe.velocity(of: .rotation, slot: slot) - 90 * rate) < 1e-4)
      fastest = max(fastest, probe.velocity(of: .rotation, slot: slot))
    }
    #expect(fastest > 500)
  }

  @Test func everyAnimatedPropertyIsMeasured() throws {
    let scene = try Scenes.parse(
      """
      segue: 1
      device: [400, 800]
      screens:
        home: {fill: white}
        away:
          layers:
            dot: {frame: [0, 0, 40, 40], fill: red, text: a, color: black}
            line: {path: M 0 0 L 40 40, frame: [0, 0, 40, 40], stroke: 2 black}
      transitions:
        go:
          kind: push
          from: home
          to: away
          duration: 1
          ease: linear
          tracks:
            to/dot:
              fill: 0xFF0000 -> 0x0000FF
              color: black -> white 50%
              border.color: black -> 0x00FF00
              shadow.color: black -> 0xFF00FF
              shadow.x: 0 -> 8
              shadow.y: 0 -> 16
              move.z: 0 -> 10
              m34: 0 -> 0.002
            to/line: {stroke.color: black -> white, stroke.width: 2 -> 4}
      """
    )
    var probe = MotionProbe(Session(scene: scene), events: [TimedEvent(time: 0, event: .trigger("go"))])
    probe.advance(to: 0.5)
    let dot = try slot("away/dot", of: probe)
    let expected: [(LayerMeasure, value: Double, rate: Double)] = [
      (.fillRed, 0.5, -1), (.fillGreen, 0, 0), (.fillBlue, 0.5, 1), (.fillAlpha, 1, 0),
      (.textRed, 0.5, 1), (.textAlpha, 0.75, -0.5), (.borderGreen, 0.5, 1), (.shadowBlue, 0.5, 1),
      (.shadowX, 4, 8), (.shadowY, 8, 16), (.moveZ, 5, 10), (.perspective, 0.001, 0.002),
    ]
    for (measure, value, rate) in expected {
      let place = dot * LayerMeasure.count + measure.index
      #expect(abs(probe.values[place] - value) < 1e-9, "\(measure)")
      #expect(abs(probe.velocities[place] - rate) < 1e-6, "\(measure)")
    }
    let line = try slot("away/line", of: probe) * LayerMeasure.count
    #expect(abs(probe.values[line + LayerMeasure.strokeRed.index] - 0.5) < 1e-9)
    #expect(abs(probe.values[line + LayerMeasure.strokeWidth.index] - 3) < 1e-9)
    for ink in LayerInk.allCases {
      #expect(ink.channels.allSatisfy { $0.ink == ink && $0.rawValue.hasPrefix(ink.rawValue + ".") })
    }
    #expect(LayerMeasure.allCases.allSatisfy { $0.index < LayerMeasure.count } && LayerMeasure.x.ink == nil)
  }

  @Test(arguments: LawTests.names) func valuesAreThoseOfSamples(_ name: String) throws {
    let scene = try Scenes.load(name)
    let events = try scene.script("tour").events
    let session = Session(scene: scene)
    var probe = MotionProbe(session, events: events[...])
    var course = PlayedCourse(session, events: events[...])
    for frame in 0...180 {
      let time = Double(frame) / 30
      probe.advance(to: time)
      course.advance(to: time)
      var seen: Set<String> = []
      for sample in course.subject.layerSamples() where seen.insert(sample.id).inserted {
        let start = try slot(sample.id, of: probe) * LayerMeasure.count
        let frame = sample.frame
        let expected = [
          frame.origin.x, frame.origin.y, frame.size.width, frame.size.height, sample.opacity,
          sample.cornerRadius,
        ]
        #expect(Array(probe.values[start..<start + 6]) == expected)
      }
      let shown = stride(from: 0, to: probe.values.count, by: LayerMeasure.count).count {
        !probe.values[$0].isNaN
      }
      #expect(shown == seen.count)
    }
  }

  @Test(arguments: LawTests.names) func velocitiesAreTheDerivativesOfValues(_ name: String) throws {
    let scene = try Scenes.load(name)
    let transition = try #require(scene.transitions.first { $0.from == scene.start })
    let events = [TimedEvent(time: 0, event: .trigger(transition.name))]
    let step = 1e-4
    var probes = (0..<3).map { _ in MotionProbe(Session(scene: scene), events: events[...]) }
    var compared = 0
    // Away from frames at which windows of tracks begin and end.
    for frame in 0...12 {
      let time = 0.0123 + Double(frame) * 0.0437
      for index in probes.indices { probes[index].advance(to: time + Double(index - 1) * step) }
      for index in probes[1].values.indices {
        let difference = (probes[2].values[index] - probes[0].values[index]) / (2 * step)
        let velocity = probes[1].velocities[index]
        guard difference.isFinite, velocity.isFinite else { continue }
        compared += 1
        #expect(abs(velocity - difference) < 0.05 + 1e-3 * abs(difference))
      }
    }
    #expect(compared > 500)
  }

  @Test func aHandsVelocityGoesThroughTheGesturesExpressions() throws {
    let gestures = """
      pull: {in: sheet, recognize: pan, sets: {sheet/card: {x: "rest + dx * 2", radius: "10 + dy"}}}
      """
    var session = try HandOffScene.session(gestures: gestures)
    session.swing(300, -50, seconds: 0.3)
    let probe = MotionProbe(session)
    let slot = try slot("sheet/card", of: probe)
    #expect(abs(probe.velocity(of: .x, slot: slot) - 600) < 1e-3)
    #expect(abs(probe.velocity(of: .radius, slot: slot) + 50) < 1e-3)
    #expect(probe.velocity(of: .y, slot: slot) == 0)
  }

  @Test(arguments: LawTests.names) func nothingLeapsWhereAGestureBegins(_ name: String) throws {
    let scene = try Scenes.load(name)
    let events = try scene.script("finish").events
    var probe = MotionProbe(Session(scene: scene), events: events[...])
    var fastest = 0.0
    for event in events {
      probe.advance(to: event.time)
      guard case .pointer(let pointer) = event.event, pointer.phase == .moved else { continue }
      fastest = probe.velocities.reduce(fastest) { $1.isFinite ? max($0, abs($1)) : $0 }
    }
    #expect(fastest > 0 && fastest < 50_000)
  }

  @Test func atRestNothingHasAVelocity() throws {
    let probe = MotionProbe(try Session("app-store"))
    #expect(probe.velocities.contains(0) && probe.velocities.count == probe.values.count)
    // What a layer has no value of, as the size of a font, has no velocity either.
    for (value, velocity) in zip(probe.values, probe.velocities) {
      #expect(value.isNaN ? velocity.isNaN : velocity == 0)
    }
    #expect(probe.isOver)
  }
}
