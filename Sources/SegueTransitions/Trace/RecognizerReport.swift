public import SegueGeometry
public import SegueGestures

/// A state that a gesture recognizer entered, with what its action method would read.
public struct RecognizerReport: Hashable, Sendable {
  /// UIKit's class of the recognizer.
  public enum ClassName: String, Hashable, Sendable, CaseIterable {
    case pan = "UIPanGestureRecognizer"
    case edgePan = "UIScreenEdgePanGestureRecognizer"
    case pinch = "UIPinchGestureRecognizer"
    case tap = "UITapGestureRecognizer"
    case swipe = "UISwipeGestureRecognizer"
    case scrollViewPan = "UIScrollViewPanGestureRecognizer"
  }

  /// What a recognizer of its class can be asked for.
  public enum Numbers: Hashable, Sendable {
    /// Points since the first contact, and points per second.
    case pan(translation: Point, velocity: Point)
    /// A factor, and its change per second.
    case pinch(scale: Double, velocity: Double)
    /// A discrete recognizer's; points.
    case location(Point)
  }

  public var className: ClassName
  /// The gesture's name in the scene; of a scroll view's pan the layer's path.
  public var name: String
  public var state: GestureState
  /// nil where it has failed, and sends no action.
  public var numbers: Numbers?

  /// Creates a report.
  public init(className: ClassName, name: String, state: GestureState, numbers: Numbers? = nil) {
    self.className = className
    self.name = name
    self.state = state
    self.numbers = numbers
  }
}
