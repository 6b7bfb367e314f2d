import SegueGeometry
import SegueModel
import SegueMotion
import SegueStage

/// `viewWillTransition(to:with:)`: the canvas turns or changes its size, and the layout's change runs alongside.
extension Session {
  /// Turns or resizes the canvas; while a transition runs that waits, as UIKit disables autorotation meanwhile.
  mutating func turn(_ event: SessionEvent) {
    guard run == nil else { return awaitedTurns.append(event) }
    switch event {
    case .rotate(let orientation): rotate(to: orientation)
    case .resize(let size): resize(to: size, safeArea: stage.safeArea)
    default: break
    }
  }

  /// A transition is over.
  mutating func takeAwaitedTurns() {
    let turns = awaitedTurns
    awaitedTurns = []
    for event in turns { turn(event) }
  }

  private mutating func rotate(to newOrientation: Script.Orientation) {
    guard newOrientation != orientation else { return }
    orientation = newOrientation
    resize(
      to: Size(width: stage.canvas.height, height: stage.canvas.width),
      safeArea: device.safeArea(in: newOrientation)
    )
  }

  private mutating func resize(to size: Size, safeArea: EdgeInsets) {
    guard size != stage.canvas, size.width > 0, size.height > 0 else { return }
    let rotation = scene.transitions.first { $0.kind == .rotate }
    let body = rotation?.body ?? TransitionBody()
    let timing = timing(of: body, standard: Session.standardRotation)
    self.rotation = Rotation(name: rotation?.name, beginTime: time, duration: timing.duration)
    if let top = controllers.last {
      note("\(top.name) viewWillTransition(to: \(size.described), with: coordinator)")
      if top.hasPresentationController { note("containerViewWillLayoutSubviews") }
    }
    let seen = seenStates()
    stage.canvas = size
    stage.safeArea = safeArea
    stage.fitRoots()
    touches.decelerations = []
    layOutVisible()
    for view in stage.tree[stage.container].sublayers { clampOffsets(in: view) }
    turn(from: seen, timing: timing)
    let root = Roles(from: controllers.last?.layer, to: controllers.last?.layer)
    var animator = Animator(
      body: body,
      roles: root,
      before: stage,
      time: time,
      duration: timing.duration,
      isInteractive: false
    )
    animator.leavesModels = true
    animator.attach(body.tracks + body.alongside, to: &stage)
  }

  /// Seconds of a rotation where the scene does not say.
  static let standardRotation = 0.4
}

/// A rotation in progress or over: what `viewWillTransition(to:with:)` announced.
struct Rotation: Hashable, Sendable {
  /// The scene's own name for it.
  let name: String?
  /// Of the session's clock.
  let beginTime: Double
  let duration: Double

  func status(at time: Double) -> TransitionStatus {
    let elapsed = min(time - beginTime, duration)
    let isOver = elapsed >= duration
    return TransitionStatus(
      transition: name,
      phase: isOver ? .finished : .running,
      progress: duration > 0 ? elapsed / duration : 1,
      elapsed: elapsed,
      duration: duration
    )
  }
}

extension SceneStage {
  /// A layer with all below it.
  func subtree(of id: LayerID) -> [LayerID] {
    let layer = tree[id]
    return [id] + (layer.mask.map { subtree(of: $0) } ?? []) + layer.sublayers.flatMap { subtree(of: $0) }
  }

  /// Gives the layers that hold screens the canvas.
  mutating func fitRoots() {
    for id in [tree.root, container, offstage] + decorationLayers {
      tree[id].model.layoutFrame = Rect(origin: .zero, size: canvas)
    }
  }
}

extension Size {
  /// As `393x852`.
  fileprivate var described: String { "\(Int(width.rounded()))x\(Int(height.rounded()))" }
}
