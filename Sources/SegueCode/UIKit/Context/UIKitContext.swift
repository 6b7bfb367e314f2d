import SegueGeometry
import SegueModel

/// What all parts of a file of UIKit code share: names, the views that are looked up, and what could not be said.
struct UIKitContext {
  let plan: TransitionPlan
  var gaps: [CodeGap] = []
  /// The views that the app has to name, in the order in which the code needs them.
  private(set) var references: [ViewReference] = []
  /// The names of what the code declares.
  private var names = CodeNames()
  /// The functions that the code calls and brings along.
  var helpers: Set<Helper> = []
  /// The properties of the app's views that are changed, by which they are put back.
  var touched: Set<RestingField> = []
  /// The animators that are made with the app's views, and the gestures that are.
  var animatorsWithViews: Set<String> = []
  var gestureViews: Set<String> = []
  /// The members of the app's views that the part being written uses.
  var usedReferences: [String] = []

  init(_ plan: TransitionPlan) { self.plan = plan }

  /// The beginning of every type's name: `AppStoreCardOpen`.
  var prefix: String {
    let title = Identifier.type(plan.scene.title)
    let name = Identifier.type(plan.definition.name)
    let whole = title.count > 24 ? name : title + name
    return whole.isEmpty || whole.first?.isNumber == true ? "Scene" + whole : whole
  }

  /// Notes what cannot be said, and says so in a comment.
  mutating func gap(_ message: String, at range: SourceRange?, in writer: inout CodeWriter) {
    note(message, at: range)
    writer.comment("Segue: \(message).")
  }

  mutating func note(_ message: String, at range: SourceRange?) {
    let gap = CodeGap(message, at: range)
    if !gaps.contains(gap) { gaps.append(gap) }
  }

  /// The member for a layer of a screen, or for the tapped layer.
  mutating func reference(to path: LayerPath) -> ViewReference {
    let path = plan.absolute(path)
    let text = path.description
    if !usedReferences.contains(text) { usedReferences.append(text) }
    if let known = references.first(where: { $0.path == text }) { return known }
    let isList = path.components.contains("*")
    let components = path.components
    let least = path.role == .hit ? components.count : 1
    var candidates = (least...max(components.count, least)).map { count in
      let parts = components.suffix(count).map { $0 == "*" ? "each" : $0 }
      return Identifier.member(parts.joined(separator: "-"))
    }
    if isList, path.isWildcard, components.count > 1 {
      candidates = [Identifier.member(components.dropLast().suffix(1).joined() + "-items")]
    }
    let name = names.claim(candidates, for: text, with: ["Rest", "Rests"])
    let reference = ViewReference(name: name, path: text, isList: isList)
    references.append(reference)
    return reference
  }

  /// The name of what a transition adds, or of a layer in it, as `container/card/dot`.
  mutating func name(ofAdded path: String) -> String {
    let parts = path.split(separator: "/").dropFirst().map(String.init)
    let suffixes = ["Frame", "Pieces", "Picture", "s"]
    guard parts.count > 1 else {
      let name = Identifier.member(parts.first ?? "")
      return names.claim([name, name + "Copy"], for: path, with: suffixes)
    }
    let parent = name(ofAdded: path.split(separator: "/").dropLast().joined(separator: "/"))
    let name = parent + Identifier.type(parts.last ?? "")
    return names.claim([name, name + "View"], for: path, with: suffixes)
  }

  /// The name of anything else that the code declares.
  mutating func name(_ candidates: [String], of owner: String) -> String {
    names.claim(candidates, for: owner)
  }

  /// The lines that take the views out of what the app hands in, for those used since it was last asked.
  mutating func takeUsedReferences() -> [String] {
    defer { usedReferences = [] }
    return usedReferences.compactMap { path in
      references.first { $0.path == path }.map { "let \($0.name) = views.\($0.name)" }
    }
  }

  var needsViews: Bool { !references.isEmpty }

  var viewsProtocol: String { prefix + "Views" }
}
