import SegueGeometry
import SegueImages
import SegueRaster
import SegueStage

/// What each layer presents at each time of a run, as one tree for all times.
///
/// A layer that changes its superlayer, or its order among siblings, has a node in each place, which is absent at other
/// times.
struct LayerTimeline {
  /// A layer at one time, in its superlayer's points.
  struct Moment {
    var state: LayerState
    var local: Projection
    /// Pixels per point of its own points on the canvas.
    var scale: Double
  }

  /// A layer in one place of the tree.
  struct Node {
    var layer: LayerID
    var role: FrameNode.Role
    /// By the number of the time; nil while it is absent.
    var moments: [Moment?] = []
    /// In paint order, the mask first.
    var children: [Int] = []
  }

  /// The root first.
  private(set) var nodes: [Node] = []
  /// How many times there are.
  private(set) var count = 0

  /// Adds the frame of the next time.
  mutating func add(_ frame: Frame) {
    guard let root = frame.nodes.first else { return }
    if nodes.isEmpty { nodes.append(Node(layer: root.layer, role: root.role)) }
    note(root, in: .identity, at: 0)
    addChildren(of: 0, in: frame, to: 0)
    count += 1
  }

  private mutating func addChildren(of parent: Int, in frame: Frame, to node: Int) {
    let outer = frame.nodes[parent].projection.inverse
    var place = 0
    var index = parent + 1
    while index < frame.nodes[parent].subtreeEnd {
      let child = frame.nodes[index]
      let slot = slot(for: child, from: place, in: node)
      place = slot + 1
      let number = nodes[node].children[slot]
      if let outer {
        note(child, in: outer, at: number)
        addChildren(of: index, in: frame, to: number)
      }
      index = child.subtreeEnd
    }
  }

  /// The place of a layer among a node's children, at or after another's.
  private mutating func slot(for child: FrameNode, from place: Int, in node: Int) -> Int {
    let found = nodes[node].children[place...].firstIndex {
      nodes[$0].layer == child.layer && nodes[$0].role == child.role
    }
    if let found { return found }
    nodes.append(Node(layer: child.layer, role: child.role))
    nodes[node].children.insert(nodes.count - 1, at: place)
    return place
  }

  private mutating func note(_ node: FrameNode, in outer: Projection, at number: Int) {
    let missing = count - nodes[number].moments.count
    if missing > 0 { nodes[number].moments += Array(repeating: nil, count: missing) }
    let global = node.projection
    let scale = max(abs(global.xx) + abs(global.xy), abs(global.yx) + abs(global.yy))
    nodes[number].moments.append(
      Moment(state: node.state, local: global.concatenating(outer).normalized, scale: scale)
    )
  }

  /// A node's values at all times; while it is absent, those that it had last, or will have first.
  func values<Value>(of node: Int, _ value: (Moment) -> Value) -> [Value] {
    var values: [Value?] = nodes[node].moments.map { $0.map(value) }
    values += Array(repeating: nil, count: count - values.count)
    guard var last = values.first(where: { $0 != nil }) ?? nil else { return [] }
    return values.map { value in
      last = value ?? last
      return last
    }
  }

  /// At which times a node is there.
  func presence(of node: Int) -> [Bool] {
    let moments = nodes[node].moments
    return (0..<count).map { $0 < moments.count && moments[$0] != nil }
  }
}

/// What is not as in the run, and of which layer.
struct VectorGap: Hashable {
  var layer: LayerID
  var message: String
}

extension LayerTimeline {
  /// Whether a layer takes away what is behind it in a mask.
  func takesAway(_ node: Int) -> Bool {
    values(of: node, \.state).first?.maskMode == .subtract
  }

  /// Whether a layer or one below it ever shows anything.
  func isSeen(_ node: Int) -> Bool {
    let isSeen = nodes[node].moments.contains { moment in
      guard let state = moment?.state else { return false }
      return state.fill.alpha > 0 || !state.contents.isEmpty || state.border.width > 0
        || state.shadow.opacity > 0
    }
    return isSeen || nodes[node].children.contains(where: self.isSeen)
  }

  /// A picture with no more pixels than are ever seen of it: two to the point, as on most screens.
  func seenPixels(of image: StageImage) -> PixelBuffer {
    let pixels = image.pixels
    let part = min(mostPixels(of: image), 1)
    guard part < 0.9 else { return pixels }
    return pixels.areaAveraged(
      width: Int(clamping: (Double(pixels.width) * part).rounded(.up)),
      height: Int(clamping: (Double(pixels.height) * part).rounded(.up))
    )
  }

  private func mostPixels(of image: StageImage) -> Double {
    var most = 0.0
    for moment in nodes.lazy.flatMap(\.moments) {
      guard let moment, let contents = moment.state.contents.image, contents.image == image else { continue }
      let (width, height) = (Double(image.pixels.width), Double(image.pixels.height))
      let place = contents.fit.place(width: width, height: height, in: RoundedBounds(moment.state).rect)
      let points = max(place.size.width / width, place.size.height / height) * moment.scale
      if points.isFinite { most = max(most, points * 2) }
    }
    return most
  }
}

extension Projection {
  /// The same mapping with a last term of 1, and affine where only rounding says otherwise.
  fileprivate var normalized: Projection {
    if isAffine { return self }
    guard tw > 1e-9 else { return self }
    var result = self
    (result.xx, result.xy, result.xw) = (xx / tw, xy / tw, xw / tw)
    (result.yx, result.yy, result.yw) = (yx / tw, yy / tw, yw / tw)
    (result.tx, result.ty, result.tw) = (tx / tw, ty / tw, 1)
    if abs(result.xw) < 1e-7, abs(result.yw) < 1e-7 { (result.xw, result.yw) = (0, 0) }
    return result
  }
}
