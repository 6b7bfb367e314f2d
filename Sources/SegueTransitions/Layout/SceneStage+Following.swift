import SegueModel
import SegueStage

/// A layer with values that follow what is presented of others.
struct Follower: Sendable {
  let layer: LayerID
  /// In the order in which they are set.
  let values: [PropertyBinding]
  let reading: ReadingContext
}

extension SceneStage {
  /// Gives what follows other layers the values that it has beside them as they are presented.
  ///
  /// They become model values, so whoever reads or samples the tree finds them where any others are. Nothing else sets them
  /// meanwhile, and none needs itself: one pass in `followers`' order is enough.
  ///
  /// - Complexity: O(*n*) evaluations for *n* followers.
  mutating func follow(at time: Double) {
    for index in followers.indices {
      let layer = followers[index].layer
      let state = followingState(of: followers[index], at: time)
      if state != tree[layer].model { tree[layer].model = state }
    }
  }

  /// The model values of a layer, with those that follow as they are at a time.
  private func followingState(of follower: Follower, at time: Double) -> LayerState {
    var state = tree[follower.layer].model
    var environment = LayerEnvironment(stage: self, time: time, target: follower.layer)
    environment.take(follower.reading)
    environment.isLayout = false
    for binding in follower.values {
      environment.property = binding.property
      state.set(binding.property, to: binding.value.evaluate(for: binding.property, in: environment))
    }
    return state
  }

  /// The name of a layer that does not have the values which follow; nil if all have theirs.
  func strayFollower(at time: Double) -> String? {
    let stray = followers.first { followingState(of: $0, at: time) != tree[$0.layer].model }
    return stray.map { identifier(of: $0.layer) }
  }

  /// Notes a layer that may follow others, once it is in the tree.
  mutating func noteFollower(_ id: LayerID, _ definition: LayerDefinition, _ reading: ReadingContext) {
    let values = definition.following
    guard !values.isEmpty else { return }
    followers.append(Follower(layer: id, values: values, reading: reading))
  }

  /// Puts each follower after those that decide what it reads, once the layers that they read are there.
  ///
  /// In a circle the one that was asked for first comes last.
  mutating func orderFollowers() {
    guard followers.count > 1 else { return }
    var waiting: [LayerID: Follower] = [:]
    for follower in followers where waiting[follower.layer] == nil { waiting[follower.layer] = follower }
    var ordered: [Follower] = []
    /// The followers on the way from the one that was asked for, each with what is left of its needs.
    var path: [(follower: Follower, needs: [LayerID])] = []
    for layer in followers.map({ $0.layer }) {
      if let follower = waiting.removeValue(forKey: layer) {
        path.append((follower, layersRead(by: follower)))
      }
      while let last = path.last {
        if let next = path[path.count - 1].needs.popLast() {
          if let needed = waiting.removeValue(forKey: next) { path.append((needed, layersRead(by: needed))) }
        } else {
          ordered.append(last.follower)
          path.removeLast()
        }
      }
    }
    followers = ordered
  }

  /// The layers on whose places and values those of a follower hang: a place is seen through all superlayers.
  private func layersRead(by follower: Follower) -> [LayerID] {
    let paths = follower.values.flatMap { $0.value.readPaths }
    let read = paths.compactMap {
      resolve($0, roles: follower.reading.roles, relativeTo: follower.layer).first
    }
    return ([tree[follower.layer].superlayer].compactMap { $0 } + read).flatMap { chain(from: $0) }
  }

  /// The numbers of a layer that follow others, and those that say where these are.
  func followedNumbers(of layer: LayerID) -> Set<LayerProperty> {
    guard let follower = followers.first(where: { $0.layer == layer }) else { return [] }
    return follower.values.reduce(into: []) { $0.formUnion($1.property.disturbed) }
  }
}
