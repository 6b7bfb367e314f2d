import SegueDocuments
import SegueGeometry
import SegueModel

/// Checks what depends on the whole scene: that every path leads to a layer, and that no value depends on itself.
struct SceneValidator {
  let scene: Scene
  let resolver: LayerResolver
  /// The pushes and presentations that bring a screen, by its name, in the order of the file.
  let openers: [String: [TransitionDefinition]]
  /// Where transitions lead from a screen.
  let leads: [String: [String]]
  /// What transitions and gestures set of any layer, and what could not be read of one.
  let assigned: Set<PropertyName>
  /// What of that is not read from another layer of the same kind.
  let given: Set<PropertyName>
  private var list = FindingList()
  /// Places already reported; copies and reversed transitions repeat what was written.
  private var places: Set<SourceRange> = []
  private var read: Set<ScreenPath> = []
  private var causes: Set<String> = []
  /// The places of paths that lead nowhere: copies repeat them, and looking for what was meant takes time.
  private var lost: Set<SourceRange> = []

  /// Returns the errors of a scene; errors that follow from parts that could not be read are left out.
  static func findings(in scene: Scene, trials: [PresetTrial] = [], unread: Unread = Unread()) -> [Finding] {
    var validator = SceneValidator(scene: scene, unread: unread)
    validator.run()
    for trial in trials { validator.check(trial) }
    return validator.list.findings
  }

  /// What nothing leads to, in a scene without errors.
  static func unreached(in scene: Scene) -> [Finding] {
    var validator = SceneValidator(scene: scene, unread: Unread())
    validator.checkReach()
    return validator.list.findings
  }

  /// What of a script names no layer of the scene.
  static func findings(of script: Script, in scene: Scene) -> [Finding] {
    var validator = SceneValidator(scene: scene, unread: Unread())
    validator.check(script)
    return validator.list.findings
  }

  /// Whether it is about a preset: a tap, and a gesture that leads there, are for those who use it to say.
  private(set) var isTrial = false

  /// What is wrong with a preset, used on a screen.
  private func findings(of trial: PresetTrial, on screen: String) -> [Finding] {
    var validator = self
    validator.forget()
    validator.isTrial = true
    switch trial {
    case .transition(var transition):
      transition.from = transition.from ?? screen
      transition.to = transition.to ?? screen
      validator.checkParts(of: transition)
    case .gesture(var gesture):
      if gesture.path.components == [""] { gesture.path.components = [screen] }
      validator.check(gesture)
    }
    return validator.list.findings
  }

  /// Checks an unused preset: it is wrong if it would be wrong on every screen.
  private mutating func check(_ trial: PresetTrial) {
    guard !list.isFull else { return }
    let found = scene.screens.map { screen in
      findings(of: trial, on: screen.name)
    }
    guard let first = found.first else { return }
    let common = found.reduce(Set(first.map(\.range))) { $0.intersection($1.map(\.range)) }
    for finding in first where common.contains(finding.range) { report(finding) }
  }

  /// Whether the target of a path depends on the uses of a preset: a tap, a gesture that leads there, and an addition if
  /// the preset adds nothing.
  private func isForUsers(_ path: LayerPath, in context: PathContext) -> Bool {
    switch path.role {
    case .hit, .drag: true
    case .container: context.transition?.body.additions.isEmpty ?? false
    case .from, .to, .parent, nil: false
    }
  }

  private init(scene: Scene, unread: Unread) {
    self.scene = scene
    resolver = LayerResolver(scene: scene, unread: unread)
    leads = Dictionary(grouping: scene.transitions) { $0.from ?? "" }.mapValues { $0.compactMap(\.to) }
    assigned = scene.assignedProperties().union(unread.properties)
    given = scene.assignedProperties(exceptRead: true).union(unread.properties)
    openers = Dictionary(grouping: scene.transitions.filter(\.isAlwaysAvailable)) { $0.to ?? "" }
  }

  /// What has been found so far is no part of what is found from now on.
  private mutating func forget() {
    list = FindingList()
    (places, read, causes, lost) = ([], [], [], [])
  }

  private mutating func run() {
    for screen in scene.screens { checkLayer(screen.root, screen: screen.name, ancestors: []) }
    for transition in scene.transitions { check(transition) }
    for gesture in scene.gestures { check(gesture) }
    for script in scene.scripts { check(script.script) }
    for definition in scene.checks { check(definition) }
    checkEffects()
    checkTabs()
    for cycle in LayoutCycles.findings(in: scene, resolver) { report(cycle) }
  }

  mutating func report(_ finding: Finding) {
    guard !list.isFull(of: finding.severity), places.insert(finding.range).inserted else { return }
    list.add(finding)
  }

  // MARK: Paths

  /// Checks a path that is only read; each place in a screen once, however often it is repeated.
  private mutating func checkRead(_ path: LayerPath, in context: PathContext) {
    if case .layer(let screen, _) = context, path.role != .parent {
      guard read.insert(ScreenPath(screen: screen, path: path)).inserted else { return }
    }
    check(path, in: context)
  }

