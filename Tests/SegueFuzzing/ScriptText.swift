import SegueGeometry
import SegueGestures
import SegueModel
public import SegueTransitions

/// A run as a script that `segue trace --script` plays.
public enum ScriptText {
  /// The script, with a head that says how to play it; what scripts cannot say stands there as comments.
  public static func text(of run: FuzzRun) -> String {
    var lines = ["# segue trace \(run.sceneName)\(start(of: run)) --script FILE"]
    if run.scene.device.size == nil { lines.append("# with device: terminal") }
    if run.options.reduceMotion { lines.append("# with motion reduced") }
    if run.options.allInterruptible { lines.append("# with every transition interruptible") }
    var steps = run.steps[...]
    while let step = steps.popFirst() {
      guard let event = step.event else { continue }
      // A move and a lift at one place are a release.
      if let next = steps.first, next.time == step.time, isRelease(event, next.event) { continue }
      lines.append((canSay(event) ? "" : "# ") + "\(step.time) " + words(for: event))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Whether scripts have a word for an event.
  public static func canSay(_ event: SessionEvent) -> Bool {
    switch event {
    case .pointer(let pointer): pointer.touch == 0
    case .tap, .scroll, .rotate: true
    case .trigger, .wheel, .resize, .pinch: false
    }
  }

  private static func start(of run: FuzzRun) -> String {
    guard let screen = run.options.startScreen, screen != run.scene.start else { return "" }
    let transition = run.scene.transitions.first { $0.from == screen }
    return transition.map { " --transition \($0.name)" } ?? " (from \(screen))"
  }

  private static func isRelease(_ event: SessionEvent, _ next: SessionEvent?) -> Bool {
    guard case .pointer(let move) = event, case .pointer(let lift)? = next else { return false }
    return move.phase == .moved && lift.phase == .ended && move.touch == 0 && lift.touch == 0
      && move.location == lift.location
  }

  private static func words(for event: SessionEvent) -> String {
    switch event {
    case .pointer(let pointer):
      let doing =
        switch pointer.phase {
        case .began: "press \(pointer.location.words)"
        case .moved: "move \(pointer.location.words)"
        case .ended: "release \(pointer.location.words)"
        case .cancelled: "cancel"
        }
      return pointer.touch == 0 ? doing : "finger \(pointer.touch): \(doing)"
    case .tap(let path): return "tap \(path)"
    case .trigger(let name): return "trigger \(name)"
    case .scroll(let path, let delta): return "scroll \(path) \(delta.words)"
    case .wheel(let place, let delta): return "wheel at \(place.words) by \(delta.words)"
    case .rotate(let orientation): return "rotate \(orientation.rawValue)"
    case .resize(let size): return "resize \(size.width) \(size.height)"
    case .pinch(let phase, let scale, let place): return "pinch \(phase) \(scale) at \(place.words)"
    }
  }
}

extension Point {
  fileprivate var words: String { "\(x) \(y)" }
}
