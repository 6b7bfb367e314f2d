/// What follows a file's own text: what the tables hold of it, and defaults of its protocols.
///
/// It stands in the same file because only there private members can be named.
struct FileEnding {
  /// The file's number, from 1.
  let number: Int
  var entries: [TableEntry]
  var defaults: [ProtocolDefaults]
  /// Protocols of classes that override what the file's extensions declare.
  var protocols: [String]
  var previews: [Preview]
  /// Whether the file needs UIKit without having an import.
  var needsImport: Bool
  /// Whether it uses Apple's names without any import, which a framework's own header gave it.
  var isBare = false

  /// The first line, which no user writes.
  static let mark = "// Written by segue-rewrite: what is found by name."

  var isEmpty: Bool {
    entries.isEmpty && defaults.isEmpty && protocols.isEmpty && previews.isEmpty && !isBare
  }
  /// Whether the program has a function of the file to call.
  var hasTable: Bool { !entries.isEmpty || !previews.isEmpty }
  var function: String { "_segueFile\(number)" }

  /// The lines, without line ends.
  var lines: [String] {
    var lines = [Self.mark]
    if needsImport { lines.append("import UIKit") }
    for one in defaults {
      let members = one.members.map { "  " + $0 }
      lines += Self.under([one.conditions], ["extension \(one.protocolName) {"] + members + ["}"])
    }
    lines += protocols
    var calls: [String] = []
    for (index, group) in groups.enumerated() {
      let name = "_segueTable\(number)_\(index + 1)"
      let body = group.entries.map { "    table.\($0.call)" }
      let head = [
        "extension \(group.owner) {", "  @MainActor static func \(name)(_ table: inout SegueTable) {",
      ]
      lines += Self.under([group.conditions], head + body + ["  }", "}"])
      calls += Self.under([group.conditions], ["  \(group.owner).\(name)(&table)"])
    }
    for preview in previews { calls += Self.under([preview.conditions], ["  " + Self.call(preview)]) }
    guard hasTable else { return lines }
    return lines + ["@MainActor func \(function)(_ table: inout SegueTable) {"] + calls + ["}"]
  }

  private static func call(_ preview: Preview) -> String {
    let traits = preview.traits.map(SwiftName.quoted).joined(separator: ", ")
    return
      "table.preview(\(preview.title ?? "nil"), traits: [\(traits)], line: \(preview.line), \(preview.function))"
  }

  private struct Group {
    var owner: String
    var conditions: [String]
    var entries: [TableEntry]
  }

  /// The entries by type and condition, in the order of the file.
  private var groups: [Group] {
    var groups: [Group] = []
    for entry in entries {
      if let index = groups.firstIndex(where: { $0.owner == entry.owner && $0.conditions == entry.conditions }
      ) {
        groups[index].entries.append(entry)
      } else {
        groups.append(Group(owner: entry.owner, conditions: entry.conditions, entries: [entry]))
      }
    }
    return groups
  }

  /// Lines between `#if` and `#endif`, if there are conditions.
  static func under(_ conditions: [[String]], _ lines: [String]) -> [String] {
    let all = conditions.flatMap(\.self)
    guard !all.isEmpty else { return lines }
    return ["#if " + all.joined(separator: " && ")] + lines + ["#endif"]
  }
}
