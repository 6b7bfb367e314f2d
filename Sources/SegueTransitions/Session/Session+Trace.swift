import SegueGestures
import SegueModel

/// What is written into the trace.
extension Session {
  mutating func note(_ calls: [Call]) {
    for call in calls { note(call) }
  }

  mutating func note(_ call: Call) {
    callTrace.note(.call(call), at: time)
  }

  /// Notes the state that a recognizer has entered; a scroll view's pan, as it comes and goes with every
  /// touch, only once it has begun.
  mutating func note(_ state: GestureState, of follower: TouchFollower, _ recognizer: AnyRecognizer) {
    var report = RecognizerReport(className: recognizer.className, name: "", state: state)
    switch follower {
    case .gesture(let gesture): report.name = scene.gestures[gesture.index].name
    case .scroll(let layer, _):
      guard state != .failed else { return }
      report.className = .scrollViewPan
      report.name = stage.identifier(of: layer)
    case .tap, .hold: return
    }
    if state != .failed { report.numbers = recognizer.numbers }
    callTrace.note(.recognizer(report), at: time)
  }
}

extension AnyRecognizer {
  fileprivate var className: RecognizerReport.ClassName {
    switch self {
    case .pan: .pan
    case .edgePan: .edgePan
    case .tap: .tap
    case .pinch: .pinch
    case .swipe: .swipe
    case .longPress: .longPress
    }
  }

  /// What UIKit's recognizer of this class can be asked for: a discrete one, and a long press, have a location only.
  fileprivate var numbers: RecognizerReport.Numbers {
    switch self {
    case .pan, .edgePan: .pan(translation: translation, velocity: velocity)
    case .pinch: .pinch(scale: scale, velocity: scaleVelocity)
    case .tap, .swipe, .longPress: .location(location)
    }
  }
}
