import SegueGeometry
import SegueModel
import SegueMotion
import SegueStage

/// What UIScrollView knows of its content.
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

  /// The content offsets between which a layer scrolls freely, a range an axis.
  func scrollRange(of id: LayerID) -> (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    let axes = scrollAxes(of: id)
    let size = tree[id].model.bounds.size
    var content = size
    for sublayer in tree[id].sublayers where !tree[sublayer].model.isHidden {
      let frame = tree[sublayer].model.layoutFrame
      content.width = max(content.width, frame.maxX)
      content.height = max(content.height, frame.maxY)
    }
    return (
      x: 0...(axes.contains(.x) ? max(content.width - size.width, 0) : 0),
      y: 0...(axes.contains(.y) ? max(content.height - size.height, 0) : 0)
    )
  }

  /// Whether there is more content than fits, on any of the layer's axes.
  func canScroll(_ id: LayerID) -> Bool {
    let range = scrollRange(of: id)
    return range.x.upperBound > 0 || range.y.upperBound > 0
  }

  /// The innermost of some layers that can scroll.
  func scrollLayer(in chain: [LayerID], at time: Double) -> LayerID? {
    chain.first { !scrollAxes(of: $0).isEmpty && isScrollEnabled($0, at: time) && canScroll($0) }
  }
}
