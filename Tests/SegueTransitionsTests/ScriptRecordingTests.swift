import SegueGeometry
import SegueGestures
import SegueModel
import SegueScenes
import SegueTestSupport
import SegueTransitions
import Testing

/// Events become scripts' text and come back as they were.
@Suite struct ScriptRecordingTests {
  @Test(arguments: 0..<200)
  func anyEventsComeBackFromTheirText(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let events = RandomEvents.make(using: &random)
    let start = Script.Start(screen: "home", orientation: seed % 2 == 0 ? .portrait : .landscape)
    let script = try #require(Script(events: events, start: start))
    let text = ScriptWriter.text(of: script, comment: ["seed \(seed)"])
    let read = try ScriptParser.parse(text, file: "random.script")
    #expect(read.start?.screen == "home" && read.start?.orientation == start.orientation)
    #expect(read.events.map(RandomEvents.bits) == events.map(RandomEvents.bits))
  }

  @Test func aMoveAndALiftAtOnePlaceAreARelease() throws {
    let place = Point(x: 3, y: 4)
    let events = [PointerEvent.Phase.began, .moved, .ended].map {
      TimedEvent(time: 0.5, event: .pointer(PointerEvent(phase: $0, location: place, time: 0.5)))
    }
    let script = try #require(Script(events: events))
    #expect(script.steps.map(\.action) == [.press(place), .release(place)])
    // A finger that rested is let go without a move, which would count for its velocity.
    let rested = [events[0], events[2]]
    #expect(Script(events: rested)?.steps.map(\.action) == [.press(place), .lift(place)])
  }

  @Test func whatScriptsHaveNoWordsForIsRefused() {
    func touch(_ touch: Int, _ x: Double, _ time: Double) -> SessionEvent {
      .pointer(PointerEvent(touch: touch, phase: .began, location: Point(x: x, y: 0), time: time))
    }
    for event in [
      touch(1, 0, 0), touch(0, 2e9, 0), touch(0, .nan, 0), touch(0, 0, 0.1),
      .pinch(.began, scale: 0, at: .zero), .resize(Size(width: 0, height: 1)),
      .wheel(at: .zero, by: Point(x: .infinity, y: 0)),
    ] {
      #expect(Script(events: [TimedEvent(time: 0, event: event)]) == nil, "\(event)")
    }
    #expect(Script(events: [TimedEvent(time: -1, event: .trigger("open"))]) == nil)
    let backwards = [1.0, 0.5].map { TimedEvent(time: $0, event: .trigger("open")) }
    #expect(Script(events: backwards) == nil)
  }

  /// Two fingers land unspread, wherever the first change takes them: the first one is a move.
  @Test func aPinchLandsAtItsStart() throws {
    let script = try ScriptParser.parse("0 pinch 10 20 1.5\n0.1 pinch 30 40 2\n0.2 lift 50 60", file: "a")
    #expect(
      script.events.map(\.event) == [
        .pinch(.began, scale: 1, at: Point(x: 10, y: 20)),
        .pinch(.moved, scale: 1.5, at: Point(x: 10, y: 20)),
        .pinch(.moved, scale: 2, at: Point(x: 30, y: 40)), .pinch(.ended, scale: 2, at: Point(x: 50, y: 60)),
      ]
    )
  }

  @Test(arguments: ["", " 5 6"]) func aTouchIsTakenAwayWhereItIs(_ place: String) throws {
    let finger = try ScriptParser.parse("0 press 3 4\n0.1 move 5 6\n0.2 cancel\(place)", file: "a")
    let there = Point(x: 5, y: 6)
    #expect(
      finger.events.last?.event == .pointer(PointerEvent(phase: .cancelled, location: there, time: 0.2))
    )
    let pinch = try ScriptParser.parse("0 pinch 5 6 2\n0.2 cancel\(place)", file: "a")
    #expect(pinch.events.last?.event == .pinch(.cancelled, scale: 2, at: there))
  }

  @Test func anExplicitPinchLeavesTheFingerAlone() throws {
    let script = try ScriptParser.parse(
      "0 pinch 1 1 1 down\n0 press 5 5\n0 release 6 6\n0 pinch 1 1 2\n0 pinch 1 1 2 up\n0 release 7 7",
      file: "a"
    )
    let isPinch = script.events.map { event -> Bool in
      if case .pinch = event.event { return true }
      return false
    }
    #expect(isPinch == [true, false, false, false, true, true, true, false, false])
  }
}

/// Events of every kind that scripts can say.
private enum RandomEvents {
  static func make(using random: inout SeededGenerator) -> [TimedEvent] {
    var time = 0.0
    return (0..<Int.random(in: 1...60, using: &random)).map { _ in
      if Bool.random(using: &random) { time += Double.random(in: 0...0.2, using: &random) }
      return TimedEvent(time: time, event: event(at: time, using: &random))
    }
  }

  private static func event(at time: Double, using random: inout SeededGenerator) -> SessionEvent {
    let phases: [PointerEvent.Phase] = [.began, .moved, .ended, .cancelled]
    let phase = phases.randomElement(using: &random) ?? .began
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return .tap(LayerPath("home/list/card"))
    case 1: return .trigger("open")
    case 2: return .scroll(LayerPath("home/list"), by: point(using: &random))
    case 3: return .wheel(at: point(using: &random), by: point(using: &random))
    case 4: return .rotate(Bool.random(using: &random) ? .portrait : .landscape)
    case 5: return .resize(Size(width: number(0.5...2000, using: &random), height: 7))
    case 6, 7: return .pinch(phase, scale: number(0.01...20, using: &random), at: point(using: &random))
    default: return .pointer(PointerEvent(phase: phase, location: point(using: &random), time: time))
    }
  }

  /// Often a place that another event is at too, and awkward numbers.
  private static func point(using random: inout SeededGenerator) -> Point {
    let coordinates: [Double] = [
      0, -0.0, 195, 1.0 / 3, 1e-300, -999_999_999, number(-1000...1000, using: &random),
    ]
    return Point(
      x: coordinates.randomElement(using: &random) ?? 0,
      y: coordinates.randomElement(using: &random) ?? 0
    )
  }

  private static func number(_ range: ClosedRange<Double>, using random: inout SeededGenerator) -> Double {
    Double.random(in: range, using: &random)
  }

  /// The event as words and the bits of its numbers; where a path was written does not count.
  static func bits(of timed: TimedEvent) -> [String] {
    var words: [String] = []
    var numbers: [Double] = [timed.time]
    switch timed.event {
    case .pointer(let pointer):
      words = ["pointer \(pointer.phase) \(pointer.touch)"]
      numbers += [pointer.time, pointer.location.x, pointer.location.y]
    case .tap(let path): words = ["tap \(path)"]
    case .trigger(let name): words = ["trigger \(name)"]
    case .scroll(let path, let delta):
      words = ["scroll \(path)"]
      numbers += [delta.x, delta.y]
    case .wheel(let place, let delta): numbers += [place.x, place.y, delta.x, delta.y]
    case .rotate(let orientation): words = [orientation.rawValue]
    case .resize(let size): numbers += [size.width, size.height]
    case .pinch(let phase, let scale, let place):
      words = ["pinch \(phase)"]
      numbers += [scale, place.x, place.y]
    }
    return words + numbers.map { String($0.bitPattern) }
  }
}
