public import SegueStage

/// A view property animator with its layers: the model values it sets and the animations it attaches.
///
/// The state machine (`ViewPropertyAnimator`) is called through `update(_:_:)`, which then brings the tree in
/// line with it. As in UIKit, a block is carried out when the animator starts: from then on the model values
/// are the end values, with animations on top of them, which are additive for numbers. A pause gives those
/// speed 0, a reversal speed −1, and stopping copies the presented values to the model.
///
/// Its clock is the time of the tree's root. Between two events the presentation is a function of tree and
/// time; `nextEventTime` tells when `advance(to:in:)` is needed.
public struct LayerAnimator: Sendable {
  /// The state machine; change it through `update(_:_:)` so that the tree follows.
  public private(set) var animator: ViewPropertyAnimator
  /// Changes that will be carried out when the animator starts, with the block they belong to.
  private(set) var pending: [(block: Int, change: LayerChange)] = []
  private(set) var live: [LiveChange] = []
  private let owner: AnimationOwner
  private var changeCount = 0

  /// Creates an inactive animator; `owner` must have no other animations in the tree.
  public init(_ animator: ViewPropertyAnimator, owner: AnimationOwner) {
    self.animator = animator
    self.owner = owner
  }

  /// The changes that it animates, in the order in which they were added.
  public var changes: [LayerChange] { live.map { $0.change } + pending.map { $0.change } }

  /// When the attached animations have to be updated next, in seconds: at the end, where one leg of a course
  /// meets the next, and at the end of a delay; nil while nothing runs.
  public var nextEventTime: Double? { animator.nextEventTime }

  /// Advances to `time`, in seconds of the tree's root.
  ///
  /// - Returns: The completion, if the animator ended on the way; the tree then has its final values.
  public mutating func advance(to time: Double, in tree: inout LayerTree) -> ViewPropertyAnimator.Completion?
  {
    while let event = nextEventTime, event <= time {
      let completion = animator.advance(to: event)
      guard completion == nil else {
        end(at: completion?.position ?? .end, in: &tree)
        _ = animator.advance(to: time)
        return completion
      }
      attachAll(to: &tree)
    }
    return animator.advance(to: time)
  }

  /// Adds a block of changes, which an active animator carries out at once; see
  /// `ViewPropertyAnimator.addAnimations(delayFactor:)`.
  ///
  /// - Throws: If the animator is stopped.
  public mutating func addAnimations(
    _ changes: [LayerChange],
    delayFactor: Double = 0,
    in tree: inout LayerTree
  ) throws(PropertyAnimatorError) {
    let block = try animator.addAnimations(delayFactor: delayFactor)
    pending += changes.map { (block, $0) }
    guard animator.state == .active else { return }
    carryOut(in: &tree)
    attachAll(to: &tree)
  }

  /// Makes any call on the state machine except `finishAnimation(at:)`, then brings the tree in line with it.
  ///
  /// - Throws: What `call` throws.
  public mutating func update<Result, Failure: Error>(
    _ tree: inout LayerTree,
    _ call: (inout ViewPropertyAnimator) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = animator
    let result = try call(&animator)
    switch animator.state {
    case .active:
      carryOut(in: &tree)
      attachAll(to: &tree)
    case .stopped: stop(before, in: &tree)
    case .inactive where !live.isEmpty:
      stop(before, in: &tree)
      live = []
    case .inactive: break
    }
    return result
  }

