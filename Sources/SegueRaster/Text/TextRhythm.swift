import SegueGeometry
import SegueStage

/// Finds the rows of labels, so that what is laid out alike looks alike.
///
/// A label's row is that of its middle. Rounded one by one, a title and the line below it would be one row apart in one
/// entry of a list, and two in the next. So of labels that follow each other down a layer only the first is rounded by
/// itself, and the others keep their distance from it, rounded once.
struct TextRhythm {
  let frame: Frame
  let viewport: Viewport

  /// Rows between the middles of labels that belong together.
  private static let mostRows = 2.5
  /// In layers of more nodes before a label there is no telling what belongs together.
  private static let mostNodes = 64
  /// The part of a row that must lie in the ground of a label, where another row would lie in it wholly.
  private static let leastPart = 0.7

  /// The row of a label of one line.
  ///
  /// Time grows with the number of the layer's sublayers before it, of which few are looked at.
  func row(of box: TextBox, node: Int, parent: Int) -> Int {
    guard box.isLabel, parent >= 0, node - parent <= Self.mostNodes else { return box.firstRow(lines: 1) }
    guard !hasGround(node) else { return row(of: box, on: node) }
    var (first, last) = (box, box)
    var (isFirst, firstNode) = (true, node)
    var sibling = parent + 1
    while sibling < node {
      if let label = label(sibling) {
        if isFirst || !follows(label, last) { (first, firstNode) = (label, sibling) }
        (last, isFirst) = (label, false)
      }
      sibling = max(frame.nodes[sibling].subtreeEnd, sibling + 1)
    }
    if isFirst || !follows(box, last) { (first, firstNode) = (box, node) }
    let depth = lastLabel(after: firstNode, first, in: parent).middle - first.middle
    return row(of: first, on: parent, rowsBelow: Int(clamping: depth.rounded()))
      + Int(clamping: (box.middle - first.middle).rounded())
  }

  /// The last of the labels that follow one, itself if none does.
  private func lastLabel(after node: Int, _ first: TextBox, in parent: Int) -> TextBox {
    var last = first
    var sibling = max(frame.nodes[node].subtreeEnd, node + 1)
    let end = min(frame.nodes[parent].subtreeEnd, parent + Self.mostNodes + 1)
    while sibling < end {
      if let label = label(sibling) {
        guard follows(label, last) else { return last }
        last = label
      }
      sibling = max(frame.nodes[sibling].subtreeEnd, sibling + 1)
    }
    return last
  }

  /// The row of a label's middle, or the one beside it where only that lies wholly in the layer that the label is on, and
  /// those that follow do not fall off it.
  private func row(of box: TextBox, on ground: Int, rowsBelow: Int = 0) -> Int {
    let row = box.firstRow(lines: 1)
    let node = frame.nodes[ground]
    guard let rect = node.projection.boundingBox(of: node.state.bounds) else { return row }
    let cellHeight = viewport.canvas.size.height / Double(viewport.size.rows)
    let top = (rect.minY - viewport.canvas.minY) / cellHeight
    let bottom = (rect.maxY - viewport.canvas.minY) / cellHeight
    let (start, end) = (max(Double(row), top), min(Double(row + 1), bottom))
    guard top <= box.middle, box.middle <= bottom, end - start < Self.leastPart else { return row }
    let other = start > Double(row) ? row + 1 : row - 1
    guard other < row || Double(other + rowsBelow) + 0.5 <= bottom else { return row }
    return Double(other) >= top && Double(other + 1) <= bottom ? other : row
  }

  private func label(_ node: Int) -> TextBox? {
    guard let text = frame.nodes[node].state.contents.text, frame.nodes[node].projection.isAxisAligned,
      !hasGround(node),
      let box = TextBox(
        text,
        bounds: frame.nodes[node].state.bounds,
        projection: frame.nodes[node].projection,
        viewport: viewport
      )
    else { return nil }
    return box.isLabel ? box : nil
  }

  /// Whether a label stands close below another.
  private func follows(_ label: TextBox, _ other: TextBox) -> Bool {
    let distance = label.middle - other.middle
    return distance >= 0 && distance < Self.mostRows && label.left < other.right && other.left < label.right
  }

  /// Whether a layer draws what its text must stand on.
  private func hasGround(_ node: Int) -> Bool {
    frame.nodes[node].state.fill.alpha > 0 || frame.nodes[node].state.contents.gradient != nil
      || frame.nodes[node].state.contents.image != nil || frame.nodes[node].state.border.width > 0
  }
}
