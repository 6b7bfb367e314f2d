import SegueCells
import SegueGeometry
import SegueTerminal
import SegueTransitions
import SegueInterface

/// Plots what changes in the selected layer, or in all layers, over the time of the run, and how fast.
struct CurvesPanel: Panel {
  static let traits = PanelTraits(
    name: "curves",
    summary: "values and velocities over time",
    key: "6",
    dock: .bottom,
    minimum: GridSize(columns: 40, rows: 6),
    ideal: GridSize(columns: 72, rows: 22),
    growsWide: true,
    growsTall: true,
    usesHover: true,
    actions: actions,
    hints: [
      .keys("↑ ↓", "curve"),
      .actions([.curves(.subject)], "velocity"),
      .actions([.curves(.all)], "layers"),
      .actions([.curves(.alone)], "alone"),
      .actions([.curves(.hide)], "hide"),
      .actions([.curves(.scales)], "axes"),
      .actions([.curves(.zoomIn), .curves(.zoomOut)], "zoom"),
      .actions([.curves(.write)], "write CSV"),
      .actions([.curves(.other)], "both runs"),
    ],
    guide: [
      KeyGuide.Entry(keys: "drag", meaning: "move the play head"),
      KeyGuide.Entry(keys: "hover", meaning: "values at that time"),
      KeyGuide.Entry(keys: "↑ ↓", meaning: "the next curve"),
      KeyGuide.Entry(keys: "ctrl wheel", meaning: "zoom"),
    ]
  )

  /// The most moments sampled in one frame: enough for an ordinary run without delaying the frame.
  static let mostSamples = 90

  /// What is plotted.
  enum Subject: Hashable, Sendable, CaseIterable {
    case both, values, velocities
  }

  var curves = RunCurves()
  /// The curves of the run compared with; nil if there is none or they are not wanted.
  var compared: ComparedCurves?
  /// Whether the curves of the second of two runs are shown as well.
  var showsCompared = true
  /// The picture, drawn when it last changed.
  var picture: CurvesPicture?

  var showsAll = false
  var subject = Subject.both
  /// Whether each curve fills the plot's height, rather than sharing an axis with those of its unit.
  var hasOwnScales = false
  /// The curve that the axis is for; nil means the first.
  var active: RunCurves.Series?
  var hidden: Set<RunCurves.Series> = []
  var showsOnlyActive = false
  var zoom = TimelineZoom(deepest: 256)
  /// The time under the mouse, in seconds of the run.
  var hovered: Double?

  mutating func endHover() { hovered = nil }

  /// Whether the next frame will show more of the run.
  var isBusy: Bool {
    picture != nil && !(curves.isComplete && compared?.curves.isComplete ?? true)
  }

  mutating func prepare(for context: PanelContext, in body: CellRect, glyphs: ChromeGlyphs) {
    curves.follow(context.rehearsal.player, most: Self.mostSamples)
    followCompared(context)
    let plan = plan(of: context, in: body, glyphs: glyphs)
    if picture?.plan != plan { picture = CurvesPicture(plan, of: curves, beside: compared?.curves) }
  }

  /// What the picture depends on.
  private func plan(of context: PanelContext, in body: CellRect, glyphs: ChromeGlyphs) -> CurvesPicture.Plan {
    let layers: Set<String>? = showsAll ? nil : context.selection.map { [$0] }
    let known: CurvesPicture.Plan? = picture.flatMap { picture in
      let plan: CurvesPicture.Plan = picture.plan
      let isSame: Bool = plan.stamp == curves.stamp && plan.compared == compared?.stamp
      return isSame && plan.layers == layers ? plan : nil
    }
    let series: [RunCurves.Series] = known?.series ?? changing(of: layers)
    let colors: [ColorStrip.Subject] = ColorStrip.subjects(of: series)
    let layout = CurvesLayout(body, subject: subject, curves: series.count, strips: colors.count)
    return CurvesPicture.Plan(
      stamp: curves.stamp,
      compared: compared?.stamp,
      layers: layers,
      series: series,
      active: active.flatMap { series.firstIndex(of: $0) } ?? 0,
      hidden: hidden,
      showsOnlyActive: showsOnlyActive,
      hasOwnScales: hasOwnScales,
      layout: layout,
      scale: zoom.scale(
        of: context.rehearsal.player,
        column: layout.plots.column,
        columns: layout.plots.columns
      ),
      glyphs: glyphs.dots,
      colors: colors
    )
  }

  /// Zooms in around a time, relative to what the picture shows.
  mutating func change(zoom nearer: Double, around time: Double) {
    if let scale = picture?.plan.scale { zoom.change(by: nearer, around: time, of: scale) }
  }

  /// Scrolls by a fraction of the visible range.
  mutating func pan(by part: Double) {
    if let scale = picture?.plan.scale { zoom.pan(by: part, of: scale) }
  }
}
