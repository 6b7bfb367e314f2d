import SegueGeometry
public import SegueModel

/// Writes the script format; `ScriptParser` reads back the same script, to the last bit of each number.
public enum ScriptWriter {
  /// Returns a line per action, after a comment and the line that says where the script starts.
  ///
  /// Line breaks in the comment end its lines; each line of it is a comment of its own.
  public static func text(of script: Script, comment: [String] = []) -> String {
    var lines: [String] = comment.flatMap { $0.split(whereSeparator: \.isNewline) }.map { "# \($0)" }
    if let start = script.start {
      let isPortrait: Bool = start.orientation == .portrait
      lines.append("start \(start.screen)" + (isPortrait ? "" : " \(start.orientation.rawValue)"))
    }
    lines += script.steps.map { "\($0.time) \(words(for: $0.action))" }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func words(for action: Script.Action) -> String {
    switch action {
    case .tap(let path): "tap \(path)"
    case .press(let place): "press \(place.words)"
    case .move(let place): "move \(place.words)"
    case .release(let place): "release \(place.words)"
    case .lift(let place): "lift \(place.words)"
    case .cancel(let place): "cancel" + (place.map { " \($0.words)" } ?? "")
    case .pinch(let place, let scale, let contact):
      "pinch \(place.words) \(scale)" + (contact.map { " \($0.rawValue)" } ?? "")
    case .rotate(let orientation): "rotate \(orientation.rawValue)"
    case .scroll(let path, let delta): "scroll \(path) \(delta.words)"
    case .wheel(let place, let delta): "wheel \(place.words) \(delta.words)"
    case .trigger(let name, _): "trigger \(name)"
    case .resize(let size): "resize \(size.width) \(size.height)"
    }
  }
}

extension Point {
  /// As Swift writes them: the shortest text that reads back as the same number.
  fileprivate var words: String { "\(x) \(y)" }
}
