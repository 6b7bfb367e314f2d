import SegueDocuments
import SegueExport
import SegueScenes

/// Which panels are open, from one start of the program to the next.
struct PanelMemory: Hashable, Sendable {
  /// An open panel.
  struct Entry: Hashable, Sendable {
    var name: String
    /// Whether the user opened it.
    var isAsked: Bool
  }

  /// The one used last first.
  var entries: [Entry]

  init(of deck: PanelDeck) {
    entries = deck.open.map { Entry(name: $0.panel.name, isAsked: $0.isAsked) }
  }

  /// Reads the file's text; what it does not know of is left out.
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

/// The file behind it.
extension PanelMemory {
  /// `segue/panels` in the folder that the XDG base directories name for state; nil: there is no home.
  static func path(_ variable: (String) -> String?) -> String? {
    UserFolder.state.path(variable).map { "\($0)/panels" }
  }

  /// The beginning of that path that is not made where it is not there.
  static func base(_ variable: (String) -> String?) -> String { UserFolder.state.base(variable) ?? "" }

  /// What was written at the last end; nil: nothing that can be read.
  static func load(path: String) -> PanelMemory? {
    guard let bytes = try? SceneFile.bytes(at: path), bytes.count <= 4096,
      let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    return PanelMemory(text: text)
  }

  /// Writes the whole file or leaves what was there; where it cannot be written nothing is remembered.
  ///
  /// `base` is the folder that must be there before anything is made.
  func save(path: String, below base: String) {
    try? OutputFile(path: path).writeInNewFolders(Array(text.utf8), below: base, existing: .replaced)
  }
}

extension PanelDeck {
  /// Opens the panels that are remembered, and no others.
  init(_ memory: PanelMemory?) {
    self.init()
    guard let memory else { return }
    restore(memory.entries)
  }
}
