import SegueGeometry
import SegueGestures
import SegueModel
import SegueTransitions
import Testing

/// What a hand takes hold of on its way, and lets go of beside another gesture.
@Suite struct HeldValuesTests {
  private func session(_ text: String) throws -> Session {
    Session(scene: try Scenes.parse("segue: 1\ntitle: Held\ndevice: iphone-15\n" + text))
  }

  /// The card's, which a highlight does not move.
  private func middle(_ session: Session) throws -> Double {
    let frame = try #require(session.layer("home/card")).frame
    return (frame.minY + frame.maxY) / 2
  }

  private func y(_ id: String, _ session: Session) throws -> Double {
    try #require(session.layer(id)).frame.minY
  }

  /// A highlight is a matter of scale: under a resting finger a layer that was caught in flight stays there.
  @Test(arguments: ["", ", press: {scale: 0.97, duration: 0.2}"])
  func aHighlightLeavesACaughtLayerWhereItIs(_ press: String) throws {
    var session = try session(
      """
      screens: {home: {layers: {card: {frame: [96, 286, 200, 280]\(press)}}}}
      gestures:
        throw:
          in: home/card
          recognize: pan
          catch: true
          sets: {home/card: {center.y: here + dy}}
          finish: {when: true, rest: {home/card: {center.y: 200}}, ease: spring(response 0.4 ratio 1)}
      """
    )
    session.pointer(.began, 196, 426, at: 0)
    session.pointer(.moved, 196, 376, at: 0.1)
    session.pointer(.ended, 196, 300, at: 0.2)
    session.advance(to: 0.25)
    let caught = try middle(session)
    let seen = session.layerSamples()
    session.pointer(.began, 196, caught, at: 0.25)
    #expect(session.layerSamples() == seen)
    for time in [0.25, 0.3, 0.45, 1, 4] {
      session.advance(to: time)
      #expect(abs(try middle(session) - caught) < 1e-9)
    }
    session.pointer(.ended, 196, caught, at: 5)
    session.advance(to: 9)
    #expect(abs(try middle(session) - 200) < 1e-9)
  }

  /// The way of a hand counts from where its pan was recognized, by the whole of it: no change is lost.
  @Test(arguments: [1, 2, 3, 4, 8], [0.2, 0.5, 0.9])
  func aCaughtTransitionFollowsTheWholeWay(_ moves: Int, _ caughtAt: Double) throws {
    var session = try session(
      """
      screens: {one: {}, two: {}}
      transitions:
        forth: {kind: push, from: one, to: two, tap: from, duration: 1.5, ease: linear, interruptible: true, tracks: {to: {x: W -> rest}}}
      gestures:
        hold: {in: one, recognize: pan, progress: -dx / W, drives: forth, finish: {when: progress > 0.5}}
      """
    )
    session.handle(.trigger("forth"))
    session.pointer(.began, 300, 400, at: caughtAt)
    for move in 1...moves {
      let part = Double(move) / Double(moves)
      session.pointer(.moved, 300 - 80 * part, 400, at: caughtAt + 0.3 * part)
    }
    // Each move is as long as what a pan takes, or longer.
    let way = 80 - 80 / Double(moves)
    #expect(abs(session.status.progress - (caughtAt / 1.5 + way / 393)) < 1e-9)
  }

  /// Two gestures under one finger: what the one moves goes on at its velocity in the transition that the other starts.
  @Test(arguments: [["drag", "leave"], ["leave", "drag"]])
  func aCompanionsVelocityIsKept(_ order: [String]) throws {
    let gestures = [
      "drag": "drag: {in: sheet, recognize: pan, sets: {sheet: {y: here + dy}}}",
      "leave": """
      leave: {in: sheet, recognize: pan, with: drag, sets: {sheet/mark: {opacity: 1}}, finish: {when: true, then: hide}}
      """,
    ]
    var session = try session(
      """
      screens: {home: {}, sheet: {layers: {mark: {frame: [0, 0, 9, 9]}}}}
      transitions:
        show: {kind: present, from: home, to: sheet, presentation: {style: custom, frame: [0, 400, W, 400]}, tracks: {to: {y: H -> rest}}}
        hide: {kind: dismiss, from: sheet, to: home, ease: spring(response 0.4 ratio 1 velocity inherit), tracks: {from: {y: H}}}
      gestures:
        \(order.compactMap { gestures[$0] }.joined(separator: "\n  "))
      """
    )
    session.handle(.trigger("show"))
    session.advance(to: 1)
    session.pointer(.began, 200, 450, at: 1)
    for step in 1...5 { session.pointer(.moved, 200, 450 + 9 * Double(step), at: 1 + 0.01 * Double(step)) }
    session.pointer(.ended, 200, 495, at: 1.05)
    #expect(session.status.transition == "hide")
    let start = try y("sheet", session)
    #expect(abs(start - 445) < 1e-9)
    session.advance(to: 1.05 + 1e-5)
    let rate = (try y("sheet", session) - start) / 1e-5
    #expect(abs(rate - 900) < 1, "\(rate)")
  }

