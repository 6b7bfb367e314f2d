import SegueGeometry
import SegueMotion

extension FrameSampler {
  /// Beyond this many, sampling the whole tree is as fast.
  private static let mostCandidates = 1024

  /// Updates a frame sampled from an earlier revision of the tree.
  ///
  /// Returns false, leaving the nodes unchanged, if the whole tree must be sampled.
  func follow(_ history: borrowing ChangeHistory, at time: Double, into frame: inout Frame) -> Bool {
    guard let known = frame.memory.source, frame.memory.includesHidden == includesHidden,
      frame.changes.revision != nil, let entries = history.changes(since: known)
    else { return false }
    frame.memory.candidates.removeAll(keepingCapacity: true)
    for entry in entries {
      guard consider(Int(entry.slot), at: time, in: &frame) else { return false }
    }
    for slot in history.animated {
      guard consider(Int(slot), at: time, in: &frame) else { return false }
    }
    guard frame.memory.candidates.count <= FrameSampler.mostCandidates else { return false }
    refresh(&frame, at: time)
    return true
  }

  /// Makes a layer's node a candidate; false if nodes must be added, removed or reordered.
  private func consider(_ slot: Int, at time: Double, in frame: inout Frame) -> Bool {
    guard slot < frame.memory.places.count else { return false }
    let isHidden = slots[slot].layer.model.isHidden && !includesHidden
    let node = frame.memory.places[slot]
    guard node >= 0 else {
      if isHidden { return true }
      // The layer has appeared if its superlayer is in the frame.
      guard let parent = slots[slot].layer.superlayer else { return slot != 0 }
      return frame.memory.places[Int(parent.index)] < 0
    }
    guard !isHidden, presentedZ(of: slot, at: time) == frame.sampled[Int(node)].state.zPosition else {
      return false
    }
    frame.memory.insertCandidate(node)
    return true
  }

  private func presentedZ(of slot: Int, at time: Double) -> Double {
    guard slots[slot].layer.animatesZPosition else { return slots[slot].layer.model.zPosition }
    return slots[slot].layer.presentedNumber(.zPosition, atLocalTime: localTime(of: slot, at: time))
  }

  /// The layer's media time, computed as sampling from the root down does.
  private func localTime(of slot: Int, at time: Double) -> Double {
    let outer = slots[slot].layer.superlayer.map { localTime(of: Int($0.index), at: time) } ?? time
    return slots[slot].layer.timing.localTime(atParentTime: outer)
  }

  /// Samples the candidates again, and updates the projections below those that have moved.
  private func refresh(_ frame: inout Frame, at time: Double) {
    frame.beginChanges()
    var next = 0
    var node = 0
    /// The projections of all nodes before this one must be updated.
    var end = 0
    while true {
      let candidate = next < frame.memory.candidates.count ? Int(frame.memory.candidates[next]) : -1
      if node >= end {
        if candidate < 0 { break }
        node = candidate
      }
      let isCandidate = node == candidate
      if isCandidate { next += 1 }
      let change = refresh(node, isCandidate: isCandidate, at: time, in: &frame)
      if change != .none { frame.noteChange(of: node) }
      if change == .space { end = max(end, frame.sampled[node].subtreeEnd) }
      node += 1
    }
  }

  /// How a node has changed.
  private enum Change {
    case none
    case looks
    /// The nodes below it have moved too.
    case space
  }

  private func refresh(_ node: Int, isCandidate: Bool, at time: Double, in frame: inout Frame) -> Change {
    var change = Change.none
    if isCandidate {
      let slot = Int(frame.sampled[node].layer.index)
      var state = slots[slot].layer.model
      if !slots[slot].layer.animations.isEmpty {
        slots[slot].layer.present(atLocalTime: localTime(of: slot, at: time), into: &state)
      }
      if state != frame.sampled[node].state {
        let isSameSpace =
          state.sublayersM34 == frame.sampled[node].state.sublayersM34
          && (state.sublayersM34 == 0 || state.anchorPoint == frame.sampled[node].state.anchorPoint)
        change = isSameSpace ? .looks : .space
        frame.sampled[node].state = state
      }
    }
    let parent = Int(frame.memory.parents[node])
    if parent >= 0 {
      let place = projection(of: node, in: parent, frame)
      if place != frame.sampled[node].projection {
        frame.sampled[node].projection = place
        change = .space
      }
    }
    return change
  }
}
