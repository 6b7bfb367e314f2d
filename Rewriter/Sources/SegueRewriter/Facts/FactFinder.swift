/// Reads the facts out of what was surveyed.
struct FactFinder {
  let survey: Survey
  let files: [ParsedFile]
  /// By file.
  let previews: [[Preview]]
  let entries: [EntryPoint]
  /// What each file has for others.
  private let offers: [Offer]

  /// What a file has for others.
  private struct Offer {
    var names: Set<String> = []
    /// The types of the files that it extends, by the first name of their path.
    var extended: Set<String> = []
    /// Members of its extensions of Apple's types.
    var members: Set<String> = []
  }

  init(survey: Survey, files: [ParsedFile], previews: [[Preview]], entries: [EntryPoint]) {
    self.survey = survey
    self.files = files
    self.previews = previews
    self.entries = entries
    offers = Self.offers(survey, count: files.count)
  }

  private static func offers(_ survey: Survey, count: Int) -> [Offer] {
    var offers = [Offer](repeating: Offer(), count: count)
    func isVisible(_ traits: Traits) -> Bool { (traits.access ?? .internal) >= .internal }
    for type in survey.types where type.path.count == 1 && !type.isLocal && isVisible(type.traits) {
      offers[type.file].names.insert(type.name)
    }
    for file in offers.indices {
      offers[file].names.formUnion(survey.globals[file].filter { isVisible($0.traits) }.map(\.name))
      offers[file].names.formUnion(survey.aliasNames[file])
    }
    for one in survey.extensions where isVisible(one.traits) {
      let root = String(one.extended.prefix { $0 != "." && $0 != "<" })
      if survey.index(of: root) != nil {
        offers[one.file].extended.insert(root)
      } else {
        offers[one.file].members.formUnion(one.members.filter { isVisible($0.traits) }.map(\.name))
      }
    }
    return offers
  }

  var facts: Facts {
    Facts(
      files: files.indices.map(file),
      types: survey.types.indices.compactMap(type),
      aliases: survey.aliases.sorted { $0.key < $1.key }.map { AliasFacts(name: $0.key, type: $0.value) },
      previews: zip(files, previews).flatMap { file, all in all.map { Self.preview($0, file.path) } },
      entries: entries.map { entry in
        let file = files[entry.file]
        let line = file.lines.place(of: entry.range.lowerBound).line
        return EntryFacts(attribute: entry.attribute, type: entry.typeName, path: file.path, line: line)
      }
    )
  }

  private static func preview(_ preview: Preview, _ path: String) -> PreviewFacts {
    PreviewFacts(
      path: path,
      line: preview.line,
      title: preview.title,
      traits: preview.traits,
      function: preview.function
    )
  }

  // MARK: types

  private func type(_ index: Int) -> TypeFacts? {
    let record = survey.types[index]
    guard !record.isLocal else { return nil }
    let names = survey.conformances(of: index)
    let roles = TypeFacts.Role.allCases.filter { names.contains($0.apple) }
    let isTold =
      [.class, .struct, .protocol].contains(record.kind) || !record.cases.isEmpty
      || !record.casesWithValues.isEmpty
    guard isTold || !roles.isEmpty else { return nil }
    let file = files[record.file]
    return TypeFacts(
      name: record.path.joined(separator: "."),
      kind: record.kind.rawValue,
      path: file.path,
      line: file.lines.place(of: record.nameRange.lowerBound).line,
      inherits: survey.inherited(by: index),
      roles: record.kind == .protocol ? [] : roles,
      initializers: initializers(of: index),
      properties: properties(of: index),
      screens: screens(of: index),
      cases: record.cases,
      casesWithValues: record.casesWithValues.map {
        CaseFacts(name: $0.name, parameters: $0.values.map(Self.parameter))
      },
      requirements: record.kind == .protocol ? requirements(of: index) : [],
      adopters: record.kind == .protocol ? adopters(of: record) : [],
      isMadeWithoutArguments: isMadeWithoutArguments(index),
      isVisible: isVisible(record),
      isPublic: record.traits.access == .public,
      isGeneric: record.isGeneric
    )
  }

  private func isVisible(_ record: TypeRecord) -> Bool {
    !record.traits.isUnavailable
      && (1...record.path.count).allSatisfy { depth in
        let outer = survey.index(of: record.path.prefix(depth).joined(separator: "."))
        return outer.map { (survey.types[$0].traits.access ?? .internal) >= .internal } ?? true
      }
  }

  /// Those that are written, and a superclass's where none of those is designated; or a struct's memberwise one.
  private func initializers(of index: Int) -> [InitializerFacts] {
    var written: [MemberRecord] = []
    for type in survey.line(of: index) {
      let own = survey.members(of: type).filter { $0.kind == .initializer }
      written += own.filter { one in !written.contains { $0.isRedeclared(by: one) } }
      if own.contains(where: { !$0.traits.modifiers.contains("convenience") }) { break }
    }
    guard survey.types[index].kind == .struct, written.isEmpty else { return written.map(Self.initializer) }
    let stored = survey.types[index].members.filter {
      $0.kind == .property && $0.isStored && !$0.traits.isStatic && ($0.isSettable || !$0.hasValue)
    }
    let isVisible = stored.allSatisfy { ($0.traits.access ?? .internal) >= .internal }
    return [
      InitializerFacts(
        parameters: stored.map {
          InitializerFacts.Parameter(
            label: $0.name,
            name: $0.name,
            type: $0.type ?? "",
            hasDefault: $0.hasValue
          )
        },
        isFailable: false,
        isConvenience: false,
        isRequired: false,
        isVisible: isVisible
      )
    ]
  }

