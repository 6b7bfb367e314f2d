import SegueGeometry
import SegueModel
import SegueMotion
import SegueStage
import SegueUIKitRules

/// `viewWillTransition(to:with:)`: the canvas turns or changes its size, and the layout's change runs
/// alongside.
///
/// A canvas that is turned shows the same picture at first, a quarter of a turn off; the window turns back
/// from there.
extension Session {
  /// Turns or resizes the canvas; this waits while a transition runs, as UIKit disables autorotation
  /// meanwhile.
  mutating func turn(_ change: SizeChange) {
    switch sizeTransitions.ask(for: change, duringTransition: run != nil) {
    case .rotate(let orientation): rotate(to: orientation)
    case .resize(let size): resize(to: size, safeArea: stage.safeArea)
    case nil: break
    }
  }

  /// A transition is over.
  mutating func takeAwaitedTurns() {
    for change in sizeTransitions.takeAwaited() { turn(change) }
  }

  private mutating func rotate(to newOrientation: Script.Orientation) {
    guard newOrientation != orientation else { return }
    sizeTransitions.turn(to: newOrientation)
    resize(
      to: Size(width: stage.canvas.height, height: stage.canvas.width),
      safeArea: device.safeArea(in: newOrientation),
      turnedBy: newOrientation == .landscape ? -.pi / 2 : .pi / 2
    )
  }

  /// `angle` is how far what was seen is off once the device is turned, in radians, clockwise: to landscape a
  /// device is turned to the left.
  private mutating func resize(to size: Size, safeArea: EdgeInsets, turnedBy angle: Double = 0) {
    guard size != stage.canvas || angle != 0, size.width > 0, size.height > 0 else { return }
    let rotation = scene.transitions.first { $0.kind == .rotate }
    let body = rotation?.body ?? TransitionBody()
    let timing = timing(of: body, standard: Session.standardRotation)
    sizeTransitions.begin(Rotation(name: rotation?.name, beginTime: time, duration: timing.duration))
    note(stack.announcement(of: size))
    let seen = seenStates()
    let window = stage.tree.presentation(of: stage.window, at: time)
    let center = window.position.turned(by: angle, on: stage.canvas)
    stage.canvas = size
    stage.safeArea = safeArea
    stage.fitRoots()
    hands.stopScrolling { _ in true }
    layOutVisible()
    for view in stage.tree[stage.container].sublayers { clampOffsets(in: view) }
    let ways = ways(from: seen)
    turn(ways, window: windowWays(from: window, center: center, turnedBy: angle), timing: timing)
    let root = Roles(from: stack.top?.layer, to: stack.top?.layer)
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
    let isLayout = ways.values.allSatisfy { $0.allSatisfy { $0.property.isGeometry } }
    let hasTracks = !body.tracks.isEmpty || !body.alongside.isEmpty
    noteTurning(hasAlongside: hasTracks || !isLayout, seconds: timing.duration)
  }

  /// What follows the announcement: the coordinator's animations, and the layout of the presentations'
  /// containers.
  ///
  /// A layout moves frames by itself; any other change must come from `animate(alongsideTransition:)`.
  private mutating func noteTurning(hasAlongside: Bool, seconds: Double) {
    let presentations = stack.controllers.filter { $0.hasPresentationController }.count
    note(Call.resizing(hasAlongside: hasAlongside, presentations: presentations))
    if seconds > 0 {
      timers.set(.turned(hadAlongside: hasAlongside), at: time + seconds)
    } else if hasAlongside {
      noteTurned()
    }
  }

  /// Notes the end of the animations alongside a rotation.
  mutating func noteTurned() { note(.alongsideCompletion(isCancelled: false)) }

  /// The duration in seconds of a rotation for which the scene gives none.
  static let standardRotation = 0.4
}

extension Rotation {
  func status(at time: Double) -> TransitionStatus {
    let elapsed = time.elapsed(since: beginTime, of: duration)
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
  /// A layer and all layers below it.
  func subtree(of id: LayerID) -> [LayerID] {
    var result: [LayerID] = []
    addSubtree(of: id, to: &result)
    return result
  }

  private func addSubtree(of id: LayerID, to layers: inout [LayerID]) {
    layers.append(id)
    let layer = tree[id]
    if let mask = layer.mask { addSubtree(of: mask, to: &layers) }
    for sublayer in layer.sublayers { addSubtree(of: sublayer, to: &layers) }
  }

  /// Fits the layers that hold screens to the canvas.
  mutating func fitRoots() {
    for id in [tree.root, window, container, offstage] + decorationLayers {
      tree[id].model.layoutFrame = Rect(origin: .zero, size: canvas)
    }
  }
}

extension Point {
  /// The same point of the display after the device has been turned by 90° in the direction opposite to
  /// `angle`, which is in radians.
  fileprivate func turned(by angle: Double, on canvas: Size) -> Point {
    if angle == 0 { return self }
    return angle < 0 ? Point(x: y, y: canvas.width - x) : Point(x: canvas.height - y, y: x)
  }
}
