public import Foundation
import SegueGestures

/// Recognizes a tap.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes; each single one counts.
  open var numberOfTapsRequired = 1 {
    didSet { if numberOfTapsRequired != 1 { SegueHost.current.note("several taps are recognized as one") } }
  }
  /// How many fingers it takes; one does.
  open var numberOfTouchesRequired = 1 {
    didSet { if numberOfTouchesRequired != 1 { SegueHost.current.note("a tap is recognized by one finger") } }
  }

  override func makeEngine() -> AnyRecognizer? { .tap(TapRecognizer()) }
}

/// Recognizes two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// What setting ``scale`` has divided by.
  private var divisor = 1.0
  private var lastScale = 1.0

  override func makeEngine() -> AnyRecognizer? {
    divisor = 1
    return .pinch(PinchRecognizer())
  }

  /// The distance of the fingers relative to the start; set it to count from there.
  open var scale: CGFloat {
    get { CGFloat((engine?.scale ?? lastScale) / divisor) }
    set {
      let shown = engine?.scale ?? lastScale
      divisor = newValue > 0 ? shown / Double(newValue) : 1
    }
  }

  /// The change of the scale per second.
  open var velocity: CGFloat { CGFloat((engine?.scaleVelocity ?? 0) / divisor) }

  override func enter(_ new: GestureState) {
    lastScale = engine?.scale ?? lastScale
    super.enter(new)
  }
}

/// Recognizes a fast stroke.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where strokes lead.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// One bit for each direction.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// Where the stroke has to lead; of several directions, the first of right, left, up, down counts.
  open var direction = Direction.right

  override func makeEngine() -> AnyRecognizer? {
    let table: [(Direction, GestureDirection)] = [
      (.right, .right), (.left, .left), (.up, .up), (.down, .down),
    ]
    let wanted = table.filter { direction.contains($0.0) }
    if wanted.count > 1 { SegueHost.current.note("a swipe is recognized in one direction") }
    return wanted.first.map { .swipe(SwipeRecognizer(direction: $0.1)) }
  }
}
