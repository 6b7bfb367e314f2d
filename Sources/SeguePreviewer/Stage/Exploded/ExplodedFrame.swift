import SegueGeometry
import SegueStage

/// Takes a frame apart: every layer that shows something itself, in its plane, with its outline.
///
/// Whatever clips or masks a layer does so in the layer's own plane, and so does the edge of the canvas: nothing lies
/// outside of the view. Whatever makes a layer translucent applies to it alone. Shadows are left out, as there is nothing
/// close behind that they could fall on.
struct ExplodedFrame {
  /// A layer of the session at its position in the view.
  struct Piece: Sendable {
    /// The index of its node in the session's frame.
    var node: Int
    var plane: Int
    /// The projection from the layer's points to those of the view.
    var projection: Projection
    /// The box around what is seen of it, in points of the canvas.
    var seen: Rect
    /// Whether the edge of the canvas cuts it.
    var isCut: Bool
  }

  /// The pieces that lie on the canvas, back to front.
  private(set) var pieces: [Piece] = []
  /// By plane: the projection from the canvas to the view.
  private(set) var toView: [Projection] = []
  private(set) var parents: [Int32] = []
  private var planes: [Int32] = []
  /// How many layers stand in for others.
  var names = 0

  /// Determines the pieces of a frame, back to front.
  mutating func arrange(_ sampled: Frame, planes: LayerPlanes, explosion: Explosion) {
    let source: [FrameNode] = sampled.nodes
    let count: Int = planes.count
    find(source, planes)
    toView.removeAll(keepingCapacity: true)
    for plane in 0..<count {
      toView.append(explosion.projection(plane: plane, of: count, canvas: sampled.size))
    }
    sort(source, canvas: Rect(origin: .zero, size: sampled.size))
  }

  /// The node of the frontmost layer at a place in the view.
  func node(at place: Point, in source: [FrameNode]) -> Int? {
    pieces.last { piece in
      guard let onCanvas = toView[piece.plane].inverse?.apply(place), piece.seen.contains(onCanvas),
        let own = piece.projection.inverse?.apply(place)
      else { return false }
      return source[piece.node].state.bounds.contains(own)
    }?.node
  }

  /// Determines the parent and the plane of each node.
  private mutating func find(_ source: [FrameNode], _ layerPlanes: LayerPlanes) {
    parents.removeAll(keepingCapacity: true)
    planes.removeAll(keepingCapacity: true)
    var parent: Int = -1
    for index in source.indices {
      while parent >= 0, source[parent].subtreeEnd <= index { parent = Int(parents[parent]) }
      parents.append(Int32(parent))
      let above: Int = parent < 0 ? 0 : Int(planes[parent])
      let plane: Int = layerPlanes[source[index].layer] ?? min(above + 1, layerPlanes.count - 1)
      planes.append(Int32(plane))
      parent = index
    }
  }

  /// Sorts the pieces from the lowest plane to the highest, in paint order within each.
  private mutating func sort(_ source: [FrameNode], canvas: Rect) {
    pieces.removeAll(keepingCapacity: true)
    for plane in toView.indices {
      var index: Int = 0
      while index < source.count {
        if source[index].role == .mask {
          index = source[index].subtreeEnd
          continue
        }
        if Int(planes[index]) == plane, source[index].isPicture,
          let piece = piece(index, on: plane, of: source, canvas)
        {
          pieces.append(piece)
        }
        index += 1
      }
    }
  }

  /// A node's piece; nil if it lies off the canvas, or its ancestors hide it.
  private func piece(_ node: Int, on plane: Int, of source: [FrameNode], _ canvas: Rect) -> Piece? {
    let layer: FrameNode = source[node]
    guard let box = layer.projection.boundingBox(of: layer.state.bounds) else { return nil }
    var seen: Rect? = box.intersection(canvas)
    var parent: Int = Int(parents[node])
    while parent > 0, let part = seen {
      if source[parent].state.masksToBounds {
        seen = source[parent].projection.boundingBox(of: source[parent].state.bounds).flatMap(
          part.intersection
        )
      }
      parent = Int(parents[parent])
    }
    guard let seen, !seen.isEmpty else { return nil }
    return Piece(
      node: node,
      plane: plane,
      projection: layer.projection.concatenating(toView[plane]),
      seen: seen,
      isCut: !canvas.expanded(by: 0.5).contains(box)
    )
  }
}

extension Rect {
  /// Whether all of another rectangle lies within this one.
  fileprivate func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }
}
