import SwiftSyntax

/// What all files together declare.
struct Survey {
  var types: [TypeRecord] = []
  var extensions: [ExtensionRecord] = []
  /// By file.
  var globals: [[GlobalRecord]] = []
  var uses: [NameUses] = []
  var imports: [[String]] = []
  /// The names of type aliases, by file.
  var aliasNames: [[String]] = []
  private(set) var aliases: [String: String] = [:]
  /// Types that can be named, by their path with dots.
  private var indices: [String: Int] = [:]
  private var extensionsOfType: [Int: [Int]] = [:]
  private var indicesByName: [String: [Int]] = [:]

  init(_ files: [ParsedFile]) {
    for (index, file) in files.enumerated() {
      let visitor = SurveyVisitor(file: index)
      visitor.walk(file.tree)
      types += visitor.types
      extensions += visitor.extensions
      globals.append(visitor.globals)
      uses.append(visitor.uses)
      imports.append(visitor.imports)
      aliasNames.append(visitor.aliases.keys.sorted())
      aliases.merge(visitor.aliases) { first, _ in first }
    }
    for (index, type) in types.enumerated() {
      indicesByName[type.name, default: []].append(index)
      let path = type.path.joined(separator: ".")
      if !type.isLocal, indices[path] == nil { indices[path] = index }
    }
    for (index, one) in extensions.enumerated() {
      if let type = self.index(of: one.extended) { extensionsOfType[type, default: []].append(index) }
    }
  }

  // MARK: names

  /// The type that a name means inside the types of a path; nil if the files do not declare it.
  func index(of name: String, in path: [String] = []) -> Int? {
    let plain = String(SwiftName.plain(name).prefix { $0 != "<" })
    for depth in stride(from: path.count, through: 0, by: -1) {
      if let found = indices[(path.prefix(depth) + [plain]).joined(separator: ".")] { return found }
    }
    if let alias = aliases[plain], alias != plain { return indices[String(alias.prefix { $0 != "<" })] }
    return nil
  }

  /// A type by its last name, if only one has it; local types are among them.
  func index(named name: String) -> Int? {
    guard let found = indicesByName[name], found.count == 1 else { return nil }
    return found[0]
  }

  /// What an alias of the files stands for; the name itself if it is none.
  func resolved(_ name: String) -> String { aliases[name].map { String($0.prefix { $0 != "<" }) } ?? name }

  // MARK: members

  /// The members of a type's body and of its extensions.
  func members(of type: Int) -> [MemberRecord] { types[type].members + extensionMembers(of: type) }

  /// The members of a type's extensions.
  func extensionMembers(of type: Int) -> [MemberRecord] {
    (extensionsOfType[type] ?? []).flatMap { extensions[$0].members }
  }

  /// What a type's code casts a transition's screens to.
  func screens(of type: Int) -> [ScreenCast] {
    types[type].screens + (extensionsOfType[type] ?? []).flatMap { extensions[$0].screens }
  }

  /// What a type is declared to inherit, its extensions included.
  func inherited(by type: Int) -> [String] {
    types[type].inherited + (extensionsOfType[type] ?? []).flatMap { extensions[$0].inherited }
  }

  // MARK: inheritance

  /// The class and its superclasses that the files declare, nearest first.
  func line(of type: Int) -> [Int] {
    var result = [type]
    while let last = result.last, types[last].kind == .class, let next = superclass(of: last),
      !result.contains(next)
    {
      result.append(next)
    }
    return result
  }

  private func superclass(of type: Int) -> Int? {
    guard let first = types[type].inherited.first,
      let found = index(of: first, in: Array(types[type].path.dropLast())), types[found].kind == .class
    else { return nil }
    return found
  }

  /// Apple's class that a class inherits from through the files' own, and that class's superclasses.
  func foreignLine(of type: Int) -> [String] {
    guard let root = line(of: type).last, types[root].kind == .class, let first = types[root].inherited.first,
      index(of: first, in: Array(types[root].path.dropLast())) == nil
    else { return [] }
    return AppleClasses.line(of: resolved(first))
  }

  /// Whether the generated file can name a class, which it does for storyboards and for what is made by class.
  func isListed(_ index: Int) -> Bool {
    let type = types[index]
    return type.kind == .class && !type.isLocal && !type.isGeneric && type.path.count == 1
      && (type.traits.access ?? .internal) >= .internal && !type.traits.isUnavailable
  }

  /// Whether code in another file can make a class's objects by an initializer: its own, or one that it inherits.
  func isMade(_ type: Int, by labels: [String]) -> Bool {
    for one in line(of: type) {
      let own = members(of: one).filter { $0.kind == .initializer }
      let isOwn = own.contains { member in
        let needed = member.parameters.filter { !$0.hasDefault && !$0.isVariadic }.map(\.label)
        let isCalled = member.labels == labels || labels.isEmpty && needed.isEmpty
        return isCalled && !member.isFailable && !member.isThrowing
          && (member.traits.access ?? .internal) >= .internal
      }
      if isOwn { return true }
      // A class with designated initializers of its own inherits none; `init()` of views and controllers is another one's
      // convenience, and comes with that.
      let designated = own.filter { !$0.traits.modifiers.contains("convenience") }
      let root = foreignLine(of: one).contains("UIView") ? ["frame"] : ["nibName", "bundle"]
      let hasPlainRoot = root == ["frame"] || foreignLine(of: one).first == "UIViewController"
      let overridesRoot = hasPlainRoot && designated.contains { $0.labels == root }
      if !designated.isEmpty, !(labels.isEmpty && overridesRoot) { return false }
    }
    return true
  }

  /// Every name that a type conforms to or inherits from, through the files' classes and protocols and Apple's.
  func conformances(of type: Int) -> Set<String> {
    var result: Set<String> = []
    var pending = [type]
    var visited: Set<Int> = []
    while let next = pending.popLast() {
      guard visited.insert(next).inserted else { continue }
      for name in inherited(by: next) {
        let parts = resolved(name).split(separator: "&").map { $0.filter { $0 != " " } }
        for part in parts {
          result.insert(part)
          result.formUnion(AppleClasses.line(of: part))
          if let own = index(of: part, in: Array(types[next].path.dropLast())) { pending.append(own) }
        }
      }
    }
    for name in result { result.formUnion(AppleProtocols.parents[name] ?? []) }
    return result
  }
}
