import SegueGeometry
import SegueModel
import SegueMotion
import SegueStage

extension Session {
  /// The presented states of all layers on screen whose place depends on the canvas.
  func seenStates() -> [LayerID: LayerState] {
    var seen: [LayerID: LayerState] = [:]
    for layer in stage.viewsOnScreen.flatMap({ stage.subtree(of: $0) })
    where stage.isLaidOut(layer) {
      seen[layer] = stage.tree.presentation(of: layer, at: time)
    }
    return seen
  }

  /// The channels of all layers from earlier states to what is presented now, but for what follows other layers, which go
  /// these ways themselves.
  func ways(from seen: [LayerID: LayerState]) -> [LayerID: [Channel]] {
    var ways: [LayerID: [Channel]] = [:]
    for (layer, old) in seen where stage.tree.contains(layer) {
      let followed = stage.followedNumbers(of: layer)
      let channels = stage.tree.presentation(of: layer, at: time).differences(from: old)
        .filter { !followed.contains($0.property.component) }
      if !channels.isEmpty { ways[layer] = channels }
    }
    return ways
  }

  /// The window's channels to its new size, turning about its centre.
  ///
  /// UIKit animates the window's transform and bounds together: the old views in the old bounds, turned by
  /// 90°, look exactly as before. On the way the window does not cover the corners of the display; neither
  /// does UIKit's. A new size alone animates only the views, unless the window is still turning.
  ///
  /// - Parameters:
  ///   - seen: The window as it was, on the old canvas.
  ///   - center: Its centre on the new one.
  ///   - angle: The angle between the two, in radians, clockwise.
  /// - Returns: An empty array if the window stays as it is.
  func windowWays(from seen: LayerState, center: Point, turnedBy angle: Double) -> [Channel] {
    guard angle != 0 || isWindowTurning else { return [] }
    var old = seen
    old.position = center
    old.components.rotationZ += angle
    let new = stage.tree.presentation(of: stage.window, at: time)
    let numbers: [LayerProperty] = [.rotationZ, .positionX, .positionY, .boundsWidth, .boundsHeight]
    return numbers.map { Channel($0, from: old[$0], to: new[$0]) }.filter { $0.values[0] != $0.values[1] }
  }

  /// Animates layers and the window along their channels, each number separately and on top of other
  /// animations, so that neither value nor velocity jumps, however often the canvas changes on the way.
  ///
  /// It moves frames, so a transition that holds or moves an anchor point meanwhile does not disturb the
  /// turn.
  mutating func turn(_ ways: [LayerID: [Channel]], window: [Channel], timing: AnimationTiming) {
    guard timing.duration > 0, !ways.isEmpty || !window.isEmpty else { return }
    var ways = ways
    if !window.isEmpty { ways[stage.window] = window }
    let number = sizeTransitions.beginTurn(at: time, duration: timing.duration, layers: Array(ways.keys))
    for (layer, channels) in ways {
      for channel in channels { add(channel, to: layer, timing: timing, number: number) }
    }
  }

  private mutating func add(_ channel: Channel, to layer: LayerID, timing: AnimationTiming, number: Int) {
    let (kind, isAdditive) = channel.vanishing
    stage.tree.add(
      Animation(
        kind: kind,
        timing: MediaTiming(duration: timing.duration, speed: 0, fillMode: .backwards),
        curve: timing.curve,
        isAdditive: isAdditive
      ),
      forKey: AnimationKey(.sizeTransition, channel.property, number: number),
      to: layer,
      at: time
    )
  }

  /// Whether a change of the layout is being animated.
  package var isTurning: Bool { !sizeTransitions.turns.isEmpty }

  /// Whether the window is still turning, so that layers are not presented as they are laid out.
  var isWindowTurning: Bool { !stage.tree[stage.window].animations.isEmpty }

  /// What would be presented of a layer if its layout had changed without animation.
  func presentationWithoutTurns(of layer: LayerID) -> LayerState {
    guard sizeTransitions.turns.contains(where: { $0.layers.contains(layer) }) else {
      return stage.tree.presentation(of: layer, at: time)
    }
    var tree = stage.tree
    for turn in sizeTransitions.turns { tree.removeAnimations(from: layer, where: turn.owns) }
    return tree.presentation(of: layer, at: time)
  }

  /// Moves the turns to the present time.
  mutating func moveTurns() {
    for turn in sizeTransitions.turns {
      let elapsed = time.elapsed(since: turn.beginTime, of: turn.duration)
      for layer in turn.layers where elapsed < turn.duration {
        stage.tree.setTimeOffset(elapsed, on: layer, where: turn.owns)
      }
      if elapsed >= turn.duration { drop(turn) }
    }
    sizeTransitions.forgetTurns(endedAt: time)
  }

  /// Removes the turns' animations from their layers while a transition begins.
  ///
  /// The transition then starts from the final layout, with the rest of the turn on top of it; a turn below
  /// it would reappear at the transition's end.
  mutating func suspendTurns() -> [LayerID: [AttachedAnimation]] {
    var suspended: [LayerID: [AttachedAnimation]] = [:]
    for turn in sizeTransitions.turns {
      for layer in turn.layers where stage.tree.contains(layer) {
        suspended[layer, default: []] += stage.tree[layer].animations.filter { turn.owns($0.key) }
      }
      drop(turn)
    }
    return suspended
  }

  /// Puts the animations back, on top of all others.
  mutating func resumeTurns(_ suspended: [LayerID: [AttachedAnimation]]) {
    for (layer, animations) in suspended {
      for attached in animations {
        stage.tree.add(attached.animation, forKey: attached.key, to: layer, at: time)
      }
    }
  }

  private mutating func drop(_ turn: Turn) {
    for layer in turn.layers { stage.tree.removeAnimations(from: layer, where: turn.owns) }
  }
}

extension SceneStage {
  /// Whether a layer's place depends on the canvas: a screen's, or a presentation controller's.
  fileprivate func isLaidOut(_ id: LayerID) -> Bool { records[id] != nil || decorationLayers.contains(id) }
}
