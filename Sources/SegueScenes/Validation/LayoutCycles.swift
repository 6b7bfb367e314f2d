import SegueDocuments
import SegueGeometry
import SegueModel

/// Finds layout values that need themselves.
struct LayoutCycles {
  /// One number of one layer.
  private struct Quantity: Hashable {
    var layer: String
    var name: String
  }

  /// What a quantity is made of, and where.
  private struct Dependency {
    var on: Quantity
    var place: SourceRange
  }

  private var dependencies: [Quantity: [Dependency]] = [:]

  static func findings(in scene: Scene, _ resolver: LayerResolver) -> [Finding] {
    var cycles = LayoutCycles()
    for screen in scene.screens { cycles.add(screen.root, path: screen.name, parent: nil) }
    return cycles.cycle().map { [$0] } ?? []
  }

  private mutating func add(_ layer: LayerDefinition, path: String, parent: String?) {
    for binding in layer.values {
      let names = Self.quantities(binding.property)
      if case .list(let items) = binding.value.node, items.count == names.count {
        for (name, item) in zip(names, items) { add(item, to: Quantity(layer: path, name: name), parent) }
      } else {
        for name in names { add(binding.value, to: Quantity(layer: path, name: name), parent) }
      }
    }
    for child in layer.layers + layer.mask { add(child, path: "\(path)/\(child.name)", parent: path) }
  }

  private mutating func add(_ value: Expression, to quantity: Quantity, _ parent: String?) {
    value.visit { part in
      guard case .property(let property, let path) = part.node else { return }
      guard let layer = path.role == .parent ? parent : path.role == nil ? path.description : nil else {
        return
      }
      for name in Self.quantities(property) {
        let dependency = Dependency(on: Quantity(layer: layer, name: name), place: part.source)
        dependencies[quantity, default: []].append(dependency)
      }
    }
  }

  /// The numbers a property sets or reads.
  private static func quantities(_ property: PropertyName) -> [String] {
    switch property {
    case .frame: ["x", "y", "width", "height"]
    case .position, .center: ["x", "y"]
    case .positionX, .centerX: ["x"]
    case .positionY, .centerY: ["y"]
    case .offset: ["offset.x", "offset.y"]
    default: [property.rawValue]
    }
  }

  /// The first cycle in the file, found by repeatedly removing nodes without remaining dependencies.
  private func cycle() -> Finding? {
    var waiting = dependencies.mapValues { $0.filter { dependencies[$0.on] != nil } }
    var users: [Quantity: [Quantity]] = [:]
    for (quantity, needs) in waiting {
      for need in needs { users[need.on, default: []].append(quantity) }
    }
    var counts = waiting.mapValues(\.count)
    var ready = counts.filter { $0.value == 0 }.map(\.key)
    while let quantity = ready.popLast() {
      waiting[quantity] = nil
      for user in users[quantity] ?? [] {
        counts[user, default: 0] -= 1
        if counts[user] == 0 { ready.append(user) }
      }
    }
    let left = waiting.mapValues { $0.filter { waiting[$0.on] != nil } }
    let starts = left.flatMap { quantity, needs in needs.map { (quantity, $0.place.lower) } }
    guard let start = starts.min(by: { $0.1 < $1.1 })?.0 else { return nil }
    return describe(from: start, left)
  }

  /// Follows the remaining dependencies until a node repeats.
  private func describe(from start: Quantity, _ left: [Quantity: [Dependency]]) -> Finding? {
    var order: [Quantity] = []
    var places: [SourceRange] = []
    var current = start
    var visited: Set<Quantity> = []
    while visited.insert(current).inserted {
      order.append(current)
      guard let next = left[current]?.min(by: { $0.place.lower < $1.place.lower }) else { return nil }
      places.append(next.place)
      current = next.on
    }
    let first = order.firstIndex(of: current) ?? 0
    let names = (order[first...] + [current]).map { "\($0.layer).\($0.name)" }
    return Finding(
      "'\(names[0])' depends on itself",
      at: places[first],
      hint: names.count > 2 ? names.joined(separator: " → ") : nil
    )
  }
}
