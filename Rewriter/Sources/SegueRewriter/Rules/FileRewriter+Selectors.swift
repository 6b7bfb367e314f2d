import SwiftSyntax

extension FileRewriter {
  /// `#selector(tap(_:))` becomes `Selector("tap:", Card.tap(_:))`: the method itself travels in the selector.
  ///
  /// Only a name goes before what is written, so that the compiler finds errors where they are.
  func rewriteSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first, let parenthesis = node.leftParen else { return }
    let start = ParsedFile.range(of: node.pound).lowerBound
    let end = ParsedFile.range(of: node.macroName).upperBound
    edits.replace(start..<end, with: "Selector")
    let accessor = argument.label.map { SwiftName.plain($0.text) }
    let expression = Self.withoutParentheses(argument.expression)
    let (method, cast) = Self.castParts(expression)
    guard let method = SelectorMethod(method) else {
      refuse("'#selector' takes a method or a property", at: argument, hint: "name one")
      return
    }
    let holder = holder(of: method)
    let name = SwiftName.quoted(selectorName(method, holder: holder, cast: cast, accessor: accessor))
    if accessor != nil {
      insert("\(name), ", before: argument.expression)
    } else {
      insert("\(name), ", after: parenthesis)
    }
    qualify(method, holder, cast, isAccessor: accessor != nil, before: argument.expression, in: argument)
  }

  /// Says of which type the method is, in front of it.
  private func qualify(
    _ method: SelectorMethod,
    _ holder: Holder,
    _ cast: TypeSyntax?,
    isAccessor: Bool,
    before expression: ExprSyntax,
    in argument: LabeledExprSyntax
  ) {
    switch holder {
    case .type(let name):
      let prefix = (isAccessor ? "\\" : "") + name
      if let base = method.base {
        replace(base, with: prefix + TextEdit.lineEnds(ParsedFile.range(of: base), in: file.bytes))
      } else {
        insert(prefix + ".", before: method.name)
      }
      if let cast, let function = Self.bareFunction(cast) {
        insert("@MainActor (\(name)) -> @MainActor ", before: function)
      }
    case .written: if isAccessor { insert("\\", before: expression) }
    case .value:
      guard let dot = method.dot else { return }
      insert("of: ", before: expression)
      // The value is never asked for: only its type matters, and what is called is the target's method.
      replace(dot, with: isAccessor ? ", \\." : ", { $0.")
      if !isAccessor { insert(" }", after: argument.expression) }
    case .free: break
    }
  }

  /// What a method is a member of.
  enum Holder {
    /// The type that code is in, which has to be written in front.
    case type(String)
    /// A type that is written already.
    case written(String)
    /// A value, whose type only the compiler knows.
    case value
    /// Nothing: a function.
    case free
  }

  private func holder(of method: SelectorMethod) -> Holder {
    guard let base = method.base else { return scope(declaring: method).map { .type($0) } ?? .free }
    let text = base.trimmedDescription
    if ["self", "Self", "super"].contains(text) {
      return scope(declaring: method).map { .type($0) } ?? .written(text)
    }
    let last = SwiftName.plain(text.prefix { $0 != "<" }.split(separator: ".").last ?? "")
    // `Card.shared` is a value, and `card()` too.
    let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "_.`<>, ".contains($0) }
    return isPlain && isType(text, last: last) ? .written(text) : .value
  }

  /// The innermost type around that declares the method, else the innermost class.
  private func scope(declaring method: SelectorMethod) -> String? {
    let declaring = scopes.last { scope in
      guard let type = scope.type else { return false }
      return survey.line(of: type).contains { one in
        survey.members(of: one).contains { $0.name == method.plainName }
      }
    }
    guard let found = declaring ?? scopes.last(where: \.isClass) ?? scopes.last else { return nil }
    return found.isProtocol ? "Self" : found.name
  }

  // MARK: names

  private func selectorName(
    _ method: SelectorMethod,
    holder: Holder,
    cast: TypeSyntax?,
    accessor: String?
  ) -> String {
    let candidates = candidates(
      method,
      holder,
      count: cast.flatMap(Self.parameterCount),
      isAccessor: accessor != nil
    )
    let found = candidates.first
    if let accessor {
      let isSetter = accessor == "setter"
      guard let found else { return isSetter ? ImportedNames.setter(method.plainName) : method.plainName }
      return isSetter ? ObjectiveCName.setter(found.objectiveCName) : found.objectiveCName
    }
    // An override has the name of what it overrides, which UIKit may have given.
    if found == nil || found?.traits.isOverride == true,
      let imported = ImportedNames.selector(method.plainName, labels: method.labels ?? found?.labels)
    {
      return imported
    }
    if let found { return found.objectiveCName }
    let count = cast.flatMap(Self.parameterCount) ?? 0
    let labels = method.labels ?? Array(repeating: "_", count: count)
    return ObjectiveCName.selector(method.plainName, labels: labels)
  }

  /// The members that the files declare and that can be meant.
  private func candidates(_ method: SelectorMethod, _ holder: Holder, count: Int?, isAccessor: Bool)
    -> [MemberRecord]
  {
    let members: [MemberRecord]
    switch holder {
    case .type(let name), .written(let name):
      let path = scopes.last?.name.split(separator: ".").map(String.init) ?? []
      guard let type = scopes.last(where: { $0.name == name })?.type ?? survey.index(of: name, in: path)
      else {
        members = survey.extensions.filter { $0.extended == name }.flatMap(\.members)
        break
      }
      members = survey.line(of: type).flatMap { survey.members(of: $0) }
    case .value: members = survey.types.flatMap(\.members) + survey.extensions.flatMap(\.members)
    case .free: members = []
    }
    return members.filter { member in
      member.name == method.plainName && (member.kind == .property) == isAccessor
        && (method.labels.map { $0 == member.labels } ?? true)
        && (count.map { $0 == member.labels.count } ?? true)
    }
  }
}
