import SegueModel
import SegueScenes
import SegueTransitions

/// The literals of a scene file in groups, each with the owner's name above it.
struct KnobList: Sendable {
  /// A row of the list.
  enum Row: Hashable, Sendable {
    case title(String)
    case knob(Knob)
  }

  let rows: [Row]

  /// Lists what concerns a transition: itself, the gestures that lead to it, tokens and presets; or all there is.
  ///
  /// `filter` keeps those whose keys or name contain every word of it.
  init(of preview: Preview, showsAll: Bool, filter: String) {
    let names: Set<String> = KnobList.owners(of: preview)
    let words: [Substring] = filter.lowercased().split(separator: " ")
    var rows: [Row] = []
    var owner = ""
    for knob in preview.document?.knobs ?? [] {
      let group: String = knob.id.keys.prefix(2).joined(separator: "/")
      guard showsAll || names.contains(group) || knob.id.keys[0] == "tokens" || knob.id.keys[0] == "presets"
      else { continue }
      let title: String = knob.title.lowercased()
      guard words.allSatisfy({ title.contains($0) }) else { continue }
      let heading: String = knob.id.keys[0] == "tokens" || knob.id.keys.count < 2 ? knob.id.keys[0] : group
      if heading != owner { rows.append(.title(heading)) }
      owner = heading
      rows.append(.knob(knob))
    }
    self.rows = rows
  }

  var knobs: [Knob] {
    rows.compactMap { if case .knob(let knob) = $0 { knob } else { nil } }
  }

  /// The row that a knob is on.
  func row(of id: Knob.ID?) -> Int? {
    rows.firstIndex { if case .knob(let knob) = $0 { knob.id == id } else { false } }
  }

  /// What a knob is called below its group's heading.
  static func label(of knob: Knob) -> String {
    let depth: Int = knob.id.keys[0] == "tokens" || knob.id.keys.count < 2 ? 1 : 2
    return knob.title(below: depth)
  }

  /// Keys of the transition that the run is about, which it still is at its end, and of the gestures that move it.
  private static func owners(of preview: Preview) -> Set<String> {
    let run: String? = (preview.player.ending ?? preview.session).status.transition
    guard let transition = run ?? preview.chosen?.name else { return [] }
    var owners: Set<String> = ["transitions/\(transition)"]
    for gesture in preview.scene.gestures {
      var isOurs: Bool = gesture.finish?.transition == transition
      if case .drives(let name) = gesture.action { isOurs = isOurs || name == transition }
      if isOurs { owners.insert("gestures/\(gesture.name)") }
    }
    return owners
  }
}
