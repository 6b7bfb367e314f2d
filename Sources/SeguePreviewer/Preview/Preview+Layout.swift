import SegueGeometry
import SegueModel
import SegueTransitions

extension Preview {
  var layout: PreviewLayout { PreviewLayout(size: size) }

  /// Where the device is, and what it shows.
  var geometry: StageGeometry {
    let canvas: Size = session.canvas
    return StageGeometry(
      size: canvas,
      in: layout.stage,
      cellAspect: cellAspect,
      zoom: zoom.factor,
      focus: zoom.focus ?? Rect(origin: .zero, size: canvas).center
    )
  }

  /// The keys that matter now, in their places.
  var footer: Footer {
    let hints: [Footer.Hint] = Footer.hints(for: footerSituation)
    let canChoose: Bool = choices.count > 1
    return Footer(
      hints: canChoose ? hints : hints.filter { $0.command != .nextTransition },
      in: layout.footer ?? .zero
    )
  }

  /// The scene's transitions and gestures, where there is room for them.
  var panel: ScenePanel? {
    layout.panel(beside: geometry.device).map { area in
      ScenePanel(
        transitions: choices,
        chosen: chosen?.name,
        gestures: scene.gestures.filter { $0.path.components.first == session.screen },
        in: area
      )
    }
  }

  var help: HelpOverlay {
    HelpOverlay(KeyGuide.preview, on: CellRect(column: 0, row: 0, columns: size.columns, rows: size.rows))
  }

  private var footerSituation: Footer.Situation {
    if let finger { return finger.hand == .keyboard ? .finger : .drag }
    if player.isPlaying { return .playing }
    if player.isAtEnd && !player.isRewound { return .atEnd }
    return player.length > 0 ? .paused : .empty
  }
}
