import SegueDocuments

/// A part of a transition or of a gesture, or a layer, to be used under its name.
struct Preset {
  var key: YAMLScalar
  var fields: [Field]
  /// The parameters' names and default values, in order.
  var parameters: [Field]
  /// Whether it is made of itself, which is reported.
  var isCircular = false
}

/// Parts of the document that files may have which a scene includes.
struct SharedSections {
  /// The files' parts in the order in which they are read, by their keys.
  var included: [[String: Field]] = []
  /// The scene's own.
  var own: [String: Field] = [:]
}

/// Reads what a scene names once and uses anywhere: tokens, presets and components.
struct DefinitionReader {
  var reading = DocumentReading()
  var tokens: [String: Substitution] = [:]
  var presets: [String: Preset] = [:]
  var components: [String: Preset] = [:]
  /// Presets that something uses, by name.
  var usedPresets: Set<String> = []
  /// Components that something uses, by name.
  var usedComponents: Set<String> = []
  /// What has been paid for the use of presets and components.
  var useCost = 0

  /// The names that a part of the document gives, in all files: the scene's own over those of others.
  mutating func definitions(
    _ key: String,
    in sections: SharedSections,
    _ substitutions: [String: Substitution]
  ) -> [Field] {
    var result: [Field] = []
    var places: [String: Int] = [:]
    let own = sections.own[key]
    for section in sections.included.compactMap({ $0[key] }) + [own].compactMap({ $0 }) {
      let isOwn = section.key.range == own?.key.range
      for entry in reading.fields(of: section.value, key, substitutions, areNames: true) {
        guard let place = places[entry.name] else {
          places[entry.name] = result.count
          result.append(entry)
          continue
        }
        if !isOwn {
          reading.report(
            Finding(
              "two included files have '\(TextSanitizer.visible(entry.name))' under '\(key)'",
              at: entry.key.range,
              hint: "give one of them another name, or say in the scene itself what it is"
            )
          )
        }
        result[place] = entry
      }
    }
    return result
  }

  /// The parameters' names and default values.
  mutating func parameterFields(_ field: Field) -> [Field] {
    reading.fields(of: field.value, "parameters and their values", tokens, areNames: true).filter {
      parameter in
      if parameter.name == "self" {
        reading.report(Finding("'self' is the layer that uses a component", at: parameter.key.range))
        return false
      }
      return reading.checkPlainName(parameter.key, in: "params")
    }
  }

  /// The parameters' default values, for uses that leave them out.
  func defaults(of preset: Preset) -> [String: Substitution] {
    var bound = tokens
    for parameter in preset.parameters {
      guard case .scalar(let value) = parameter.value else { continue }
      bound[parameter.name] = Substitution(scalar: value, substitutions: tokens)
    }
    return bound
  }
}
