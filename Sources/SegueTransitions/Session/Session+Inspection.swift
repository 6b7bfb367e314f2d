public import SegueGeometry
public import SegueGestures
import SegueModel
public import SegueStage
import SegueUIKitRules

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
  /// Returns the id of the frontmost visible layer at a point of the canvas; nil if there is none.
  public func layer(at place: Point) -> String? {
    stage.hitTest(place, below: stage.container, at: time).flatMap { identifier(of: $0) }
  }

  /// The reading of the gesture that follows the finger, or else of the first that might; nil without a
  /// touch.
  public var gestureReading: GestureReading? {
    guard let touch = hands.active else { return nil }
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
}

extension Session {
  /// What the current, or else the last, transition or drag is doing.
  public var status: TransitionStatus {
    guard let run else {
      return directStatus ?? sizeTransitions.rotation?.status(at: time) ?? navigation.lastStatus
    }
    return TransitionStatus(
      transition: run.definition.name,
      phase: run.phase,
      progress: run.progress(at: time),
      elapsed: time - run.beginTime,
      duration: run.duration
    )
  }
}

extension Session {
  /// Something that must hold in one of its values between two events and does not, for laws of random runs; nil if all
  /// does.
  package var brokenInvariant: String? {
    if let controller = stack.controllers.first(where: { !stage.tree.contains($0.layer) }) {
      return "\(controller.name) has no view"
    }
    if let stray = stage.strayFollower(at: time) { return "\(stray) is not where what it follows has it" }
    return navigation.brokenInvariant ?? hands.brokenInvariant
      ?? sizeTransitions.brokenInvariant(inTransition: run != nil) ?? callTrace.brokenInvariant
  }
}
