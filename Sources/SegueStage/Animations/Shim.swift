import SegueMotion
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension TimingCurve {
  func value(at x: Double) -> Double { x }
  func velocity(at x: Double) -> Double { 1 }
}
extension Spring {
  func value(at t: Double, initialVelocity v: Double) -> Double {
    let w = (stiffness / mass).squareRoot()
    return 1 - exp(-w * t) * (1 + (w - v) * t)
  }
  func velocity(at t: Double, initialVelocity v: Double) -> Double {
    let w = (stiffness / mass).squareRoot()
    return exp(-w * t) * (v + w * (w - v) * t)
  }
}
