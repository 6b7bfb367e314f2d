import SegueGeometry
import SegueModel
import SegueStage

/// A snapshot of a layer, with where it was seen.
struct TakenPicture: Sendable {
  let subtree: LayerSubtree
  /// From the layer's own points to the container's.
  let projection: Projection
}

extension SceneStage {
  /// Takes a layer's picture as it is seen: presented values, subtree, place.
  func takePicture(of id: LayerID, at time: Double) -> TakenPicture {
    let toContainer = tree.projection(of: container, at: time).inverse ?? .identity
    var subtree = tree.snapshot(of: id, at: time)
    // Only an original has its whole path for a name; a copied navigation bar is an ordinary sublayer of the
    // copy.
    subtree.rename { name in
      let parts = name.split(separator: "/").map(String.init)
      // The items of a tab bar are told apart by their screens.
      return parts.count == 2 && parts[1] == TabBar.itemName ? parts[0] : parts.last ?? name
    }
    return TakenPicture(
      subtree: subtree,
      projection: tree.projection(of: id, at: time).concatenating(toContainer)
    )
  }

  /// Fills the layers at and below one that show a copy of another layer, as `snapshotView` does.
  ///
  /// `pictures` are those taken beforehand; others are taken now.
  mutating func fillCopies(in id: LayerID, pictures: [LayerPath: TakenPicture] = [:], at time: Double) {
    if let record = records[id], let path = record.definition.copy {
      let original = resolve(path, roles: record.reading.roles, relativeTo: id).first
      if let picture = pictures[path] ?? original.map({ takePicture(of: $0, at: time) }) {
        insertPicture(picture, filling: id, isBare: record.definition.isBareCopy)
      }
    }
    for sublayer in tree[id].sublayers { fillCopies(in: sublayer, pictures: pictures, at: time) }
    if let mask = tree[id].mask { fillCopies(in: mask, pictures: pictures, at: time) }
  }

  /// Puts a picture into a layer, stretched to its bounds, behind the layer's other sublayers.
  private mutating func insertPicture(_ picture: TakenPicture, filling id: LayerID, isBare: Bool) {
    let target = tree[id].model.bounds.size
    let copy = tree.insert(picture.subtree, under: id, at: 0)
    var state = tree[copy].model
    let size = state.bounds.size
    state.isHidden = false
    if isBare { state.bare() }
    state.components = TransformComponents()
    state.components.scaleX = size.width > 0 ? target.width / size.width : 1
    state.components.scaleY = size.height > 0 ? target.height / size.height : 1
    state.position = Point(
      x: state.anchor.x * target.width,
      y: state.anchor.y * target.height
    )
    tree[copy].model = state
  }

  /// Moves a state so that the layer is seen at a place of another layer's coordinates.
  ///
  /// With `a` the anchor point, a layer shows `translate(−a) · T · translate(position)`; for the place `P` it
  /// was seen at, `position = P(a)` and `T = translate(a) · P · translate(−P(a))`. An axis-aligned place
  /// keeps its scale as components, so that tracks can name it; others become a matrix.
  static func place(_ state: inout LayerState, at projection: Projection) {
    let anchor = state.anchorPoint
    guard let position = projection.apply(anchor) else { return }
    state.position = position
    state.m34 = 0
    state.components = TransformComponents()
    state.transform = .identity
    if projection.isAxisAligned {
      state.components.scaleX = projection.xx
      state.components.scaleY = projection.yy
    } else {
      let before = Projection(scaleX: 1, scaleY: 1, translation: anchor)
      let after = Projection(scaleX: 1, scaleY: 1, translation: Point(x: -position.x, y: -position.y))
      state.transform = Transform3D(before.concatenating(projection).concatenating(after))
    }
  }
}

extension LayerState {
  /// Leaves what the layer shows inside itself; a shape is filled with the background's colour, and keeps it.
  fileprivate mutating func bare() {
    let plain = LayerState()
    if contents.shape == nil { fill = plain.fill }
    cornerRadii = plain.cornerRadii
    border = plain.border
    shadow = plain.shadow
    opacity = plain.opacity
    masksToBounds = false
  }
}

extension Transform3D {
  /// The transform that acts on the plane z = 0 as a projection does, scaled so that `m44` is 1.
  fileprivate init(_ p: Projection) {
    self.init()
    let w = p.tw == 0 ? 1 : p.tw
    m11 = p.xx / w
    m12 = p.xy / w
    m14 = p.xw / w
    m21 = p.yx / w
    m22 = p.yy / w
    m24 = p.yw / w
    m41 = p.tx / w
    m42 = p.ty / w
  }
}
