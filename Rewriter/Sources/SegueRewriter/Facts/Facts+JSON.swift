public import SegueDocuments

extension Facts {
  /// The facts as JSON; `Documentation/Rewriting.md` says what each key means.
  public var json: JSONValue {
    .object([
      .init("files", .array(files.map(\.json))),
      .init("types", .array(types.map(\.json))),
      .init("aliases", .array(aliases.map(\.json))),
      .init("previews", .array(previews.map(\.json))),
      .init("entries", .array(entries.map(\.json))),
    ])
  }
}

extension AliasFacts {
  fileprivate var json: JSONValue { .object([.init("name", .text(name)), .init("type", .text(type))]) }
}

extension FileFacts {
  fileprivate var json: JSONValue {
    .object([
      .init("path", .text(path)),
      .init("imports", .texts(imports)),
      .init("declares", .texts(declares)),
      .init("needs", .texts(needs)),
      .init("uses", .texts(uses)),
    ])
  }
}

extension TypeFacts {
  fileprivate var json: JSONValue {
    .object([
      .init("name", .text(name)),
      .init("kind", .text(kind)),
      .init("path", .text(path)),
      .init("line", .number(Double(line))),
      .init("inherits", .texts(inherits)),
      .init("roles", .texts(roles.map(\.rawValue))),
      .init("initializers", .array(initializers.map(\.json))),
      .init("properties", .array(properties.map(\.json))),
      .init("screens", .array(screens.map(\.json))),
      .init("cases", .texts(cases)),
      .init("casesWithValues", .array(casesWithValues.map(\.json))),
      .init("requirements", .array(requirements.map(\.json))),
      .init("adopters", .texts(adopters)),
      .init("madeWithoutArguments", .boolean(isMadeWithoutArguments)),
      .init("visible", .boolean(isVisible)),
      .init("public", .boolean(isPublic)),
      .init("generic", .boolean(isGeneric)),
    ])
  }
}

extension CaseFacts {
  fileprivate var json: JSONValue {
    .object([.init("name", .text(name)), .init("parameters", .array(parameters.map(\.json)))])
  }
}

extension ScreenFacts {
  fileprivate var json: JSONValue { .object([.init("side", .text(side)), .init("type", .text(type))]) }
}

extension PropertyFacts {
  fileprivate var json: JSONValue { .object([.init("name", .text(name)), .init("type", .text(type))]) }
}

extension RequirementFacts {
  fileprivate var json: JSONValue {
    .object([
      .init("kind", .text(kind)),
      .init("name", .text(name)),
      .init("parameters", .array(parameters.map(\.json))),
      .init("type", .optional(type)),
      .init("settable", .boolean(isSettable)),
      .init("unusual", .boolean(isUnusual)),
      .init("default", .boolean(hasDefault)),
    ])
  }
}

extension InitializerFacts {
  fileprivate var json: JSONValue {
    .object([
      .init("parameters", .array(parameters.map(\.json))),
      .init("failable", .boolean(isFailable)),
      .init("convenience", .boolean(isConvenience)),
      .init("required", .boolean(isRequired)),
      .init("visible", .boolean(isVisible)),
    ])
  }
}

extension InitializerFacts.Parameter {
  fileprivate var json: JSONValue {
    .object([
      .init("label", .optional(label)),
      .init("name", .text(name)),
      .init("type", .text(type)),
      .init("default", .boolean(hasDefault)),
    ])
  }
}

extension PreviewFacts {
  fileprivate var json: JSONValue {
    .object([
      .init("path", .text(path)),
      .init("line", .number(Double(line))),
      .init("title", .optional(title)),
      .init("traits", .texts(traits)),
      .init("function", .text(function)),
    ])
  }
}

extension EntryFacts {
  fileprivate var json: JSONValue {
    .object([
      .init("attribute", .text(attribute)),
      .init("type", .text(type)),
      .init("path", .text(path)),
      .init("line", .number(Double(line))),
    ])
  }
}

extension JSONValue {
  static func texts(_ values: [String]) -> JSONValue { .array(values.map(JSONValue.text)) }
}
