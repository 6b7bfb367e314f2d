import SegueDocuments
import SegueGeometry
import SegueRaster
import SegueScenes
import SegueTerminal
import SeguePlayer

/// Makes a configuration from a document, collecting what is wrong with it.
struct ConfigurationReader {
  var configuration = Configuration()
  var findings: [Finding] = []

  /// The keys at the root.
  static let sections = ["defaults", "remember-panels", "theme", "keys"]

  /// Whether a file holds nothing but comments and blanks, which to YAML is no document at all.
  static func isBlank(_ bytes: [UInt8]) -> Bool {
    bytes.split(whereSeparator: { $0 == 0x0a || $0 == 0x0d }).allSatisfy { line in
      let text = line.drop { $0 == 0x20 || $0 == 0x09 }
      return text.isEmpty || text.first == UInt8(ascii: "#")
    }
  }

  mutating func read(_ root: YAMLNode) {
    for entry in entries(of: root, what: "the configuration") {
      switch entry.key.text {
      case "defaults": readDefaults(entry.value)
      case "remember-panels": if let flag = flag(entry.value) { configuration.remembersPanels = flag }
      case "theme": readTheme(entry.value)
      case "keys": readKeys(entry.value)
      default: refuse(entry.key, among: Self.sections, listing: "sections")
      }
    }
  }

  static let defaults = [
    "glyphs", "colors", "screen", "fidelity", "graphics", "cell-aspect", "speed", "reduce-motion", "loop",
    "ping-pong", "mouse", "statistics",
  ]

  private mutating func readDefaults(_ node: YAMLNode) {
    for entry in entries(of: node, what: "'defaults'") {
      let value: YAMLNode = entry.value
      switch entry.key.text {
      case "glyphs": configuration.defaults.glyphs = choice(value)
      case "colors": configuration.defaults.colors = choice(value)
      case "screen": configuration.defaults.screen = choice(value)
      case "fidelity": configuration.defaults.fidelity = choice(value)
      case "graphics": configuration.defaults.graphics = choice(value)
      case "cell-aspect": configuration.defaults.cellAspect = number(value, in: 0.5...4)
      case "speed": configuration.defaults.speed = number(value, in: Speed.slowest...Speed.fastest)
      case "reduce-motion": configuration.defaults.reduceMotion = flag(value)
      case "loop": configuration.defaults.loops = flag(value) ?? false
      case "ping-pong": configuration.defaults.pingPong = flag(value) ?? false
      case "mouse": configuration.defaults.capturesMouse = flag(value) ?? true
      case "statistics": configuration.defaults.showsStatistics = flag(value) ?? false
      default: refuse(entry.key, among: Self.defaults, listing: "defaults")
      }
    }
  }

  // MARK: Values

  mutating func note(_ message: String, at node: YAMLNode, hint: String? = nil) {
    findings.append(Finding(message, at: node.range, hint: hint))
  }

  mutating func refuse(_ name: YAMLScalar, among valid: [String], listing title: String) {
    findings.append(
      Finding(
        "unknown name '\(name.text)'",
        at: name.range,
        hint: Suggestions.forScenes.hint(for: name.text, among: valid, listing: title)
      )
    )
  }

  /// The entries of a mapping; a key without a value counts as an empty mapping.
  mutating func entries(of node: YAMLNode, what: String) -> [YAMLEntry] {
    switch node {
    case .mapping(let entries, _): return entries
    case .scalar(let scalar) where scalar.text.isEmpty && !scalar.isQuoted: return []
    default:
      note("\(what) must be names with values, not \(node.noun)", at: node)
      return []
    }
  }

  private mutating func text(_ node: YAMLNode) -> String? {
    guard case .scalar(let scalar) = node, !scalar.text.isEmpty else {
      note("expected a value, not \(node.noun)", at: node)
      return nil
    }
    return scalar.text
  }

  mutating func flag(_ node: YAMLNode) -> Bool? {
    guard let text = text(node) else { return nil }
    switch text {
    case "yes", "true", "on": return true
    case "no", "false", "off": return false
    default:
      note("expected yes or no, not '\(text)'", at: node)
      return nil
    }
  }

  private mutating func number(_ node: YAMLNode, in range: ClosedRange<Double>) -> Double? {
    guard let text = text(node), text != "auto" else { return nil }
    guard let number = Double(text), range.contains(number) else {
      let bounds = "\(range.lowerBound.shortest) to \(range.upperBound.shortest)"
      note("expected a number from \(bounds), not '\(text)'", at: node)
      return nil
    }
    return number
  }

  /// One of the values of an enumeration, or nil for `auto`.
  private mutating func choice<Value: RawRepresentable & CaseIterable>(_ node: YAMLNode) -> Value?
  where Value.RawValue == String {
    guard let text = text(node), text != "auto" else { return nil }
    if let value = Value(rawValue: text) { return value }
    let valid: [String] = ["auto"] + Value.allCases.map(\.rawValue)
    note(
      "unknown value '\(text)'",
      at: node,
      hint: Suggestions.forScenes.hint(for: text, among: valid, listing: "values")
    )
    return nil
  }
}
