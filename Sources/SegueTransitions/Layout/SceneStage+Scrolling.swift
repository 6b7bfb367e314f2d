import SegueGeometry
import SegueModel
import SegueMotion
import SegueStage

/// What UIScrollView knows about its content.
extension SceneStage {
  func scrollAxes(of id: LayerID) -> LayerDefinition.ScrollAxes { records[id]?.definition.scroll ?? [] }

  /// `isScrollEnabled`: what a gesture or a transition has set, else what the scene says.
  func isScrollEnabled(_ id: LayerID, at time: Double) -> Bool {
    guard let record = records[id] else { return false }
    if let value = record.direct[.scrolling] ?? record.held[.scrolling] ?? record.overrides[.scrolling] {
      return value.boolean
    }
    var environment = LayerEnvironment(stage: self, time: time, target: id)
    if let settled = record.settled.last(where: { $0.binding.property == .scrolling }) {
      environment.gesture = settled.gesture
      return settled.binding.value.boolean(in: environment)
    }
    guard let binding = record.definition.values.last(where: { $0.property == .scrolling }) else {
      return true
    }
    return binding.value.boolean(in: environment)
  }

  /// The content offsets between which a layer scrolls freely, one range per axis.
  ///
  /// A hidden sublayer has its room all the same: a transition that hides one for a while leaves `contentSize` alone.
  func scrollRange(of id: LayerID) -> (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    let axes = scrollAxes(of: id)
    let size = tree[id].model.bounds.size
    var content = size
    for sublayer in tree[id].sublayers {
      let frame = tree[sublayer].model.layoutFrame
      content.width = max(content.width, frame.maxX)
      content.height = max(content.height, frame.maxY)
    }
    let insets = insets(of: id)
    func range(_ axis: LayerDefinition.ScrollAxes, _ length: Double, before: Double, after: Double)
      -> ClosedRange<Double>
    {
      axes.contains(axis) ? -before...max(length + after, -before) : 0...0
    }
    return (
      x: range(.x, content.width - size.width, before: insets.left, after: insets.right),
      y: range(.y, content.height - size.height, before: insets.top, after: insets.bottom)
    )
  }

  /// The room around a layer's content, in points; 0 on axes along which it does not scroll.
  private func insets(of id: LayerID) -> (top: Double, left: Double, bottom: Double, right: Double) {
    guard let record = records[id] else { return (0, 0, 0, 0) }
    let traits = record.definition.scrollTraits
    let refresh = record.isRefreshing ? traits.refresh.map { scrollNumber($0.height, of: id) } ?? 0 : 0
    guard let insets = traits.insets else { return (refresh, 0, 0, 0) }
    let sides = insets.all.map { scrollNumber($0, of: id) }
    return (sides[0] + refresh, sides[1], sides[2], sides[3])
  }

  /// The offset at which a layer's content stands until it is scrolled, unless the scene gives it one: its beginning.
  func firstOffset(of id: LayerID) -> Point {
    let (axes, insets) = (scrollAxes(of: id), insets(of: id))
    return Point(x: axes.contains(.x) ? -insets.left : 0, y: axes.contains(.y) ? -insets.top : 0)
  }

  /// A number of how a layer scrolls, as laid out, whatever moves just now.
  func scrollNumber(_ value: Expression, of id: LayerID) -> Double {
    var environment = LayerEnvironment(stage: self, time: 0, target: id)
    if let reading = records[id]?.reading { environment.take(reading) }
    environment.isLayout = true
    return value.number(in: environment)
  }

  /// How a layer's content goes on from where it is, at velocities in points per second, as seen.
  func courses(of id: LayerID, velocity: Point) -> (
    horizontal: ScrollDeceleration, vertical: ScrollDeceleration
  ) {
    let (horizontal, vertical) = edges(of: id)
    let traits = records[id]?.definition.scrollTraits ?? ScrollTraits()
    let box = tree[id].model.bounds
    let decay: Decay = traits.isFast ? .fast : .normal
    func page(_ extent: Double) -> Double? {
      switch traits.page {
      case nil: nil
      case .bounds: extent
      case .length(let length): scrollNumber(length, of: id)
      }
    }
    return (
      horizontal.course(from: box.origin.x, velocity: velocity.x, decay: decay, page: page(box.size.width)),
      vertical.course(from: box.origin.y, velocity: velocity.y, decay: decay, page: page(box.size.height))
    )
  }

