import SegueGeometry
import SegueGestures
import SegueTransitions
import SeguePlayer

extension PlainPreview {
  private static let tapLength = 0.05
  private static let dragLength = 0.3
  private static let longestDrag = 10.0
  /// Seconds between the reports of a drag.
  private static let pace = 1.0 / 60

  /// Taps a place, or the centre of a layer.
  mutating func tap(_ words: [String]) -> [String] {
    let place: Point
    if let point = point(words) {
      place = point
    } else if words.count == 1, let id = layer(named: words[0]),
      let layer = preview.rehearsal.session.inspect(id)
    {
      place = layer.frame.center
    } else {
      return words.count == 1 ? [unknown(words[0])] : ["tap takes two numbers, or a layer's name"]
    }
    begin(at: place)
    pass(Self.tapLength)
    touch(.ended, at: place)
    return follow()
  }

  mutating func drag(_ words: [String]) -> [String] {
    let seconds: Double = words.count == 5 ? Double(words[4]) ?? -1 : Self.dragLength
    guard words.count == 4 || words.count == 5, let start = point(Array(words[..<2])),
      let end = point(Array(words[2..<4])), (0.02...Self.longestDrag).contains(seconds)
    else {
      return ["drag takes four numbers, where from and where to, and seconds from 0.02 to 10"]
    }
    begin(at: start)
    let steps: Int = max(Int(clamping: (seconds / Self.pace).rounded()), 1)
    for step in 1...steps {
      pass(seconds / Double(steps))
      touch(.moved, at: start + (end - start) * (Double(step) / Double(steps)))
    }
    let held: String = status
    touch(.ended, at: end)
    return ["\(held), let go"] + follow()
  }

  private func point(_ words: [String]) -> Point? {
    guard words.count == 2, let x = Double(words[0]), let y = Double(words[1]), x.isFinite, y.isFinite else {
      return nil
    }
    return Point(x: x, y: y)
  }

  private mutating func begin(at place: Point) { touch(.began, at: place) }

  private mutating func touch(_ phase: PointerEvent.Phase, at place: Point) {
    preview.rehearsal.touch(phase, at: place)
    if phase == .ended { preview.rehearsal.restAfterTouch() }
  }
}
