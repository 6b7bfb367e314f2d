import SegueCells
import SegueInterface
import SegueTerminal

/// The list of what can be taken away.
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
}
