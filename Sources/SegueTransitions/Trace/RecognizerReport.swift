public import SegueGeometry
public import SegueGestures

/// A state that a gesture recognizer entered, with what its action method would read from it.
public struct RecognizerReport: Hashable, Sendable {
  /// The recognizer's class in UIKit.
  public enum ClassName: String, Hashable, Sendable, CaseIterable {
    /// A pan.
    case pan = "UIPanGestureRecognizer"
    /// A pan from an edge of the screen.
    case edgePan = "UIScreenEdgePanGestureRecognizer"
    /// A pinch.
    case pinch = "UIPinchGestureRecognizer"
    /// A tap.
    case tap = "UITapGestureRecognizer"
    /// A swipe.
    case swipe = "UISwipeGestureRecognizer"
    /// A finger that rests.
    case longPress = "UILongPressGestureRecognizer"
    /// A scroll view's own pan.
    case scrollViewPan = "UIScrollViewPanGestureRecognizer"
  }

  /// The measurements that a recognizer of its class offers.
  public enum Numbers: Hashable, Sendable {
    /// A pan's translation since the first contact in points, and its velocity in points per second.
    case pan(translation: Point, velocity: Point)
    /// A pinch's scale factor, and its change per second.
    case pinch(scale: Double, velocity: Double)
    /// The location of a discrete recognizer, or of a long press, in points.
    case location(Point)
  }

  /// The recognizer's class.
  public var className: ClassName
  /// The gesture's name in the scene; for a scroll view's pan, the layer's path.
  public var name: String
  /// The state that it entered.
  public var state: GestureState
  /// The recognizer's measurements; nil if it failed, as no action is sent then.
  public var numbers: Numbers?

  /// Creates a report.
  public init(className: ClassName, name: String, state: GestureState, numbers: Numbers? = nil) {
    self.className = className
    self.name = name
    self.state = state
    self.numbers = numbers
  }
}
