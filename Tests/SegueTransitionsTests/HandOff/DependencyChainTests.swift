import SegueGeometry
import SegueGestures
import SegueStage
import SegueTestSupport
import SegueTransitions
import Testing

/// What follows the hand through names and other layers, in whatever order it is written, against the composition of the
/// same functions written apart from the engine.
@Suite struct DependencyChainTests {
  @Test(arguments: 0..<60) func everyLinkKeepsValueAndVelocity(_ seed: UInt64) throws {
    let chain = Chain(seed: seed)
    var session = Session(scene: try Scenes.parse(chain.scene))
    let hand = (x: 300.0, y: -200.0)
    session.swing(hand.x, hand.y, seconds: 0.15, from: (200, 500))
    // The tenth of the swing's 15 moves of 10 ms is the first beyond the slop; all of them lie on the same line.
    let expected = chain.values(x: 200 + hand.x * 0.15, y: 500 + hand.y * 0.15)
    let step = 1e-4
    let before = chain.values(x: 200 + hand.x * (0.15 - step), y: 500 + hand.y * (0.15 - step))
    let after = chain.values(x: 200 + hand.x * (0.15 + step), y: 500 + hand.y * (0.15 + step))
    session.lift(200 + hand.x * 0.15, 500 + hand.y * 0.15)
    for index in 0..<Chain.count {
      let motion = session.motion("home/\(Chain.names[index])") { $0.frame.minX }
      #expect(abs(motion.value - expected[index]) < 1e-6, "\(chain.scene)\n\(Chain.names[index])")
      let velocity = (after[index] - before[index]) / (2 * step)
      #expect(
        abs(motion.velocity - velocity) < 1e-3 * max(1, abs(velocity)),
        "\(chain.scene)\n\(Chain.names[index])"
      )
    }
  }

  /// Through a place in another layer's coordinates, which turns and grows under the same hand: slowly, and five times
  /// round in a second.
  @Test(arguments: [3.0, 30]) func aPlaceSeenThroughATurningLayer(_ turning: Double) throws {
    var session = try HandOffScene.session(
      gestures: """
        drag:
          in: sheet
          recognize: pan
          sets:
            sheet/shadow: {center.x: sheet/card/dot.center.x, center.y: sheet/card/dot.center.y}
            sheet/card: {rotate: dx / 300 * \(turning), scale: 1 + dx / 200}
          cancel: {ease: spring(stiffness 200 damping 20 velocity inherit)}
        """,
      layers: """
        card:
          frame: [100, 300, 200, 100]
          layers: {dot: {frame: [150, 40, 20, 20]}}
        shadow: {frame: [0, 0, 10, 10], fill: black}
        """
    )
    session.swing(300, 0, seconds: 0.15)
    session.lift(245, 300)
    // The dot's centre is 60 right of and level with the card's, which is at (200, 350): it goes round while it goes
    // away by 1.5 · 60 a second.
    let (angle, scale, growing) = (0.15 * turning, 1.225, 1.5)
    let cosine = Numbers.cosine(angle)
    let sine = Numbers.sine(angle)
    let x = session.motion("sheet/shadow") { $0.frame.center.x }
    let y = session.motion("sheet/shadow") { $0.frame.center.y }
    #expect(abs(x.value - (200 + 60 * scale * cosine)) < 1e-6)
    #expect(abs(y.value - (350 + 60 * scale * sine)) < 1e-6)
    #expect(abs(x.velocity - 60 * (growing * cosine - scale * turning * sine)) < 1e-2)
    #expect(abs(y.velocity - 60 * (growing * sine + scale * turning * cosine)) < 1e-2)
  }

  /// A middle goes with the edge and with half of what the width grows by.
  @Test func theMiddleOfWhatMovesAndGrows() throws {
    var session = try HandOffScene.session(
      gestures: """
        drag:
          in: sheet
          recognize: pan
          sets:
            sheet/dot: {x: sheet/card.center.x}
            sheet/card: {x: 20 + dx, width: 200 + 3 * dx}
          cancel: {ease: spring(stiffness 200 damping 20 velocity inherit)}
        """,
      layers: "card: {frame: [100, 300, 200, 100]}\ndot: {frame: [0, 0, 20, 20]}"
    )
    session.swing(300, 0, seconds: 0.15)
    session.lift(245, 300)
    let dot = session.motion("sheet/dot") { $0.frame.minX }
    #expect(abs(dot.value - (120 + 2.5 * 45)) < 1e-9)
    #expect(abs(dot.velocity - 2.5 * 300) < 1e-2)
  }

  @Test func aSharedOfAMovingParent() throws {
    var session = try HandOffScene.session(
      gestures: """
        drag:
          in: sheet
          recognize: pan
          sets:
            sheet/card/dot: {x: 50%}
            sheet/card: {width: 200 + dx}
          cancel: {ease: spring(stiffness 200 damping 20 velocity inherit)}
        """,
      layers: "card: {frame: [100, 300, 200, 100], layers: {dot: {frame: [150, 40, 20, 20]}}}"
    )
    session.swing(300, 0, seconds: 0.15)
    session.lift(245, 300)
    let dot = session.motion("sheet/card/dot") { $0.frame.minX }
    #expect(abs(dot.value - (100 + 0.5 * 245)) < 1e-9)
    #expect(abs(dot.velocity - 150) < 1e-2)
  }

  /// The content goes at the hand's velocity, less its resistance; what reads it goes along.
  @Test func aLayerThatFollowsTheContentUnderTheSameFinger() throws {
    var session = try HandOffScene.session(
      gestures: """
        drag:
          in: sheet/list
          recognize: pan
          with: sheet/list
          let: {pulled: -sheet/list.offset.y}
          sets: {sheet/card: {y: 300 + pulled * 2}}
          cancel: {ease: spring(stiffness 200 damping 20 velocity inherit)}
        """,
      layers: """
        card: {frame: [100, 300, 200, 100]}
        list: {scroll: y, frame: [0, 0, 400, 800], layers: {tall: {frame: [0, 0, 400, 2000]}}}
        """
    )
    session.swing(0, 800, seconds: 0.15)
    session.lift(200, 420)
    // The pan began 16 points down; f(y) = y c d / (y c + d), f' = c d² / (y c + d)², at y = 104 and d = 800.
    let pull = 104 * 0.55 + 800
    let card = session.motion("sheet/card") { $0.frame.minY }
    #expect(abs(card.value - (300 + 2 * 104 * 0.55 * 800 / pull)) < 1e-9)
    #expect(abs(card.velocity - 2 * 800 * 0.55 * 800 * 800 / (pull * pull)) < 1e-2)
  }

  /// Through a layer that the content's offset lays out, which no gesture sets.
  @Test func aLayerThatFollowsWhatTheContentLaysOut() throws {
    var session = try HandOffScene.session(
      gestures: """
        drag:
          in: sheet/list
          recognize: pan
          with: sheet/list
          sets: {sheet/card: {y: 300 + 2 * sheet/list/header.y}}
          cancel: {ease: spring(stiffness 200 damping 20 velocity inherit)}
        """,
      layers: """
        card: {frame: [100, 300, 200, 100]}
        list:
          scroll: y
          frame: [0, 0, 400, 800]
          layers: {tall: {frame: [0, 0, 400, 2000]}, header: {y: parent.offset.y / 2, width: 400, height: 40}}
        """
    )
    session.swing(0, 800, seconds: 0.15)
    session.lift(200, 420)
    // As above, by half and twice.
    let pull = 104 * 0.55 + 800
    let card = session.motion("sheet/card") { $0.frame.minY }
    #expect(abs(card.value - (300 + 104 * 0.55 * 800 / pull)) < 1e-9)
    #expect(abs(card.velocity - 800 * 0.55 * 800 * 800 / (pull * pull)) < 1e-2)
  }

  /// What goes on by itself may end what `while` wants after the last move: the layer stands from then on, too.
  @Test func whatHoldsBackBetweenTheLastMoveAndTheLift() throws {
    func swung(limit: Double) throws -> (session: Session, moved: Double, lifted: Double) {
      var session = try HandOffScene.session(
        gestures: """
          drag:
            in: sheet/card
            recognize: pan
            while: sheet/list.offset.y < \(limit)
            sets: {sheet/card: {x: 100 + dx}}
            cancel: {ease: spring(stiffness 200 damping 20 velocity inherit)}
          """,
        layers: """
          card: {frame: [100, 300, 200, 100]}
          list: {scroll: y, frame: [0, 500, 400, 300], layers: {tall: {frame: [0, 0, 400, 9000]}}}
          """
      )
      func offset() throws -> Double { try #require(session.inspect("sheet/list")).presented.bounds.minY }
      session.swing(0, -1500, seconds: 0.1, from: (200, 780))
      session.lift(200, 630)
      session.swing(300, 0, seconds: 0.1, from: (200, 350))
      let moved = try offset()
      session.advance(to: session.time + 0.03)
      let lifted = try offset()
      session.lift(230, 350)
      return (session, moved, lifted)
    }
    let (free, moved, lifted) = try swung(limit: 9000)
    #expect(lifted > moved + 10)
    #expect(abs(free.motion("sheet/card") { $0.frame.minX }.velocity - 300) < 1e-2)
    let held = try swung(limit: (moved + lifted) / 2).session.motion("sheet/card") { $0.frame.minX }
    #expect(abs(held.value - 130) < 1e-9)
    #expect(abs(held.velocity) < 1e-3)
  }

  /// Held back, a layer stands; it has nothing to hand over although the finger goes on.
  @Test func whatWhileHoldsBackStandsStill() throws {
    var session = try HandOffScene.session(
      gestures: """
        drag:
          in: sheet
          recognize: pan
          while: dy < 100
          sets: {sheet/card: {y: 300 + dy}}
          cancel: {ease: spring(stiffness 200 damping 20 velocity inherit)}
        """
    )
    session.swing(0, 800, seconds: 0.15)
    session.lift(200, 420)
    let card = session.motion("sheet/card") { $0.frame.minY }
    #expect(abs(card.value - 396) < 1e-9)
    #expect(abs(card.velocity) < 1e-3)
  }
}

