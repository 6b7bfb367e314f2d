import SegueDocuments
import SegueGeometry
import SegueModel

extension SceneValidator {
  /// Checks the paths that a track reads, and the names that depend on the layers it moves.
  mutating func checkExpressions(of track: TrackDefinition, in context: PathContext) {
    for change in track.changes {
      for frame in change.keyframes {
        checkInitial(frame.value, of: change.property, track)
        checkRead(frame.value, of: track, in: context)
        if let offset = frame.offset { checkRead(offset, of: track, in: context) }
      }
    }
    for value in track.timingExpressions { checkRead(value, of: track, in: context) }
    guard let stagger = track.stagger, track.targets.count == 1, !track.isOfMany else { return }
    report(
      Finding(
        "a stagger of one layer has no effect",
        at: stagger.pace.seconds.source,
        hint: "name several: 'PATH/*', or 'a + b'; to let one wait write 'delay'"
      )
    )
  }

  private mutating func checkRead(_ value: Expression, of track: TrackDefinition, in context: PathContext) {
    check(value, in: context)
    let arePieces = track.targets.allSatisfy { isInPiece($0, context) }
    guard !arePieces else { return }
    for (symbol, source) in value.symbols {
      switch symbol {
      case .index, .count:
        guard !track.isOfMany else { continue }
        refuse(
          symbol,
          at: source,
          hint: "it counts the layers that a track moves, and here is one: write 'PATH/*'"
        )
      case .column, .row, .columns, .rows: refuse(symbol, at: source, hint: symbol.whereabouts)
      default: continue
      }
    }
  }

  /// The transition context's initial frame is that of the transition's two views.
  private mutating func checkInitial(_ value: Expression, of property: PropertyName, _ track: TrackDefinition)
  {
    let views: Set<LayerPath.Role?> = [.from, .to]
    let areViews = track.targets.allSatisfy { $0.components.count == 1 && views.contains($0.role) }
    guard !areViews || !property.isPlace else { return }
    for (symbol, source) in value.symbols where symbol == .initial {
      refuse(symbol, at: source, hint: symbol.whereabouts)
    }
  }

  private mutating func refuse(_ symbol: Expression.Symbol, at source: SourceRange, hint: String) {
    report(Finding("'\(symbol.rawValue)' has no value here", at: source, hint: hint))
  }

  /// Whether a path leads into the pieces that a grid cuts.
  private func isInPiece(_ path: LayerPath, _ context: PathContext) -> Bool {
    guard path.role == .container, path.components.count > 2, let body = context.transition?.body else {
      return false
    }
    let named = body.additions.filter { path.components[1] == "*" || $0.layer.name == path.components[1] }
    return !named.isEmpty && named.allSatisfy { $0.layer.grid != nil }
  }
}

extension Expression {
  /// The names in it, with their places.
  fileprivate var symbols: [(Symbol, SourceRange)] {
    var result: [(Symbol, SourceRange)] = []
    visit { part in
      if case .symbol(let symbol) = part.node { result.append((symbol, part.source)) }
    }
    return result
  }
}

extension TrackDefinition {
  /// The numbers that time it.
  fileprivate var timingExpressions: [Expression] {
    [window?.start, window?.end, duration, delay, repeatCount, speed].compactMap { $0 }
      + interpolation.eases.flatMap(\.expressions)
      + [interpolation.tension, interpolation.continuity, interpolation.bias].compactMap { $0 }
      + (way?.expressions ?? [])
      + (ease?.expressions ?? []) + (stagger?.expressions ?? []) + (stagger?.ease?.expressions ?? [])
  }

  /// Whether its paths may mean several layers.
  fileprivate var isOfMany: Bool { targets.count > 1 || targets.contains { $0.components.contains("*") } }
}

extension TrackWay {
  fileprivate var expressions: [Expression] { if case .arc(let bulge) = self { [bulge] } else { [] } }
}

extension GestureDefinition {
  /// All values that it computes for itself, in addition to those that it sets.
  var expressions: [Expression] {
    let numbers = [begin, condition, progress, speed, cancel.duration]
    let end = [finish?.condition, finish?.delay, finish?.duration]
    let eases = [ease, timingCurve, cancel.ease, finish?.ease].compactMap { $0 }
    return (remembered + locals).map(\.value) + (numbers + end).compactMap { $0 }
      + eases.flatMap(\.expressions)
  }
}

extension Ease {
  /// The numbers that it is written with.
  var expressions: [Expression] {
    switch self {
    case .curve: return []
    case .bezier(let x1, let y1, let x2, let y2): return [x1, y1, x2, y2]
    case .spring(let spring):
      var velocity: [Expression] = []
      if case .relative(let value) = spring.velocity { velocity = [value] }
      return spring.shape.expressions + velocity
    }
  }
}

extension SpringDefinition.Shape {
  fileprivate var expressions: [Expression] {
    switch self {
    case .fitted(let ratio): [ratio]
    case .perceptual(let response, let ratio): [response, ratio]
    case .bouncy(let duration, let bounce): [duration, bounce]
    case .physical(let stiffness, let damping, let mass): [stiffness, damping, mass]
    }
  }
}
