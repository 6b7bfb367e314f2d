import SegueGeometry
import SegueTransitions

/// The curves as dots: drawn once, and again when anything of the plan is different.
struct CurvesPicture: Sendable {
  /// All that the dots depend on.
  struct Plan: Hashable, Sendable {
    var stamp: Int
    /// The layers that are wanted; nil: all.
    var layers: Set<String>?
    var series: [RunCurves.Series]
    /// The curve that the axis is for.
    var active: Int
    var hidden: Set<RunCurves.Series>
    var showsOnlyActive: Bool
    var hasOwnScales: Bool
    var layout: CurvesLayout
    var scale: TimelineScale
    var glyphs: DotGlyphs
    /// The colours that have a strip.
    var colors: [ColorStrip.Subject]

    /// Whether a curve is drawn.
    func shows(_ index: Int) -> Bool {
      showsOnlyActive ? index == active : !hidden.contains(series[index])
    }
  }

  /// A plot's dots, and the axis of the active curve.
  struct Part: Sendable {
    var plot: CurvesLayout.Plot
    var canvas: PlotCanvas
    var axis: PlotAxis
    /// Where each curve has its sign where colours cannot tell: in cells of the canvas.
    var marks: [(column: Int, row: Int, line: Int)] = []
  }

  let plan: Plan
  private(set) var parts: [Part] = []
  let strips: [ColorStrip]

  init(_ plan: Plan, of curves: RunCurves) {
    self.plan = plan
    strips = plan.colors.prefix(plan.layout.stripRows).map {
      ColorStrip($0, of: curves, scale: plan.scale, columns: plan.layout.plots.columns)
    }
    parts = plan.layout.shown.map { part(of: $0, curves) }
  }

  private func part(of plot: CurvesLayout.Plot, _ curves: RunCurves) -> Part {
    let axes: [PlotAxis?] = axes(of: curves, isVelocity: plot.isVelocity)
    var part = Part(
      plot: plot,
      canvas: PlotCanvas(size: plot.area.size, glyphs: plan.glyphs),
      axis: axes.indices.contains(plan.active) ? axes[plan.active] ?? PlotAxis(0...1) : PlotAxis(0...1)
    )
    let last: [Int] = plan.series.indices.contains(plan.active) ? [plan.active] : []
    // The active one comes last, over the others.
    for index in plan.series.indices.filter({ $0 != plan.active }) + last where plan.shows(index) {
      guard let axis = axes[index] else { continue }
      draw(index, on: axis, of: curves, into: &part)
    }
    return part
  }

  private func draw(_ index: Int, on axis: PlotAxis, of curves: RunCurves, into part: inout Part) {
    let series: RunCurves.Series = plan.series[index]
    let scale: TimelineScale = plan.scale
    let isVelocity: Bool = part.plot.isVelocity
    let last: Double = curves.times.last ?? 0
    func height(at fraction: Double) -> Double {
      let time: Double = scale.start + fraction * (scale.end - scale.start)
      guard time <= last + 1e-9 else { return .nan }
      return axis.fraction(
        of: isVelocity ? curves.velocity(of: series, at: time) : curves.value(of: series, at: time)
      )
    }
    part.canvas.draw(line: index, height)
    let columns: Int = part.canvas.size.columns
    for column in stride(from: 3 + index * 5 % 16, to: columns, by: 16) {
      let place: Double = height(at: Double(column) / Double(max(columns - 1, 1)))
      guard place.isFinite else { continue }
      let row: Int = part.canvas.dotRow(at: place) / plan.glyphs.rows
      if row >= 0, row < part.canvas.size.rows { part.marks.append((column, row, index)) }
    }
  }

  /// Each curve's axis: its own, or one for all shown curves of its unit.
  private func axes(of curves: RunCurves, isVelocity: Bool) -> [PlotAxis?] {
    let ranges: [ClosedRange<Double>?] = plan.series.map { curves.range(of: $0, isVelocity: isVelocity) }
    guard !plan.hasOwnScales else { return ranges.map { $0.map { PlotAxis(around: $0) } } }
    return plan.series.indices.map { index in
      let unit: LayerMeasure.Unit = plan.series[index].measure.unit
      let together: [ClosedRange<Double>] = ranges.indices.compactMap { other in
        plan.series[other].measure.unit == unit && (plan.shows(other) || other == index) ? ranges[other] : nil
      }
      guard let first = together.first else { return nil }
      return PlotAxis(
        around: together.reduce(first) {
          min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound)
        }
      )
    }
  }
}
