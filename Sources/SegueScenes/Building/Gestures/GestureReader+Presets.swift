import SegueDocuments
import SegueGeometry
import SegueModel

extension GestureReader {
  /// Reads presets that no transition or gesture uses, so that they are correct once one does; `ownEnd` is where the scene's own file ends.
  mutating func readUnusedPresets(ownEnd: Int) -> [PresetTrial] {
    var read: [PresetTrial] = []
    for (name, preset) in definitions.presets.sorted(by: {
      $0.value.key.range.lower < $1.value.key.range.lower
    })
    where !definitions.usedPresets.contains(name) && !preset.isCircular && !reading.isFull {
      let bound = definitions.defaults(of: preset)
      // A parameter without a value has one only in use.
      guard preset.parameters.allSatisfy({ bound[$0.name]?.scalar.text.isEmpty == false }) else { continue }
      let body = preset.fields.filter { $0.name != "use" }.map {
        Field(key: $0.key, value: $0.value, substitutions: bound)
      }
      var trial = self
      let tried = trial.tryOut(body, in: preset)
      let found = trial.reading.findings.dropFirst(reading.findings.count)
      // An included one may be right on the screens of other scenes.
      if found.isEmpty, preset.key.range.lower < ownEnd, !preset.fields.contains(where: { $0.name == "use" })
      {
        read.append(tried)
      }
      for finding in found { reading.report(finding) }
    }
    return read
  }

  private mutating func tryOut(_ body: [Field], in preset: Preset) -> PresetTrial {
    if body.contains(where: { SceneKeys.gesture.contains($0.name) && !SceneKeys.transition.contains($0.name) }
    ) {
      .gesture(tryOut(body, named: preset.key))
    } else {
      .transition(transitions.tryOut(body, named: preset.key))
    }
  }

  /// Reads a preset's keys as those of some gesture.
  mutating func tryOut(_ body: [Field], named name: YAMLScalar) -> GestureDefinition {
    let recognizer = body.first { $0.name == "recognize" }.flatMap { self.recognizer($0) }
    var scope = Scope(.gestureLet)
    scope.gesture = GestureTraits(recognizer: recognizer, hasProgress: true, drives: true)
    let path = body.first { $0.name == "in" }.flatMap { reading.path($0) }
    let remembered = body.first { $0.name == "remember" }.map { self.locals($0, &scope) }
    let locals = body.first { $0.name == "let" }.map { self.locals($0, &scope) }
    var tried: GestureDefinition.Action?
    if body.contains(where: { ["drives", "scrubs", "sets"].contains($0.name) }) {
      tried = action(
        Field(key: name, value: .mapping([], name.range), substitutions: [:]),
        body,
        scope,
        lacksSome: true
      )
    }
    var gesture = GestureDefinition(
      name: name.text,
      path: path ?? LayerPath(components: [""]),
      recognizer: recognizer ?? .tap,
      action: tried ?? .sets([])
    )
    gesture.remembered = remembered ?? []
    gesture.locals = locals ?? []
    for field in body { read(field, into: &gesture, scope) }
    return gesture
  }
}
