import SegueMotion
import SegueStage
import SegueUIKitRules

extension TimingCurve {
  /// Which of UIKit's timing parameters a curve would be.
  var timingParametersKind: TimingParametersKind {
    if case .spring = self { .spring } else { .cubic }
  }
}

extension TimingCurve {
  /// Becomes two straight lines that meet at a progress, at a fraction of the time.
  mutating func straighten(at fraction: Double, through progress: Double) {
    guard fraction > 0, fraction < 1 else {
      self = .linear
      return
    }
    self = .piecewiseLinear(
      PiecewiseLinear(stops: [
        .init(output: 0, input: 0), .init(output: progress, input: fraction),
        .init(output: 1, input: 1),
      ])
    )
  }
}

extension Animation {
  /// Replaces the curve by two straight lines that meet at the progress presented at a time.
  mutating func straighten(atLayerTime time: Double) {
    guard timing.duration > 0, timing.repeatCount == 1, !timing.autoreverses else { return }
    let fraction = timing.localTime(atParentTime: time) / timing.duration
    curve.straighten(at: fraction, through: curve.value(at: fraction))
  }
}
