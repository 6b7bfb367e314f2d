import SegueGeometry
import SegueGestures
import SegueModel
import SegueStage
import Testing

@testable import SegueTransitions

/// When the layers of a staggered track begin, against distances written out by hand.
@Suite struct StaggerTests {
  private static func scene(_ stagger: String, count: Int = 5, more: String = "", end: String = "") throws
    -> Scene
  {
    try Scenes.parse(
      """
      segue: 1
      device: [400, 800]
      screens:
        home: {fill: white, layers: {open: {frame: [0, 0, 400, 800]}}}
        away:
          layers:
            cells: {layers: {cell: {repeat: \(count), frame: [80 * (i % 3), 100 * floor(i / 3), 60, 60]}}}
      transitions:
        go:
          kind: push
          from: home
          to: away
          tap: from/open
          duration: 0.3
          ease: linear
          \(more)
          tracks: {to/cells/*: {move.x: 100 -> 0, stagger: \(stagger)}}
        back: {reverse: go\(end)}
      """
    )
  }

  /// The seconds after which each cell begins, read off its straight line at a moment when all of them move.
  private func starts(_ scene: Scene, tap: Point? = nil, isBack: Bool = false) throws -> [Double] {
    var session = Session(scene: scene)
    begin(&session, tap: tap)
    var base = 0.0
    if isBack {
      base = 50
      session.advance(to: base)
      session.handle(.trigger("back"))
    }
    let count = try cells(session).count
    var result = [Double?](repeating: nil, count: count)
    for step in 0..<400 {
      let time = Double(step) * 0.01
      session.advance(to: base + time)
      guard session.status.phase == .running else { break }
      for (index, cell) in try cells(session).enumerated() {
        let seen = session.stage.tree.presentation(of: cell, at: session.time).components.translationX
        let way = isBack ? seen / 100 : 1 - seen / 100
        // The second sample on the way: the first may be where it begins.
        if way > 0.01, way < 0.99, result[index] == nil { result[index] = time - way * 0.3 }
      }
    }
    return result.map { $0 ?? -1 }
  }

  private func cells(_ session: Session) throws -> [LayerID] {
    session.stage.resolve(LayerPath("away/cells/*"))
  }

  private func begin(_ session: inout Session, tap: Point?) {
    guard let tap else { return session.handle(.trigger("go")) }
    for phase in [PointerEvent.Phase.began, .ended] {
      session.handle(.pointer(PointerEvent(touch: 1, phase: phase, location: tap, time: 0)))
    }
  }

