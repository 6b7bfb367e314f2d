import SwiftSyntax

/// An initializer by which objects are made from their class, and which every subclass has to have.
struct ClassInitializer {
  let labels: [String]
  /// The parameters as a subclass that lacks it has to write them.
  let parameters: String

  /// Whether the classes of a line have an initializer by which they can be made as they are.
  static func isRequired(_ labels: [String], _ line: [String]) -> Bool {
    line.contains { table[$0]?.labels == labels }
  }

  /// By UIKit's classes, as far as objects of theirs are made from a class that an app names.
  static let table: [String: ClassInitializer] = [
    "CALayer": ClassInitializer(labels: [], parameters: ""),
    "CAAnimation": ClassInitializer(labels: [], parameters: ""),
    "UITableViewCell": ClassInitializer(
      labels: ["style", "reuseIdentifier"],
      parameters: "style: UITableViewCell.CellStyle, reuseIdentifier: String?"
    ),
    "UITableViewHeaderFooterView": ClassInitializer(
      labels: ["reuseIdentifier"],
      parameters: "reuseIdentifier: String?"
    ),
    "UICollectionReusableView": ClassInitializer(labels: ["frame"], parameters: "frame: CGRect"),
    "UIStoryboardSegue": ClassInitializer(
      labels: ["identifier", "source", "destination"],
      parameters: "identifier: String?, source: UIViewController, destination: UIViewController"
    ),
  ]
}

extension FileRewriter {
  /// The initializer that the class being read has to have; nil if there is none.
  private var classInitializer: ClassInitializer? {
    guard let type = scopes.last?.type else { return nil }
    return survey.foreignLine(of: type).lazy.compactMap { ClassInitializer.table[$0] }.first
  }

  /// Objects are made from their class (`layerClass`, a registered cell), so each needs that initializer.
  func requireInitializer(_ node: InitializerDeclSyntax) {
    guard let needed = classInitializer,
      node.signature.parameterClause.parameters.map(\.firstName.text) == needed.labels,
      let override = node.modifiers.first(where: { $0.name.text == "override" })
    else { return }
    if node.modifiers.contains(where: { $0.name.text == "required" }) {
      blank(override)
    } else {
      // What every subclass has to have is seen wherever the class is.
      let isPublic = scopes.last?.type.map { survey.types[$0].traits.access == .public } ?? false
      let isTold = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
      replace(override, with: isPublic && !isTold ? "public required" : "required")
    }
  }

  /// Adds the initializer to a class that has only others, and so inherits none.
  func requireInitializer(_ node: ClassDeclSyntax) {
    guard let needed = classInitializer, let type = scopes.last?.type else { return }
    let own = survey.types[type].members.filter { $0.kind == .initializer }
    let designated = own.filter { !$0.traits.modifiers.contains("convenience") }
    guard !designated.isEmpty, !own.contains(where: { $0.labels == needed.labels }) else { return }
    let access = survey.types[type].traits.access == .public ? "public " : ""
    let brace = node.memberBlock.rightBrace
    let separator = brace.leadingTrivia.contains(where: \.isNewline) ? " " : "; "
    let labels = needed.labels.map { $0 + ":" }.joined()
    insert(
      "\(separator)\(access)required init(\(needed.parameters)) "
        + "{ fatalError(\"\(node.name.text) has no init(\(labels))\") } ",
      before: brace
    )
  }
}
