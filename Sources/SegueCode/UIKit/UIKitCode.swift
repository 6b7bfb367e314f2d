import SegueGeometry
import SegueModel

/// Writes a transition as UIKit code.
///
/// One file a role: the animator, the interactor, the presentation controller, the delegate. What they share
/// is here: names, the views that are looked up, and what could not be said.
struct UIKitCode {
  let plan: TransitionPlan
  var gaps: [CodeGap] = []
  /// The views that the app has to name, in the order in which the code needs them.
  private(set) var references: [ViewReference] = []
  /// The functions that the code calls and brings along.
  var helpers: Set<Helper> = []
  /// What the animator reads and keeps before anything moves, in order.
  var readings = UIKitReadings()
  /// What the transition has added so far, by name.
  var additions: [String: AddedView] = [:]
  /// The properties of the app's views that are changed, by which they are put back.
  var touched: Set<RestingField> = []
  /// The parts of a view's transform, as they stand, by the view's name.
  var transforms: [String: [PropertyName: String]] = [:]
  /// The views that the transition turns, scales or hinges.
  var turned: Set<String> = []
  /// The animators that are made with the app's views, and the gestures that are.
  var animatorsWithViews: Set<String> = []
  var gestureViews: Set<String> = []
  /// The values with which what the transition adds begins, by view and property.
  var firstValues: [String: [PropertyName: Expression]] = [:]
  /// Whether an explicit animation is even while a hand drives the transition.
  var usesEvenCurve = false
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

  // MARK: Views

  /// The member for a layer of a screen, or for the tapped layer.
  mutating func reference(to path: LayerPath) -> ViewReference {
    let path = plan.absolute(path)
    let text = path.description
    if !usedReferences.contains(text) { usedReferences.append(text) }
    if let known = references.first(where: { $0.path == text }) { return known }
    let isList = path.components.contains("*")
    let components = path.components
    var count = path.role == .hit ? components.count : 1
    var name = ""
    repeat {
      let parts = components.suffix(count).map { $0 == "*" ? "each" : $0 }
      name = Identifier.member(parts.joined(separator: "-"))
      count += 1
    } while references.contains { $0.name == name } && count <= components.count
    if isList, path.isWildcard, components.count > 1 {
      name = Identifier.member(components.dropLast().suffix(1).joined() + "-items")
    }
    while references.contains(where: { $0.name == name }) { name += "2" }
    let reference = ViewReference(name: name, path: text, isList: isList)
    references.append(reference)
    return reference
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

/// A view that the animator makes.
struct AddedView: Hashable {
  var name: String
  var definition: AdditionDefinition
  /// The pieces' array, if it is cut.
  var pieces: String?
  /// The superview.
  var space: String
  /// The views within, by their paths below the addition: of each piece an array.
  var parts: [String: String] = [:]
}

/// A property of the app's views that a transition changes and puts back.
enum RestingField: String, Hashable, CaseIterable {
  case center, bounds, anchorPoint, transform3D, alpha, isHidden, clipsToBounds, backgroundColor
  case cornerRadius, zPosition, borderWidth, shadowOpacity, shadowRadius, shadowOffset, sublayerTransform
  case mask, contentOffset, isScrollEnabled, borderColor, shadowColor, lineWidth, strokeColor, textColor
}

/// What the animator reads before anything moves.
struct UIKitReadings {
  /// Names of frames, by what they read.
  var frames: [String: String] = [:]
  /// Names of resting states, by view.
  var rests: [String: String] = [:]
  /// The declarations of frames, in order.
  var lines: [String] = []
  /// The declarations of resting states, in order, and what puts them back.
  var states: [String] = []
  var restores: [String] = []
}
