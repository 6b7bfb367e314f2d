import SegueGestures
import SegueGeometry
import SegueUIKitRules

extension TraceEntry {
  /// The line without its time, as Documentation/Trace.md lists it.
  public var text: String {
    switch event {
    case .call(let call): call.text
    case .recognizer(let report): report.text
    case .verdict(let verdict): verdict.description
    case .printed(let line): "print: \(line)"
    case .noted(let note): note
    }
  }
}

extension RecognizerReport {
  fileprivate var text: String {
    "\(className.rawValue)(\(name)) state = \(state.rawValue)" + (numbers.map { ", \($0.text)" } ?? "")
  }
}

extension RecognizerReport.Numbers {
  fileprivate var text: String {
    switch self {
    case .pan(let translation, let velocity):
      "translation = \(translation.text), velocity = \(velocity.text)"
    case .pinch(let scale, let velocity):
      "scale = \(scale.formatted(atMost: 3)), velocity = \(velocity.formatted(atMost: 3))"
    case .location(let location): "location = \(location.text)"
    }
  }
}

extension Point {
  fileprivate var text: String { "(\(x.formatted(atMost: 3)), \(y.formatted(atMost: 3)))" }
}
