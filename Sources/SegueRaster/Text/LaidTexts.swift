import SegueStage

/// The lines of a frame's texts where their layers have them, before they make room for each other; those of texts that
/// rest are taken over from the frame before.
struct LaidTexts: Sendable {
  private struct Text {
    var node: Int
    /// Whether it can be seen at all; the lines of one that cannot are not laid out.
    var isShown: Bool
    var firstRun: Int
  }

  /// The lines in paint order.
  private(set) var runs: [TextRun] = []
  private var texts: [Text] = []
  private var formerRuns: [TextRun] = []
  private var formerTexts: [Text] = []
  /// The first of the former texts that may still be asked for.
  private var next = 0
  /// What the lines are laid out from; nil where that is not known.
  private var revision: UInt64?
  private var follows = false

  /// Forgets all.
  mutating func forget() { revision = nil }

  /// Starts a frame.
  mutating func begin(_ frame: Frame) {
    let changes = frame.changes
    follows = revision != nil && (changes.base == revision || changes.revision == revision)
    revision = changes.revision
    swap(&runs, &formerRuns)
    swap(&texts, &formerTexts)
    runs.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    next = 0
  }

  /// Takes the lines of a text over, if nothing that they depend on has changed; to be asked in the order of the nodes.
  mutating func keep(_ info: TextNodeInfo, at place: Int, isShown: Bool, _ frame: Frame) -> Bool {
    guard follows else { return false }
    while next < formerTexts.count, formerTexts[next].node < info.nodeIndex { next += 1 }
    guard next < formerTexts.count, formerTexts[next].node == info.nodeIndex,
      formerTexts[next].isShown == isShown, rests(info, frame)
    else { return false }
    let end = next + 1 < formerTexts.count ? formerTexts[next + 1].firstRun : formerRuns.count
    let first = formerTexts[next].firstRun
    start(info.nodeIndex, isShown: isShown)
    for index in first..<end {
      formerRuns[index].place = place
      runs.append(formerRuns[index])
    }
    return true
  }

  private func rests(_ info: TextNodeInfo, _ frame: Frame) -> Bool {
    let scope = TextRhythm.scope(of: info.nodeIndex, in: info.parent, frame)
    return !frame.changes.contains(in: info.nodeIndex..<(info.nodeIndex + 1))
      && (scope.isEmpty || !frame.changes.contains(in: scope))
  }

  /// Starts a text, whose lines are then appended.
  mutating func start(_ node: Int, isShown: Bool) {
    texts.append(Text(node: node, isShown: isShown, firstRun: runs.count))
  }

  mutating func append(_ run: TextRun) { runs.append(run) }
}

extension FrameChanges {
  /// Whether some of a range of nodes has changed.
  fileprivate func contains(in range: Range<Int>) -> Bool {
    var (low, high) = (0, nodes.count)
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < nodes.count && nodes[low] < range.upperBound
  }
}
