public import SegueDocuments
import SegueGeometry
import SegueModel
import SegueScenes
import SegueTransitions

extension SceneListing {
  /// The listing as JSON.
  public var json: JSONValue {
    .object([
      .init("name", .text(name)),
      .init("title", .text(title)),
      .init("transitions", .array(transitions.map(\.json))),
      .init("gestures", .array(gestures.map(\.json))),
      .init("scripts", .array(scripts.map(JSONValue.text))),
    ])
  }

  /// The listing for people: a heading, then a line for each transition, gesture and script.
  public var text: String {
    var lines = ["\(TextSanitizer.visible(name))  \(title)"]
    let width = (transitions.map(\.name.count) + gestures.map(\.name.count)).max() ?? 0
    for transition in transitions {
      let screens = [transition.from, transition.to].compactMap { $0 }.joined(separator: " -> ")
      let seconds = transition.seconds.formatted(atMost: 3)
      lines.append(
        "  \(padded(transition.name, to: width))  \(transition.kind.rawValue)  \(screens)  \(seconds) s"
      )
    }
    for gesture in gestures {
      let effect = gesture.transition.map { "  -> \($0)" } ?? ""
      lines.append("  \(padded(gesture.name, to: width))  \(gesture.recognizer)  in \(gesture.path)\(effect)")
    }
    if !scripts.isEmpty { lines.append("  scripts: " + scripts.joined(separator: ", ")) }
    return lines.joined(separator: "\n")
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

extension SceneListing.Transition {
  fileprivate var json: JSONValue {
    .object([
      .init("name", .text(name)),
      .init("kind", .text(kind.rawValue)),
      .init("from", .optional(from)),
      .init("to", .optional(to)),
      .init("seconds", .number(seconds)),
    ])
  }
}

extension SceneListing.Gesture {
  fileprivate var json: JSONValue {
    .object([
      .init("name", .text(name)),
      .init("in", .text(path)),
      .init("recognize", .text(recognizer)),
      .init("transition", .optional(transition)),
    ])
  }
}
