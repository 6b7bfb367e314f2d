import SegueGeometry

extension LayerTree {
  /// Fills a frame with the layers presented at a time of the root, reusing its storage.
  ///
  /// Where the frame holds an earlier sample of this tree and no layer has come, gone or changed places since, only
  /// what was changed and what has animations is looked at: time grows with those and with what moves along
  /// with them. Otherwise it grows with the number of layers. Allocates nothing once the frame has held as many
  /// nodes. Hidden layers and their subtrees are kept if `includingHidden` says so.
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
