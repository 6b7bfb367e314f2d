import SegueGeometry
import SegueModel
import SegueTransitions

extension Preview {
  var layout: PreviewLayout {
    let canvas: Size = session.canvas
    let devices: Double = views.view == .device ? 1 : 2
    return PreviewLayout(size: size, panels: panels.open) { rows in
      let pointsPerColumn: Double = canvas.height / (Double(max(rows, 1)) * cellAspect)
      return Int(min(devices * canvas.width / max(pointsPerColumn, 1e-6), 1e6).rounded(.up))
    }
  }

  /// Where the device is, and what it shows.
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

  /// The keys that matter now, in their places.
  var footer: Footer {
    let hints: [Footer.Hint] = Footer.hints(for: footerSituation, keys: keys)
    let canChoose: Bool = choices.count > 1
    return Footer(
      hints: canChoose ? hints : hints.filter { $0.command != .nextTransition },
      standing: Footer.standing(keys: keys, columns: size.columns),
      in: layout.footer ?? .zero
    )
  }

  var help: HelpOverlay {
    HelpOverlay(
      KeyGuide.sections(of: keys, for: panels),
      on: CellRect(column: 0, row: 0, columns: size.columns, rows: size.rows)
    )
  }

  private var footerSituation: Footer.Situation {
    if let finger { return finger.hand == .keyboard ? .finger : .drag }
    if views.view != .device { return .view(views.view) }
    if player.isPlaying { return .playing }
    if isPicking { return .picking }
    if player.isAtEnd && !player.isRewound { return .atEnd }
    return player.length > 0 ? .paused : .empty
  }
}
