import SegueDocuments
import SegueGeometry
import SegueModel

/// Builds a `Scene` from a document, collecting everything that is wrong with it on the way.
struct SceneBuilder {
  var pictures: PictureLibrary
  private var list = FindingList()
  private var seen: Set<Finding> = []
  /// Mistyped keys with their values, of which nothing more is said.
  private var slips: [SourceRange] = []
  var tokens: [String: Substitution] = [:]
  var presets: [String: Preset] = [:]
  var components: [String: Preset] = [:]
  var screenNames: [String] = []
  /// The screens' layers by their names, as far as they can be read.
  var roots: [String: LayerDefinition] = [:]
  var layerCount = 0
  /// What is written and could not be read.
  var unread = Unread()
  /// Of all values so far.
  var weight = 0
  var hasReportedWeight = false
  /// Whether no further value is read.
  var isOverweight: Bool { weight > SceneLimits.weight }
  /// Whether a number anywhere is random.
  var usesRandom = false
  /// Presets that something uses, by name.
  var usedPresets: Set<String> = []
  /// Where the scene's own file ends.
  let ownEnd: Int
  /// Components that something uses, by name.
  var usedComponents: Set<String> = []
  /// What has been paid for the use of presets and components.
  var useCost = 0
  /// The results of unused presets, if they can be read.
  var trials: [PresetTrial] = []
  /// Transitions as written, by name, for `reverse`.
  var transitionFields: [String: Field] = [:]
  var transitions: [String: TransitionDefinition] = [:]
  /// Transitions whose `reverse` is being followed.
  var transitionsUnderway: [String] = []

  init(pictures: PictureLibrary, ownEnd: Int) {
    self.pictures = pictures
    self.ownEnd = ownEnd
  }

  /// What is wrong so far.
  var findings: [Finding] { list.findings }

  /// Whether enough is wrong, so that no further part of the document is read.
  var isFull: Bool { list.isFull }

  /// How often something was wrong, with what had been reported already.
  private(set) var reportCount = 0

  /// Notes a finding once.
  mutating func report(_ finding: Finding) {
    reportCount += 1
    guard !list.isFull(of: finding.severity), seen.insert(finding).inserted else { return }
    let place = finding.range
    guard place == .none || !slips.contains(where: { $0.lower <= place.lower && place.upper <= $0.upper })
    else { return }
    list.add(finding)
  }

  /// Notes that a key has been reported as mistyped.
  ///
  /// Which it was meant to be is no more than likely, and so is what is wrong with its value. In a mapping the keys tell.
  mutating func noteSlip(_ field: Field) {
    if case .mapping = field.value { return }
    slips.append(SourceRange(lower: field.key.range.lower, upper: field.value.end))
  }

  /// The scene; it is complete only where `findings` holds no error.
  mutating func scene(
    from root: YAMLNode,
    including documents: [IncludeReader.Document],
    fallbackTitle: String
  ) -> Scene {
    var scene = Scene(title: fallbackTitle, device: .iPhone15, start: "")
    guard case .mapping(let entries, _) = root else {
      report(
        Finding("a scene is a mapping, found \(root.noun)", at: root.range, hint: "begin with 'segue: 1'")
      )
      return scene
    }
    var sections: [String: Field] = [:]
    usesRandom = root.contains(text: "random(")
    let written = entries.map { Field(key: $0.key, value: $0.value, substitutions: [:]) }
    let known = known(written, among: Self.documentKeys, "a scene")
    unread.hasSection = known.lacksSome
    for field in known.fields {
      sections[field.name] = field
      if field.name == "segue" {
        checkVersion(field, isFirst: field.key.range == entries.first?.key.range)
      }
    }
    if sections["segue"] == nil, !known.lacksSome {
      report(Finding("'segue: 1' is missing", at: .none, hint: "a scene begins with the language's version"))
    }
    let shared = SharedSections(included: documents.map { self.sections(of: $0) }, own: sections)
    readTokens(shared)
    readPresets(shared)
    readComponents(shared)
    for (name, field) in sections {
      sections[name] = Field(key: field.key, value: field.value, substitutions: tokens)
    }
    readHeader(sections, into: &scene)
    scene.screens = readScreens(sections["screens"])
    roots = Dictionary(scene.screens.map { ($0.name, $0.root) }) { first, _ in first }
    if scene.start.isEmpty { scene.start = scene.screens.first?.name ?? "" }
    scene.transitions = readTransitions(sections["transitions"])
    scene.gestures = readGestures(sections["gestures"])
    checkUnusedPresets()
    checkUnusedComponents()
    scene.scripts = readScripts(sections["scripts"])
    scene.checks = readChecks(sections["checks"], scripts: keys(sections["scripts"]))
    return scene
  }

  static let documentKeys = [
    "segue", "title", "device", "appearance", "start", "include", "tokens", "components", "screens",
    "presets",
    "transitions", "gestures", "scripts", "checks",
  ]

  mutating func checkVersion(_ field: Field, isFirst: Bool) {
    if !isFirst {
      report(Finding("'segue' must be the first key", at: field.key.range))
    }
    guard let scalar = scalar(field, "the version"), scalar.text != "1" else { return }
    report(
      Finding(
        "version '\(TextSanitizer.visible(scalar.text))' of the scene language is not known",
        at: scalar.range,
        hint: "this program reads version 1"
      )
    )
  }
}
