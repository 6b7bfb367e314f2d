import SegueStage

/// An attached animation whose end somebody waits for.
struct Flight {
  let layer: LayerID
  let key: AnimationKey
  /// Whether the animation is removed when it is over.
  let isRemovedOnCompletion: Bool
  /// Called once, with whether it has run to its end.
  let stopped: (Bool) -> Void
}

extension SegueHost {
  /// Attaches an animation under a key; one that has the key is removed.
  ///
  /// As in Core Animation, a layer that has joined no window by the end of the turn loses it.
  func attach(
    _ animation: Animation,
    forKey key: AnimationKey,
    to layer: LayerID,
    stopped: @escaping (Bool) -> Void
  ) {
    land(where: { $0.layer == layer && $0.key == key })
    stage.add(animation, forKey: key, to: layer, at: time)
    let flight = Flight(
      layer: layer,
      key: key,
      isRemovedOnCompletion: animation.isRemovedOnCompletion,
      stopped: stopped
    )
    flights.append(flight)
    guard !isOnScreen(layer) else { return }
    atEndOfTurn { [weak self] in
      if let self, !self.isOnScreen(layer) { self.detach(key, from: layer) }
    }
  }

  /// Removes the animation under a key before its end.
  func detach(_ key: AnimationKey, from layer: LayerID) {
    stage.removeAnimation(forKey: key, from: layer)
    land(where: { $0.layer == layer && $0.key == key })
  }

  /// Removes all animations of a layer and of everything below it.
  func detachAll(below layer: LayerID) {
    guard stage.contains(layer) else { return }
    let tree = stage
    land(where: { !tree.contains($0.layer) || tree.isAncestor(layer, of: $0.layer) })
    strip(layer)
  }

  /// Removes all animations of a layer alone.
  func detachAll(of layer: LayerID) {
    land(where: { $0.layer == layer })
    stage.removeAllAnimations(from: layer)
  }

  /// Ends all animations of a layer and of everything below it, as if their ends had come.
  func finishAll(below layer: LayerID) {
    guard stage.contains(layer) else { return }
    let over = flights.filter { stage.contains($0.layer) && stage.isAncestor(layer, of: $0.layer) }
    flights.removeAll { stage.contains($0.layer) && stage.isAncestor(layer, of: $0.layer) }
    strip(layer)
    for flight in over { flight.stopped(true) }
  }

  private func strip(_ id: LayerID) {
    let layer = stage[id]
    if !layer.animations.isEmpty { stage.removeAllAnimations(from: id) }
    for below in layer.sublayers + [layer.mask].compactMap(\.self) { strip(below) }
  }

  /// Ends flights early; whoever waits for them is told in a turn of its own, as Core Animation does it.
  private func land(where isOver: (Flight) -> Bool) {
    let over = flights.filter(isOver)
    guard !over.isEmpty else { return }
    flights.removeAll(where: isOver)
    for flight in over { schedule(after: 0) { flight.stopped(false) } }
  }

  /// When an animation ends, in seconds; now if it is over, or its layer is gone.
  func end(of flight: Flight) -> Double {
    guard stage.contains(flight.layer) else { return time }
    return stage.animationEnd(forKey: flight.key, of: flight.layer, at: time) ?? time
  }

  /// Ends the flights that are due.
  func landDue() {
    let due = flights.indices.filter { end(of: flights[$0]) <= time }
    guard !due.isEmpty else { return }
    let over = due.map { flights[$0] }
    for index in due.reversed() { flights.remove(at: index) }
    for flight in over {
      let isThere = stage.contains(flight.layer)
      if isThere, flight.isRemovedOnCompletion {
        stage.removeAnimation(forKey: flight.key, from: flight.layer)
      }
      flight.stopped(isThere)
    }
  }
}
