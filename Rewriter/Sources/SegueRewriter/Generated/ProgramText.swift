/// The file that is generated beside the rewritten ones: everything that can be found by name, and the entry.
struct ProgramText {
  let survey: Survey
  let endings: [FileEnding]
  let entries: [EntryPoint]
  let writesEntry: Bool

  var text: String {
    var lines = [
      "// Written by segue-rewrite from the other files; it is written again with them.",
      "import UIKit",
      "",
      "@MainActor func segueProgram() -> SegueProgram {",
      "  var table = SegueTable()",
    ]
    for ending in endings where ending.hasTable { lines.append("  \(ending.function)(&table)") }
    for type in survey.types { lines += Self.line(of: type) }
    lines.append("  var program = SegueProgram(table: table)")
    for entry in entries { lines += FileEnding.under([entry.conditions], ["  " + start(entry)]) }
    lines += ["  return program", "}"]
    if entries.isEmpty {
      lines = lines.map { $0.contains("var program") ? $0.replacing("var", with: "let") : $0 }
    }
    if writesEntry {
      lines += [
        "", "@main enum SegueEntry {", "  @MainActor static func main() { segueProgram().run() }", "}",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A class by the name that a storyboard gives it.
  private static func line(of type: TypeRecord) -> [String] {
    guard type.kind == .class, !type.isLocal, !type.isGeneric, (type.traits.access ?? .internal) >= .internal,
      type.path.count == 1
    else { return [] }
    let name = SwiftName.quoted(type.traits.objectiveCName ?? type.name)
    return FileEnding.under([type.conditions], ["  table.type(\(name), \(type.dotted).self)"])
  }

  /// An app's delegate is made by UIKit; any other entry has a `main()` of its own.
  private func start(_ entry: EntryPoint) -> String {
    let isDelegate = survey.index(of: entry.typeName).map {
      survey.conformances(of: $0).contains("UIApplicationDelegate")
    }
    return isDelegate ?? false || entry.attribute == "UIApplicationMain"
      ? "program.applicationDelegate = { \(entry.typeName)() }"
      : "program.main = { \(entry.typeName).main() }"
  }
}
