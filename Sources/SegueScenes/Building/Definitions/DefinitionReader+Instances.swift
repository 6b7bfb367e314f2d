import SegueDocuments
import SegueGeometry

/// What is used, with its parameters bound.
extension DefinitionReader {
  /// The keys of what is used, with its parameters bound; nil if it cannot be used, which is reported.
  mutating func instance(
    of use: Use,
    _ kind: Usable,
    _ substitutions: [String: Substitution],
    at place: UsePlace = UsePlace()
  ) -> [Field]? {
    do throws(Finding) {
      guard let used = try definition(of: use.name, kind) else { return nil }
      if kind == .preset { usedPresets.insert(use.name.text) } else { usedComponents.insert(use.name.text) }
      guard !used.isCircular, !use.isBroken else { return nil }
      var bound = defaults(of: used)
      if let own = place.own { bound["self"] = own }
      guard spend(16 + bound.count, at: use.name.range) else { return nil }
      for (key, value) in use.arguments {
        guard used.parameters.contains(where: { $0.name == key.text }) else {
          throw noParameter(key, of: use.name.text, kind)
        }
        let scalar = try argument(value, for: key, place)
        bound[key.text] = Substitution(
          scalar: scalar,
          substitutions: substitutions,
          constants: place.constants
        )
      }
      if kind == .component { try checkArguments(of: use, used, bound) }
      return used.fields.map { Field(key: $0.key, value: $0.value, substitutions: bound) }
    } catch {
      reading.report(error)
      return nil
    }
  }

  /// One argument; of a list, the one that falls to this copy.
  private func argument(_ node: YAMLNode, for key: YAMLScalar, _ place: UsePlace) throws(Finding)
    -> YAMLScalar
  {
    switch node {
    case .scalar(let scalar):
      guard !scalar.text.isEmpty || scalar.isQuoted else {
        throw Finding("'\(key.text)' needs a value", at: key.range)
      }
      return scalar
    case .sequence(let items, let range):
      guard let deal = place.deal, !items.isEmpty else {
        throw Finding(
          "a list of values is dealt out to the copies of a 'repeat'",
          at: range,
          hint: "one layer takes one value"
        )
      }
      guard case .scalar(let scalar) = items[deal % items.count] else {
        throw Finding("a parameter is a single value, found \(items[deal % items.count].noun)", at: range)
      }
      return scalar
    case .mapping(_, let range):
      throw Finding("a parameter is a single value, found a mapping", at: range)
    }
  }

  /// A parameter without a value has one in each use.
  private func checkArguments(of use: Use, _ used: Preset, _ bound: [String: Substitution]) throws(Finding) {
    let missing = used.parameters.filter { parameter in
      guard let scalar = bound[parameter.name]?.scalar else { return true }
      return scalar.text.isEmpty && !scalar.isQuoted
    }
    guard let first = missing.first else { return }
    throw Finding(
      "component '\(use.name.text)' needs '\(first.name)'",
      at: use.name.range,
      hint: "write use: {\(use.name.text): {\(missing.map { "\($0.name): …" }.joined(separator: ", "))}}"
    )
  }

  /// Pays for a use, which knows every token; returns false if nothing is left, which is reported once.
  private mutating func spend(_ cost: Int, at place: SourceRange) -> Bool {
    let wasLeft = useCost <= SceneLimits.useCost
    useCost += cost
    guard useCost > SceneLimits.useCost else { return true }
    if wasLeft {
      reading.report(
        Finding(
          "presets and components are used too often to be read",
          at: place,
          hint: "each use counts as its parameters and all tokens, and 'repeat' counts each copy"
        )
      )
    }
    return false
  }
}