  /// Finishes a stopped animator: its layers take the values at `position`.
  ///
  /// - Returns: What the handlers are called with.
  /// - Throws: If the animator is not stopped.
  public mutating func finishAnimation(
    at position: ViewPropertyAnimator.Position,
    in tree: inout LayerTree
  ) throws(PropertyAnimatorError) -> ViewPropertyAnimator.Completion {
    let completion = try animator.finishAnimation(at: position)
    let untouched = tree
    // If a property has several changes, the first has its start and the last its end.
    for layer in layers where tree.contains(layer) && position != .current {
      var numbers: [(property: LayerProperty, value: LayerValue)] = []
      for change in position == .start ? live.reversed() : live where change.change.layer == layer {
        for (index, property) in change.change.properties.enumerated() {
          // A value that something else has set since is left alone.
          guard untouched[layer].model[property] == change.stopped?[index] else { continue }
          numbers.append((property, position == .end ? change.ends[index] : change.starts[index]))
        }
      }
      tree[layer].model.set(numbers)
    }
    live = []
    return completion
  }

  /// The layers that it animates.
  private var layers: Set<LayerID> { Set(live.map { $0.change.layer }) }

  /// Carries out the pending changes: from here on the model values are the end values.
  private mutating func carryOut(in tree: inout LayerTree) {
    for (block, change) in pending where tree.contains(change.layer) {
      changeCount += 1
      let key = AnimationKey(owner, number: changeCount)
      let made = LiveChange(change, block: block, key: key, in: tree, at: animator.time)
      if case .value(let property, let value) = change.kind { tree[change.layer].model[property] = value }
      live.append(made)
    }
    pending = []
  }

  /// Copies the presented values to the model and removes the animations.
  private mutating func stop(_ animator: ViewPropertyAnimator, in tree: inout LayerTree) {
    guard live.contains(where: { $0.stopped == nil }) else { return }
    for layer in layers where tree.contains(layer) {
      let own = live.filter { $0.change.layer == layer }
      tree[layer].model = model(of: layer, under: own, by: animator, in: tree)
      for change in own { tree.removeAnimation(forKey: change.key, from: layer) }
    }
    for index in live.indices where tree.contains(live[index].change.layer) {
      let model = tree[live[index].change.layer].model
      live[index].stopped = live[index].change.properties.map { model[$0] }
    }
  }

  /// The model values that look the same without these animations.
  private func model(
    of layer: LayerID,
    under changes: [LiveChange],
    by animator: ViewPropertyAnimator,
    in tree: LayerTree
  ) -> LayerState {
    var bare = LayerTree(root: Layer(name: "", model: tree[layer].model))
    for change in changes where change.stopped == nil {
      let progress = animator.progress(ofBlock: change.block, along: change.change.axis)
      bare.add(change.standing(at: progress), forKey: change.key, to: bare.root, at: 0)
    }
    return bare.presentation(of: bare.root, at: 0)
  }

  /// Ends by itself: at the start position the old model values are restored, unless something else has set
  /// others.
  private mutating func end(at position: ViewPropertyAnimator.Position, in tree: inout LayerTree) {
    // The last change first, so that each finds the value that it has set.
    for change in live.reversed() where tree.contains(change.change.layer) {
      let layer = change.change.layer
      tree.removeAnimation(forKey: change.key, from: layer)
      guard case .value(let property, let value) = change.change.kind, position == .start,
        tree[layer].model[property] == value
      else { continue }
      tree[layer].model[property] = change.starts[0]
    }
    for layer in layers where tree.contains(layer) && position == .end {
      let courses = live.filter { $0.change.layer == layer && $0.change.kind.isCourse }
      tree[layer].model.set(courses.flatMap { zip($0.change.properties, $0.ends).map { ($0, $1) } })
    }
    live = []
  }

  private func attachAll(to tree: inout LayerTree) {
    for change in live where tree.contains(change.change.layer) {
      let layer = change.change.layer
      let axis = change.change.axis
      let stretch = animator.stretch(ofBlock: change.block, along: axis)
      let animation = stretch.map { change.running($0) } ?? change.standing(at: progress(of: change))
      tree.add(animation, forKey: change.key, to: layer, at: animator.time)
    }
  }

  private func progress(of change: LiveChange) -> Double {
    animator.progress(ofBlock: change.block, along: change.change.axis)
  }
}
