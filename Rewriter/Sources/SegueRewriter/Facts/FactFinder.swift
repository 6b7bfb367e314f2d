/// Reads the facts out of what was surveyed.
struct FactFinder {
  let survey: Survey
  let files: [ParsedFile]
  /// By file.
  let previews: [[Preview]]
  let entries: [EntryPoint]

  var facts: Facts {
    Facts(
      files: files.indices.map(file),
      types: survey.types.indices.compactMap(type),
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
    guard record.kind == .class || !roles.isEmpty else { return nil }
    let file = files[record.file]
    return TypeFacts(
      name: record.path.joined(separator: "."),
      kind: record.kind.rawValue,
      path: file.path,
      line: file.lines.place(of: record.nameRange.lowerBound).line,
      inherits: survey.inherited(by: index),
      roles: record.kind == .protocol ? [] : roles,
      initializers: survey.members(of: index).filter { $0.kind == .initializer }.map(Self.initializer),
      isMadeWithoutArguments: isMadeWithoutArguments(index),
      isVisible: isVisible(record),
      isGeneric: record.isGeneric
    )
  }

  private func isVisible(_ record: TypeRecord) -> Bool {
    (1...record.path.count).allSatisfy { depth in
      let outer = survey.index(of: record.path.prefix(depth).joined(separator: "."))
      return outer.map { (survey.types[$0].traits.access ?? .internal) >= .internal } ?? true
    }
  }

  private static func initializer(_ member: MemberRecord) -> InitializerFacts {
    InitializerFacts(
      parameters: member.parameters.map {
        InitializerFacts.Parameter(
          label: $0.label == "_" ? nil : $0.label,
          name: $0.name,
          type: $0.type,
          hasDefault: $0.hasDefault || $0.isVariadic
        )
      },
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
    let offered = visibleNames(other).subtracting(declared)
    if !offered.isDisjoint(with: uses.types) || !offered.isDisjoint(with: uses.free) { return true }
    return survey.extensions.contains { one in
      guard one.file == other, (one.traits.access ?? .internal) >= .internal else { return false }
      // An extension of what the file declares belongs to it; one of Apple's types does if a member of it is used.
      let root = String(one.extended.prefix { $0 != "." && $0 != "<" })
      if declared.contains(root) { return true }
      guard survey.index(of: root) == nil else { return false }
      return one.members.contains {
        ($0.traits.access ?? .internal) >= .internal
          && (uses.members.contains($0.name) || uses.free.contains($0.name))
      }
    }
  }

  private func visibleNames(_ file: Int) -> Set<String> {
    let types = survey.types.filter {
      $0.file == file && $0.path.count == 1 && !$0.isLocal && ($0.traits.access ?? .internal) >= .internal
    }
    let globals = survey.globals[file].filter { ($0.traits.access ?? .internal) >= .internal }
    return Set(types.map(\.name) + globals.map(\.name) + survey.aliasNames[file])
  }
}
