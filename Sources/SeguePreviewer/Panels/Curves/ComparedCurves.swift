/// The curves of the second of two compared runs, over the time of the first.
struct ComparedCurves: Sendable {
  /// Changes whenever the curves do.
  struct Stamp: Hashable, Sendable {
    var comparison: Int
    var samples: Int
  }

  /// The number of the comparison that the second run belongs to.
  let comparison: Int
  var curves = RunCurves()
  var stamp: Stamp { Stamp(comparison: comparison, samples: curves.stamp) }

  /// Creates curves without samples.
  init(of comparison: Int) { self.comparison = comparison }
}

extension CurvesPanel {
  /// Samples the run that is compared with.
  mutating func followCompared(_ context: PanelContext) {
    guard showsCompared, let comparison = context.comparison else { return compared = nil }
    if compared?.comparison != comparison.number { compared = ComparedCurves(of: comparison.number) }
    compared?.curves.follow(comparison.player, most: Self.mostSamples)
  }

  /// What changes in either run; what changes only in the second comes last, so that the colours stay.
  func changing(of layers: Set<String>?) -> [RunCurves.Series] {
    let own: [RunCurves.Series] = curves.changing(of: layers)
    let others: [RunCurves.Series] = compared?.curves.changing(of: layers) ?? []
    return own + others.filter { !own.contains($0) }
  }

  /// Shows or hides the second run's curves; says how to compare if nothing is compared.
  mutating func toggleCompared(in context: inout PanelContext) {
    guard context.comparison != nil else {
      return context.tell("nothing is compared: k chooses what with", isWarning: true)
    }
    showsCompared.toggle()
  }
}
