import SegueGeometry
import SegueGestures
import SegueModel
import SegueStage
import Testing

@testable import SegueTransitions

/// What `follow`s has, at every moment, the value that its expression has of what is presented.
@Suite struct FollowingTests {
  /// A property, what it follows, and the value that follows from the mover's left edge.
  struct Case: Sendable, CustomTestStringConvertible {
    let property: PropertyName
    let expression: String
    let value: @Sendable (Double) -> Value

    var testDescription: String { property.rawValue }

    /// Each property that can follow, with a form of its own kind.
    static let all: [Case] = PropertyName.allCases.compactMap { property in
      guard (property.isAnimatable && !property.isOffset) || property == .hidden else { return nil }
      let x = "page/mover.x"
      return switch property.kind {
      case .number where property.rawValue.hasPrefix("scale"), .number where property == .opacity:
        Case(property: property, expression: "0.2 + \(x) / 200") { .number(0.2 + $0 / 200) }
      case .number: Case(property: property, expression: "1 + \(x) / 3") { .number(1 + $0 / 3) }
      case .point:
        Case(property: property, expression: "'[\(x) / 100, 1 - \(x) / 200]'") {
          .point(Point(x: $0 / 100, y: 1 - $0 / 200))
        }
      case .rect:
        Case(property: property, expression: "'[\(x), 2 * \(x), 10 + \(x), 90 - \(x) / 2]'") {
          .rect(Rect(x: $0, y: 2 * $0, width: 10 + $0, height: 90 - $0 / 2))
        }
      case .radii:
        Case(property: property, expression: "\(x) / 4") {
          .radii(CornerRadii(topLeft: $0 / 4, topRight: $0 / 4, bottomRight: $0 / 4, bottomLeft: $0 / 4))
        }
      case .boolean: Case(property: property, expression: "\(x) > 50") { .boolean($0 > 50) }
      case .color:
        Case(property: property, expression: "red if \(x) > 50 else blue") {
          .color($0 > 50 ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1))
        }
      case .transform:
        Case(property: property, expression: "translate \(x) (\(x) / 2)") {
          .transform(.translation(x: $0, y: $0 / 2))
        }
      case .gradient, .image, .text, .path, .word: nil
      }
    }
  }

  /// A screen whose mover goes by 100 points in a second, along a curve.
  private func session(_ layers: String, rest: String = "") throws -> Session {
    Session(
      scene: try Scenes.parse(
        """
        segue: 1
        device: [400, 800]
        screens:
          home: {fill: white}
          page:
            fill: gray
            layers:
        \(layers.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n"))
              mover: {frame: [100, 0, 50, 50], fill: red}
        transitions:
          go: {kind: push, from: home, to: page, interruptible: true, duration: 1, tracks: {to/mover: {x: 0 -> 100}}}
        \(rest)
        """
      )
    )
  }

  private func state(_ id: String, in session: Session) throws -> LayerState {
    let layer = try #require(session.stage.resolve(LayerPath(id)).first)
    return session.stage.tree.presentation(of: layer, at: session.time)
  }

  private func expectEqual(_ one: Value, _ other: Value, _ what: String) {
    let difference = one.distance(to: other)
    #expect(difference < 1e-9, "\(what): \(one), \(other)")
  }

  @Test(arguments: Case.all) func everyPropertyFollows(_ property: Case) throws {
    let own =
      "dot: {width: 10, height: 10, text: a, path: M 0 0 L 9 9, follow: {\(property.property.rawValue): \(property.expression)}}"
    let base =
      ["frame", "width", "height"].contains(property.property.rawValue)
      ? own.replacing("width: 10, height: 10, ", with: "") : own
    var session = try session(base)
    session.handle(.trigger("go"))
    var places: Set<Double> = []
    for step in 0...24 {
      session.advance(to: Double(step) / 20)
      let mover = try #require(session.layer("page/mover")?.frame.minX)
      places.insert(mover)
      let seen = try state("page/dot", in: session).value(of: property.property)
      expectEqual(seen, property.value(mover), "\(step)")
    }
    #expect(places.count > 18)
  }

  /// The right-hand derivative along an ease-in-out, which `MotionProbe` takes without knowing of expressions.
  @Test func itsVelocityIsThatOfWhatItFollows() throws {
    let session = try session("dot: {width: 10, height: 10, follow: {x: 300 - 2 * page/mover.x}}")
    var probe = MotionProbe(session, events: [TimedEvent(time: 0, event: .trigger("go"))])
    let (dot, mover) = (
      try #require(probe.layers.firstIndex(of: "page/dot")),
      try #require(probe.layers.firstIndex(of: "page/mover"))
    )
    var fastest = 0.0
    for step in 1...18 {
      probe.advance(to: Double(step) / 20)
      let rate = probe.velocity(of: .x, slot: mover)
      #expect(abs(probe.velocity(of: .x, slot: dot) + 2 * rate) < 1e-6)
      fastest = max(fastest, rate)
    }
    #expect(fastest > 150)
  }

  /// Chains, in whatever order they are written, and through superlayers.
  @Test func followersFollowOneAnother() throws {
    var session = try session(
      """
      last: {width: 4, height: 4, follow: {x: page/middle.x + 1}}
      middle: {width: 4, height: 4, follow: {x: page/box/inner.x + 1}}
      box: {width: 80, height: 80, follow: {x: page/mover.x + 1}, layers: {inner: {frame: [7, 7, 9, 9]}}}
      half: {height: 9, follow: {width: page/mover.x * 2}, layers: {in: {height: 5, follow: {width: parent.width / 2, x: 25%}}}}
      """
    )
    session.handle(.trigger("go"))
    for step in 1...10 {
      session.advance(to: Double(step) / 10)
      let mover = try #require(session.layer("page/mover")?.frame.minX)
      #expect(abs((session.layer("page/last")?.frame.minX ?? .nan) - (mover + 10)) < 1e-9)
      let inner = try #require(session.layer("page/half/in")?.frame)
      #expect(abs(inner.size.width - mover) < 1e-9 && abs(inner.minX - mover / 2) < 1e-9)
    }
  }

  /// Carried away and let go of, the follower goes back with what it follows, exactly.
  @Test func aCancelledDragTakesItBack() throws {
    var session = try session(
      "dot: {width: 10, height: 10, follow: {y: page/mover.x * 3}}",
      rest: """
        gestures:
          carry:
            in: page
            recognize: pan
            sets: {page/mover: {x: here + x - start.x}}
            cancel: {duration: 0.3}
        """
    )
    session.handle(.trigger("go"))
    session.advance(to: 2)
    let rest = try #require(session.layer("page/dot")?.frame)
    #expect(rest.minY == 300)
    session.swing(400, 0, seconds: 0.2, from: (100, 400))
    for step in 0...20 {
      let mover = try #require(session.layer("page/mover")?.frame.minX)
      #expect(abs((session.layer("page/dot")?.frame.minY ?? .nan) - 3 * mover) < 1e-9)
      if step == 0 { session.pointer(.ended, 180, 400, at: session.time) }
      session.advance(to: session.time + 0.025)
    }
    #expect(session.layer("page/dot")?.frame == rest)
  }

  @Test func whatIsAddedFollowsRolesAndTheTap() throws {
    let scene = """
      segue: 1
      device: [400, 800]
      screens:
        home: {fill: white, layers: {cell: {repeat: 3, frame: [0, 100 * i, 400, 90], fill: red}}}
        page: {fill: gray}
      transitions:
        go:
          kind: push
          from: home
          to: page
          tap: from/*
          duration: 1
          add:
            shade: {fill: black, follow: {opacity: 1 - to.x / W, y: hit.y + to.x}}
            mark: {width: 10, height: 10, layers: {in: {follow: {frame: "[to.x / 4, 0, 5, container/shade.opacity * 10]"}}}}
          tracks: {to: {x: W -> rest}}
      """
    var session = Session(scene: try Scenes.parse(scene))
    session.handle(.tap(LayerPath("home/cell-2")))
    for step in 0..<10 {
      session.advance(to: Double(step) / 10)
      let x = try #require(session.layer("page")?.frame.minX)
      let shade = try #require(session.layer("container/shade"))
      #expect(abs(shade.opacity - (1 - x / 400)) < 1e-9 && abs(shade.frame.minY - (200 + x)) < 1e-9)
      let inner = try #require(session.layer("container/mark/in"))
      #expect(
        abs(inner.frame.minX - x / 4) < 1e-9 && abs(inner.frame.size.height - 10 * (1 - x / 400)) < 1e-9
      )
    }
    session.advance(to: 2)
    #expect(session.layer("container/shade") == nil)
  }

  /// A track that moves a content's offset leads what follows it, as a finger does.
  @Test func anAnimatedOffsetLeadsAHeader() throws {
    let scene = """
      segue: 1
      device: [400, 800]
      screens:
        home:
          fill: white
          layers:
            list: {scroll: y, frame: [0, 0, 400, 400], layers: {row: {frame: [0, 0, 400, 2000], fill: red}}}
            header: {height: 40, width: 400, fill: blue, follow: {y: max(0 200 - home/list.offset.y)}}
        page: {fill: gray}
      transitions:
        go: {kind: push, from: home, to: page, duration: 1, ease: linear, tracks: {from/list: {offset.y: 0 -> 100}}}
      """
    var session = Session(scene: try Scenes.parse(scene))
    session.handle(.trigger("go"))
    for step in 0...9 {
      session.advance(to: Double(step) / 10)
      #expect(abs((session.layer("home/header")?.frame.minY ?? .nan) - (200 - Double(step) * 10)) < 1e-9)
    }
  }

  /// It turns with what it follows: none of its own way is added to that.
  @Test func itTurnsWithTheDevice() throws {
    let scene = """
      segue: 1
      device: iphone-15
      screens:
        home:
          fill: white
          layers:
            card: {frame: [W - 120, H - 120, 100, 100], fill: red}
            dot: {width: 10, height: 10, follow: {x: home/card.x + 7, y: home/card.y - 9}}
      """
    var session = Session(scene: try Scenes.parse(scene))
    session.handle(.rotate(.landscape))
    for step in 0...10 {
      session.advance(to: Double(step) / 20)
      let (card, dot) = (try state("home/card", in: session), try state("home/dot", in: session))
      #expect(abs(dot.layoutFrame.minX - card.layoutFrame.minX - 7) < 1e-9)
      #expect(abs(dot.layoutFrame.minY - card.layoutFrame.minY + 9) < 1e-9)
    }
  }
}

extension Value {
  /// The largest difference of two values' numbers; infinite for different kinds.
  fileprivate func distance(to other: Value) -> Double {
    switch (self, other) {
    case (.number(let a), .number(let b)): abs(a - b)
    case (.point(let a), .number(let b)): max(abs(a.x - b), abs(a.y - b))
    case (.number(let a), .radii(let b)):
      [b.topLeft, b.topRight, b.bottomLeft, b.bottomRight].map { abs($0 - a) }.max() ?? 0
    case (.point(let a), .point(let b)): max(abs(a.x - b.x), abs(a.y - b.y))
    case (.rect(let a), .rect(let b)):
      [a.minX - b.minX, a.minY - b.minY, a.size.width - b.size.width, a.size.height - b.size.height].map {
        abs($0)
      }.max() ?? 0
    case (.transform(let a), .transform(let b)): max(abs(a.m41 - b.m41), abs(a.m42 - b.m42))
    default: self == other ? 0 : .infinity
    }
  }
}
