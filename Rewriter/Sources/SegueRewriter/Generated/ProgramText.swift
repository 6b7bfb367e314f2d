/// The file that is generated beside the rewritten ones: everything that can be found by name, and the entry.
struct ProgramText {
  let survey: Survey
  let endings: [FileEnding]
  let entries: [EntryPoint]
  /// Whether objects are made from a class in a variable.
  let makesByClass: Bool
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
    for index in survey.types.indices { lines += line(of: index) }
    if makesByClass { lines += survey.types.indices.flatMap(makers) }
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
  private func line(of index: Int) -> [String] {
    guard survey.isListed(index) else { return [] }
    let type = survey.types[index]
    let name = SwiftName.quoted(type.traits.objectiveCName ?? type.name)
    return FileEnding.under([type.conditions], ["  table.type(\(name), \(type.dotted).self)"])
  }

  /// What makes objects of a class: what Objective-C would find in it.
  private func makers(of index: Int) -> [String] {
    let type = survey.types[index]
    guard survey.isListed(index), let parent = survey.foreignLine(of: index).first else { return [] }
    let line = AppleClasses.line(of: parent)
    let (isView, isItem) = (line.contains("UIView"), line.contains("UIBarItem"))
    let isController =
      ["UIViewController", "UINavigationController", "UITabBarController", "UITableViewController"].contains(
        parent
      )
    // These have initializers of their own, and none of their superclass's.
    guard isView && !["UICollectionView", "UIVisualEffectView"].contains(parent) || isItem || isController
    else {
      return []
    }
    let name = type.dotted
    var calls: [String] = []
    if survey.isMade(index, by: []) { calls.append("table.maker(\(name).self) { \(name)() }") }
    if isView, survey.isMade(index, by: ["frame"]) {
      calls.append("table.maker(\(name).self, frame: { \(name)(frame: $0) })")
    }
    if parent == "UIViewController", survey.isMade(index, by: ["nibName", "bundle"]) {
      calls.append("table.maker(\(name).self, nib: { \(name)(nibName: $0, bundle: $1) })")
    }
    return FileEnding.under([type.conditions], calls.map { "  " + $0 })
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