  private func expect(_ starts: [Double], _ places: [Double], each: Double = 0.05) {
    #expect(starts.count == places.count)
    for (start, place) in zip(starts, places) { #expect(abs(start - place * each) < 1e-9) }
  }

  @Test(arguments: [
    ("0.05", [0.0, 1, 2, 3, 4]), ("{each: 0.05}", [0, 1, 2, 3, 4]),
    ("{each: 0.05, from: first}", [0, 1, 2, 3, 4]), ("{each: 0.05, from: last}", [4, 3, 2, 1, 0]),
    ("{each: 0.05, from: center}", [2, 1, 0, 1, 2]), ("{each: 0.05, from: edges}", [0, 1, 2, 1, 0]),
    ("{each: 0.05, from: 1}", [1, 0, 1, 2, 3]), ("{each: 0.05, from: n - 2}", [3, 2, 1, 0, 1]),
    ("{each: 0.05, from: 99}", [4, 3, 2, 1, 0]), ("{total: 0.2, from: center}", [4, 2, 0, 2, 4]),
    ("{total: 0.2}", [0, 1, 2, 3, 4]), ("0.2 / (n - 1)", [0, 1, 2, 3, 4]),
  ])
  func fiveLayersBeginInOrder(_ stagger: String, _ places: [Double]) throws {
    expect(try starts(try Self.scene(stagger)), places)
  }

  @Test(arguments: [
    ("{each: 0.05, from: center}", [1.0, 0, 0, 1]), ("{each: 0.05, from: edges}", [0, 1, 1, 0]),
    ("{total: 0.1, from: edges}", [0, 2, 2, 0]),
  ])
  func anEvenNumberHasTwoInTheMiddle(_ stagger: String, _ places: [Double]) throws {
    expect(try starts(try Self.scene(stagger, count: 4)), places)
  }

  @Test func oneLayerDoesNotWait() throws {
    expect(try starts(try Self.scene("{total: 2, from: last}", count: 1)), [0])
  }

  /// The time of all is shared out by the curve: bezier(.42 0 1 1) at thirds and so on, by bisection.
  @Test func anEaseSharesTheTimesOut() throws {
    let shares = [0.0, 0.25, 0.5, 0.75, 1].map { Numbers.bezier($0, 0.42, 0, 1, 1) }
    let starts = try starts(try Self.scene("{each: 0.1, ease: ease-in}"))
    for (start, share) in zip(starts, shares) { #expect(abs(start - 0.4 * share) < 1e-6) }
  }

  @Test func aDelayAddsToIt() throws {
    let scene = try Self.scene("0.05, delay: 0.1")
    expect(try starts(scene), [2, 3, 4, 5, 6])
  }

  @Test func chanceIsAnOrderThatTheSeedDecides() throws {
    let orders = try (0..<12).map { seed in
      try starts(try Self.scene("{each: 0.05, from: random}", more: "seed: \(seed)")).map {
        ($0 / 0.05).rounded()
      }
    }
    for order in orders { #expect(order.sorted() == [0, 1, 2, 3, 4]) }
    #expect(Set(orders).count > 6)
    let again = try starts(try Self.scene("{each: 0.05, from: random}", more: "seed: 3"))
    #expect(again.map { ($0 / 0.05).rounded() } == orders[3])
  }

  /// Middles at (30, 30), (110, 30), (190, 30), (30, 130), (110, 130).
  @Test(arguments: [
    (Point(x: 30, y: 30), [0.0, 1, 4, 2, 3]), (Point(x: 110, y: 130), [3, 2, 3, 1, 0]),
    (Point(x: 110, y: 30), [1, 0, 1, 3, 2]),
  ])
  func aTouchSpreadsFromWhereItWas(_ tap: Point, _ places: [Double]) throws {
    let scene = try Self.scene("{each: 0.05, from: touch}")
    expect(try starts(scene, tap: tap), places)
  }

  /// A tap by a path, and a trigger without a finger, count as one on the middle of what is tapped: (200, 400).
  @Test func withoutAFingerTheTappedLayersMiddleCounts() throws {
    let scene = try Self.scene("{each: 0.05, from: touch}")
    expect(try starts(scene), [4, 3, 2, 1, 0])
  }

  @Test(arguments: ["0.05", "{each: 0.05, from: center}", "{total: 0.2, from: last, ease: ease-in}"])
  func aReverseIsTheMirrorImage(_ stagger: String) throws {
    let scene = try Self.scene(stagger)
    let there = try starts(scene)
    let whole = (there.max() ?? 0) + 0.3
    let back = try starts(scene, isBack: true)
    for (one, other) in zip(there, back) { #expect(abs(whole - (one + 0.3) - other) < 1e-6) }
  }

  /// The way back spreads from the same touch.
  @Test func aReverseRemembersTheTouch() throws {
    let scene = try Self.scene("{each: 0.05, from: touch}")
    let back = try starts(scene, tap: Point(x: 30, y: 30), isBack: true)
    expect(back, [4, 3, 0, 2, 1])
  }

  @Test(arguments: [
    Stagger.Origin.named(.first), .named(.last), .named(.center), .named(.edges), .index(.number(2)),
    .index(.number(40)),
  ])
  func theFormulaForOtherLanguagesSaysTheSame(_ origin: Stagger.Origin) throws {
    for count in 1...7 {
      let index = if case .index(let value) = origin { value.number(in: Counting()) } else { 0.0 }
      let distances = try #require(Stagger.distances(from: origin, count: count, index: index))
      for pace in [Stagger.Pace.each(.number(0.5)), .total(.number(3))] {
        var track = TrackDefinition(targets: [], changes: [])
        track.stagger = Stagger(pace: pace, origin: origin)
        track.delay = .number(1)
        let formula = try #require(track.formulaDelay)
        let scale = if case .each = pace { 0.5 } else { 3 / max(distances.max() ?? 0, 1) }
        for place in 0..<count {
          let value = formula.number(in: Counting(index: Double(place), count: Double(count)))
          #expect(abs(value - 1 - distances[place] * scale) < 1e-12)
        }
      }
    }
  }
}

/// `i` and `n`, and nothing else.
private struct Counting: EvaluationEnvironment {
  var index = 0.0
  var count = 1.0
  let isDark = false
  let textSize = TextSize.large
  let parentSize = Size.zero

  func value(of symbol: Expression.Symbol) -> Value { .number(symbol == .index ? index : count) }
  func value(ofLocal name: String) -> Value? { nil }
  func value(of property: PropertyName, at path: LayerPath) -> Value { .number(0) }
  func randomUnit(draw: Int) -> Double { 0 }
}
