import SegueGeometry

extension LayerTree {
  /// Fills a frame with the layers presented at a time of the root, reusing its storage.
  ///
  /// Linear in the number of layers. Allocates nothing once the frame has held as many nodes.
  /// Hidden layers and their subtrees are kept if `includingHidden` says so.
  public func sample(at time: Double, includingHidden: Bool = false, into frame: inout Frame) {
    frame.nodes.removeAll(keepingCapacity: true)
    frame.paintOrder.removeAll(keepingCapacity: true)
    slots.withUnsafeBufferPointer { buffer in
      guard let slots = buffer.baseAddress else { return }
      let sampler = FrameSampler(slots: slots, includesHidden: includingHidden)
      sampler.sample(root, in: nil, parentTime: time, into: &frame)
    }
    frame.size = frame.nodes.first?.state.bounds.size ?? .zero
  }
}
