/// Suggestions for names that the user may have meant.
public enum Suggestions {
  /// Returns "did you mean …?", or nil if no name is close.
  static func hint(for word: String, among valid: [String], prefix: String = "") -> String? {
    nearest(to: word, among: valid).map { "did you mean '\(prefix)\($0)'?" }
  }

  /// Returns "did you mean …?" if a name is close; for lists too long to show.
  public static func near(_ word: String, among valid: [String]) -> String? { hint(for: word, among: valid) }

  /// Returns the suggestion, and the list if it is short or no name is close.
  public static func hint(for word: String, among valid: [String], listing title: String) -> String {
    guard !valid.isEmpty else { return "there are none" }
    let suggestion = hint(for: word, among: valid)
    guard valid.count <= longestList else {
      return suggestion
        ?? "\(title), of \(valid.count): \(few(near: word, among: valid).joined(separator: ", ")) …"
    }
    return (suggestion.map { "\($0) " } ?? "") + "\(title): \(valid.joined(separator: ", "))"
  }

  /// A longer list would not help.
  private static let longestList = 14

  /// The names closest to a word: those that begin alike, then those that take the fewest changes.
  ///
  /// Changes are counted for the names that begin most alike, of which there may be thousands.
  private static func few(near word: String, among valid: [String]) -> [String] {
    let kebab = kebabCased(String(word.prefix(64)))
    let alike = valid.enumerated().map { place, name in
      (shared: zip(kebab.utf8, name.utf8).prefix { $0 == $1 }.count, place: place, name: name)
    }
    let nearest = alike.sorted { ($1.shared, $0.place) < ($0.shared, $1.place) }.prefix(mostCompared)
    let ranked = nearest.map { one in
      (-one.shared, editDistance(Array(kebab.utf8), Array(one.name.utf8)), one.place, one.name)
    }
    return ranked.sorted { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }.prefix(5).map(\.3)
  }

  /// The largest number of names whose edits are counted; no list of the language's own words is longer.
  private static let mostCompared = 200

  /// A foreign spelling's own name first, then the smallest edit distance.
  static func nearest(to word: String, among valid: [String]) -> String? {
    guard word.utf8.count <= 64 else { return nil }
    let kebab = kebabCased(word)
    if let own = foreign[word] ?? foreign[kebab], valid.contains(own) { return own }
    return leastChanged(kebab, among: valid)
  }

  /// The key that was meant, if that is certain enough to read the value as that key's.
  ///
  /// The value of a foreign name is foreign as well, unless the key only structures the scene.
  static func repair(of word: String, among valid: [String]) -> String? {
    guard word.utf8.count <= 64 else { return nil }
    let kebab = kebabCased(word)
    if let own = foreign[word] ?? foreign[kebab], valid.contains(own) {
      return structural.contains(own) ? own : nil
    }
    return leastChanged(kebab, among: valid)
  }

  private static let structural: Set = [
    "screens", "layers", "tokens", "presets", "gestures", "tracks", "kind", "from", "to",
  ]

  /// The name that takes the fewest edits; among equals one with the same beginning, otherwise one of the same length.
  private static func leastChanged(_ kebab: String, among valid: [String]) -> String? {
    if valid.contains(kebab) { return kebab }
    let wanted = Array(kebab.utf8)
    let limit = wanted.count <= 2 ? 0 : max(1, wanted.count / 3)
    var best: (name: String, changes: (Int, Int, Int))?
    var work = mostWork
    for name in valid where work > 0 && abs(name.utf8.count - wanted.count) <= max(1, limit) {
      let candidate = Array(name.lowercased().utf8)
      work -= wanted.count * candidate.count
      let isPart = candidate.starts(with: wanted) || wanted.starts(with: candidate)
      let distance = editDistance(wanted, candidate)
      guard distance <= limit || (isPart && wanted.count == 2) else { continue }
      let changes = (distance, isPart ? 0 : 1, abs(candidate.count - wanted.count))
      if changes < best?.changes ?? (.max, .max, .max) { best = (name, changes) }
    }
    return best?.name
  }

  /// The pairs of letters compared for one suggestion; a scene may have thousands of long names, and as many mistakes.
  private static let mostWork = 1 << 19

