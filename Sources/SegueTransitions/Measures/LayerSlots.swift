import SegueModel
import SegueStage

/// Assigns each layer name a slot in the table of all layers' measures.
///
/// Naming a layer costs more than reading it, so slots are reused for as long as the frame's layers stay the
/// same.
struct LayerSlots: Sendable {
  /// The layers' names as samples give them, in the order in which they appeared.
  private(set) var names: [String] = []
  private var slots: [String: Int] = [:]
  /// The layers of the last frame, and the slot of each; -1 for a layer that no sample names.
  private var layers: [LayerID] = []
  private var places: [Int] = []
  private var frame = Frame()
  /// Whether each layer has itself changed its position in its superlayer, its size or its transform.
  private(set) var haveMoved: [Bool] = []
  private var firstStates: [LayerState?] = []

  /// Gives these names the first slots.
  init(names: [String] = []) {
    for name in names { _ = slot(of: name) }
  }

  /// Reads every measure of every layer on screen into a table of `LayerMeasure.count` numbers per layer.
  ///
  /// Layers that were seen before and are no longer on screen read as NaN.
  mutating func read(_ subject: some Playable, into values: inout [Double]) {
    subject.tree.sample(at: subject.time, includingHidden: true, into: &frame)
    findPlaces(in: subject)
    values.removeAll(keepingCapacity: true)
    values.append(contentsOf: repeatElement(.nan, count: names.count * LayerMeasure.count))
    for (index, place) in places.enumerated() where place >= 0 {
      LayerMeasure.read(frame.nodes[index], into: &values, at: place * LayerMeasure.count)
      noteMove(of: frame.nodes[index], at: place)
    }
  }

  private mutating func noteMove(of node: borrowing FrameNode, at place: Int) {
    guard !haveMoved[place] else { return }
    guard let first = firstStates[place] else {
      firstStates[place] = node.state
      return
    }
    haveMoved[place] =
      first.position != node.state.position || first.bounds != node.state.bounds
      || first.components != node.state.components || first.transform != node.state.transform
  }

  private mutating func findPlaces(in subject: some Playable) {
    let nodes = frame.nodes
    let isKnown =
      nodes.count == layers.count && nodes.indices.allSatisfy { nodes[$0].layer == layers[$0] }
    guard !isKnown else { return }
    layers = nodes.map { $0.layer }
    places = Array(repeating: -1, count: nodes.count)
    var taken: Set<Int> = []
    var index = 0
    while index < nodes.count {
      let layer = nodes[index].layer
      guard layer != subject.asideLayer else {
        index = nodes[index].subtreeEnd
        continue
      }
      if let name = subject.identifier(of: layer) {
        let slot = slot(of: name)
        // If several layers share a name, the first in paint order has it.
        if taken.insert(slot).inserted { places[index] = slot }
      }
      index += 1
    }
  }

  private mutating func slot(of name: String) -> Int {
    if let slot = slots[name] { return slot }
    slots[name] = names.count
    names.append(name)
    haveMoved.append(false)
    firstStates.append(nil)
    return names.count - 1
  }
}
