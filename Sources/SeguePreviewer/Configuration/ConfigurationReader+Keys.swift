import SegueDocuments
import SegueScenes
import SegueTerminal
import SegueInterface

extension ConfigurationReader {
  /// Reads the keys of actions: one key, a list, or `none`.
  mutating func readKeys(_ node: YAMLNode) {
    let actions: [String: Action] = Dictionary(
      ActionRegistry.all.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    var owners: [Place: String] = [:]
    for entry in entries(of: node, what: "'keys'") {
      guard let action = actions[entry.key.text] else {
        refuse(entry.key, among: ActionRegistry.all.map(\.id), listing: "actions")
        continue
      }
      var presses: [KeyPress] = []
      for name in names(of: entry.value) {
        guard let press = press(name) else { continue }
        presses.append(press)
        claim(press, for: action, at: name, owners: &owners)
      }
      configuration.keys[action.id] = presses
    }
  }

  /// A key in a context where it has a meaning.
  private struct Place: Hashable {
    var context: Action.Context
    var press: KeyPress
  }

  private mutating func claim(
    _ press: KeyPress,
    for action: Action,
    at name: YAMLScalar,
    owners: inout [Place: String]
  ) {
    for context in action.contexts {
      let place = Place(context: context, press: press)
      if let owner = owners[place], owner != action.id {
        findings.append(
          Finding(
            "'\(name.text)' is already the key of '\(owner)'",
            at: name.range,
            hint: "give one of them another key, or none"
          )
        )
        return
      }
      owners[place] = action.id
    }
  }

  private mutating func names(of node: YAMLNode) -> [YAMLScalar] {
    switch node {
    case .scalar(let scalar) where scalar.text == "none": return []
    case .scalar(let scalar) where !scalar.text.isEmpty: return [scalar]
    case .sequence(let items, _):
      return items.compactMap { item in
        guard case .scalar(let scalar) = item, !scalar.text.isEmpty else {
          note("expected a key, not \(item.noun)", at: item)
          return nil
        }
        return scalar
      }
    default:
      note("expected a key, a list of keys or none, not \(node.noun)", at: node)
      return []
    }
  }

  private mutating func press(_ name: YAMLScalar) -> KeyPress? {
    do throws(KeyPress.NameError) {
      return try KeyPress(named: name.text)
    } catch {
      findings.append(Finding(error.message, at: name.range, hint: error.hint))
      return nil
    }
  }
}