/// A random chain from the hand through names and layers, as a scene and as closures.
private struct Chain {
  static let names = ["a", "b", "c", "d", "e"]
  static let count = names.count

  private let functions: [ChainFunction]
  /// For each layer, whether a `let` stands between it and what it reads.
  private let hasLocal: [Bool]
  /// For each layer, the one that it reads, an earlier one; nil: the hand.
  private let sources: [Int?]
  private let written: [Int]

  init(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let all = ChainFunction.all
    functions = (0..<Chain.count).map { _ in all[Int.random(in: 0..<all.count, using: &numbers)] }
    hasLocal = (0..<Chain.count).map { _ in Bool.random(using: &numbers) }
    sources = (0..<Chain.count).map { index in
      index == 0 || Int.random(in: 0..<5, using: &numbers) == 0
        ? nil : Int.random(in: 0..<index, using: &numbers)
    }
    written = Array(0..<Chain.count).shuffled(using: &numbers)
  }

  /// The layers' places for a hand at a place.
  func values(x: Double, y: Double) -> [Double] {
    var result: [Double] = []
    for index in 0..<Chain.count {
      let incoming = sources[index].map { result[$0] } ?? (x + 0.3 * y - 150)
      result.append(functions[index].apply(incoming))
    }
    return result
  }

  var scene: String {
    var locals = "side: x + 0.3 * y - 150"
    var sets: [Int: String] = [:]
    for index in 0..<Chain.count {
      var incoming = sources[index].map { "home/\(Chain.names[$0]).x" } ?? "side"
      if hasLocal[index] {
        locals += ", via-\(index): \(incoming)"
        incoming = "via-\(index)"
      }
      let text = functions[index].text.split(separator: "P", omittingEmptySubsequences: false)
        .joined(separator: incoming)
      sets[index] = "      home/\(Chain.names[index]): {x: \"\(text)\"}"
    }
    let layers = Chain.names.map { "      \($0): {frame: [-900, 10, 20, 20], fill: red}" }
    return """
      segue: 1
      title: Chain
      device: [400, 800]
      screens:
        home:
          fill: white
          layers:
      \(layers.joined(separator: "\n"))
      gestures:
        drag:
          in: home
          recognize: pan
          let: {\(locals)}
          sets:
      \(written.compactMap { sets[$0] }.joined(separator: "\n"))
          cancel: {ease: spring(stiffness 200 damping 20 velocity inherit)}
      """
  }
}
