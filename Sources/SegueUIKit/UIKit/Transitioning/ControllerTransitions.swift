import Foundation
import SegueUIKitRules

/// The transitions of a host's controllers, of which one runs at a time.
@MainActor
final class ControllerTransitions {
  private(set) var running: TransitionRun?
  private var requests = TransitionRequests()
  private var deferred: [String: () -> Void] = [:]

  static var current: ControllerTransitions { SegueHost.current.companion { ControllerTransitions() } }

  /// The running transition, for a controller that is part of it.
  func coordinator(for controller: UIViewController) -> TransitionRun? {
    guard let running else { return nil }
    let ends = [running.ends.from, running.ends.to]
    return ends.contains { $0.chain.contains(controller) || controller.chain.contains($0) } ? running : nil
  }

  /// Whether a transition of a kind runs whose controllers are these.
  func isRunning(
    _ kind: TransitionKind,
    from: UIViewController? = nil,
    to: UIViewController? = nil
  ) -> Bool {
    guard let running, running.rules.kind == kind else { return false }
    return (from.map { $0.chain.contains(running.ends.from) } ?? true)
      && (to.map { $0.chain.contains(running.ends.to) } ?? true)
  }

  /// Begins a transition; the host keeps it until it has ended.
  func start(_ run: TransitionRun) {
    running = run
    run.ended = { [weak self, ended = run.ended] didComplete in
      self?.running = nil
      ended(didComplete)
      self?.beginDeferred()
    }
    run.begin()
  }

  /// Whether nothing runs; otherwise the request waits or is refused, by UIKit's rules.
  func isFree(
    for kind: TransitionKind,
    from: UIViewController,
    to: UIViewController,
    _ again: @escaping () -> Void
  )
    -> Bool
  {
    guard let running else { return true }
    let names = ControllerNames.current
    let name = "\(kind.rawValue) to \(names.name(of: to.shown))"
    let complaint = requests.ask(
      for: name,
      kind,
      leavesTarget: from.shown === running.ends.to.shown,
      leavesSource: from.shown === running.ends.from.shown,
      during: running.rules.kind
    )
    if complaint == .deferred { deferred[name] = again }
    if let complaint { running.note(.complaint(complaint, transition: name)) }
    return false
  }

  private func beginDeferred() {
    let waiting = requests.takeDeferred()
    let actions = waiting.compactMap { deferred[$0] }
    deferred = [:]
    for action in actions { action() }
  }
}

extension [UIViewController] {
  /// Whether a controller is one of them.
  fileprivate func contains(_ controller: UIViewController) -> Bool { contains { $0 === controller } }
}
