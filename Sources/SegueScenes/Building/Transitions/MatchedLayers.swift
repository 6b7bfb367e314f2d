import SegueModel

/// What a match becomes: added layers, tracks of them, and originals that are held hidden.
///
/// There are three ways, by what the two layers are. The same text or picture is one copy whose numbers change. Two
/// different ones are two copies, the second fading in over the first, each with all the numbers. Layers with others inside
/// become a box with both pictures in it, scaled by their fit.
struct MatchedLayers {
  let match: MatchDefinition
  /// The layers as written, each of those that the path may mean; empty where that is not known.
  let sources: [LayerDefinition]
  let targets: [LayerDefinition]

  /// Adds all of it to an animator, behind what the animator adds itself.
  func apply(to body: inout TransitionBody, at place: Int) -> Int {
    for path in [match.source, match.target] {
      let hidden = PropertyBinding(.hidden, Expression(.boolean(true)))
      body.during.append(LayerAssignment(path: path, values: [hidden]))
    }
    let layers: [LayerDefinition]
    switch way {
    case .one: layers = [copy(of: match.source, named: match.name)]
    case .two:
      layers = [
        copy(of: match.source, named: match.name), copy(of: match.target, named: match.name + "-next"),
      ]
    case .box: layers = [box]
    }
    body.additions.insert(contentsOf: layers.map { AdditionDefinition(layer: $0) }, at: place)
    body.tracks += tracks
    return layers.count
  }

  /// How a match is shown.
  enum Way {
    case one, two, box
  }

  var way: Way {
    guard let source = sources.first, let target = targets.first,
      (sources + targets).allSatisfy(\.isPlain)
    else { return .box }
    // The one of which several may be meant is the one that was tapped, which the other may read.
    let isOne =
      targets.count == 1
      ? sources.allSatisfy { $0.hasContents(of: target, at: match.source) }
        || (sources.count == 1 && target.hasContents(of: source, at: match.target))
      : sources.count == 1 && targets.allSatisfy { $0.hasContents(of: source, at: match.target) }
    return isOne ? .one : .two
  }

  private func copy(of path: LayerPath, named name: String) -> LayerDefinition {
    var layer = LayerDefinition(name: name, source: match.source.source)
    layer.copy = path
    return layer
  }

  /// The box, its clipped inside, and the two pictures in that.
  private var box: LayerDefinition {
    var box = LayerDefinition(name: match.name, source: match.source.source)
    box.values = [.frame, .fill, .radius, .shadowRadius, .shadowX, .shadowY, .shadowOpacity, .shadowColor].map
    {
      PropertyBinding($0, of(match.source, $0))
    }
    var inside = LayerDefinition(name: "inside", source: match.source.source)
    inside.values = [PropertyBinding(.clip, Expression(.boolean(true)))]
    inside.values += [.radius, .borderWidth, .borderColor].map { PropertyBinding($0, of(match.source, $0)) }
    inside.layers = [picture(of: match.source, named: "old"), picture(of: match.target, named: "new")]
    box.layers = [inside]
    return box
  }

  private func picture(of path: LayerPath, named name: String) -> LayerDefinition {
    var layer = copy(of: path, named: name)
    layer.isBareCopy = true
    layer.values = [
      PropertyBinding(
        .frame,
        Expression(.list([.number(0), .number(0), of(path, .width), of(path, .height)]))
      )
    ]
    return layer
  }

  private func of(_ path: LayerPath, _ property: PropertyName) -> Expression {
    Expression(.property(property, of: path), source: path.source)
  }
}

/// How they move.
extension MatchedLayers {
  private var tracks: [TrackDefinition] {
    switch way {
    case .one: return [track([match.name], plain)]
    case .two:
      // What lets nothing through covers what was there; anything else would be seen over it.
      let fadesOut = !isCovered
      return [
        track([match.name], plain + (fadesOut ? [change(.opacity, from: .number(1), to: .number(0))] : [])),
        track([match.name + "-next"], plain + [change(.opacity, from: .number(0), to: .number(1))]),
      ]
    case .box: return boxTracks
    }
  }

  /// The place, the size and the looks of either layer by itself.
  private var plain: [TrackDefinition.Change] {
    ([.frame] + looks).map { way(of: $0) }
  }

  /// The looks that one of the layers has.
  private var looks: [PropertyName] {
    let all: [PropertyName] = [
      .radius, .fill, .borderWidth, .borderColor, .shadowRadius, .shadowX, .shadowY, .shadowOpacity,
      .shadowColor,
      .color, .fontSize, .strokeWidth, .strokeColor, .blur,
    ]
    return all.filter { property in
      let both = sources + targets
      return both.contains { $0.values.contains { $0.property == property } }
        || ([.color, .fontSize].contains(property) && both.contains(where: \.hasText))
    }
  }

