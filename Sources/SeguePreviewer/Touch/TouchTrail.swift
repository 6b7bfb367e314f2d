import SegueGeometry
import SegueGestures
import SegueTransitions

/// The fingers on the device, each with its recent path.
struct TouchTrail {
  /// A place where a finger is or was.
  struct Dot: Hashable, Sendable {
    var place: Point
    /// The age: 0 at the finger, 1 at the end of its trail.
    var age: Double
  }

  /// The length of a trail in preview seconds.
  static let duration = 0.3
  /// The distance of the fingers of a pinch of scale 1, in points.
  static let spread = 120.0

  /// The dots, newest last.
  let dots: [Dot]

  /// The trail left by events, which are in order of time.
  init(_ events: ArraySlice<TimedEvent>, at time: Double) {
    var dots: [Dot] = []
    var isNewest: Bool = true
    for entry in events.reversed() {
      guard let touch = Self.touch(of: entry.event) else { continue }
      let age: Double = (time - entry.time) / Self.duration
      let isDown: Bool = isNewest && touch.isDown
      guard isDown || age < 1 else { break }
      for place in touch.places { dots.append(Dot(place: place, age: isDown ? 0 : max(age, 0.01))) }
      isNewest = false
    }
    self.dots = dots.reversed()
  }

  /// Draws the dots that lie on the device.
  func draw(on geometry: StageGeometry, with painter: inout GridPainter) {
    let glyphs: [Character] = painter.glyphs.trail
    for dot in dots {
      guard let cell = geometry.cell(at: dot.place) else { continue }
      let isFinger: Bool = dot.age <= 0
      let step: Int = min(Int(clamping: dot.age * Double(glyphs.count)), glyphs.count - 1)
      painter.mark(
        isFinger ? painter.glyphs.finger : glyphs[step],
        column: cell.column,
        row: cell.row,
        style: isFinger || step == 0 ? painter.theme.finger : painter.theme.faint
      )
    }
  }

  private static func touch(of event: SessionEvent) -> (places: [Point], isDown: Bool)? {
    switch event {
    case .pointer(let pointer): ([pointer.location], pointer.phase.isDown)
    case .pinch(let phase, let scale, let center): (fingers(of: scale, about: center), phase.isDown)
    default: nil
    }
  }

  /// The positions of thumb and forefinger, lower left and upper right.
  private static func fingers(of scale: Double, about center: Point) -> [Point] {
    let half: Double = spread / 2 * scale * 0.5.squareRoot()
    return [Point(x: center.x - half, y: center.y + half), Point(x: center.x + half, y: center.y - half)]
  }
}

extension PointerEvent.Phase {
  fileprivate var isDown: Bool { self == .began || self == .moved }
}

extension Preview {
  /// The trail of the live fingers, or else of those in the run being played.
  var touchTrail: TouchTrail {
    let isOver: Bool = player.isAtEnd && !player.isHeld
    return TouchTrail(isOver ? [] : player.log[..<player.applied], at: session.time)
  }
}
