import SegueGeometry
import SegueTransitions
import SegueGestures

/// Delta debugging (Zeller and Hildebrandt's ddmin): what is left breaks the same law, and no smaller part does.
public enum Shrinking {
  /// The smallest part of a run's steps that a test still finds failing.
  ///
  /// - Complexity: At worst quadratic in the number of steps; `fails` is asked at most `limit` times.
  public static func shrink(_ run: FuzzRun, limit: Int = 3000, while fails: (FuzzRun) -> Bool) -> FuzzRun {
    var budget = limit
    func stillFails(_ steps: [FuzzStep]) -> Bool {
      guard budget > 0 else { return false }
      budget -= 1
      var candidate = run
      candidate.steps = steps
      return fails(candidate)
    }
    var steps = run.steps
    // What a script can say is worth more than what is short.
    let sayable = steps.filter { $0.event.map(ScriptText.canSay) ?? true }
    if stillFails(sayable) { steps = sayable }
    steps = minimum(of: steps, while: stillFails)
    for digits in [1.0, 100, 10000] {
      let rounded = steps.map { $0.rounded(digits: digits) }
      guard stillFails(rounded) else { continue }
      steps = rounded
      break
    }
    var result = run
    result.steps = steps
    return result
  }

  private static func minimum(of all: [FuzzStep], while fails: ([FuzzStep]) -> Bool) -> [FuzzStep] {
    var steps = all
    var length = max(steps.count / 2, 1)
    while !steps.isEmpty {
      var start = 0
      var hasShrunk = false
      while start < steps.count {
        var rest = steps
        rest.removeSubrange(start..<min(start + length, steps.count))
        if fails(rest) {
          steps = rest
          hasShrunk = true
        } else {
          start += length
        }
      }
      if length == 1, !hasShrunk { break }
      length = max(length / 2, 1)
    }
    return steps
  }
}

extension FuzzStep {
  /// The step with its time to so many parts of a second, and its places in whole points.
  fileprivate func rounded(digits: Double) -> FuzzStep {
    var step = self
    step.time = (time * digits * 100).rounded() / (digits * 100)
    if case .pointer(var pointer)? = event {
      pointer.time = step.time
      pointer.location = Point(x: pointer.location.x.rounded(), y: pointer.location.y.rounded())
      step.event = .pointer(pointer)
    }
    return step
  }
}