  /// `easeInOut` as `ease-in-out`, `ease_in` as `ease-in`.
  private static func kebabCased(_ word: String) -> String {
    var result = ""
    for character in word {
      if character == "_" {
        result.append("-")
      } else if character.isUppercase {
        if !result.isEmpty, result.last != "-" { result.append("-") }
        result.append(character.lowercased())
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// Insertions, deletions, substitutions and swaps of neighbours (optimal string alignment).
  static func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var before: [Int] = []
    var previous = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var cost = min(previous[j] + (a[i] == b[j] ? 0 : 1), previous[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        row.append(cost)
      }
      before = previous
      previous = row
    }
    return previous[b.count]
  }
}

extension Suggestions {
  /// Words of UIKit, Core Animation, CSS and others, with the language's own.
  private static let foreign: [String: String] = [
    "alpha": "opacity", "isHidden": "hidden", "visible": "hidden", "visibility": "hidden",
    "cornerRadius": "radius", "border-radius": "radius", "corner-radius": "radius", "corners": "radius",
    "backgroundColor": "fill", "background-color": "fill", "background": "fill", "bg": "fill",
    "fillColor": "fill", "contents": "image", "picture": "image", "src": "image", "img": "image",
    "contentMode": "fit", "contentsGravity": "fit", "object-fit": "fit", "scaledToFill": "cover",
    "scaleAspectFill": "cover", "aspectFill": "cover", "scaleAspectFit": "contain", "aspectFit": "contain",
    "scaleToFill": "fill", "masksToBounds": "clip", "clipsToBounds": "clip", "overflow": "clip",
    "textColor": "color", "foregroundColor": "color", "foreground-color": "color", "colour": "color",
    "textAlignment": "align", "text-align": "align", "alignment": "align", "fontSize": "font",
    "font-size": "font", "size": "frame", "bounds": "frame", "rect": "frame", "origin": "frame",
    "left": "x", "top": "y", "w": "width", "h": "height", "anchorPoint": "anchor", "zPosition": "z",
    "z-index": "z", "zIndex": "z", "rotation": "rotate", "rotate-z": "rotate", "angle": "rotate",
    "rotationX": "rotate-x", "rotationY": "rotate-y", "translate": "move", "translateX": "move.x",
    "translateY": "move.y", "transform.translation.x": "move.x", "transform.translation.y": "move.y",
    "translate-x": "move.x", "translate-y": "move.y", "translation": "move.x",
    "tx": "move.x", "ty": "move.y", "offsetX": "move.x", "offsetY": "move.y", "scaleX": "scale.x",
    "scaleY": "scale.y", "scale-x": "scale.x", "scale-y": "scale.y", "shadowRadius": "shadow",
    "shadowOpacity": "shadow", "box-shadow": "shadow", "borderWidth": "border", "borderColor": "border",
    "perspective": "m34", "sublayerTransform": "sublayers-m34", "snapshot": "copy", "sublayers": "layers",
    "subviews": "layers", "children": "layers", "views": "layers", "scrollable": "scroll", "label": "text",
    "string": "text", "title": "bar", "lineWidth": "stroke", "strokeColor": "stroke", "fillRule": "rule",
    "curveEaseInOut": "ease-in-out", "curveEaseIn": "ease-in", "curveEaseOut": "ease-out",
    "curveLinear": "linear", "translation.x": "move.x", "translation.y": "move.y",
    "translation.z": "move.z", "easing": "ease", "curve": "ease", "timingFunction": "ease", "timing": "ease",
    "timing-function": "ease",
    "time": "duration", "dur": "duration", "startDelay": "delay", "type": "kind", "operation": "kind",
    "source": "from", "destination": "to", "target": "to", "trigger": "tap", "animations": "tracks",
    "keyframes": "tracks", "timeline": "tracks", "completion": "after", "easeIn": "ease-in",
    "easeOut": "ease-out", "easeInEaseOut": "ease-in-out", "easeInOut": "ease-in-out",
    "cubic-bezier": "bezier", "ease": "default", "cubicBezier": "bezier", "linearCurve": "linear",
    "views-list": "screens",
    "viewControllers": "screens", "pages": "screens", "variables": "tokens", "constants": "tokens",
    "colors": "tokens", "templates": "presets", "recognizers": "gestures", "interactions": "gestures",
    "view": "in", "gesture": "recognize", "recognizer": "recognize", "dampingRatio": "ratio",
    "damping-ratio": "ratio", "dampingFraction": "ratio", "completionSpeed": "speed",
    "autoreverses": "autoreverse", "repeatCount": "repeat", "modal": "present", "fade": "present",
    "fullScreen": "full-screen", "fullscreen": "full-screen", "gray": "systemGray", "grey": "systemGray",
    "lightGray": "systemGray4", "darkGray": "systemGray", "version": "segue", "shape": "path", "d": "path",
    "yes": "true", "on": "true", "no": "false", "off": "false", "centre": "center", "middle": "center",
    "nonZero": "nonzero", "even-odd": "evenodd", "crop": "clip",
  ]
}
