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
  /// Of the session's clock.
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

  /// Lets every layer go from what was seen to what is presented now, each number on its own and on top of whatever
  /// else moves it: neither value nor velocity jumps, however often the canvas changes on the way.
  ///
  /// It moves frames, so that a transition which holds or moves an anchor point meanwhile leaves the turn as it is.
  mutating func turn(from seen: [LayerID: LayerState], timing: AnimationTiming) {
    guard timing.duration > 0 else { return }
    turnCount += 1
    let key = "turn-\(turnCount)."
    var layers: [LayerID] = []
    for (layer, old) in seen where stage.tree.contains(layer) {
      let new = stage.tree.presentation(of: layer, at: time)
      let channels = new.differences(from: old)
      for channel in channels { add(channel, to: layer, key: key, timing: timing) }
      if !channels.isEmpty { layers.append(layer) }
    }
    guard !layers.isEmpty else { return }
    turns.append(Turn(key: key, beginTime: time, duration: timing.duration, layers: layers))
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
