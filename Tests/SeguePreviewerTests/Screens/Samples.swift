import SegueGeometry
import SegueModel
import SegueCells
import SegueScenes
import SegueTerminal
import SegueTransitions

@testable import SeguePreviewer

/// Scenes and screens that several tests use.
enum Samples {
  /// A phone with two screens, without anything on them.
  static let empty: Scene = {
    var scene = Scene(
      title: "Album",
      device: Device(name: "phone", size: Size(width: 390, height: 780)),
      start: "list"
    )
    scene.screens = ["list", "detail"].map { name in
      ScreenDefinition(name: name, root: LayerDefinition(name: name))
    }
    return scene
  }()

  /// The same with two ways to the detail, one back, and a gesture.
  static let album: Scene = {
    var scene = empty
    scene.transitions = [
      TransitionDefinition(name: "open", kind: .push, from: "list", to: "detail"),
      TransitionDefinition(name: "peek", kind: .present, from: "list", to: "detail"),
      TransitionDefinition(name: "close", kind: .pop, from: "detail", to: "list"),
    ]
    scene.gestures = [
      GestureDefinition(
        name: "pull",
        path: LayerPath("list/cover"),
        recognizer: .pan(.down),
        action: .drives(transition: "close")
      )
    ]
    return scene
  }()

  static func state(
    _ scene: Scene,
    columns: Int,
    rows: Int,
    look: TerminalLook = TerminalLook()
  ) -> PreviewerState {
    PreviewerState(
      scene: scene,
      gallery: [],
      options: PreviewerOptions(),
      look: look,
      size: GridSize(columns: columns, rows: rows)
    )
  }

  /// A preview whose first transition is ready.
  static func preview(_ scene: Scene = album, columns: Int = 80, rows: Int = 24) -> Preview {
    var preview = Preview(
      scene: scene,
      options: PreviewerOptions(),
      size: GridSize(columns: columns, rows: rows),
      cellAspect: 2
    )
    preview.tick(0)
    preview.tick(0)
    return preview
  }

  /// A preview of a file's text, which can be tuned, its first transition ready.
  static func preview(of text: String, columns: Int = 120, rows: Int = 40) throws -> Preview {
    let document = try SceneDocument(source: Array(text.utf8), path: "/nowhere/scene.yaml")
    var preview = preview(document.scene, columns: columns, rows: rows)
    preview.rehearsal.document = document
    return preview
  }

  static func key(_ key: Key, _ modifiers: Modifiers = []) -> InputEvent {
    .key(KeyPress(key, modifiers: modifiers))
  }

  /// The characters of a grid, without the spaces at the lines' ends.
  static func text(of grid: CellGrid) -> String {
    var lines: [String] = []
    for row in 0..<grid.size.rows {
      var line = ""
      for column in 0..<grid.size.columns {
        let cell = grid[column: column, row: row]
        if cell.width > 0 { line += grid.text(of: cell) }
      }
      while line.last == " " { line.removeLast() }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }

  /// What a state shows.
  static func text(of state: inout PreviewerState) -> String {
    var grid = CellGrid(size: GridSize(columns: 0, rows: 0))
    state.draw(into: &grid)
    return text(of: grid)
  }
}
