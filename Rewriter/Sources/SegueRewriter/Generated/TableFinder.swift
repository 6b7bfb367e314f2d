import SegueDocuments

/// Finds what the table of one file holds.
struct TableFinder {
  let survey: Survey
  let optional: [Int: [MemberRecord]]
  let file: ParsedFile
  let index: Int
  private(set) var entries: [TableEntry] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Types that lie in others and are private there, which the table could not name.
  private(set) var hidden: Set<Int> = []

  init(survey: Survey, optional: [Int: [MemberRecord]], file: ParsedFile, index: Int) {
    self.survey = survey
    self.optional = optional
    self.file = file
    self.index = index
    for (number, type) in survey.types.enumerated() where type.file == index && type.kind == .class {
      add(type.members, of: number, isExposed: false, conditions: type.conditions)
    }
    for one in survey.extensions where one.file == index { add(one) }
  }

  private mutating func add(_ one: ExtensionRecord) {
    let isExposed = one.traits.attributes.contains("objc") && !one.traits.attributes.contains("nonobjc")
    if let type = survey.index(of: one.extended) {
      guard survey.types[type].kind == .class, !one.isConstrained else { return }
      add(one.members, of: type, isExposed: isExposed, conditions: one.conditions)
    } else if !one.isConstrained, !one.extended.contains("<") {
      for member in one.members where isExposed || member.traits.isExposed {
        let isOverloaded =
          one.members.filter { $0.name == member.name && $0.labels == member.labels }.count > 1
        add(member, owner: one.extended, isOverloaded: isOverloaded, conditions: one.conditions)
      }
    }
  }

  private mutating func add(_ members: [MemberRecord], of type: Int, isExposed: Bool, conditions: [String]) {
    let record = survey.types[type]
    let all =
      isExposed
      || survey.line(of: type).contains { survey.types[$0].traits.attributes.contains("objcMembers") }
    let asked = requirements(of: type)
    let chosen = members.filter { member in
      if member.traits.attributes.contains("nonobjc") { return false }
      if member.traits.isExposed || isEditingCommand(member, of: type) { return true }
      if member.traits.isOverride || member.traits.isStatic || member.isGeneric { return false }
      if all, (member.traits.access ?? .internal) > .private, member.kind != .subscript { return true }
      return asked.contains(member.reference)
    }
    guard !chosen.isEmpty else { return }
    guard !record.isGeneric, !record.isLocal else { return report(chosen, of: record) }
    hide(type)
    let family = survey.line(of: type).flatMap { survey.members(of: $0) }
    for member in chosen {
      let isOverloaded = family.contains {
        $0.reference == member.reference && $0.range != member.range && !$0.traits.isOverride
          && !member.traits.isOverride
      }
      add(member, owner: record.dotted, isOverloaded: isOverloaded, conditions: conditions)
    }
  }

  private func isEditingCommand(_ member: MemberRecord, of type: Int) -> Bool {
    member.traits.isOverride && AppleClasses.editingCommands.contains(member.reference)
      && survey.foreignLine(of: type).contains("UIResponder")
  }

  private mutating func add(_ member: MemberRecord, owner: String, isOverloaded: Bool, conditions: [String]) {
    guard member.kind == .method || member.kind == .property, !member.traits.isStatic else { return }
    guard member.isPassable else {
      if member.traits.isExposed {
        diagnostics.append(
          file.diagnostic(
            "'\(member.reference)' cannot be called by its name here: it waits, is generic, or takes 'inout'",
            at: member.range,
            severity: .warning,
            hint: "call it from a method that is none of these, and expose that one"
          )
        )
      }
      return
    }
    let all = conditions + member.conditions.dropFirst(conditions.count)
    let call = member.tableCall(
      owner: owner,
      isOverloaded: isOverloaded,
      aliases: Set(survey.aliasNames.joined())
    )
    entries.append(TableEntry(owner: owner, call: call, conditions: all))
  }

  /// The optional requirements that a class's members fulfil, and that must be found by name to be called.
  private func requirements(of type: Int) -> Set<String> {
    var result = survey.inheritedRequirements(of: type)
    for one in survey.ownProtocols(of: type) { result.formUnion((optional[one] ?? []).map(\.reference)) }
    return result
  }

  private mutating func hide(_ type: Int) {
    let path = survey.types[type].path
    for depth in 2..<max(2, path.count + 1) {
      guard let found = survey.index(of: path.prefix(depth).joined(separator: ".")) else { continue }
      let outer = survey.types[found]
      if outer.file == index, outer.traits.access == .private { hidden.insert(found) }
    }
  }

  private mutating func report(_ members: [MemberRecord], of type: TypeRecord) {
    let outlets = members.filter { !$0.traits.attributes.isDisjoint(with: ["IBOutlet", "IBAction"]) }
    guard let first = outlets.first ?? members.first else { return }
    diagnostics.append(
      file.diagnostic(
        "'\(type.name).\(first.reference)' is not found by its name here: the class is "
          + (type.isGeneric ? "generic" : "declared in a body of code"),
        at: first.range,
        severity: .warning,
        hint: "#selector works; for names in texts and storyboards move it to a class of its own in the file"
      )
    )
  }
}
