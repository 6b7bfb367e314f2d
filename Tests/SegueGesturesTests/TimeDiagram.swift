import SegueGeometry
import SegueGestures
import Testing

/// What a hand does and what recognizers make of it, a line an event.
///
///     0.00 down 100 100
///     0.04 move 110 100  began
///     0.06 up   110 100  ended
///
/// Times are seconds, the verbs `down`, `move`, `up` and `lost` (by the system); `down2` is another finger.
/// The words behind the location are the states expected at that event.
struct TimeDiagram {
  struct Line {
    let event: PointerEvent
    let input: String
    let expected: String
  }

  let lines: [Line]

  init(_ text: String) throws {
    lines = try text.split(separator: "\n").map { try Self.line($0.split(separator: " ")) }
  }

  /// The diagram as it should have been, with the states that `recognize` gives for each event.
  func replay(_ recognize: (PointerEvent) -> [String]) -> String {
    lines.map { ([$0.input] + recognize($0.event)).joined(separator: " ") }.joined(separator: "\n")
  }

  var text: String {
    lines.map { $0.expected.isEmpty ? $0.input : "\($0.input) \($0.expected)" }.joined(separator: "\n")
  }

  private static func line(_ words: [Substring]) throws -> Line {
    try #require(words.count >= 4, "\(words)")
    let phases: [Substring: PointerEvent.Phase] = [
      "down": .began, "move": .moved, "up": .ended, "lost": .cancelled,
    ]
    let verb = words[1].last == "2" ? words[1].dropLast() : words[1]
    let event = PointerEvent(
      touch: words[1].last == "2" ? 2 : 1,
      phase: try #require(phases[verb]),
      location: Point(x: try #require(Double(words[2])), y: try #require(Double(words[3]))),
      time: try #require(Double(words[0]))
    )
    return Line(
      event: event,
      input: words.prefix(4).joined(separator: " "),
      expected: words.dropFirst(4).joined(separator: " ")
    )
  }
}

/// Expects a recognizer, whose begin is always allowed unless said, to go through the states of a diagram.
///
/// - Returns: The recognizer as the last event left it.
@discardableResult
func expect<Recognizer: GestureRecognizer>(
  _ text: String,
  of recognizer: Recognizer,
  begins: Bool = true,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Recognizer {
  var recognizer = recognizer
  let diagram = try TimeDiagram(text)
  let actual = diagram.replay { event in
    var states = recognizer.handle(event)
    if recognizer.isReadyToBegin { states += begins ? recognizer.begin() : recognizer.fail() }
    return states.map { "\($0)" }
  }
  #expect(actual == diagram.text, sourceLocation: sourceLocation)
  return recognizer
}
