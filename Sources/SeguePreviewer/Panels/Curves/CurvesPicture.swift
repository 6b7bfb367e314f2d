import SegueModel
import SegueCells
import SegueGeometry
import SegueTransitions
import SegueInterface

/// The curves as dots, drawn once and again only when anything in the plan changes.
struct CurvesPicture: Sendable {
  /// Everything that the dots depend on.
  struct Plan: Hashable, Sendable {
    var stamp: Int
    /// The compared curves; nil for the run alone.
    var compared: ComparedCurves.Stamp?
    /// The layers to plot; nil means all.
    var layers: Set<String>?
    var series: [RunCurves.Series]
    /// The index of the curve that the axis is for.
    var active: Int
    var hidden: Set<RunCurves.Series>
    var showsOnlyActive: Bool
    var hasOwnScales: Bool
    var layout: CurvesLayout
    var scale: TimelineScale
    var glyphs: DotGlyphs
    /// The colours that get a strip.
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
    /// The curves of the compared run, drawn below the others.
    var compared: PlotCanvas?
    var axis: PlotAxis
    /// Where each curve has its mark if colours cannot tell them apart, in cells of the canvas.
    var marks: [(column: Int, row: Int, line: Int)] = []
  }

  let plan: Plan
  private(set) var parts: [Part] = []
  let strips: [ColorStrip]

  /// Draws the curves; `compared` is the run shown beside them.
  init(_ plan: Plan, of curves: RunCurves, beside compared: RunCurves? = nil) {
    self.plan = plan
    strips = plan.colors.prefix(plan.layout.stripRows).map {
      ColorStrip($0, of: curves, scale: plan.scale, columns: plan.layout.plots.columns)
    }
    parts = plan.layout.shown.map { part(of: $0, curves, beside: compared) }
  }

  private func part(of plot: CurvesLayout.Plot, _ curves: RunCurves, beside compared: RunCurves?) -> Part {
    let axes: [PlotAxis?] = axes(of: [curves, compared].compactMap(\.self), isVelocity: plot.isVelocity)
    let empty = PlotCanvas(size: plot.area.size, glyphs: plan.glyphs)
    var part = Part(
      plot: plot,
      canvas: empty,
      compared: compared.map { _ in empty },
      axis: axes.indices.contains(plan.active) ? axes[plan.active] ?? PlotAxis(0...1) : PlotAxis(0...1)
    )
    let last: [Int] = plan.series.indices.contains(plan.active) ? [plan.active] : []
    // The active curve is drawn last, on top.
    for index in plan.series.indices.filter({ $0 != plan.active }) + last where plan.shows(index) {
      guard let axis = axes[index] else { continue }
      draw(index, on: axis, of: curves, into: &part)
      guard let compared else { continue }
      part.compared?.draw(line: index, hasGaps: true) {
        height(of: index, at: $0, on: axis, of: compared, isVelocity: plot.isVelocity)
      }
    }
    return part
  }

  /// The height 0…1 of a curve at a position 0…1 from the left.
  private func height(
    of index: Int,
    at fraction: Double,
    on axis: PlotAxis,
    of curves: RunCurves,
    isVelocity: Bool
  ) -> Double {
    let (series, scale): (RunCurves.Series, TimelineScale) = (plan.series[index], plan.scale)
    let time: Double = scale.start + fraction * (scale.end - scale.start)
    guard time <= (curves.times.last ?? 0) + 1e-9 else { return .nan }
    return axis.fraction(
      of: isVelocity ? curves.velocity(of: series, at: time) : curves.value(of: series, at: time)
    )
  }

  private func draw(_ index: Int, on axis: PlotAxis, of curves: RunCurves, into part: inout Part) {
    let isVelocity: Bool = part.plot.isVelocity
    func height(at fraction: Double) -> Double {
      self.height(of: index, at: fraction, on: axis, of: curves, isVelocity: isVelocity)
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

  /// The axis of each curve: its own, or one shared by all visible curves of its unit.
  private func axes(of runs: [RunCurves], isVelocity: Bool) -> [PlotAxis?] {
    let ranges: [ClosedRange<Double>?] = plan.series.map { series in
      Self.hull(of: runs.compactMap { $0.range(of: series, isVelocity: isVelocity) })
    }
    guard !plan.hasOwnScales else { return ranges.map { $0.map { PlotAxis(around: $0) } } }
    return plan.series.indices.map { index in
      let unit: LayerMeasure.Unit = plan.series[index].measure.unit
      let together: [ClosedRange<Double>] = ranges.indices.compactMap { other in
        plan.series[other].measure.unit == unit && (plan.shows(other) || other == index) ? ranges[other] : nil
      }
      return Self.hull(of: together).map { PlotAxis(around: $0) }
    }
  }

  /// The smallest range that contains some ranges; nil if there are none.
  private static func hull(of ranges: [ClosedRange<Double>]) -> ClosedRange<Double>? {
    guard let least = ranges.map(\.lowerBound).min(), let greatest = ranges.map(\.upperBound).max() else {
      return nil
    }
    return least...greatest
  }
}