  private func properties(of index: Int) -> [PropertyFacts] {
    survey.line(of: index).flatMap { survey.members(of: $0) }.compactMap { member in
      guard member.kind == .property, member.isSettable, !member.traits.isStatic, let type = member.type,
        (member.traits.access ?? .internal) >= .internal
      else { return nil }
      return PropertyFacts(name: member.name, type: type)
    }
  }

  /// What the type's code, its superclasses' included, casts a transition's screens to, among the files' own types.
  private func screens(of index: Int) -> [ScreenFacts] {
    var found: [ScreenFacts] = []
    for type in survey.line(of: index) {
      for cast in survey.screens(of: type) {
        guard let own = survey.index(of: cast.type, in: survey.types[type].path) else { continue }
        let name = survey.types[own].path.joined(separator: ".")
        let screen = ScreenFacts(side: cast.side.rawValue, type: name)
        if !found.contains(screen) { found.append(screen) }
      }
    }
    return found
  }

  private func adopters(of record: TypeRecord) -> [String] {
    let adopting = survey.extensions.filter { one in
      one.inherited.contains(record.dotted) && survey.index(of: one.extended) == nil
    }
    return Set(adopting.map(\.extended)).sorted()
  }

  private func requirements(of index: Int) -> [RequirementFacts] {
    let extensions = survey.extensionMembers(of: index)
    return survey.types[index].members.map { member in
      RequirementFacts(
        kind: "\(member.kind)",
        name: member.name,
        parameters: member.parameters.map(Self.parameter),
        type: member.type,
        isSettable: member.isSettable,
        isUnusual: member.isGeneric || member.traits.isStatic || member.isAsync
          || member.traits.modifiers.contains("mutating"),
        hasDefault: extensions.contains { $0.isRedeclared(by: member) }
      )
    }
  }

  private static func parameter(_ parameter: MemberRecord.Parameter) -> InitializerFacts.Parameter {
    InitializerFacts.Parameter(
      label: parameter.label == "_" ? nil : parameter.label,
      name: parameter.name,
      type: parameter.type,
      hasDefault: parameter.hasDefault || parameter.isVariadic
    )
  }

  private static func initializer(_ member: MemberRecord) -> InitializerFacts {
    InitializerFacts(
      parameters: member.parameters.map(parameter),
      isFailable: member.isFailable,
      isConvenience: member.traits.modifiers.contains("convenience"),
      isRequired: member.traits.modifiers.contains("required"),
      isVisible: (member.traits.access ?? .internal) >= .internal
    )
  }

  /// A class without designated initializers of its own inherits its superclass's.
  private func isMadeWithoutArguments(_ index: Int) -> Bool {
    for type in survey.line(of: index) {
      let own = survey.members(of: type).filter { $0.kind == .initializer }
      let usable = own.contains { one in
        one.parameters.allSatisfy { $0.hasDefault || $0.isVariadic }
          && (one.traits.access ?? .internal) >= .internal
      }
      if usable { return true }
      if own.contains(where: { !$0.traits.modifiers.contains("convenience") }) { return false }
    }
    // UIKit's presentation controllers and segues have no such initializer; what else is subclassed has.
    let foreign = survey.foreignLine(of: index)
    return survey.types[index].kind == .class && !foreign.contains("UIPresentationController")
      && !foreign.contains("UIStoryboardSegue")
  }

  // MARK: files

  private func file(_ index: Int) -> FileFacts {
    let declared = declaredNames(index)
    let uses = survey.uses[index]
    let types = uses.types.union(uses.free.filter(SwiftName.isTypeLike)).subtracting(declared)
      .subtracting(["Self", "Any"])
    return FileFacts(
      path: files[index].path,
      imports: survey.imports[index],
      declares: declared.sorted(),
      needs: types.sorted(),
      uses: files.indices.filter { $0 != index && isUsed($0, by: index, declared) }.map { files[$0].path }
    )
  }

  private func declaredNames(_ file: Int) -> Set<String> {
    let types = survey.types.filter { $0.file == file && $0.path.count == 1 && !$0.isLocal }.map(\.name)
    return Set(types + survey.globals[file].map(\.name) + survey.aliasNames[file])
  }

  /// Whether a file has what another one uses.
  private func isUsed(_ other: Int, by file: Int, _ declared: Set<String>) -> Bool {
    let uses = survey.uses[file]
    let offer = offers[other]
    return offer.names.subtracting(declared).contains { uses.types.contains($0) || uses.free.contains($0) }
      // An extension of what the file declares belongs to it; one of Apple's types does if a member is used.
      || !offer.extended.isDisjoint(with: declared)
      || offer.members.contains { uses.members.contains($0) || uses.free.contains($0) }
  }
}