  /// Whether nothing is seen of the first layer once the second is there.
  private var isCovered: Bool { !targets.isEmpty && targets.allSatisfy(\.isOpaque) }

  private var boxTracks: [TrackDefinition] {
    let shell: [PropertyName] = [
      .frame, .radius, .fill, .shadowRadius, .shadowX, .shadowY, .shadowOpacity, .shadowColor,
    ]
    let inside: [PropertyName] = [.width, .height, .radius, .borderWidth, .borderColor]
    let path = [match.name, "inside"]
    let scaled = (old: scale(match.source, to: match.target), new: scale(match.target, to: match.source))
    let isFromTop = match.fit == .width
    let (start, end) = (middle(of: match.source), middle(of: match.target))
    let oldEnd = isFromTop ? middle(of: match.target, asHighAs: match.source, times: scaled.old) : end
    let newStart = isFromTop ? middle(of: match.source, asHighAs: match.target, times: scaled.new) : start
    var old = [change(.center, from: start, to: oldEnd), change(.scale, from: .number(1), to: scaled.old)]
    if !isCovered { old.append(change(.opacity, from: .number(1), to: .number(0))) }
    let new = [
      change(.center, from: newStart, to: end), change(.scale, from: scaled.new, to: .number(1)),
      change(.opacity, from: .number(0), to: .number(1)),
    ]
    return [
      track([match.name], shell.map { way(of: $0) }), track(path, inside.map { way(of: $0) }),
      track(path + ["old"], old), track(path + ["new"], new),
    ]
  }

  private func track(_ path: [String], _ changes: [TrackDefinition.Change]) -> TrackDefinition {
    var track = match.timing
    track.targets = [LayerPath(components: ["container"] + path, source: match.source.source)]
    track.changes = changes
    return track
  }

  private func way(of property: PropertyName) -> TrackDefinition.Change {
    change(property, from: of(match.source, property), to: of(match.target, property))
  }

  private func change(_ property: PropertyName, from start: Expression, to end: Expression)
    -> TrackDefinition.Change
  {
    TrackDefinition.Change(
      property: property,
      keyframes: [TrackDefinition.Keyframe(value: start), TrackDefinition.Keyframe(value: end)]
    )
  }

  private func middle(of path: LayerPath) -> Expression {
    let half = [PropertyName.width, .height].map {
      Expression(.binary(.divide, of(path, $0), .number(2)), source: path.source)
    }
    return Expression(.list(half), source: path.source)
  }

  /// The middle of what is as wide as one layer and as high as another scaled by a factor.
  private func middle(of path: LayerPath, asHighAs other: LayerPath, times factor: Expression) -> Expression {
    guard case .list(let numbers) = middle(of: path).node, case .list(let others) = middle(of: other).node
    else { return middle(of: path) }
    let height = Expression(.binary(.multiply, others[1], factor), source: path.source)
    return Expression(.list([numbers[0], height]), source: path.source)
  }

  /// How a picture of one layer is scaled in the size of another.
  private func scale(_ path: LayerPath, to other: LayerPath) -> Expression {
    // A layer without a size is scaled by nothing that could be a number: a point stands for it.
    let factors = [PropertyName.width, .height].map { side in
      let own = Expression(.call(.max, [of(path, side), .number(1)]), source: path.source)
      return Expression(.binary(.divide, of(other, side), own), source: path.source)
    }
    return switch match.fit {
    case .fill: Expression(.list(factors), source: path.source)
    case .cover: Expression(.call(.max, factors), source: path.source)
    case .contain: Expression(.call(.min, factors), source: path.source)
    case .width: factors[0]
    }
  }
}

extension LayerDefinition {
  /// Whether nothing is in it, so that its own numbers are all that it shows.
  fileprivate var isPlain: Bool {
    layers.isEmpty && mask.isEmpty && copy == nil && scroll.isEmpty && value(of: .path) == nil
  }

  fileprivate var hasText: Bool { value(of: .text) != nil }

  /// Whether nothing is seen through it, unless its colours are not opaque.
  fileprivate var isOpaque: Bool {
    [.fill, .gradient, .image].contains { value(of: $0) != nil } && value(of: .opacity) == nil
  }

  /// Whether it shows what another layer shows, which may read it.
  fileprivate func hasContents(of other: LayerDefinition, at path: LayerPath) -> Bool {
    [PropertyName.text, .image, .gradient, .fit].allSatisfy { property in
      let wanted = other.value(of: property)
      if case .property(property, let read)? = wanted?.node, read.components == path.components {
        return true
      }
      return wanted?.node == value(of: property)?.node
    }
  }

  private func value(of property: PropertyName) -> Expression? {
    values.last { $0.property == property }?.value
  }
}
