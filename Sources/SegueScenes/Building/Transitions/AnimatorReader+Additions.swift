import SegueDocuments
import SegueGeometry
import SegueModel

/// Layers that are there while a transition runs.
extension AnimatorReader {
  mutating func additions(_ field: Field, to others: [AdditionDefinition]) -> [AdditionDefinition] {
    var result = others
    for entry in reading.fields(of: field.value, "layers to add", field.substitutions) {
      guard reading.checkName(entry.key), let addition = addition(entry) else {
        reading.unread.layers.insert(entry.name)
        continue
      }
      if others.contains(where: { $0.layer.name == entry.name }) {
        reading.report(
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

  private static let additionKeys = ["inside", "masks", "grid", "pieces"]

  private mutating func addition(_ entry: Field) -> AdditionDefinition? {
    let known = reading.known(
      reading.fields(of: entry.value, "a layer", entry.substitutions),
      among: SceneKeys.layer + Self.additionKeys,
      "a layer"
    )
    if known.lacksSome { reading.unread.incompleteLayers.insert(entry.key.range) }
    var body = known.fields
    var placement = AdditionDefinition.Placement.container
    var grid: LayerDefinition.GridDefinition?
    let pieces = body.first { $0.name == "pieces" }
    for part in body {
      switch part.name {
      case "inside": placement = reading.path(part).map { .inside($0) } ?? placement
      case "masks": placement = reading.path(part).map { .masks($0) } ?? placement
      case "grid": grid = self.grid(part)
      case "repeat":
        reading.report(
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
      reading.report(
        Finding("'pieces' needs a 'grid'", at: pieces.key.range, hint: "for example grid: [2, 1]")
      )
    }
    if let pieces, var cut = grid {
      fill(&cut, from: pieces)
      grid = cut
    }
    body.removeAll { (Self.additionKeys + ["repeat"]).contains($0.name) }
    var context = LayerContext(
      scope: Scope(.addition, substitutions: entry.substitutions),
      path: [LayerPath.Role.container.rawValue]
    )
    context.isUntouched = true
    guard var layer = layers.layer(named: entry.name, entry, body, context) else { return nil }
    layer.grid = grid
    if grid != nil, layer.copy == nil {
      reading.report(
        Finding("'grid' cuts a 'copy'", at: entry.key.range, hint: "name the layer to copy: copy: from")
      )
    }
    return AdditionDefinition(layer: layer, placement: placement)
  }

  private mutating func grid(_ field: Field) -> LayerDefinition.GridDefinition? {
    let scope = Scope(.grid, substitutions: field.substitutions)
    guard case .sequence(let items, let range) = field.value, items.count == 2 else {
      reading.report(
        Finding("a grid is a list of columns and rows", at: field.value.range, hint: "for example [4, 1]")
      )
      return nil
    }
    var counts: [Expression] = []
    for item in items {
      guard let scalar = reading.scalar(item, "a number of pieces", [:]) else { return nil }
      do throws(Finding) {
        let count = try ExpressionParser.value(scalar, as: .number, scope: scope)
        if case .number(let number) = count.node, number <= 0 {
          throw Finding("a grid has at least one piece each way", at: scalar.range)
        }
        counts.append(count)
      } catch {
        reading.report(error)
        return nil
      }
    }
    let known = counts.map { count -> Double in if case .number(let number) = count.node { number } else { 1 }
    }
    let pieces = known[0].rounded(.up) * known[1].rounded(.up)
    guard pieces + Double(layers.layerCount) <= Double(SceneLimits.layers) else {
      reading.report(
        Finding(
          "more than \(SceneLimits.layers) layers",
          at: range,
          hint: "'repeat' and 'grid' count each copy"
        )
      )
      return nil
    }
    layers.layerCount += Int(clamping: pieces)
    return LayerDefinition.GridDefinition(columns: counts[0], rows: counts[1])
  }

  private mutating func fill(_ grid: inout LayerDefinition.GridDefinition, from field: Field) {
    let scope = Scope(.piece, substitutions: field.substitutions)
    let body = reading.fields(of: field.value, "values of each piece", field.substitutions)
    let valid = SceneKeys.properties.filter { !SceneKeys.touch.contains($0) } + ["layers"]
    for part in reading.known(body, among: valid, accepting: SceneKeys.touch, "a piece").fields {
      if part.name == "layers" {
        grid.layers = layers.sublayers(part, LayerContext(scope: scope.at(.pieceLayer), isUntouched: true))
      } else if SceneKeys.touch.contains(part.name) {
        reading.report(LayerReader.untouched(part))
      } else {
        grid.values += values.bindings(part, scope) ?? []
      }
    }
    grid.values = grid.values.inSettingOrder
  }
}
