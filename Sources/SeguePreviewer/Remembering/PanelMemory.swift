import SegueDocuments
import SegueExport
import SegueScenes

/// The open panels, remembered between sessions.
struct PanelMemory: Hashable, Sendable {
  /// An open panel.
  struct Entry: Hashable, Sendable {
    var name: String
    /// Whether the user opened it.
    var isAsked: Bool
  }

  /// The open panels, most recently used first.
  var entries: [Entry]

  init(of deck: PanelDeck) {
    entries = deck.open.map { Entry(name: $0.panel.name, isAsked: $0.isAsked) }
  }

  /// Parses the text of the file; unknown panels are left out.
  init(text: String) {
    entries = text.split(whereSeparator: \.isNewline).compactMap { line in
      let words: [Substring] = line.split(separator: " ")
      guard let name = words.first, PanelRegistry.traits.contains(where: { $0.name == name }) else {
        return nil
      }
      return Entry(name: String(name), isAsked: words.dropFirst().first == "asked")
    }
  }

  var text: String {
    let lines: [String] = entries.map { $0.isAsked ? "\($0.name) asked" : $0.name }
    return (["# Segue: the panels that were open, the one used last first"] + lines).joined(separator: "\n")
      + "\n"
  }
}

/// Reading and writing the file.
extension PanelMemory {
  /// `segue/panels` in the XDG base directory for state; nil if there is no home directory.
  static func path(_ variable: (String) -> String?) -> String? {
    UserFolder.state.path(variable).map { "\($0)/panels" }
  }

  /// The leading part of that path that must already exist; folders are only created below it.
  static func base(_ variable: (String) -> String?) -> String { UserFolder.state.base(variable) ?? "" }

  /// What was saved last; nil if it cannot be read.
  static func load(path: String) -> PanelMemory? {
    guard let bytes = try? SceneFile.bytes(at: path), bytes.count <= 4096,
      let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    return PanelMemory(text: text)
  }

  /// Replaces the file, or leaves it as it was; if it cannot be written, nothing is remembered.
  ///
  /// `base` must exist; folders are only created below it.
  func save(path: String, below base: String) {
    try? OutputFile(path: path).writeInNewFolders(Array(text.utf8), below: base, existing: .replaced)
  }
}

extension PanelDeck {
  /// Opens the remembered panels, and no others.
  init(_ memory: PanelMemory?) {
    self.init()
    guard let memory else { return }
    let open: [PanelLayout.Request] = memory.entries.compactMap { entry in
      let traits: PanelTraits? = PanelRegistry.traits.first { $0.name == entry.name }
      return traits.map { PanelLayout.Request(panel: $0, isAsked: entry.isAsked) }
    }
    restore(open)
  }
}
