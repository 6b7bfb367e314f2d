public import Foundation
import SegueMotion
import SegueUIKitRules

/// Drives an animator by a fraction: time stands still in the container, and a hand sets it.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: SegueObject, UIViewControllerInteractiveTransitioning {
  /// How fast it goes on when it is let go; 1 is the animator's pace.
  open var completionSpeed: CGFloat = 1
  /// The curve along which it goes on.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The pace at which it goes on, instead of the curve.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether it has hold of the transition from the beginning.
  open var wantsInteractiveStart = true
  /// How far the hand is, 0…1.
  open private(set) var percentComplete: CGFloat = 0
  /// Seconds that the animator takes.
  open private(set) var duration: CGFloat = 0

  private var run: TransitionRun?
  /// The container's time at which the animations began.
  private var begin = 0.0
  private var drive: InteractionDrive?

  /// Creates one that drives nothing yet.
  public init() { super.init(main: ()) }

  /// Stops time in the container, and lets the animator begin.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let run = transitionContext as? TransitionRun else { return }
    self.run = run
    duration = CGFloat(run.duration)
    percentComplete = 0
    begin = run.ends.container.layer.convertTime(CACurrentMediaTime(), from: nil)
    for layer in run.timedLayers { (layer.speed, layer.beginTime, layer.timeOffset) = (0, 0, begin) }
    run.runAnimator()
  }

  /// Moves the transition to a fraction of its duration, 0…1.
  open func update(_ percentComplete: CGFloat) {
    guard let run, !run.isOver, run.isInteractive else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    run.updateInteractiveTransition(self.percentComplete)
    show(Double(self.percentComplete) * run.duration)
  }

  /// Lets the transition go on to its end.
  open func finish() { release(finishes: true) }

  /// Lets the transition go back to its start.
  open func cancel() { release(finishes: false) }

  /// Takes hold of the transition again, where it is.
  open func pause() {
    guard let run, !run.isOver, !run.isInteractive else { return }
    if let drive {
      percentComplete = CGFloat(run.duration > 0 ? drive.offset / run.duration : 1)
      run.host.stop(drive)
    }
    drive = nil
    run.pauseInteractiveTransition()
  }

  private func show(_ offset: Double) {
    for layer in run?.timedLayers ?? [] { layer.timeOffset = begin + offset }
  }

  private func release(finishes: Bool) {
    guard let run, !run.isOver, run.isInteractive else { return }
    if finishes { run.finishInteractiveTransition() } else { run.cancelInteractiveTransition() }
    let from = Double(percentComplete) * run.duration
    let to = finishes ? run.duration : 0
    let speed = Double(completionSpeed)
    let drive = InteractionDrive(
      from: from,
      to: to,
      start: run.host.time,
      duration: speed > 0 ? abs(to - from) / speed : 0,
      curve: pace
    )
    self.drive = drive
    drive.moved = { [weak self] offset in self?.show(offset) }
    drive.ended = { [weak self] in self?.end(finishes: finishes) }
    run.host.start(drive)
  }

  private var pace: TimingCurve {
    if let timingCurve, case .curve(let curve) = timingCurve.timingParameters.pace { return curve }
    return completionCurve.engine
  }

  /// The way is over: animations end there, and time passes in the container again.
  private func end(finishes: Bool) {
    guard let run else { return }
    drive.map(run.host.stop)
    drive = nil
    self.run = nil
    for layer in run.timedLayers.reversed() {
      if finishes {
        layer.beginTime = layer.superlayer?.convertTime(run.host.time, from: nil) ?? run.host.time
        layer.speed = 1
      } else {
        run.host.finishAll(below: layer.id)
        layer.resetTime()
      }
    }
  }
}

/// The way of a transition that a hand has let go, from one moment of it to another.
@MainActor
final class InteractionDrive: HostClockwork {
  var moved: (Double) -> Void = { _ in }
  var ended: () -> Void = {}
  /// The moment of the transition that is shown, in seconds.
  private(set) var offset: Double
  private let from: Double
  private let to: Double
  private let start: Double
  private let duration: Double
  private let curve: TimingCurve
  private var isOver = false

  init(from: Double, to: Double, start: Double, duration: Double, curve: TimingCurve) {
    (self.from, self.to, self.start, self.duration, self.curve) = (from, to, start, duration, curve)
    offset = from
  }

  var nextEventTime: Double? { isOver ? nil : start + duration }

  func advance(to time: Double) {
    guard !isOver else { return }
    isOver = time >= start + duration
    let fraction = duration > 0 ? (time - start) / duration : 1
    offset = isOver ? to : from + (to - from) * curve.value(at: min(max(fraction, 0), 1))
    moved(offset)
    if isOver { ended() }
  }
}
