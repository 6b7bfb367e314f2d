public import Foundation
import SegueGeometry
import SegueGestures

/// Recognizes a drag.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers that make it.
  open var minimumNumberOfTouches = 1
  /// The most fingers that make it.
  open var maximumNumberOfTouches = Int.max
  /// What `setTranslation(_:in:)` has taken off, on the screen in points.
  private var offset = CGPoint.zero

  override func makeEngine() -> AnyRecognizer? {
    offset = .zero
    return .pan(PanRecognizer(minimumTouches: minimumNumberOfTouches, maximumTouches: maximumNumberOfTouches))
  }

  /// How far the fingers have moved, along a view's axes in its points; nil is the window.
  open func translation(in view: UIView?) -> CGPoint {
    let moved = engine?.translation ?? last.translation
    return vector(CGPoint(x: moved.x - Double(offset.x), y: moved.y - Double(offset.y)), in: view)
  }

  /// Has the translation be counted from a value, in a view's points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let moved = engine?.translation ?? last.translation
    let wanted = screenVector(translation, of: view)
    offset = CGPoint(x: CGFloat(moved.x) - wanted.x, y: CGFloat(moved.y) - wanted.y)
  }

  /// How fast the fingers move, in a view's points per second.
  open func velocity(in view: UIView?) -> CGPoint {
    vector(CGPoint(engine?.velocity(at: SegueHost.current.time) ?? last.velocity), in: view)
  }

  private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let (start, end) = (view.convert(CGPoint.zero, from: nil), view.convert(vector, from: nil))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  private func screenVector(_ vector: CGPoint, of view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let (start, end) = (view.convert(CGPoint.zero, to: nil), view.convert(vector, to: nil))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}

/// Recognizes a drag from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which it may begin.
  open var edges: UIRectEdge = []

  override func makeEngine() -> AnyRecognizer? {
    _ = super.makeEngine()
    let bounds = Rect(origin: .zero, size: SegueHost.current.size.size)
    return .edgePan(EdgePanRecognizer(edges: edges.directions, bounds: bounds))
  }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// One bit for each edge.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top one.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left one.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom one.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right one.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]

  fileprivate var directions: [GestureDirection] {
    let table: [(UIRectEdge, GestureDirection)] = [
      (.top, .up), (.left, .left), (.bottom, .down), (.right, .right),
    ]
    return table.filter { contains($0.0) }.map(\.1)
  }
}
