/// What of a scene's text on disk tuning goes back to.
struct SavedValues: Sendable {
  /// The literals as they are written there.
  private let texts: [Knob.ID: String]
  /// What the literals of each value are called, in their order.
  private let names: [[String]: [String]]
  let values: WrittenValues

  init(_ knobs: [Knob], _ values: WrittenValues) {
    texts = Dictionary(knobs.map { ($0.id, $0.text) }) { first, _ in first }
    names = Dictionary(grouping: knobs, by: \.id.keys).mapValues { $0.map(\.name) }
    self.values = values
  }

  subscript(id: Knob.ID) -> String? { texts[id] }

  /// Whether a value's literals were others than these.
  func differ(from knobs: [Knob], at keys: [String]) -> Bool { names[keys] != knobs.map(\.name) }
}
