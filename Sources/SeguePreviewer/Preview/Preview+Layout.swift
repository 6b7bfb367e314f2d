import SegueCells
import SegueGeometry
import SegueModel
import SegueTransitions
import SegueInterface
import SeguePlayer

/// What the positions of a preview's parts depend on.
struct LayoutPlan: Hashable, Sendable {
  var size: GridSize
  var panels: [PanelLayout.Request]
  /// The columns that the device takes for each of its rows.
  var deviceAspect: Double

  var layout: PreviewLayout {
    PreviewLayout(size: size, panels: panels) { rows in
      Int(clamping: min(Double(max(rows, 1)) * deviceAspect, 1e6).rounded(.up))
    }
  }
}

extension Preview {
  var layout: PreviewLayout {
    let plan: LayoutPlan = layoutPlan
    if let laidOut, laidOut.plan == plan { return laidOut.layout }
    return plan.layout
  }

  private var layoutPlan: LayoutPlan {
    let canvas: Size = rehearsal.session.canvas
    return LayoutPlan(
      size: size,
      panels: panels.requests,
      deviceAspect: (stage.views.view == .device ? 1 : 2) * canvas.width / max(canvas.height, 1e-6)
        * cellAspect
    )
  }

  /// Keeps the layout until what it depends on changes: a frame asks for it many times.
  mutating func keepLayout() {
    let plan: LayoutPlan = layoutPlan
    if laidOut?.plan != plan { laidOut = (plan, plan.layout) }
  }

  /// The keys that matter now, at their positions.
  var footer: Footer {
    let situation: Footer.Situation = footerSituation
    var hints: [Footer.Hint] = Footer.hints(for: situation, keys: keys)
    if stage.zoom.factor > 1, stage.views.view == .device, !situation.hasAllKeys, rehearsal.finger == nil {
      hints.insert(contentsOf: Footer.panning(keys), at: min(1, hints.count))
    }
    let canChoose: Bool = rehearsal.choices.count > 1
    return Footer(
      hints: canChoose ? hints : hints.filter { $0.command != .play(.nextTransition) },
      standing: situation.hasAllKeys
        ? [] : Footer.standing(keys: keys, columns: size.columns, back: placeToGoBack),
      in: layout.footer ?? .zero
    )
  }

  /// Where the back key leads, unless another hint says so.
  private var placeToGoBack: String? {
    if rehearsal.isTouched { return nil }
    if focusedPlace != nil { return "leave" }
    return hasGallery && stage.views.view == .device ? "gallery" : nil
  }

  var help: HelpOverlay {
    HelpOverlay(
      KeyGuide.sections(of: keys, focus: focusedPlace?.panel.name),
      on: CellRect(column: 0, row: 0, columns: size.columns, rows: (layout.footer?.row ?? size.rows))
    )
  }

  private var footerSituation: Footer.Situation {
    if stage.views.picker != nil { return .box(.comparisonPicker) }
    if takeaways.list != nil { return .box(.takeaways) }
    if showsPanelMenu { return .box(.panelMenu) }
    if helpPage != nil { return .box(.help(pages: help.pageCount)) }
    if let finger = rehearsal.finger { return finger.hand == .keyboard ? .finger : .drag }
    if let name = focusedPlace?.panel.name, let panel = panels[name] {
      return panel.isTyping ? .typing(hints: panel.hints) : .panel(name, hints: panel.hints)
    }
    if stage.views.view != .device { return .view(stage.views.view) }
    if rehearsal.player.isPlaying { return .playing }
    if rehearsal.player.isAtEnd && !rehearsal.player.isRewound { return .atEnd }
    return rehearsal.player.length > 0 ? .paused : .empty
  }
}
