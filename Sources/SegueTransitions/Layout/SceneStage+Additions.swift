import SegueGeometry
import SegueModel
import SegueStage

/// An addition with the picture that it shows, taken before anything is hidden.
struct PreparedAddition: Sendable {
  let definition: AdditionDefinition
  /// Of itself.
  let picture: TakenPicture?
  /// Of the layers in it that show copies too, by the paths of the originals.
  let pictures: [LayerPath: TakenPicture]
}

extension SceneStage {
  /// Takes the pictures that a transition's additions will show.
  func prepare(_ additions: [AdditionDefinition], roles: Roles, at time: Double) -> [PreparedAddition] {
    additions.map { addition in
      let original = addition.layer.copy.flatMap { resolve($0, roles: roles).first }
      var pictures: [LayerPath: TakenPicture] = [:]
      for path in addition.layer.copiesInside {
        pictures[path] = resolve(path, roles: roles).first.map { takePicture(of: $0, at: time) }
      }
      return PreparedAddition(
        definition: addition,
        picture: original.map { takePicture(of: $0, at: time) },
        pictures: pictures
      )
    }
  }

  /// Adds a transition's layers, in order, on top of the container or where they say.
  mutating func insert(_ additions: [PreparedAddition], roles: Roles, seed: UInt64, at time: Double) {
    let reading = ReadingContext(roles: roles, seed: seed, isLayout: false)
    for addition in additions {
      guard let id = insert(addition, reading, at: time) else { continue }
      additionLayers.append(id)
      var environment = LayerEnvironment(stage: self, time: time, target: id)
      environment.take(reading)
      var state = tree[id].model
      for binding in addition.definition.layer.values {
        set(binding, of: &state, in: &environment)
        if binding.property == .frame { straighten(&state) }
      }
      tree[id].model = state
      noteFollower(id, addition.definition.layer, reading)
      if let grid = addition.definition.layer.grid { cut(id, grid: grid, environment, reading) }
      layOut(id, at: time)
      fillCopies(in: id, pictures: addition.pictures, at: time)
    }
    orderFollowers()
  }

  private mutating func insert(
    _ addition: PreparedAddition,
    _ reading: ReadingContext,
    at time: Double
  ) -> LayerID? {
    let definition = addition.definition.layer
    let place = parent(for: addition.definition.placement, roles: reading.roles)
    guard let parent = place.layer else { return nil }
    let id: LayerID
    if let picture = addition.picture {
      id = tree.insert(picture.subtree, under: parent, at: nil)
      let fromContainer = tree.convertProjection(from: container, to: parent, at: time)
      SceneStage.place(&tree[id].model, at: picture.projection.concatenating(fromContainer))
      tree[id].model.isHidden = false
    } else {
      var state = LayerState()
      state.layoutFrame = Rect(origin: .zero, size: tree[parent].model.bounds.size)
      id = tree.add(Layer(name: definition.name, model: state), to: parent)
    }
    tree[id].name = SceneStage.additionPrefix + definition.name
    for sublayer in definition.layers { _ = build(sublayer, in: id, reading) }
    if let mask = definition.mask.first { buildMask(mask, of: id, reading) }
    if place.isMask {
      putMaskAside(of: parent)
      tree.attachMask(id, to: parent)
    }
    return id
  }

  /// Sets a layer's own mask aside until the transition ends; one that was added before is gone with all that it follows.
  private mutating func putMaskAside(of layer: LayerID) {
    guard let mask = tree[layer].mask else { return }
    guard !additionLayers.contains(mask) else { return remove(mask) }
    tree.move(mask, to: offstage)
    masksAside[layer] = mask
  }

  /// Removes all that the running transition added, and gives layers back the masks that were replaced.
  mutating func removeAdditions() {
    for layer in additionLayers { remove(layer) }
    additionLayers = []
    pieces = [:]
    for (layer, mask) in masksAside { tree.attachMask(mask, to: layer) }
    masksAside = [:]
  }

  private func parent(
    for placement: AdditionDefinition.Placement,
    roles: Roles
  ) -> (layer: LayerID?, isMask: Bool) {
    switch placement {
    case .container: (transitionContainer, false)
    case .inside(let path): (resolve(path, roles: roles).first, false)
    case .masks(let path): (resolve(path, roles: roles).first, true)
    }
  }

  /// A view made anew at a frame has no transform.
  private func straighten(_ state: inout LayerState) {
    state.components = TransformComponents()
    state.transform = .identity
  }

