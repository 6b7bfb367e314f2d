import SegueCells
import SegueGeometry
import SegueInterface
import SegueTerminal

/// The lists over everything else: of what can be taken away, and of what the run can be compared with.
extension Preview {
  /// Passes a key to the list, if it is open.
  mutating func typeIntoTakeaways(_ press: KeyPress) -> Effects? {
    guard keys.command(for: press, in: .preview) != .program(.interrupt) else { return nil }
    return takeaways.type(press).map(Self.effects)
  }

  /// Passes the mouse to the list, if it is open.
  mutating func pointAtTakeaways(_ mouse: MouseEvent) -> Effects? {
    takeaways.point(mouse, on: pickerArea).map(Self.effects)
  }

  private static func effects(of outcome: ChoiceBox<Takeaway>.Outcome) -> Effects {
    var effects = Effects()
    switch outcome {
    case .stay, .cancel: break
    case .choose(let takeaway): effects.takeaway = takeaway
    }
    return effects
  }

  /// Turns the pages of the open help by keys; returns false if the key means something else.
  mutating func pageHelp(_ press: KeyPress) -> Bool {
    guard let page = helpPage, let turned = help.page(page, turnedBy: press) else { return false }
    helpPage = turned
    return true
  }

  /// Passes a key to the picker, if it is open.
  mutating func typeIntoPicker(_ press: KeyPress) -> Bool {
    guard keys.command(for: press, in: .preview) != .program(.interrupt) else { return false }
    guard let outcome = stage.views.picker?.type(press) else { return false }
    obey(outcome)
    return true
  }

  /// Where the picker may stand: above the rows that say how the run is.
  var pickerArea: CellRect {
    let layout: PreviewLayout = self.layout
    let rows: Int = layout.readout?.row ?? layout.timeline.row
    return CellRect(column: 0, row: 0, columns: size.columns, rows: rows)
  }

  /// Passes the mouse to the picker, if it is open.
  mutating func pointAtPicker(_ mouse: MouseEvent) -> Bool {
    let area: CellRect = pickerArea
    guard let outcome = stage.views.picker?.point(mouse, on: area) else { return false }
    obey(outcome)
    return true
  }

  private mutating func obey(_ outcome: ChoiceBox<Variant>.Outcome) {
    switch outcome {
    case .stay: break
    case .cancel: stage.views.picker = nil
    case .choose(let variant): stage.compare(with: variant, of: &rehearsal)
    }
  }
}
