import Foundation

/// Closed forms, written down apart from the engine's own code.
enum Numbers {
  /// UIKit's spring of duration and damping ratio (below 1), started with a velocity; 1 from the duration on.
  ///
  /// ω solves `0.001 = |(ζω − v)/(ω√(1 − ζ²))| e^(−ζωd)`, found here by bisection from the far side.
  static func uikitSpring(_ time: Double, duration: Double, ratio: Double, velocity: Double = 0) -> Double {
    if time >= duration { return 1 }
    let root = (1 - ratio * ratio).squareRoot()
    func residual(_ omega: Double) -> Double {
      0.001 - abs((ratio * omega - velocity) / (omega * root)) * exp(-ratio * omega * duration)
    }
    var low = 0.5 * log(ratio / (0.001 * root)) / (ratio * duration)
    var high = 4 * low
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if residual(middle) > 0 { high = middle } else { low = middle }
    }
    let omega = (low + high) / 2
    let decay = ratio * omega
    let damped = omega * root
    return 1 - exp(-decay * time)
      * (cos(damped * time) + (decay - velocity) / damped * sin(damped * time))
  }

  /// A cubic Bézier's progress at a time, by bisection of its x.
  static func bezier(_ time: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
    func coordinate(_ s: Double, _ a: Double, _ b: Double) -> Double {
      3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
    }
    var low = 0.0
    var high = 1.0
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if coordinate(middle, x1, x2) < time { low = middle } else { high = middle }
    }
    return coordinate((low + high) / 2, y1, y2)
  }

  static func easeInOut(_ time: Double) -> Double { bezier(time, 0.42, 0, 0.58, 1) }
  static func easeIn(_ time: Double) -> Double { bezier(time, 0.42, 0, 1, 1) }

  /// Core Animation's spring of mass 3, stiffness 1000 and damping 500, run critically damped for .5 s.
  static func standardSpring(_ time: Double) -> Double {
    let omega = (1000.0 / 3).squareRoot()
    return time >= 0.5 ? 1 : 1 - (1 + omega * time) * exp(-omega * time)
  }
}

extension Numbers {
  static func exponential(_ x: Double) -> Double { exp(x) }
  static func logarithm(_ x: Double) -> Double { log(x) }
  static func cosine(_ x: Double) -> Double { cos(x) }
  static func sine(_ x: Double) -> Double { sin(x) }
}
