/// What keyframes bring along that are not straight lines at an even pace.
extension Helper {
  static let interpolationText = """
    /// An animation with another way between its values.
    @MainActor
    private func interpolated(
      _ animation: CAKeyframeAnimation,
      _ mode: CAAnimationCalculationMode,
      curves: [CAMediaTimingFunction]? = nil,
      tension: Double = 0,
      continuity: Double = 0,
      bias: Double = 0
    ) -> CAKeyframeAnimation {
      let count = animation.values?.count ?? 0
      func each(_ number: Double) -> [NSNumber]? {
        number == 0 ? nil : Array(repeating: NSNumber(value: number), count: count)
      }
      animation.calculationMode = mode
      animation.timingFunctions = curves
      animation.tensionValues = each(tension)
      animation.continuityValues = each(continuity)
      animation.biasValues = each(bias)
      return animation
    }
    """

  static let waysText = """
    /// An animation along a path, at fractions of its duration or evenly from one of its elements to the next.
    @MainActor
    private func following(
      _ path: CGPath,
      _ mode: CAAnimationCalculationMode = .linear,
      at times: [Double]? = nil,
      curves: [CAMediaTimingFunction]? = nil,
      turning: CAAnimationRotationMode? = nil
    ) -> CAKeyframeAnimation {
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.path = path
      animation.calculationMode = mode
      animation.keyTimes = times?.map { NSNumber(value: $0) }
      animation.timingFunctions = curves
      animation.rotationMode = turning
      return animation
    }

    /// A path that bows from each point to the next, in the middle by some points to the left of the line.
    private func bowed(_ points: [CGPoint], by bulge: CGFloat) -> CGPath {
      let path = CGMutablePath()
      for (index, end) in points.enumerated() {
        guard index > 0 else {
          path.move(to: end)
          continue
        }
        let start = points[index - 1]
        let (x, y) = (end.x - start.x, end.y - start.y)
        let distance = (x * x + y * y).squareRoot()
        let factor = distance > 0 ? 2 * bulge / distance : 0
        let control = CGPoint(x: start.x + x / 2 + y * factor, y: start.y + y / 2 - x * factor)
        path.addQuadCurve(to: end, control: control)
      }
      return path
    }
    """
}
