import SegueGeometry
import SegueGestures
import SegueModel
import SegueMotion
import SegueStage

/// Which recognizers see a touch, and which of them may begin.
extension Session {
  typealias Following = (recognizer: AnyRecognizer, follower: TouchFollower)

  /// The recognizers along a hit path, innermost first: gestures of the present screen, a scroll view's pan,
  /// the tap.
  func followers(of chain: [LayerID]) -> [Following] {
    var result: [(depth: Int, following: Following)] = []
    for layer in stage.scrollLayers(in: chain, at: time) {
      guard let depth = chain.firstIndex(of: layer) else { continue }
      result.append((depth, (.pan(PanRecognizer()), .scroll(layer, nil))))
    }
    // What still returns from the last drag is not to be dragged again, except by a gesture that catches its
    // own.
    if hands.direct == nil || hands.direct?.isReleased == true {
      for index in scene.gestures.indices where hands.direct == nil || canCatchValues(index) {
        guard let layer = layer(of: scene.gestures[index]), let depth = chain.firstIndex(of: layer) else {
          continue
        }
        let recognizer = scene.gestures[index].makeRecognizer(canvas: stage.canvas)
        result.append((depth, (recognizer, .gesture(GestureRun(index: index)))))
      }
    }
    let hold: [Following] =
      chain.contains { transition(heldBy: $0) != nil } ? [(.longPress(LongPressRecognizer()), .hold)] : []
    return result.sorted { $0.depth < $1.depth }.map { $0.following } + hold + [(.tap(TapRecognizer()), .tap)]
  }

  /// Whether a gesture may catch the values that it has released while they still move.
  func canCatchValues(_ index: Int) -> Bool {
    guard let direct = hands.direct, direct.animator == nil, scene.gestures[index].catches else {
      return false
    }
    if direct.ways[index] != nil { return true }
    // A sheet's pans catch what one of them has let go of.
    return scene.gestures[index].isSystem && direct.ways.keys.contains { scene.gestures[$0].isSystem }
  }

  /// The gestures that can carry a caught transition on: those that drive it, or the one back.
  ///
  /// Where only one stands by to pause it, that one.
  func catchers(at percent: Double, standby: Int? = nil) -> [Following] {
    guard let run else { return [] }
    return scene.gestures.indices.compactMap { index in
      guard standby == nil || standby == index else { return nil }
      guard case .drives(let name) = scene.gestures[index].action, let driven = scene.transition(named: name)
      else { return nil }
      let isSame = name == run.definition.name
      guard isSame || (driven.from == run.to.name && driven.to == run.from.name) else { return nil }
      let caught = CaughtProgress(percent: percent, sign: isSame ? 1 : -1)
      return (
        scene.gestures[index].makeRecognizer(canvas: stage.canvas),
        .gesture(GestureRun(index: index, caught: caught))
      )
    }
  }

  func areSimultaneous(_ one: TouchFollower, _ other: TouchFollower) -> Bool {
    switch (one, other) {
    case (.gesture(let gesture), .scroll(let layer, _)), (.scroll(let layer, _), .gesture(let gesture)):
      scene.gestures[gesture.index].simultaneous.contains { stage.resolve($0).contains(layer) }
    case (.gesture(let first), .gesture(let second)):
      names(first, second) || names(second, first)
    default: false
    }
  }

  /// Whether one gesture's `with` names another.
  private func names(_ one: GestureRun, _ other: GestureRun) -> Bool {
    scene.gestures[one.index].simultaneous.contains { $0.components == [scene.gestures[other.index].name] }
  }

  /// `gestureRecognizerShouldBegin`.
  func shouldBegin(_ follower: TouchFollower, _ recognizer: AnyRecognizer) -> Bool {
    switch follower {
    case .tap: return true
    case .hold: return acceptsTouches
    case .scroll(let layer, _):
      // One that waits for another's end may be the only one left.
      guard let chain = hands.active?.chain else { return false }
      return stage.scrollLayer(in: chain, toward: recognizer.translation * -1, at: time) == layer
    case .gesture(var gesture):
      guard gesture.caught != nil || (run == nil && followsTouches(scene.gestures[gesture.index]))
      else {
        return false
      }
      guard let condition = scene.gestures[gesture.index].begin else { return true }
      gesture.measure(recognizer)
      gesture.values.start = recognizer.location
      gesture.values.startScale = recognizer.scale
      remember(of: &gesture)
      measure(&gesture)
      return condition.boolean(in: environment(of: gesture))
    }
  }
}

extension GestureRun {
  /// Copies the recognizer's measurements to the names that expressions use.
  mutating func measure(_ recognizer: AnyRecognizer) {
    values.location = recognizer.location
    values.translation = recognizer.translation
    values.velocity = recognizer.velocity
    values.scale = recognizer.scale
    values.scaleVelocity = recognizer.scaleVelocity
    values.projected = Point(
      x: Decay.normal.restValue(from: recognizer.location.x, initialVelocity: recognizer.velocity.x),
      y: Decay.normal.restValue(from: recognizer.location.y, initialVelocity: recognizer.velocity.y)
    )
  }
}

extension GestureDefinition {
  /// The UIKit recognizer that the gesture asks for, on a canvas of the given size.
  fileprivate func makeRecognizer(canvas: Size) -> AnyRecognizer {
    switch recognizer {
    case .tap: .tap(TapRecognizer())
    case .pan(let direction):
      .pan(
        PanRecognizer(directions: direction.map { [$0.forRecognizer] } ?? [], maximumTouches: maximumTouches)
      )
    case .edgePan(let edge):
      .edgePan(EdgePanRecognizer(edges: [edge.forRecognizer], bounds: Rect(origin: .zero, size: canvas)))
    case .pinch: .pinch(PinchRecognizer())
    case .swipe(let direction): .swipe(SwipeRecognizer(direction: direction.forRecognizer))
    case .longPress(let seconds): .longPress(LongPressRecognizer(duration: seconds))
    }
  }
}

extension GestureDefinition.Direction {
  fileprivate var forRecognizer: GestureDirection {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    }
  }
}
