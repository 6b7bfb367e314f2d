import SegueGeometry
import SegueTransitions
import SegueGestures

/// Delta debugging (Zeller and Hildebrandt's ddmin): what is left breaks the same law, and no smaller part does.
public enum Shrinking {
  /// The smallest part of a run's steps that a test still finds failing, of the smallest part of its scene if that was drawn.
  ///
  /// - Complexity: At worst quadratic in the number of steps, and of the scene's parts; `fails` is asked at most `limit`
  ///   times for each.
  public static func shrink(_ run: FuzzRun, limit: Int = 3000, while fails: (FuzzRun) -> Bool) -> FuzzRun {
    let small = shrinkSteps(of: run, limit: limit, while: fails)
    guard let drawing = small.drawing else { return small }
    let simple = shrinkScene(drawing, of: small, limit: limit, while: fails)
    return shrinkSteps(of: simple, limit: limit, while: fails)
  }

  /// Takes parts out of a scene, whole branches first, until no part can be spared.
  private static func shrinkScene(
    _ whole: SceneNode,
    of run: FuzzRun,
    limit: Int,
    while fails: (FuzzRun) -> Bool
  ) -> FuzzRun {
    var (best, drawing, budget) = (run, whole, limit)
    var hasShrunk = true
    while hasShrunk {
      hasShrunk = false
      var ways = drawing.ways[...]
      while let way = ways.popFirst(), budget > 0 {
        guard let smaller = drawing.removing(way), let candidate = best.with(drawing: smaller) else {
          continue
        }
        budget -= 1
        guard fails(candidate) else { continue }
        (best, drawing, hasShrunk) = (candidate, smaller, true)
        // What stood behind the part has moved up to its place.
        ways = drawing.ways.drop {
          $0.count < way.count || $0.count == way.count && $0.lexicographicallyPrecedes(way)
        }
      }
    }
    return best
  }

  private static func shrinkSteps(of run: FuzzRun, limit: Int, while fails: (FuzzRun) -> Bool) -> FuzzRun {
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