  /// Layers that read each other, and parents, come to rest together, in whatever order they are gone through.
  @Test func whatReadsAnotherComesToRestBesideIt() throws {
    let names = (0..<8).map { "home/card\((1...$0 + 1).dropFirst().map { "/in\($0)" }.joined())" }
    var layer = "{width: parent.width - 10, height: 9}"
    for index in (2...8).reversed() {
      layer = "{width: parent.width - 10, height: 9, layers: {in\(index): \(layer)}}"
    }
    layer = layer.replacing(
      "{width: parent.width - 10, height: 9, layers: {in2",
      with: "{frame: [0, 0, 200, 9], layers: {in2"
    )
    let marks = (0..<8).map { "mark\($0): {frame: [0, 20, 9, 9]}" }.joined(separator: ", ")
    let held = (0..<8).map { "home/mark\($0): {y: here + dy}" } + names.map { "\($0): {width: 20 + dy}" }
    // Each reads the one after it.
    let rests = (0..<8).map { "home/mark\($0): {y: \($0 == 7 ? "300" : "home/mark\($0 + 1).y + 10")}" }
    var session = try session(
      """
      screens: {home: {layers: {card: \(layer), \(marks)}}}
      gestures:
        pull:
          in: home
          recognize: pan
          sets: {\(held.joined(separator: ", "))}
          finish: {when: true, rest: {\(rests.joined(separator: ", "))}, duration: 1, ease: linear}
      """
    )
    session.pointer(.began, 200, 300, at: 0)
    for (y, time) in [(350.0, 0.2), (400, 0.5)] { session.pointer(.moved, 200, y, at: time) }
    session.pointer(.ended, 200, 400, at: 1)
    for passed in [0, 0.25, 0.5, 1, 2] {
      session.advance(to: 1 + passed)
      let share = min(passed, 1)
      for index in 0..<8 {
        let wanted = 120 + (300 + 10 * Double(7 - index) - 120) * share
        #expect(abs(try y("home/mark\(index)", session) - wanted) < 1e-9, "mark\(index) at \(passed)")
        let width = try #require(session.layer(names[index])).frame.size.width
        let rest = 200 - 10 * Double(index)
        #expect(abs(width - (120 + (rest - 120) * share)) < 1e-9, "\(names[index]) at \(passed)")
      }
    }
  }

  /// Content that was scrolled while a layer in it was held wide goes back with it, whether it stands or still moves.
  @Test(arguments: [0, 0.2])
  func contentComesBackIntoTheRangeThatIsLeft(_ pause: Double) throws {
    var session = try session(
      """
      screens:
        home:
          layers:
            row: {frame: [100, 20, 114, 200], scroll: x, layers: {long: {}}}
      gestures:
        pull:
          in: home
          recognize: pan(right)
          sets: {home/row/long: {width: here + dx / 4 in 20..400}}
          finish: {when: true, rest: {home/row/long: {x: 20}}, duration: 1}
          catch: true
      """
    )
    session.pointer(.began, 120, 180, at: 0)
    session.pointer(.moved, 300, 180, at: 0.05)
    session.pointer(.moved, 390, 180, at: 0.3)
    session.pointer(.moved, 390, 180, at: 0.38)
    session.pointer(.ended, 390, 180, at: 0.38)
    session.pointer(.began, 190, 128, at: 0.38)
    session.pointer(.moved, 150, 128, at: 0.5)
    session.pointer(.moved, 110, 128, at: 0.51)
    session.pointer(.ended, 110, 128, at: 0.51 + pause)
    let held = try #require(session.layer("home/row/long")).frame.minX
    session.advance(to: 20)
    // 134 points of content in 114: they end together.
    let rest = try #require(session.layer("home/row/long")).frame
    #expect(held < 80 && abs(rest.minX + rest.size.width - 214) < 0.2)
  }

  /// Content that was scrolled while a transition made its layer wide goes back once that is cancelled.
  @Test func contentComesBackAfterACancelledTransition() throws {
    var session = try session(
      """
      screens:
        home: {layers: {row: {frame: [0, 0, 110, 200], scroll: x, layers: {long: {}}}}}
        next: {}
      transitions:
        open: {kind: present, from: home, to: next, duration: 1, tracks: {from/row/long: {width: 188}}}
      gestures:
        pull: {in: home, recognize: pan, progress: dy / 300 in 0..1, drives: open, finish: {when: false}}
      """
    )
    session.pointer(.began, 300, 300, at: 0)
    session.pointer(.moved, 300, 340, at: 0.1)
    session.pointer(.moved, 300, 440, at: 0.2)
    session.handle(.scroll(LayerPath("home/row"), by: Point(x: 70, y: 0)))
    #expect(session.layer("home/row/long")?.frame.minX == -70)
    session.pointer(.ended, 300, 440, at: 0.3)
    session.advance(to: 20)
    #expect(session.screen == "home")
    #expect(session.layer("home/row/long")?.frame == Rect(x: 0, y: 0, width: 110, height: 200))
  }
}