  /// A path as a screen reads it.
  private struct ScreenPath: Hashable {
    var screen: String
    var path: LayerPath
  }

  /// Whether a path leads somewhere; if not, that is reported.
  @discardableResult
  mutating func check(_ path: LayerPath, in context: PathContext) -> [LayerDefinition]? {
    if list.isFull || lost.contains(path.source) { return nil }
    if isTrial, isForUsers(path, in: context) { return nil }
    do throws(LayerResolver.Failure) {
      return try resolver.layers(at: path, in: context)
    } catch {
      if path.source != .none { lost.insert(path.source) }
      guard !error.isConsequence else { return nil }
      if let cause = error.cause, !causes.insert(cause).inserted { return nil }
      report(Finding(error.message, at: Self.range(of: error.component, in: path), hint: error.hint))
      return nil
    }
  }

  /// The bytes of a path's component, if the file has the path literally.
  static func range(of component: Int, in path: LayerPath) -> SourceRange {
    guard path.source.upper - path.source.lower == path.description.utf8.count else { return path.source }
    let before = path.components[..<component].reduce(0) { $0 + $1.utf8.count + 1 }
    let lower = path.source.lower + before
    return SourceRange(lower: lower, upper: lower + path.components[component].utf8.count)
  }

  /// Checks every path that an expression reads.
  mutating func check(_ expression: Expression, in context: PathContext) {
    var read: [(property: PropertyName, path: LayerPath)] = []
    expression.visit { part in
      if case .property(let property, let path) = part.node { read.append((property, path)) }
      if case .symbol(let symbol) = part.node { checkKind(of: symbol, at: part.source, in: context) }
    }
    for (property, path) in read {
      checkRead(path, in: context)
      checkContent(property, of: path, in: context)
    }
  }

  /// Warns about reading a content that no layer there has, and that nothing gives it.
  private mutating func checkContent(_ property: PropertyName, of path: LayerPath, in context: PathContext) {
    guard [.text, .image, .path, .gradient].contains(property), !given.contains(property), !isTrial,
      !places.contains(path.source), let layers = try? resolver.layers(at: path, in: context), !layers.isEmpty
    else { return }
    let mayHave = layers.contains { layer in
      layer.copy != nil || resolver.unread.incompleteLayers.contains(layer.source)
        || layer.values.contains { $0.property == property }
    }
    guard !mayHave else { return }
    report(
      Finding(
        "'\(path)' has no '\(property.rawValue)' to read",
        at: path.source,
        hint: "name a layer that has one, or give it one",
        severity: .warning
      )
    )
  }

  mutating func check(_ values: [PropertyBinding], in context: PathContext) {
    for binding in values { check(binding.value, in: context) }
  }

  /// The layers that a check names.
  private mutating func check(_ definition: CheckDefinition) {
    for path in definition.contained + definition.bounded.map(\.path) where path.role != .container {
      check(path, in: .script)
    }
  }

  // MARK: Layers

  private mutating func checkLayer(_ layer: LayerDefinition, screen: String, ancestors: [LayerDefinition]) {
    let context = PathContext.layer(screen: screen, ancestors: ancestors)
    check(layer.values, in: context)
    if let press = layer.press {
      check(press.scale, in: context)
      check(press.duration, in: context)
    }
    for side in layer.scrollTraits.insets?.all ?? [] { check(side, in: context) }
    if let refresh = layer.scrollTraits.refresh {
      for value in [refresh.height, refresh.pull, refresh.duration] { check(value, in: context) }
    }
    if case .length(let length)? = layer.scrollTraits.page { check(length, in: context) }
    if let copy = layer.copy {
      check(copy, in: context)
      let own = (ancestors + [layer]).map(\.name)
      if own.starts(with: copy.components) {
        report(Finding("a layer cannot be copied into itself", at: copy.source))
      }
    }
    for child in layer.layers + layer.mask {
      checkLayer(child, screen: screen, ancestors: ancestors + [layer])
    }
  }

  // MARK: Scripts

  private mutating func check(_ name: String, at source: SourceRange, among names: [String], _ kind: String) {
    let unread = resolver.unread
    guard !names.contains(name), !unread.transitions.contains(name) else { return }
    guard !unread.nameless.contains(kind + "s"), !names.isEmpty || !unread.hasSection else { return }
    let hint = Suggestions.forScenes.hint(for: name, among: names, listing: "\(kind)s")
    report(Finding("no \(kind) is called '\(TextSanitizer.visible(name))'", at: source, hint: hint))
  }

  private mutating func check(_ script: Script) {
    if let start = script.start {
      check(start.screen, at: start.source, among: scene.screens.map(\.name), "screen")
    }
    for step in script.steps {
      switch step.action {
      case .tap(let path): check(path, in: .script)
      case .scroll(let path, _):
        guard let layers = check(path, in: .script), !layers.contains(where: { !$0.scroll.isEmpty }) else {
          continue
        }
        report(Finding("'\(path)' does not scroll", at: path.source, hint: "give the layer 'scroll: y'"))
      case .trigger(let name, let source):
        check(name, at: source, among: scene.transitions.map(\.name), "transition")
      default: continue
      }
    }
  }
}
