import SegueModel
import SegueScenes
import SegueTransitions
import SeguePlayer

/// The literals of a scene file in groups, each below the name of its owner.
struct KnobList: Sendable {
  /// A row of the list.
  enum Row: Hashable, Sendable {
    case title(String)
    case knob(Knob)
  }

  let rows: [Row]

  /// Lists what concerns a transition: itself, the gestures that lead to it, tokens, presets and components; or all.
  ///
  /// `filter` keeps the knobs whose keys or name contain each of its words. Without one, the files that the scene includes
  /// are named below, as their values are not tuned here.
  init(of context: PanelContext, showsAll: Bool, filter: String) {
    let names: Set<String> = KnobList.owners(of: context)
    let words: [Substring] = filter.lowercased().split(separator: " ")
    var rows: [Row] = []
    var owner = ""
    for knob in context.rehearsal.document?.knobs ?? [] {
      let group: String = knob.id.keys.prefix(2).joined(separator: "/")
      guard showsAll || names.contains(group) || Self.shared.contains(knob.id.keys[0]) else { continue }
      let title: String = knob.title.lowercased()
      guard words.allSatisfy({ title.contains($0) }) else { continue }
      let heading: String = knob.id.keys[0] == "tokens" || knob.id.keys.count < 2 ? knob.id.keys[0] : group
      if heading != owner { rows.append(.title(heading)) }
      owner = heading
      rows.append(.knob(knob))
    }
    // Saving writes the scene's own file and no other.
    let included: [String] = words.isEmpty ? context.rehearsal.document?.file.includedPaths ?? [] : []
    rows += included.map { path in .title("\(path.split(separator: "/").last ?? ""): edited in its own file")
    }
    self.rows = rows
  }

  /// The parts of a scene of which every transition may use something.
  private static let shared: Set<String> = ["tokens", "presets", "components"]

  var knobs: [Knob] {
    rows.compactMap { if case .knob(let knob) = $0 { knob } else { nil } }
  }

  /// The row of a knob.
  func row(of id: Knob.ID?) -> Int? {
    rows.firstIndex { if case .knob(let knob) = $0 { knob.id == id } else { false } }
  }

  /// A knob's label below the heading of its group.
  static func label(of knob: Knob) -> String {
    let depth: Int = knob.id.keys[0] == "tokens" || knob.id.keys.count < 2 ? 1 : 2
    return knob.title(below: depth)
  }

  /// The keys of the run's transition, even once it is over, and of the gestures that drive it.
  private static func owners(of context: PanelContext) -> Set<String> {
    let run: String? = (context.rehearsal.player.ending ?? context.rehearsal.session).status.transition
    guard let transition = run ?? context.rehearsal.chosen?.name else { return [] }
    var owners: Set<String> = ["transitions/\(transition)"]
    for gesture in context.rehearsal.scene.gestures {
      var isOurs: Bool = gesture.finish?.transition == transition
      if case .drives(let name) = gesture.action { isOurs = isOurs || name == transition }
      if isOurs { owners.insert("gestures/\(gesture.name)") }
    }
    return owners
  }
}
