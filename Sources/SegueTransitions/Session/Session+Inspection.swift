public import SegueGeometry
public import SegueGestures
import SegueModel
public import SegueStage

/// A layer's model values beside what is presented of it.
public struct LayerInspection: Sendable {
  /// The layer's id, as in `LayerSample`.
  public var id: String
  /// The model values.
  public var model: LayerState
  /// The values presented at the time of the inspection.
  public var presented: LayerState
  /// `CALayer.frame` of the model values, in points of the container.
  public var modelFrame: Rect
  /// The presented bounding box, in points of the container.
  public var frame: Rect
  /// The presented corners, clockwise from the layer's own top left; empty if they cannot be projected.
  public var corners: [Point]
}

/// The state and measurements of the recognizer behind one of the scene's gestures.
public struct GestureReading: Hashable, Sendable {
  /// The gesture's name in the scene.
  public var name: String
  /// The recognizer's state.
  public var state: GestureState
  /// Points since the first contact.
  public var translation: Point
  /// Points per second, as of now: what a release at this moment would report.
  public var velocity: Point
  /// The gesture's progress, as expressions read it.
  public var progress: Double
}

extension Session {
  /// How many layers there are, on screen or not.
  package var layerCount: Int { stage.tree.count }

  /// Returns a sample of every layer on screen, in paint order, hidden ones included.
  public func layerSamples() -> [LayerSample] {
    var frame = Frame()
    stage.tree.sample(at: time, includingHidden: true, into: &frame)
    var result: [LayerSample] = []
    var index = 0
    while index < frame.nodes.count {
      let node = frame.nodes[index]
      if node.layer == stage.offstage {
        index = node.subtreeEnd
        continue
      }
      if !stage.holdsViews(node.layer) { result.append(sample(of: node)) }
      index += 1
    }
    return result
  }

  /// The name by which samples and messages know a layer of a frame.
  package func name(of layer: LayerID) -> String { stage.identifier(of: layer) }

  private func sample(of node: FrameNode) -> LayerSample {
    let corners = node.projection.corners(of: node.state.bounds)
    return LayerSample(
      id: stage.identifier(of: node.layer),
      frame: node.projection.boundingBox(of: node.state.bounds) ?? .zero,
      opacity: node.state.opacity,
      cornerRadius: node.state.cornerRadii.largest,
      isHidden: node.state.isHidden,
      corners: node.projection.isAxisAligned ? nil : corners.map { [$0.0, $0.1, $0.2, $0.3] }
    )
  }
}

extension Session {
  /// The ids of every layer on screen in paint order, hidden ones included.
  public var layerIDs: [String] { layerSamples().map(\.id) }

  /// Returns the model and presented values of the layer with an id; nil if none is on screen.
  ///
  /// - Complexity: O(*n*) in the number of layers.
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

  /// Returns the id of the frontmost visible layer at a point of the canvas; nil if there is none.
  public func layer(at place: Point) -> String? {
    stage.hitTest(place, below: stage.container, at: time).flatMap { identifier(of: $0) }
  }

  /// The reading of the gesture that follows the finger, or else of the first that might; nil without a
  /// touch.
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

extension Session {
  /// Returns the id of a layer in a frame sampled from this session; nil for layers that only hold the
  /// screens.
  public func identifier(of layer: LayerID) -> String? {
    guard stage.tree.contains(layer), layer != stage.container, stage.isInContainer(layer) else { return nil }
    return stage.identifier(of: layer)
  }

  /// Returns the layer on screen that has an id; nil if none has.
  public func layer(of id: String) -> LayerID? {
    stage.resolve(LayerPath(id)).first { stage.isInContainer($0) }
  }

  /// Returns the presented anchor point of the layer with an id, in points of the canvas; nil if none is on
  /// screen.
  public func anchor(of id: String) -> Point? {
    guard let layer = layer(of: id) else { return nil }
    let state = stage.tree.presentation(of: layer, at: time)
    return stage.tree.projection(of: layer, at: time).apply(state.anchorPoint)
  }
}
