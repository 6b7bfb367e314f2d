import SegueGeometry

extension LayerTree {
  /// Fills a frame with the layers presented at a time of the root, reusing its storage.
  ///
  /// If the frame is an earlier sample of this tree, and no layer has been added, removed, shown, hidden or
  /// reordered since, time grows with the number of layers that were changed, have animations, or move along
  /// with those. Otherwise it grows with the number of all layers. Nothing is allocated once the frame has
  /// held as many nodes.
  ///
  /// With `includingHidden`, hidden layers and their subtrees are sampled too.
  public func sample(at time: Double, includingHidden: Bool = false, into frame: inout Frame) {
    slots.withUnsafeBufferPointer { slots in
      let sampler = FrameSampler(slots: slots, includesHidden: includingHidden)
      if !sampler.follow(history, at: time, into: &frame) {
        sampler.sampleAll(from: root, at: time, into: &frame)
      }
    }
    frame.memory.source = history.revision
    frame.memory.includesHidden = includingHidden
    frame.size = frame.sampled.first?.state.bounds.size ?? .zero
  }
}
