import SegueModel

/// Keeps the worst difference of each number while two runs pass side by side.
///
/// Memory grows with the layers, not with the frames.
struct MotionTally {
  /// A layer of either run.
  private struct Layer {
    var name: String
    var isInFirst = false
    var isInSecond = false
    var presence: PresenceDifference?
  }

  /// A layer's place in each run's row, below 0 where it has none.
  private struct Pair {
    var layer: Int
    var first: Int
    var second: Int
  }

  private struct Worst {
    var size = 0.0
    var time = 0.0
    var first = 0.0
    var second = 0.0
  }

  private var layers: [Layer] = []
  private var places: [String: Int] = [:]
  /// `LayerMeasure.count` a layer.
  private var worst: [Worst] = []
  private var pairs: [Pair] = []
  /// The names that `pairs` were made for.
  private var names: (first: [String], second: [String]) = ([], [])

  /// Compares what both runs present at a time.
  ///
  /// - Complexity: O(*n*) in the number of layers; more where layers have come or gone.
  mutating func note(_ time: Double, _ first: MotionRow, _ second: MotionRow) {
    if names.first != first.layers || names.second != second.layers { pair(first.layers, second.layers) }
    for pair in pairs {
      let shown = (first: first.shows(pair.first), second: second.shows(pair.second))
      if shown.first { layers[pair.layer].isInFirst = true }
      if shown.second { layers[pair.layer].isInSecond = true }
      if shown.first != shown.second { notePresence(of: pair.layer, at: time, isInFirst: shown.first) }
      guard shown.first || shown.second, pair.first >= 0, pair.second >= 0 else { continue }
      compare(pair, time, first.values, second.values)
    }
  }

  private mutating func compare(_ pair: Pair, _ time: Double, _ first: [Double], _ second: [Double]) {
    let count = LayerMeasure.count
    for measure in 0..<count {
      let (a, b) = (first[pair.first * count + measure], second[pair.second * count + measure])
      // A comparison with NaN, which a layer has for what it lacks, is false.
      guard abs(b - a) > worst[pair.layer * count + measure].size else { continue }
      worst[pair.layer * count + measure] = Worst(size: abs(b - a), time: time, first: a, second: b)
    }
  }

  private mutating func notePresence(of layer: Int, at time: Double, isInFirst: Bool) {
    guard layers[layer].presence == nil else { return }
    layers[layer].presence = PresenceDifference(layer: layers[layer].name, time: time, isInFirst: isInFirst)
  }

  private mutating func pair(_ first: [String], _ second: [String]) {
    names = (first, second)
    let slots = Dictionary(zip(second, second.indices), uniquingKeysWith: { first, _ in first })
    pairs = []
    // If several layers share a name, the first has it.
    var known: Set<String> = []
    for (slot, name) in first.enumerated() where known.insert(name).inserted {
      pairs.append(Pair(layer: place(of: name), first: slot, second: slots[name] ?? -1))
    }
    for (slot, name) in second.enumerated() where known.insert(name).inserted {
      pairs.append(Pair(layer: place(of: name), first: -1, second: slot))
    }
  }

  private mutating func place(of name: String) -> Int {
    if let place = places[name] { return place }
    places[name] = layers.count
    layers.append(Layer(name: name))
    worst += Array(repeating: Worst(), count: LayerMeasure.count)
    return layers.count - 1
  }
}

extension MotionTally {
  /// The differences that are larger than a tolerance, the worst first.
  func differences(above tolerance: MotionTolerance) -> [MotionDifference] {
    let limits = LayerMeasure.allCases.map(tolerance.limit)
    var found: [MotionDifference] = []
    for (index, layer) in layers.enumerated() {
      for (offset, measure) in LayerMeasure.allCases.enumerated() {
        let worst = worst[index * LayerMeasure.count + offset]
        guard worst.size > limits[offset] else { continue }
        var difference = MotionDifference(
          layer: layer.name,
          measure: measure,
          time: worst.time,
          first: worst.first,
          second: worst.second
        )
        difference.isCarried = carries(layer.name.superlayer, offset, worst)
        found.append(difference)
      }
    }
    // Sorting keeps the order of equals: that of the layers, then of the measures.
    return found.sorted { $0.weight > $1.weight }
  }

  /// Whether a superlayer differs as a layer in it does.
  private func carries(_ superlayer: String, _ measure: Int, _ worst: Worst) -> Bool {
    guard let place = places[superlayer] else { return false }
    let above = self.worst[place * LayerMeasure.count + measure]
    return above.time == worst.time && abs((above.second - above.first) - (worst.second - worst.first)) < 1e-6
  }

  /// Layers that both runs show, but not always both; without those that come and go with their superlayer.
  var presences: [PresenceDifference] {
    let found = layers.filter { $0.isInFirst && $0.isInSecond }.compactMap(\.presence)
    let all = Set(found)
    return found.filter { presence in
      !all.contains(
        PresenceDifference(
          layer: presence.layer.superlayer,
          time: presence.time,
          isInFirst: presence.isInFirst
        )
      )
    }
  }

  /// The layers that only one of the runs ever shows, without what is in them.
  var loneLayers: (first: [String], second: [String]) {
    let first = layers.filter { $0.isInFirst && !$0.isInSecond }.map(\.name)
    let second = layers.filter { $0.isInSecond && !$0.isInFirst }.map(\.name)
    let all = (Set(first), Set(second))
    return (first.filter { !all.0.contains($0.superlayer) }, second.filter { !all.1.contains($0.superlayer) })
  }
}

extension String {
  /// The name of the layer that a layer of this name is in; empty for a screen's.
  fileprivate var superlayer: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "" }
}
