import SegueDocuments

/// Members in extensions of UIKit's classes that the files' own classes override, as Objective-C lets them.
///
/// Swift cannot override what an extension declares. Such a member becomes one that asks whether the object has an override,
/// which is a method of another name that a protocol asks for, and otherwise does what it did.
struct ForeignOverrides {
  /// A member that is overridden.
  struct Overridden {
    /// From 1, in the order found.
    let number: Int
    let member: MemberRecord
    /// The class that the extension is of.
    let extended: String

    var protocolName: String { "_SegueOverride\(number)" }
    var override: String { "_segueOverride\(number)_\(member.name)" }
    var base: String { "_segueBase\(number)_\(member.name)" }
  }

  /// A declaration, by its file and its first byte.
  private struct Place: Hashable {
    let file: Int
    let offset: Int

    init(_ member: MemberRecord) { (file, offset) = (member.file, member.range.lowerBound) }
    init(_ file: Int, _ offset: Int) { (self.file, self.offset) = (file, offset) }
  }

  private(set) var all: [Overridden] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var declared: [Place: Int] = [:]
  private var overriding: [Place: Int] = [:]
  /// The classes that override a member, by its index.
  private var classes: [Set<Int>] = []
  private let survey: Survey

  init(_ survey: Survey, files: [ParsedFile]) {
    self.survey = survey
    for type in survey.types.indices where survey.types[type].kind == .class {
      for member in survey.members(of: type) where member.traits.isOverride { find(member, in: type, files) }
    }
  }

  private mutating func find(_ member: MemberRecord, in type: Int, _ files: [ParsedFile]) {
    // What an own superclass declares by itself is overridden as usual.
    for ancestor in survey.line(of: type).dropFirst() {
      if survey.members(of: ancestor).contains(where: { $0.isRedeclared(by: member) && !$0.traits.isOverride }
      ) {
        return
      }
    }
    let foreign = Set(survey.foreignLine(of: type))
    for one in survey.extensions where foreign.contains(one.extended) {
      guard let found = one.members.first(where: { $0.isRedeclared(by: member) }) else { continue }
      guard found.canAskForOverride, !one.isConstrained else {
        diagnostics.append(
          files[member.file].diagnostic(
            "'\(member.reference)' is declared in an extension of '\(one.extended)', and cannot be overridden here",
            at: member.range,
            severity: .error,
            hint: "declare it in a base class of your own"
          )
        )
        return
      }
      add(member, found, one.extended, type)
      return
    }
  }

  private mutating func add(_ member: MemberRecord, _ found: MemberRecord, _ extended: String, _ type: Int) {
    let place = Place(found)
    let index = declared[place] ?? all.count
    if declared[place] == nil {
      declared[place] = index
      all.append(Overridden(number: index + 1, member: found, extended: extended))
      classes.append([])
    }
    overriding[Place(member)] = index
    classes[index].insert(type)
  }

  /// The member that a declaration in an extension is; nil if nobody overrides it.
  func declared(in file: Int, at offset: Int) -> Overridden? { declared[Place(file, offset)].map { all[$0] } }

  /// The member that a declaration overrides; nil if it is of no extension.
  func overridden(in file: Int, at offset: Int) -> Overridden? {
    overriding[Place(file, offset)].map { all[$0] }
  }

  /// Whether a class is the first in its line that overrides a member.
  func isFirst(_ type: Int, overriding one: Overridden) -> Bool {
    let classes = classes[one.number - 1]
    return classes.contains(type) && !survey.line(of: type).dropFirst().contains(where: classes.contains)
  }

  /// The protocols that a class has to conform to, as the first in its line.
  func conformances(of type: Int) -> [String] {
    all.filter { isFirst(type, overriding: $0) }.map(\.protocolName)
  }

  /// What `super.name` calls in a class: an own superclass's override, or what the extension does; nil if it is neither.
  func name(ofSuper name: String, labels: [String]?, in type: Int) -> String? {
    let foreign = Set(survey.foreignLine(of: type))
    let found = all.first { one in
      one.member.name == name && foreign.contains(one.extended)
        && (labels == nil || one.member.kind == .property || one.member.labels == labels)
    }
    guard let found else { return nil }
    let hasOverride = survey.line(of: type).dropFirst().contains(where: classes[found.number - 1].contains)
    return hasOverride ? found.override : found.base
  }
}

extension MemberRecord {
  /// Whether it can become a member that asks for an override.
  fileprivate var canAskForOverride: Bool {
    guard !traits.isStatic, !isGeneric else { return false }
    switch kind {
    case .method: return !parameters.contains { $0.isVariadic || $0.type.hasPrefix("some ") }
    case .property: return type != nil && !isStored
    default: return false
    }
  }
}

extension ForeignOverrides.Overridden {
  /// What the end of the file declares: the protocol of those that have an override.
  var protocolText: String {
    let roots: Set<String> = [
      "UIResponder", "UIGestureRecognizer", "CALayer", "UIPresentationController", "UIBarItem",
      "UINavigationItem",
    ]
    let isOnMain = !roots.isDisjoint(with: AppleClasses.line(of: extended))
    let requirement =
      member.kind == .property
      ? "var \(override): \(member.type ?? "Any") { get\(member.isSettable ? " set" : "") }"
      : "func \(override)\(signature)"
    return "\(isOnMain ? "@MainActor " : "")protocol \(protocolName): AnyObject { \(requirement) }"
  }

  /// The parameters, the effects and the result of a method.
  var signature: String {
    let list = member.parameters.map { one in
      let head =
        one.label == one.name ? SwiftName.escaped(one.name) : "\(one.label) \(SwiftName.escaped(one.name))"
      return "\(head): \(one.type)"
    }
    let effects = (member.isAsync ? " async" : "") + (member.isThrowing ? " throws" : "")
    return "(\(list.joined(separator: ", ")))\(effects)" + (member.type.map { " -> \($0)" } ?? "")
  }

  /// A call that hands the arguments on.
  func call(_ name: String) -> String {
    let list = member.parameters.map { one in
      let value = (one.type.hasPrefix("inout ") ? "&" : "") + SwiftName.escaped(one.name)
      return one.label == "_" ? value : "\(one.label): \(value)"
    }
    let effects = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
    return "\(effects)\(name)(\(list.joined(separator: ", ")))"
  }
}
