import SegueGeometry
import SegueStage

/// Finds the rows of labels, so that equal layouts look equal.
///
/// A label's row is that of its middle. Rounded one by one, a title and the line below it would be one row apart in one
/// entry of a list, and two in the next. So of labels that follow each other down a layer only the first is rounded by
/// itself, and the others keep their distance from it, rounded once.
struct TextRhythm: Sendable {
  /// A label of a layer, and its row.
  private struct Label {
    var node: Int
    var box: TextBox
    var row: Int
  }

  /// A layer whose labels are known.
  private struct Parent {
    var node: Int
    var labels: Range<Int>
  }

  /// Rows between the middles of labels that belong together.
  private static let mostRows = 2.5
  /// In layers of more nodes before a label there is no telling what belongs together.
  private static let mostNodes = 64
  /// The part of a row that must lie in the ground of a label, where another row would lie in it wholly.
  private static let leastPart = 0.7

  /// The layer whose labels were asked for last, after those that it lies in.
  private var parents: [Parent] = []
  private var labels: [Label] = []

  /// Starts a frame.
  mutating func begin() {
    parents.removeAll(keepingCapacity: true)
    labels.removeAll(keepingCapacity: true)
  }

  /// The box of a text, and the row of its line if that is the only one; nil where it has no extent.
  ///
  /// To be asked of one text after the other in the order of the frame's nodes. All labels of a layer are put into rows at
  /// once, so that time grows with the number of the layer's sublayers.
  mutating func place(
    of text: TextContents,
    _ node: Int,
    in parent: Int,
    _ frame: Frame,
    _ viewport: Viewport
  ) -> (box: TextBox, row: Int)? {
    let isNear = !Self.scope(of: node, in: parent, frame).isEmpty
    if isNear {
      for index in known(parent, in: frame, viewport) where labels[index].node == node {
        return (labels[index].box, labels[index].row)
      }
    }
    let box = TextBox(
      text,
      bounds: frame.nodes[node].state.bounds,
      projection: frame.nodes[node].projection,
      viewport: viewport
    )
    guard let box else { return nil }
    guard isNear, box.isLabel, Self.hasGround(frame, node) else { return (box, box.firstRow(lines: 1)) }
    return (box, Self.row(of: box, on: node, in: frame, viewport))
  }

  /// The nodes that the row of a text of a layer depends on, but for itself; none in a layer of too many.
  static func scope(of node: Int, in parent: Int, _ frame: Frame) -> Range<Int> {
    guard parent >= 0, node > parent, node - parent <= mostNodes else { return 0..<0 }
    return parent..<max(min(frame.nodes[parent].subtreeEnd, parent + mostNodes + 1), parent + 1)
  }

  /// The labels of a layer, found if they are not known.
  private mutating func known(_ parent: Int, in frame: Frame, _ viewport: Viewport) -> Range<Int> {
    while let last = parents.last, last.node > parent {
      labels.removeSubrange(last.labels)
      parents.removeLast()
    }
    if let last = parents.last, last.node == parent { return last.labels }
    let found = find(parent, in: frame, viewport)
    parents.append(Parent(node: parent, labels: found))
    return found
  }

  /// Finds the labels of a layer; those that follow each other keep their distances.
  private mutating func find(_ parent: Int, in frame: Frame, _ viewport: Viewport) -> Range<Int> {
    let start = labels.count
    var first = start
    var sibling = parent + 1
    let end = min(frame.nodes[parent].subtreeEnd, parent + Self.mostNodes + 1, frame.nodes.count)
    while sibling < end {
      if let box = Self.label(sibling, in: frame, viewport) {
        if labels.count > first, !Self.follows(box, labels[labels.count - 1].box) {
          setRows(from: first, on: parent, in: frame, viewport)
          first = labels.count
        }
        labels.append(Label(node: sibling, box: box, row: 0))
      }
      sibling = max(frame.nodes[sibling].subtreeEnd, sibling + 1)
    }
    setRows(from: first, on: parent, in: frame, viewport)
    return start..<labels.count
  }

  /// Puts labels that belong together into rows.
  private mutating func setRows(from first: Int, on ground: Int, in frame: Frame, _ viewport: Viewport) {
    guard first < labels.count else { return }
    let top = labels[first].box
    let depth = labels[labels.count - 1].box.middle - top.middle
    let row = Self.row(of: top, on: ground, rowsBelow: Int(clamping: depth.rounded()), in: frame, viewport)
    for index in first..<labels.count {
      labels[index].row = row + Int(clamping: (labels[index].box.middle - top.middle).rounded())
    }
  }

  /// The row of a label's middle, or the one beside it where only that lies wholly in the layer that the label is on, and
  /// those that follow do not fall off it.
  private static func row(
    of box: TextBox,
    on ground: Int,
    rowsBelow: Int = 0,
    in frame: Frame,
    _ viewport: Viewport
  ) -> Int {
    let row = box.firstRow(lines: 1)
    let node = frame.nodes[ground]
    guard let rect = node.projection.boundingBox(of: node.state.bounds) else { return row }
    let cellHeight = viewport.canvas.size.height / Double(viewport.size.rows)
    let top = (rect.minY - viewport.canvas.minY) / cellHeight
    let bottom = (rect.maxY - viewport.canvas.minY) / cellHeight
    let (start, end) = (max(Double(row), top), min(Double(row + 1), bottom))
    guard top <= box.middle, box.middle <= bottom, end - start < leastPart else { return row }
    let other = start > Double(row) ? row + 1 : row - 1
    guard other < row || Double(other + rowsBelow) + 0.5 <= bottom else { return row }
    return Double(other) >= top && Double(other + 1) <= bottom ? other : row
  }

  private static func label(_ node: Int, in frame: Frame, _ viewport: Viewport) -> TextBox? {
    guard let text = frame.nodes[node].state.contents.text, frame.nodes[node].projection.isAxisAligned,
      !hasGround(frame, node),
      let box = TextBox(
        text,
        bounds: frame.nodes[node].state.bounds,
        projection: frame.nodes[node].projection,
        viewport: viewport
      )
    else { return nil }
    return box.isLabel ? box : nil
  }

  /// Whether a label is close below another.
  private static func follows(_ label: TextBox, _ other: TextBox) -> Bool {
    let distance = label.middle - other.middle
    return distance >= 0 && distance < mostRows && label.left < other.right && other.left < label.right
  }

  /// Whether a layer draws the background of its text.
  private static func hasGround(_ frame: Frame, _ node: Int) -> Bool {
    frame.nodes[node].state.fill.alpha > 0 || frame.nodes[node].state.contents.gradient != nil
      || frame.nodes[node].state.contents.image != nil || frame.nodes[node].state.border.width > 0
  }
}
