import SegueDocuments
import SegueGeometry
import SegueModel

/// Builds a `Scene` from a document, collecting everything that is wrong with it on the way.
struct SceneBuilder: OverTransitions {
  var transitions: TransitionReader
  /// Where the scene's own file ends.
  private let ownEnd: Int
  /// The results of unused presets, if they can be read.
  private(set) var trials: [PresetTrial] = []

  init(pictures: PictureLibrary, ownEnd: Int) {
    let layers = LayerReader(values: ValueReader(pictures: pictures))
    transitions = TransitionReader(animators: AnimatorReader(layers: layers))
    self.ownEnd = ownEnd
  }

  /// What is known of pictures, with those that the scene has.
  var pictures: PictureLibrary { layers.values.pictures }

  /// The scene; it is complete only where `findings` holds no error.
  mutating func scene(
    from root: YAMLNode,
    including documents: [IncludeReader.Document],
    fallbackTitle: String
  ) -> Scene {
    var scene = Scene(title: fallbackTitle, device: .iPhone15, start: "")
    guard case .mapping(let entries, _) = root else {
      reading.report(
        Finding("a scene is a mapping, found \(root.noun)", at: root.range, hint: "begin with 'segue: 1'")
      )
      return scene
    }
    var sections: [String: Field] = [:]
    animators.usesRandom = root.contains(text: "random(")
    let written = entries.map { Field(key: $0.key, value: $0.value, substitutions: [:]) }
    let known = reading.known(written, among: SceneKeys.document, "a scene")
    reading.unread.hasSection = known.lacksSome
    for field in known.fields {
      sections[field.name] = field
      if field.name == "segue" {
        checkVersion(field, isFirst: field.key.range == entries.first?.key.range)
      }
    }
    if sections["segue"] == nil, !known.lacksSome {
      reading.report(
        Finding("'segue: 1' is missing", at: .none, hint: "a scene begins with the language's version")
      )
    }
    let shared = SharedSections(included: documents.map { self.sections(of: $0) }, own: sections)
    definitions.readTokens(shared)
    definitions.readPresets(shared)
    definitions.readComponents(shared)
    for (name, field) in sections {
      sections[name] = Field(key: field.key, value: field.value, substitutions: definitions.tokens)
    }
    readHeader(sections, into: &scene)
    scene.screens = layers.readScreens(sections["screens"])
    transitions.roots = Dictionary(scene.screens.map { ($0.name, $0.root) }) { first, _ in first }
    if scene.start.isEmpty { scene.start = scene.screens.first?.name ?? "" }
    scene.transitions = transitions.readTransitions(sections["transitions"])
    var gestures = GestureReader(transitions: transitions)
    scene.gestures = gestures.readGestures(sections["gestures"])
    trials = gestures.readUnusedPresets(ownEnd: ownEnd)
    transitions = gestures.transitions
    addSheets(to: &scene)
    layers.readUnusedComponents()
    var checks = CheckReader(transitions: transitions)
    scene.scripts = checks.readScripts(sections["scripts"])
    scene.checks = checks.readChecks(sections["checks"], scripts: reading.keys(sections["scripts"]))
    transitions = checks.transitions
    return scene
  }

  mutating func checkVersion(_ field: Field, isFirst: Bool) {
    if !isFirst {
      reading.report(Finding("'segue' must be the first key", at: field.key.range))
    }
    guard let scalar = reading.scalar(field, "the version"), scalar.text != "1" else { return }
    reading.report(
      Finding(
        "version '\(TextSanitizer.visible(scalar.text))' of the scene language is not known",
        at: scalar.range,
        hint: "this program reads version 1"
      )
    )
  }
}