  /// Cuts a copy into pieces: plain layers that clip the picture to their part of it.
  private mutating func cut(
    _ id: LayerID,
    grid: LayerDefinition.GridDefinition,
    _ environment: LayerEnvironment,
    _ reading: ReadingContext
  ) {
    let picture = tree.snapshot(of: id, at: environment.time)
    let size = tree[id].model.bounds.size
    // Each alone is bounded too, so that their product can be counted.
    let most = Double(SceneStage.maximumPieces)
    let columns = min(max(grid.columns.number(in: environment), 1), most)
    let rows = min(max(grid.rows.number(in: environment), 1), most)
    let counts = (Int(clamping: columns.rounded(.up)), Int(clamping: rows.rounded(.up)))
    let whole = Size(width: size.width / columns, height: size.height / rows)
    clearContents(of: id)
    var added: [LayerID] = []
    for index in 0..<min(counts.0 * counts.1, SceneStage.maximumPieces) {
      let piece = PieceIndices(
        index: index,
        column: index % counts.0,
        row: index / counts.0,
        columns: counts.0,
        rows: counts.1
      )
      let origin = Point(x: Double(piece.column) * whole.width, y: Double(piece.row) * whole.height)
      let frame = Rect(
        x: origin.x,
        y: origin.y,
        width: min(whole.width, size.width - origin.x),
        height: min(whole.height, size.height - origin.y)
      )
      var reading = reading
      reading.piece = piece
      added.append(addPiece(piece, frame: frame, of: picture, to: id, grid: grid, reading))
    }
    // Their values read the stage in which all of them are: a copy for each of them would be another one of the tree.
    var local = environment
    local.stage = self
    for layer in added { setValues(of: layer, grid: grid, &local) }
  }

  static let maximumPieces = 10_000
  /// What a piece shows of the picture, `container/NAME/0/copy`; a keyword, so that no layer of a scene has
  /// it.
  static let pieceContentsName = "copy"

  private mutating func addPiece(
    _ piece: PieceIndices,
    frame: Rect,
    of picture: LayerSubtree,
    to id: LayerID,
    grid: LayerDefinition.GridDefinition,
    _ reading: ReadingContext
  ) -> LayerID {
    var state = LayerState()
    state.layoutFrame = frame
    state.masksToBounds = true
    state.edgeAntialiasingMask = piece.outerEdges
    let layer = tree.add(Layer(name: String(piece.index), model: state), to: id)
    pieces[layer] = piece
    let copy = tree.insert(picture, under: layer, at: nil)
    tree[copy].name = SceneStage.pieceContentsName
    var inner = tree[copy].model
    straighten(&inner)
    inner.layoutFrame = Rect(
      x: -frame.origin.x,
      y: -frame.origin.y,
      width: inner.bounds.size.width,
      height: inner.bounds.size.height
    )
    tree[copy].model = inner
    for sublayer in grid.layers { _ = build(sublayer, in: layer, reading) }
    return layer
  }

  /// Gives a piece the values that all have, and lays out what lies in it.
  private mutating func setValues(
    of layer: LayerID,
    grid: LayerDefinition.GridDefinition,
    _ environment: inout LayerEnvironment
  ) {
    environment.piece = pieces[layer]
    environment.target = layer
    var state = tree[layer].model
    let whole = Rect(origin: .zero, size: state.bounds.size)
    for binding in grid.values { set(binding, of: &state, in: &environment) }
    tree[layer].model = state
    for sublayer in tree[layer].sublayers where records[sublayer] != nil {
      layOut(sublayer, at: environment.time)
      // A layer that covers the whole piece must not end before it does.
      if tree[sublayer].model.layoutFrame == whole {
        tree[sublayer].model.edgeAntialiasingMask = state.edgeAntialiasingMask
      }
    }
  }

  /// Leaves only the geometry of a layer whose picture its pieces show.
  private mutating func clearContents(of id: LayerID) {
    for sublayer in tree[id].sublayers { remove(sublayer) }
    var state = tree[id].model
    state.contents = LayerState().contents
    state.fill = .clear
    tree[id].model = state
  }
}

extension PieceIndices {
  /// The edges at which the picture ends: at the others, pieces abut.
  fileprivate var outerEdges: EdgeAntialiasingMask {
    var edges: EdgeAntialiasingMask = []
    if column == 0 { edges.insert(.left) }
    if column == columns - 1 { edges.insert(.right) }
    if row == 0 { edges.insert(.top) }
    if row == rows - 1 { edges.insert(.bottom) }
    return edges
  }
}

extension LayerTree {
  /// The mapping from one layer's own points to another's.
  func convertProjection(from source: LayerID, to target: LayerID, at time: Double) -> Projection {
    let back = projection(of: target, at: time).inverse ?? .identity
    return projection(of: source, at: time).concatenating(back)
  }
}

extension LayerDefinition {
  /// The paths of the copies that layers inside this one show.
  fileprivate var copiesInside: [LayerPath] {
    (layers + mask + (grid?.layers ?? [])).flatMap { [$0.copy].compactMap { $0 } + $0.copiesInside }
  }
}
