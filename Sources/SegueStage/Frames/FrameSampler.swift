import SegueGeometry
import SegueMotion

/// Samples a tree into a frame.
struct FrameSampler {
  var slots: UnsafeBufferPointer<LayerSlot>
  var includesHidden: Bool

  /// Samples the whole tree, and records what differs if the layers and their order are the same as before.
  func sampleAll(from root: LayerID, at time: Double, into frame: inout Frame) {
    swap(&frame.memory.former, &frame.sampled)
    frame.sampled.removeAll(keepingCapacity: true)
    frame.memory.parents.removeAll(keepingCapacity: true)
    frame.memory.paintOrder.removeAll(keepingCapacity: true)
    frame.memory.places.removeAll(keepingCapacity: true)
    frame.memory.places.append(contentsOf: repeatElement(-1, count: slots.count))
    sample(root, in: nil, parentTime: time, into: &frame)
    frame.noteDifferences()
  }

  /// Appends a layer, its mask and its sublayers in paint order, as children of the node at index `parent`.
  func sample(
    _ id: LayerID,
    in parent: Int?,
    role: FrameNode.Role = .content,
    parentTime: Double,
    into frame: inout Frame
  ) {
    let slot = Int(id.index)
    if slots[slot].layer.model.isHidden && !includesHidden { return }
    let time = slots[slot].layer.timing.localTime(atParentTime: parentTime)
    let index = frame.sampled.count
    frame.memory.places[slot] = Int32(index)
    frame.memory.parents.append(Int32(parent ?? -1))
    frame.sampled.append(
      FrameNode(
        layer: id,
        role: role,
        subtreeEnd: index + 1,
        projection: .identity,
        state: slots[slot].layer.model
      )
    )
    if !slots[slot].layer.animations.isEmpty {
      slots[slot].layer.present(atLocalTime: time, into: &frame.sampled[index].state)
    }
    if let parent { frame.sampled[index].projection = projection(of: index, in: parent, frame) }
    if let mask = slots[slot].layer.mask {
      sample(mask, in: index, role: .mask, parentTime: time, into: &frame)
    }
    sampleSublayers(of: slot, in: index, time: time, into: &frame)
    frame.sampled[index].subtreeEnd = frame.sampled.count
  }

  /// The projection from a node's points to those of the canvas, given its parent's.
  func projection(of index: Int, in parent: Int, _ frame: borrowing Frame) -> Projection {
    // A mask is in the plane of the layer that it masks; the perspective applies to sublayers only.
    let isMask = frame.sampled[index].role == .mask
    let local = frame.sampled[index].state.projection(
      sublayersM34: isMask ? 0 : frame.sampled[parent].state.sublayersM34,
      eye: frame.sampled[parent].state.anchorPoint
    )
    return local.concatenating(frame.sampled[parent].projection)
  }

  private func sampleSublayers(of slot: Int, in parent: Int, time: Double, into frame: inout Frame) {
    let count = slots[slot].layer.sublayers.count
    if isInOrder(slot, time: time) {
      for place in 0..<count {
        sample(slots[slot].layer.sublayers[place], in: parent, parentTime: time, into: &frame)
      }
      return
    }
    let base = frame.memory.paintOrder.count
    for place in 0..<count {
      insert(slots[slot].layer.sublayers[place], from: base, time: time, into: &frame)
    }
    for place in base..<base + count {
      sample(frame.memory.paintOrder[place].layer, in: parent, parentTime: time, into: &frame)
    }
    frame.memory.paintOrder.removeSubrange(base...)
  }

  /// Whether the sublayers already are in order of their z positions.
  private func isInOrder(_ slot: Int, time: Double) -> Bool {
    var last = -Double.infinity
    for place in 0..<slots[slot].layer.sublayers.count {
      let z = zPosition(of: slots[slot].layer.sublayers[place], parentTime: time)
      if z < last { return false }
      last = z
    }
    return true
  }

  /// Inserts a sublayer into the stack, from `base` on, by z position; equal ones keep their order.
  private func insert(_ id: LayerID, from base: Int, time: Double, into frame: inout Frame) {
    let z = zPosition(of: id, parentTime: time)
    var low = base
    var high = frame.memory.paintOrder.count
    while low < high {
      let middle = (low + high) / 2
      if frame.memory.paintOrder[middle].zPosition <= z { low = middle + 1 } else { high = middle }
    }
    frame.memory.paintOrder.insert(PaintOrderEntry(layer: id, zPosition: z), at: low)
  }

  private func zPosition(of id: LayerID, parentTime: Double) -> Double {
    let slot = Int(id.index)
    guard slots[slot].layer.animatesZPosition else { return slots[slot].layer.model.zPosition }
    let time = slots[slot].layer.timing.localTime(atParentTime: parentTime)
    return slots[slot].layer.presentedNumber(.zPosition, atLocalTime: time)
  }
}
