import SegueDocuments

/// A member of an extension that goes into its class, since only there it can be overridden or override.
struct Move {
  var member: MemberRecord
  /// The number of the class.
  var type: Int
  /// Whether the extension is `public`, which the member then has to say itself.
  var isPublic: Bool
}

/// Which members go into their classes.
struct MovePlan {
  let survey: Survey
  let files: [ParsedFile]
  private(set) var moves: [Move] = []

  init(survey: Survey, files: [ParsedFile]) {
    self.survey = survey
    self.files = files
    for one in survey.extensions where !one.isConstrained {
      guard let type = survey.index(of: one.extended), survey.types[type].kind == .class else { continue }
      for member in one.members where member.traits.isOverride { add(member, one, type) }
    }
    for index in survey.types.indices where survey.types[index].kind == .class {
      for member in survey.members(of: index) where member.traits.isOverride {
        findOverridden(by: member, in: index)
      }
    }
  }

  private mutating func add(_ member: MemberRecord, _ one: ExtensionRecord, _ type: Int) {
    // The two names of `var a, b` are one declaration.
    guard !moves.contains(where: { $0.member.file == member.file && $0.member.range == member.range }) else {
      return
    }
    let isPublic = one.traits.access == .public && member.traits.access == nil
    var moved = member
    moved.conditions = Array(member.conditions.dropFirst(survey.types[type].conditions.count))
    moves.append(Move(member: moved, type: type, isPublic: isPublic))
  }

  /// Finds what a member overrides, if that is declared in an extension.
  private mutating func findOverridden(by member: MemberRecord, in type: Int) {
    for ancestor in survey.line(of: type).dropFirst() {
      if survey.types[ancestor].members.contains(where: { $0.isRedeclared(by: member) }) { return }
      for one in survey.extensions where survey.index(of: one.extended) == ancestor && !one.isConstrained {
        guard let overridden = one.members.first(where: { $0.isRedeclared(by: member) }) else { continue }
        return add(overridden, one, ancestor)
      }
    }
  }
}
