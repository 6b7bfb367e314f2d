import SegueCells
import SegueGeometry
import SegueTerminal

/// Takes what is typed while a program takes its time, and lets it be given up.
@MainActor
final class ProgramPatience {
  private let terminal: Terminal
  private var inputs: [InputEvent] = []
  /// What is on the screen.
  var shown: CellGrid?
  /// How often it has been asked in a row.
  private var count = 0
  private static let message = " the program takes long: esc ends it "
  /// After so many times it is said.
  private static let unsaid = 3

  init(_ terminal: Terminal) { self.terminal = terminal }

  /// The inputs that have come meanwhile.
  func takeInputs() -> [InputEvent] {
    defer { (inputs, count) = ([], 0) }
    return inputs
  }

  /// Whether to wait any longer: until a key that ends things is pressed.
  func goesOn() -> Bool {
    count += 1
    if count == Self.unsaid { say() }
    for event in terminal.poll(until: terminal.now) {
      // A descriptor will be readable the next time as well.
      if case .readable = event { continue }
      inputs.append(event)
      if Self.ends(event) { return false }
    }
    return true
  }

  private static func ends(_ event: InputEvent) -> Bool {
    switch event {
    case .terminate: true
    case .key(let press): enders.contains(press)
    default: false
    }
  }

  private static let enders: Set<KeyPress> = [
    KeyPress(.escape), KeyPress(.character("q")), KeyPress(.character("c"), modifiers: .control),
  ]

  private func say() {
    guard var grid = shown, grid.size.rows > 0 else { return }
    for (column, letter) in Self.message.unicodeScalars.enumerated() where column < grid.size.columns {
      grid[column: column, row: grid.size.rows - 1] = Cell(glyph: letter.value, attributes: .reverse)
    }
    terminal.screen.present(grid)
  }
}
