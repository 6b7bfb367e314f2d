import SegueGeometry
import SegueModel
import SegueMotion
import SegueStage

/// A change of the layout on its way, as additive animations that vanish.
///
/// They follow the session's clock: a transition's own time may be held by a hand meanwhile, or run backwards.
struct Turn: Hashable, Sendable {
  /// The beginning of its animations' keys.
  let key: String
  /// Seconds on the session's clock.
  let beginTime: Double
  let duration: Double
  let layers: [LayerID]
}

extension Session {
  /// What is seen of everything in the container whose place follows from the canvas.
  func seenStates() -> [LayerID: LayerState] {
    var seen: [LayerID: LayerState] = [:]
    for layer in stage.viewsOnScreen.flatMap({ stage.subtree(of: $0) })
    where stage.isLaidOut(layer) {
      seen[layer] = stage.tree.presentation(of: layer, at: time)
    }
    return seen
  }

  /// The ways of all layers from what was seen to what is presented now.
  func ways(from seen: [LayerID: LayerState]) -> [LayerID: [Channel]] {
    var ways: [LayerID: [Channel]] = [:]
    for (layer, old) in seen where stage.tree.contains(layer) {
      let channels = stage.tree.presentation(of: layer, at: time).differences(from: old)
      if !channels.isEmpty { ways[layer] = channels }
    }
    return ways
  }

  /// The window's way to its new size, turning about its centre.
  ///
  /// UIKit animates the window's transform and its bounds at once: old views in old bounds, a quarter of a turn off, are
  /// just what was seen before. On the way the window does not cover the corners of the display, as UIKit's does not. A new
  /// size alone is the views' business, unless the window is on its way.
  ///
  /// - Parameters:
  ///   - seen: The window as it was, on the old canvas.
  ///   - center: Where its centre is on the new one.
  ///   - angle: How far off that is, in radians, clockwise.
  /// - Returns: Nothing where the window stays as it is.
  func windowWays(from seen: LayerState, center: Point, turnedBy angle: Double) -> [Channel] {
    guard angle != 0 || isWindowTurning else { return [] }
    var old = seen
    old.position = center
    old.components.rotationZ += angle
    let new = stage.tree.presentation(of: stage.window, at: time)
    let numbers: [LayerProperty] = [.rotationZ, .positionX, .positionY, .boundsWidth, .boundsHeight]
    return numbers.map { Channel($0, from: old[$0], to: new[$0]) }.filter { $0.values[0] != $0.values[1] }
  }

  /// Lets every layer, and the window, go their ways, each number on its own and on top of whatever else moves it: neither
  /// value nor velocity jumps, however often the canvas changes on the way.
  ///
  /// It moves frames, so that a transition which holds or moves an anchor point meanwhile leaves the turn as it is.
  mutating func turn(_ ways: [LayerID: [Channel]], window: [Channel], timing: AnimationTiming) {
    guard timing.duration > 0, !ways.isEmpty || !window.isEmpty else { return }
    turnCount += 1
    let key = "turn-\(turnCount)."
    var ways = ways
    if !window.isEmpty { ways[stage.window] = window }
    for (layer, channels) in ways {
      for channel in channels { add(channel, to: layer, key: key, timing: timing) }
    }
    turns.append(
      Turn(key: key, beginTime: time, duration: timing.duration, layers: Array(ways.keys))
    )
  }

  private mutating func add(_ channel: Channel, to layer: LayerID, key: String, timing: AnimationTiming) {
    let (kind, isAdditive) = channel.vanishing
    stage.tree.add(
      Animation(
        kind: kind,
        timing: MediaTiming(duration: timing.duration, speed: 0, fillMode: .backwards),
        curve: timing.curve,
        isAdditive: isAdditive
      ),
      forKey: key + "\(channel.property)",
      to: layer,
      at: time
    )
  }

  /// Whether a change of the layout is on its way.
  package var isTurning: Bool { !turns.isEmpty }

  /// Whether the window is on its way to where the device is held, so that what is seen of layers is not their layout.
  var isWindowTurning: Bool { !stage.tree[stage.window].animations.isEmpty }

  /// What would be seen of a layer if its layout had changed at once.
  func presentationWithoutTurns(of layer: LayerID) -> LayerState {
    guard turns.contains(where: { $0.layers.contains(layer) }) else {
      return stage.tree.presentation(of: layer, at: time)
    }
    var tree = stage.tree
    for turn in turns { tree.removeAnimations(withKeyPrefix: turn.key, from: layer) }
    return tree.presentation(of: layer, at: time)
  }

  /// Puts the turns where they are at the present time.
  mutating func moveTurns() {
    for turn in turns {
      let elapsed = time - turn.beginTime
      for layer in turn.layers where elapsed < turn.duration {
        stage.tree.setTimeOffset(elapsed, ofKeyPrefix: turn.key, on: layer)
      }
      if elapsed >= turn.duration { drop(turn) }
    }
    turns.removeAll { time - $0.beginTime >= $0.duration }
  }

  /// Takes the turns' animations off their layers.
  ///
  /// A transition that begins meanwhile then starts from where the screen will be, with what is left of the turn on
  /// top of it; below it, it would come out again at the transition's end.
  mutating func suspendTurns() -> [LayerID: [AttachedAnimation]] {
    var suspended: [LayerID: [AttachedAnimation]] = [:]
    for turn in turns {
      for layer in turn.layers where stage.tree.contains(layer) {
        suspended[layer, default: []] += stage.tree[layer].animations.filter { $0.key.hasPrefix(turn.key) }
      }
      drop(turn)
    }
    return suspended
  }

  /// Puts them back, as the last to be applied.
  mutating func resumeTurns(_ suspended: [LayerID: [AttachedAnimation]]) {
    for (layer, animations) in suspended {
      for attached in animations {
        stage.tree.add(attached.animation, forKey: attached.key, to: layer, at: time)
      }
    }
  }

  private mutating func drop(_ turn: Turn) {
    for layer in turn.layers { stage.tree.removeAnimations(withKeyPrefix: turn.key, from: layer) }
  }
}

extension SceneStage {
  /// Whether a layer's place follows from the canvas: a screen's, or a presentation controller's.
  fileprivate func isLaidOut(_ id: LayerID) -> Bool { records[id] != nil || decorationLayers.contains(id) }
}
