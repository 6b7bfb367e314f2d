/// What keyframes bring along that are not straight lines at an even pace.
extension Helper {
  static let interpolationText = """
    extension CAKeyframeAnimation {
      /// The same values with another way between them.
      @MainActor
      fileprivate func interpolated(
        _ mode: CAAnimationCalculationMode,
        curves: [CAMediaTimingFunction]? = nil,
        tension: Double = 0,
        continuity: Double = 0,
        bias: Double = 0
      ) -> CAKeyframeAnimation {
        let count = values?.count ?? 0
        func each(_ number: Double) -> [NSNumber]? {
          number == 0 ? nil : Array(repeating: NSNumber(value: number), count: count)
        }
        calculationMode = mode
        timingFunctions = curves
        tensionValues = each(tension)
        continuityValues = each(continuity)
        biasValues = each(bias)
        return self
      }
    }
    """
}