  /// Whether there is more content than fits, on any of the layer's axes.
  func canScroll(_ id: LayerID) -> Bool {
    let range = scrollRange(of: id)
    return range.x.upperBound > range.x.lowerBound || range.y.upperBound > range.y.lowerBound
  }

  /// Those of some layers that can scroll, in their order.
  func scrollLayers(in chain: [LayerID], at time: Double) -> [LayerID] {
    chain.filter { !scrollAxes(of: $0).isEmpty && isScrollEnabled($0, at: time) && canScroll($0) }
  }

  /// The innermost of some layers whose content has room the way that its offset is to go, in points along both axes.
  ///
  /// Content without room leaves the finger to the one around it; the outermost takes it all the same, and resists. Only
  /// layers that scroll along the longer of the two ways count.
  func scrollLayer(in chain: [LayerID], toward way: Point, at time: Double) -> LayerID? {
    let isAcross = abs(way.x) > abs(way.y)
    let along = scrollLayers(in: chain, at: time).filter { edges(of: $0, across: isAcross).scrolls }
    let long = along.filter { hasMore($0, across: isAcross) }
    let able = long.isEmpty ? along : long
    return able.first { layer in
      let offset = tree[layer].model.bounds.origin
      return edges(of: layer, across: isAcross).hasRoom(
        at: isAcross ? offset.x : offset.y,
        toward: isAcross ? way.x : way.y
      )
    } ?? able.last
  }

  /// Whether there is more content along an axis than fits.
  func hasMore(_ id: LayerID, across isAcross: Bool) -> Bool {
    let range = edges(of: id, across: isAcross).range
    return range.upperBound > range.lowerBound
  }
}

/// The resistance of content that is pulled beyond its ends.
extension SceneStage {
  /// The unresisted offset that shows as the present one: where a finger that catches overscrolled content
  /// starts.
  func pull(of id: LayerID) -> Point {
    let (horizontal, vertical) = edges(of: id)
    let offset = tree[id].model.bounds.origin
    return Point(x: horizontal.pull(offset.x), y: vertical.pull(offset.y))
  }

  /// The velocity at which content is seen to move when a finger moves at `velocity`; 0 on an axis that does
  /// not scroll.
  func shownVelocity(_ velocity: Point, of id: LayerID) -> Point {
    let (horizontal, vertical) = edges(of: id)
    let offset = tree[id].model.bounds.origin
    return Point(
      x: velocity.x * horizontal.slope(offset.x),
      y: velocity.y * vertical.slope(offset.y)
    )
  }

  /// Whether the content is beyond one of its ends.
  func isOverscrolled(_ id: LayerID) -> Bool {
    guard !scrollAxes(of: id).isEmpty else { return false }
    let range = scrollRange(of: id)
    let offset = tree[id].model.bounds.origin
    return !range.x.contains(offset.x) || !range.y.contains(offset.y)
  }

  /// The ends of a layer's content on one axis.
  func edges(of id: LayerID, across isAcross: Bool) -> ScrollEdges {
    let edges = edges(of: id)
    return isAcross ? edges.horizontal : edges.vertical
  }

  /// The ends of a layer's content on both axes.
  func edges(of id: LayerID) -> (horizontal: ScrollEdges, vertical: ScrollEdges) {
    let range = scrollRange(of: id)
    let axes = scrollAxes(of: id)
    let size = tree[id].model.bounds.size
    let bounces = records[id]?.definition.scrollTraits.bounces ?? true
    return (
      ScrollEdges(range: range.x, dimension: size.width, scrolls: axes.contains(.x), bounces: bounces),
      ScrollEdges(range: range.y, dimension: size.height, scrolls: axes.contains(.y), bounces: bounces)
    )
  }
}
