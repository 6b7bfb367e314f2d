import SegueCells
import SegueDocuments
import SegueScenes
import SegueInterface

extension ConfigurationReader {
  /// Reads the name of a theme, or colours that modify a named theme.
  mutating func readTheme(_ node: YAMLNode) {
    if case .scalar = node {
      if let theme = theme(named: node) { configuration.theme = theme }
      return
    }
    let entries: [YAMLEntry] = entries(of: node, what: "'theme'")
    // The name comes first, wherever it stands, since the colours modify that theme.
    if let base = entries.first(where: { $0.key.text == "name" })?.value, let theme = theme(named: base) {
      configuration.theme = theme
    }
    var theme: ThemeColors = configuration.theme ?? .standard
    defer { configuration.theme = theme }
    for entry in entries where entry.key.text != "name" {
      guard let role = ThemeColors.roles.first(where: { $0.name == entry.key.text }) else {
        refuse(entry.key, among: ["name"] + ThemeColors.roles.map(\.name), listing: "colours")
        continue
      }
      theme[keyPath: role.path] = swatch(entry.value, otherwise: theme[keyPath: role.path])
    }
  }

  private mutating func theme(named node: YAMLNode) -> ThemeColors? {
    guard case .scalar(let name) = node else {
      note("expected the name of a theme, not \(node.noun)", at: node)
      return nil
    }
    if let theme = ThemeColors.named.first(where: { $0.name == name.text }) { return theme.colors }
    let valid: [String] = ThemeColors.named.map(\.name)
    note(
      "unknown theme '\(name.text)'",
      at: node,
      hint: Suggestions.forScenes.hint(for: name.text, among: valid, listing: "themes")
    )
    return nil
  }

  /// Reads `"#4f8df7"`, or one colour per colour depth.
  private mutating func swatch(_ node: YAMLNode, otherwise old: ThemeColors.Swatch) -> ThemeColors.Swatch {
    if case .scalar = node {
      guard let rgb = rgb(node) else { return old }
      return ThemeColors.Swatch(rgb: rgb, palette: Palette.nearest256(rgb), ansi: old.ansi)
    }
    var swatch: ThemeColors.Swatch = old
    for entry in entries(of: node, what: "a colour") {
      switch entry.key.text {
      case "truecolor": if let rgb = rgb(entry.value) { swatch.rgb = rgb }
      case "256": if let index = index(entry.value, below: 256) { swatch.palette = index }
      case "16": if let index = index(entry.value, below: 16) { swatch.ansi = index }
      default: refuse(entry.key, among: ["truecolor", "256", "16"], listing: "numbers of colours")
      }
    }
    return swatch
  }

  private mutating func rgb(_ node: YAMLNode) -> UInt32? {
    if case .scalar(let scalar) = node, scalar.text.hasPrefix("#"), scalar.text.utf8.count == 7,
      scalar.text.dropFirst().allSatisfy(\.isHexDigit), let value = UInt32(scalar.text.dropFirst(), radix: 16)
    {
      return value
    }
    if case .scalar(let scalar) = node, !scalar.text.isEmpty {
      let hint = "six digits from 0 to 9 and a to f behind a '#', in quotes, as \"#4f8df7\""
      note("'\(scalar.text)' is no colour", at: node, hint: hint)
    } else {
      note("expected a colour, not \(node.noun)", at: node, hint: "write it in quotes, as \"#4f8df7\"")
    }
    return nil
  }

  private mutating func index(_ node: YAMLNode, below count: Int) -> UInt8? {
    if case .scalar(let scalar) = node, let value = Int(scalar.text), (0..<count).contains(value) {
      return UInt8(value)
    }
    note("expected a colour's number from 0 to \(count - 1), not \(node.noun)", at: node)
    return nil
  }
}
