import SegueDocuments
import SegueGeometry
import SegueModel

extension SceneBuilder {
  /// Reads a key of an animator.
  mutating func body(_ field: Field, into body: inout TransitionBody) {
    let scope = Scope(.track, substitutions: field.substitutions)
    let held = scope.at(.held)
    switch field.name {
    case "duration": body.duration = seconds(field, scope.at(.transitionTiming))
    case "ease": body.ease = ease(field, scope.at(.transitionTiming)) ?? .easeInOut
    case "insert": body.insert = word(field, TransitionDefinition.Insertion.self)
    case "add": body.additions = additions(field, to: field.joins ? body.additions : [])
    case "during":
      body.during = (field.joins ? body.during : []) + assignments(field, held)
      for assignment in body.during where assignment.values.contains(where: { $0.property == .scrolling }) {
        report(
          Finding(
            "'scrolling' has no effect while a transition runs",
            at: assignment.path.source,
            hint: "UIKit takes no touches then; 'before' or 'after' sets it for afterwards"
          )
        )
      }
    case "before": body.before = (field.joins ? body.before : []) + assignments(field, held)
    case "after": body.after = (field.joins ? body.after : []) + assignments(field, held)
    case "tracks": body.tracks = (field.joins ? body.tracks : []) + tracks(field, scope)
    case "alongside": body.alongside = (field.joins ? body.alongside : []) + tracks(field, scope)
    case "completes": body.completes = flag(field) ?? true
    case "seed":
      let wanted = "a whole number from 0"
      if let seed = literal(field, wanted, in: 0...9_007_199_254_740_992, isWhole: true) {
        body.seed = UInt64(Int(clamping: seed))
      }
    default: return
    }
  }

  /// Values by path.
  mutating func assignments(_ field: Field, _ scope: Scope) -> [LayerAssignment] {
    fields(of: field.value, "paths and their values", field.substitutions).compactMap { entry in
      guard let path = path(entry.key) else { return nil }
      let count = reportCount
      let body = fields(of: entry.value, "{property: value}", entry.substitutions)
      let values = known(body, among: Self.propertyKeys, "a layer's value").fields
        .flatMap { bindings($0, scope) ?? [] }
      if body.isEmpty, reportCount == count { report(Self.nothing(in: entry)) }
      return LayerAssignment(path: path, values: values.inSettingOrder)
    }
  }

  static let propertyKeys = PropertyName.allCases.map(\.rawValue) + ["font", "border", "shadow", "stroke"]

  // MARK: Additions

  private mutating func additions(_ field: Field, to others: [AdditionDefinition]) -> [AdditionDefinition] {
    var result = others
    for entry in fields(of: field.value, "layers to add", field.substitutions) {
      guard checkName(entry.key), let addition = addition(entry) else {
        unread.layers.insert(entry.name)
        continue
      }
      if others.contains(where: { $0.layer.name == entry.name }) {
        report(
          Finding(
            "two layers are called '\(entry.name)'",
            at: entry.key.range,
            hint: "another preset that is used here adds one already"
          )
        )
      }
      result.append(addition)
    }
    return result
  }

  private static let additionKeys = ["copy", "inside", "masks", "grid", "pieces"]

  private mutating func addition(_ entry: Field) -> AdditionDefinition? {
    let known = known(
      fields(of: entry.value, "a layer", entry.substitutions),
      among: Self.layerKeys + Self.additionKeys.filter { $0 != "copy" },
      "a layer"
    )
    if known.lacksSome { unread.incompleteLayers.insert(entry.key.range) }
    var body = known.fields
    var placement = AdditionDefinition.Placement.container
    var grid: LayerDefinition.GridDefinition?
    let pieces = body.first { $0.name == "pieces" }
    for part in body {
      switch part.name {
      case "inside": placement = path(part).map { .inside($0) } ?? placement
      case "masks": placement = path(part).map { .masks($0) } ?? placement
      case "grid": grid = self.grid(part)
      case "repeat":
        report(
          Finding(
            "what is added cannot be repeated",
            at: part.key.range,
            hint: "put the copies inside: layers: {copy: {repeat: 3}}"
          )
        )
      default: continue
      }
    }
    if let pieces, grid == nil, !body.contains(where: { $0.name == "grid" }) {
      report(Finding("'pieces' needs a 'grid'", at: pieces.key.range, hint: "for example grid: [2, 1]"))
    }
    if let pieces, var cut = grid {
      fill(&cut, from: pieces)
      grid = cut
    }
    body.removeAll { ["inside", "masks", "grid", "pieces", "repeat"].contains($0.name) }
    var context = LayerContext(
      scope: Scope(.addition, substitutions: entry.substitutions),
      path: [LayerPath.Role.container.rawValue]
    )
    context.isUntouched = true
    guard var layer = layer(named: entry.name, entry, body, context) else { return nil }
    layer.grid = grid
    if grid != nil, layer.copy == nil {
      report(Finding("'grid' cuts a 'copy'", at: entry.key.range, hint: "name the layer to copy: copy: from"))
    }
    return AdditionDefinition(layer: layer, placement: placement)
  }

  private mutating func grid(_ field: Field) -> LayerDefinition.GridDefinition? {
    let scope = Scope(.grid, substitutions: field.substitutions)
    guard case .sequence(let items, let range) = field.value, items.count == 2 else {
      report(
        Finding("a grid is a list of columns and rows", at: field.value.range, hint: "for example [4, 1]")
      )
      return nil
    }
    var counts: [Expression] = []
    for item in items {
      guard let scalar = scalar(item, "a number of pieces", [:]) else { return nil }
      do throws(Finding) {
        let count = try ExpressionParser.value(scalar, as: .number, scope: scope)
        if case .number(let number) = count.node, number <= 0 {
          throw Finding("a grid has at least one piece each way", at: scalar.range)
        }
        counts.append(count)
      } catch {
        report(error)
        return nil
      }
    }
    let known = counts.map { count -> Double in if case .number(let number) = count.node { number } else { 1 }
    }
    let pieces = known[0].rounded(.up) * known[1].rounded(.up)
    guard pieces + Double(layerCount) <= Double(SceneLimits.layers) else {
      report(
        Finding(
          "more than \(SceneLimits.layers) layers",
          at: range,
          hint: "'repeat' and 'grid' count each copy"
        )
      )
      return nil
    }
    layerCount += Int(clamping: pieces)
    return LayerDefinition.GridDefinition(columns: counts[0], rows: counts[1])
  }

  private mutating func fill(_ grid: inout LayerDefinition.GridDefinition, from field: Field) {
    let scope = Scope(.piece, substitutions: field.substitutions)
    let body = fields(of: field.value, "values of each piece", field.substitutions)
    let valid = Self.propertyKeys.filter { !Self.touchKeys.contains($0) } + ["layers"]
    for part in known(body, among: valid, accepting: Self.touchKeys, "a piece").fields {
      if part.name == "layers" {
        grid.layers = layers(part, LayerContext(scope: scope.at(.pieceLayer), isUntouched: true))
      } else if Self.touchKeys.contains(part.name) {
        report(Self.untouched(part))
      } else {
        grid.values += bindings(part, scope) ?? []
      }
    }
    grid.values = grid.values.inSettingOrder
  }
}
