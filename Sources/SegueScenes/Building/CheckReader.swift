import SegueDocuments
import SegueGeometry
import SegueModel

/// Reads scripts, and the checks that run them.
struct CheckReader: OverTransitions {
  var transitions: TransitionReader

  mutating func readScripts(_ field: Field?) -> [NamedScript] {
    guard let field else { return [] }
    return reading.fields(of: field.value, "scripts", definitions.tokens, areNames: true).compactMap {
      entry in
      guard reading.checkPlainName(entry.key, in: "scripts") else { return nil }
      guard let scalar = reading.scalar(entry, "a script") else { return nil }
      let (script, findings) = ScriptParser.read(scalar)
      if !findings.isEmpty, Self.isFolded(scalar) {
        reading.report(
          Finding(
            "the lines of a script need a '|' in front of them",
            at: entry.key.range,
            hint: "write '\(entry.name): |'"
          )
        )
        return nil
      }
      for finding in findings { reading.report(finding) }
      return NamedScript(name: entry.name, script: script, source: entry.key.range)
    }
  }

  /// Whether YAML has joined several lines of a script into one.
  private static func isFolded(_ scalar: YAMLScalar) -> Bool {
    !scalar.isQuoted && !scalar.text.contains("\n")
      && scalar.range.upper - scalar.range.lower > scalar.text.utf8.count
  }

  mutating func readChecks(_ field: Field?, scripts: [String]) -> [CheckDefinition] {
    guard let field else { return [] }
    guard case .sequence(let items, _) = field.value else {
      reading.report(Finding("expected a list of checks, found \(field.value.noun)", at: field.value.range))
      return []
    }
    return items.map { check($0, scripts) }
  }

  private mutating func check(_ node: YAMLNode, _ scripts: [String]) -> CheckDefinition {
    var check = CheckDefinition()
    check.source = node.range
    let known = reading.known(
      reading.fields(of: node, "{script, lint}", definitions.tokens),
      among: SceneKeys.check,
      "a check"
    )
    let body = known.fields
    for field in body {
      switch field.name {
      case "script": check.script = script(field, among: scripts)
      case "transition":
        guard let name = reading.filled(field, "a transition") else { continue }
        if transitions.isTransition(name) { check.transition = name.text }
      case "at": check.time = reading.literal(field, "a time in seconds, from 0", in: 0...3600)
      case "golden": check.golden = golden(field)
      case "lint": check.lints = lints(field)
      case "ends-on": check.ending.screen = reading.screen(field)
      case "ends": check.ending.outcome = reading.word(field, CheckDefinition.Ending.Outcome.self)
      case "never-leaves-canvas":
        if case .sequence(let items, _) = field.value, items.isEmpty { reading.report(Self.emptyList(field)) }
        check.contained = reading.paths(field)
      case "no-overshoot": check.bounded = boundedMeasures(field)
      default: continue
      }
    }
    let wants = body.contains { !["script", "transition", "at"].contains($0.name) }
    if !wants { check.lints = [.all] }
    if let time = body.first(where: { $0.name == "at" }), !body.contains(where: { $0.name == "golden" }),
      !known.lacksSome
    {
      reading.report(
        Finding(
          "'at' has no effect without 'golden'",
          at: time.key.range,
          hint: "it is when the frame is taken that 'golden: FILE' is compared with"
        )
      )
    }
    let runs = body.filter { $0.name == "script" || $0.name == "transition" }
    if runs.count != 1, !body.isEmpty, !known.lacksSome {
      reading.report(Finding("a check needs either a 'script' or a 'transition'", at: node.range))
    }
    return check
  }

  private mutating func script(_ field: Field, among scripts: [String]) -> String? {
    guard let name = reading.filled(field, "a script") else { return nil }
    let isConsequence =
      reading.unread.nameless.contains("scripts") || (scripts.isEmpty && reading.unread.hasSection)
    if !scripts.contains(name.text), !isConsequence {
      reading.report(
        Finding(
          "no script is called '\(TextSanitizer.visible(name.text))'",
          at: name.range,
          hint: Suggestions.forScenes.hint(for: name.text, among: scripts, listing: "scripts")
        )
      )
    }
    return name.text
  }

  /// Paths, with the properties of each: `{home/card: y}`, `{home/card: [x, y]}`.
  private mutating func boundedMeasures(_ field: Field) -> [CheckDefinition.BoundedMeasure] {
    var result: [CheckDefinition.BoundedMeasure] = []
    for entry in reading.fields(of: field.value, "{home/card: y}", field.substitutions) {
      guard let path = reading.path(entry.key) else { continue }
      let items: [YAMLNode] = if case .sequence(let items, _) = entry.value { items } else { [entry.value] }
      for item in items {
        let part = Field(key: entry.key, value: item, substitutions: entry.substitutions)
        guard let measure = reading.word(part, LayerMeasure.self) else { continue }
        result.append(CheckDefinition.BoundedMeasure(path: path, measure: measure.rawValue))
      }
    }
    return result
  }

  private static func emptyList(_ field: Field) -> Finding {
    Finding("'\(field.name)' is an empty list, which checks nothing", at: field.key.range)
  }

  private mutating func golden(_ field: Field) -> String? {
    guard let scalar = reading.scalar(field, "a file beside the scene") else { return nil }
    guard AssetPath.isInside(scalar.text) else {
      reading.report(AssetPath.outside(scalar))
      return nil
    }
    return scalar.text
  }

  private mutating func lints(_ field: Field) -> [CheckDefinition.Lint] {
    guard case .sequence(let items, _) = field.value else {
      return reading.word(field, CheckDefinition.Lint.self).map { [$0] } ?? []
    }
    guard !items.isEmpty else {
      reading.report(Self.emptyList(field))
      return []
    }
    return items.compactMap { item in
      reading.word(
        Field(key: field.key, value: item, substitutions: field.substitutions),
        CheckDefinition.Lint.self
      )
    }
  }
}
