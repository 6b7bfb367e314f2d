public import SegueGeometry
import SegueGestures
import SegueModel
import SegueStage

extension Session {
  /// The ids of every layer on screen in paint order, hidden ones included.
  public var layerIDs: [String] { layerSamples().map(\.id) }

  /// What can be said of the layer of an id; nil where none is on screen.
  ///
  /// Linear in the number of layers.
  public func inspect(_ id: String) -> LayerInspection? {
    var frame = Frame()
    stage.tree.sample(at: time, includingHidden: true, into: &frame)
    guard let node = frame.nodes.first(where: { isShown($0) && stage.identifier(of: $0.layer) == id }) else {
      return nil
    }
    let corners = node.projection.corners(of: node.state.bounds)
    return LayerInspection(
      id: id,
      model: stage.tree[node.layer].model,
      presented: node.state,
      modelFrame: stage.tree.modelFrame(of: node.layer, in: stage.tree.root),
      frame: node.projection.boundingBox(of: node.state.bounds) ?? .zero,
      corners: corners.map { [$0.0, $0.1, $0.2, $0.3] } ?? []
    )
  }

  /// The id of the frontmost visible layer under a place of the canvas.
  public func layer(at place: Point) -> String? {
    stage.hitTest(place, below: stage.container, at: time).flatMap { identifier(of: $0) }
  }

  /// What the gesture that follows the finger reads off it, or else the first that might.
  public var gestureReading: GestureReading? {
    guard let touch = touches.active else { return nil }
    let readings: [GestureReading] = zip(touch.followers, touch.recognizers).compactMap {
      follower,
      recognizer in
      guard let gesture = follower.gesture else { return nil }
      return GestureReading(
        name: scene.gestures[gesture.index].name,
        state: recognizer.state,
        translation: recognizer.translation,
        velocity: recognizer.velocity(at: time),
        progress: gesture.values.progress
      )
    }
    return readings.first { $0.state == .began || $0.state == .changed } ?? readings.first
  }

  /// Whether a node's layer is in the container, rather than the container itself or waiting off stage.
  private func isShown(_ node: FrameNode) -> Bool {
    !stage.holdsViews(node.layer) && stage.isInContainer(node.layer)
  }
}
