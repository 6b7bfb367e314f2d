import SegueGeometry
import SegueGestures
import SegueModel

/// What recognizers do, as lines of the trace.
extension Session {
  /// Notes the state that a recognizer has entered; a scroll view's pan, as it comes and goes with every touch, only
  /// once it has begun.
  mutating func note(_ state: GestureState, of follower: TouchFollower, _ recognizer: AnyRecognizer) {
    let name: String
    switch follower {
    case .gesture(let gesture): name = "\(recognizer.className)(\(scene.gestures[gesture.index].name))"
    case .scroll(let layer, _):
      guard state != .failed else { return }
      name = "UIScrollViewPanGestureRecognizer(\(stage.identifier(of: layer)))"
    case .tap: return
    }
    let numbers = state == .failed ? "" : recognizer.numbers
    trace.append(
      TraceEntry(time: time, call: "\(name) state = \(state.rawValue)\(numbers)", kind: .recognizer)
    )
  }

  /// Keeps how a gesture's end was decided, and notes it.
  mutating func keep(_ verdict: GestureVerdict) {
    lastVerdict = verdict
    guard verdict.held != nil else { return }
    trace.append(TraceEntry(time: time, call: "\(verdict)", kind: .verdict))
  }
}

extension AnyRecognizer {
  /// The UIKit class of such a recognizer.
  fileprivate var className: String {
    switch self {
    case .pan: "UIPanGestureRecognizer"
    case .edgePan: "UIScreenEdgePanGestureRecognizer"
    case .tap: "UITapGestureRecognizer"
    case .pinch: "UIPinchGestureRecognizer"
    case .swipe: "UISwipeGestureRecognizer"
    }
  }

  /// What UIKit's recognizer of this class can be asked for: a discrete one has a location only.
  fileprivate var numbers: String {
    switch self {
    case .pan, .edgePan: ", translation = \(translation.text), velocity = \(velocity.text)"
    case .pinch: ", scale = \(scale.shortDecimals), velocity = \(scaleVelocity.shortDecimals)"
    case .tap, .swipe: ", location = \(location.text)"
    }
  }
}

extension Point {
  fileprivate var text: String { "(\(x.shortDecimals), \(y.shortDecimals))" }
}
