/// The curves of the second of two runs, by the time of the first.
struct ComparedCurves: Sendable {
  /// Differs wherever the curves do.
  struct Stamp: Hashable, Sendable {
    var comparison: Int
    var samples: Int
  }

  /// Which comparison it is that the second run belongs to.
  let comparison: Int
  var curves = RunCurves()
  var stamp: Stamp { Stamp(comparison: comparison, samples: curves.stamp) }

  /// Nothing sampled yet.
  init(of comparison: Int) { self.comparison = comparison }
}

extension CurvesPanel {
  /// Samples what the run is compared with.
  mutating func followCompared(_ preview: Preview) {
    guard showsCompared, let comparison = preview.views.comparison else { return compared = nil }
    if compared?.comparison != comparison.number { compared = ComparedCurves(of: comparison.number) }
    compared?.curves.follow(comparison.player, most: Self.mostSamples)
  }

  /// What changes in either run; what changes in the second alone comes last, so that colours stay.
  func changing(of layers: Set<String>?) -> [RunCurves.Series] {
    let own: [RunCurves.Series] = curves.changing(of: layers)
    let others: [RunCurves.Series] = compared?.curves.changing(of: layers) ?? []
    return own + others.filter { !own.contains($0) }
  }

  /// Shows the second run's curves, or not; says how to have one where there is none.
  mutating func toggleCompared(in preview: inout Preview) {
    guard preview.views.comparison != nil else {
      return preview.notice = Notice("nothing is compared: k chooses what with", isWarning: true)
    }
    showsCompared.toggle()
  }
}
