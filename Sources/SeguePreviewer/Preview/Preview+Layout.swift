import SegueCells
import SegueGeometry
import SegueModel
import SegueTransitions

extension Preview {
  var layout: PreviewLayout {
    let canvas: Size = session.canvas
    let devices: Double = views.view == .device ? 1 : 2
    return PreviewLayout(size: size, panels: panels.open) { rows in
      let pointsPerColumn: Double = canvas.height / (Double(max(rows, 1)) * cellAspect)
      return Int(clamping: min(devices * canvas.width / max(pointsPerColumn, 1e-6), 1e6).rounded(.up))
    }
  }

  /// The position of the device, and what it shows.
  var geometry: StageGeometry {
    if let layout = comparisonLayout { return layout.first }
    if views.view == .exploded { return explodedGeometry }
    let canvas: Size = session.canvas
    return StageGeometry(
      size: canvas,
      in: layout.stage,
      screenColumns: size.columns,
      cellAspect: cellAspect,
      zoom: zoom.factor,
      focus: zoom.focus ?? Rect(origin: .zero, size: canvas).center
    )
  }

  /// The keys that matter now, at their positions.
  var footer: Footer {
    let situation: Footer.Situation = footerSituation
    let hints: [Footer.Hint] = Footer.hints(for: situation, keys: keys)
    let canChoose: Bool = choices.count > 1
    return Footer(
      hints: canChoose ? hints : hints.filter { $0.command != .nextTransition },
      standing: situation.hasAllKeys
        ? [] : Footer.standing(keys: keys, columns: size.columns, back: placeToGoBack),
      in: layout.footer ?? .zero
    )
  }

  /// Where the back key leads, unless another hint says so.
  private var placeToGoBack: String? {
    if finger != nil || pinch != nil { return nil }
    if focusedPlace != nil { return "leave" }
    return hasGallery && views.view == .device ? "gallery" : nil
  }

  var help: HelpOverlay {
    HelpOverlay(
      KeyGuide.sections(of: keys, focus: focusedPlace?.panel.name),
      on: CellRect(column: 0, row: 0, columns: size.columns, rows: (layout.footer?.row ?? size.rows))
    )
  }

  private var footerSituation: Footer.Situation {
    if views.picker != nil { return .box(.comparisonPicker) }
    if showsPanelMenu { return .box(.panelMenu) }
    if helpPage != nil { return .box(.help(pages: help.pageCount)) }
    if let finger { return finger.hand == .keyboard ? .finger : .drag }
    if let name = focusedPlace?.panel.name, let panel = panels[name] {
      return panel.isTyping ? .typing(hints: panel.hints) : .panel(name, hints: panel.hints)
    }
    if views.view != .device { return .view(views.view) }
    if player.isPlaying { return .playing }
    if player.isAtEnd && !player.isRewound { return .atEnd }
    return player.length > 0 ? .paused : .empty
  }
}
