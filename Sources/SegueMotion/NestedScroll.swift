/// Contents in one another that share a finger on one axis, innermost first.
///
/// Each moves as far as its content reaches, and what is then left of the finger's way moves the one around it; only the
/// outermost resists beyond its ends. On the way back the outer ones are first to return, to where they were: a zoomed
/// photo in a pager behaves so.
public struct NestedScroll: Hashable, Sendable {
  /// One of the contents.
  public struct Content: Hashable, Sendable {
    /// Its ends.
    public var edges: ScrollEdges
    /// Its pull as the finger began.
    public var start: Double

    /// Creates a content that stood at a pull, in points, as the finger began.
    public init(edges: ScrollEdges, start: Double) {
      self.edges = edges
      self.start = start
    }
  }

  /// The offsets that are shown, in points, in the order of the contents; nil for those that take no part.
  public let offsets: [Double?]
  /// The index of the content that the finger's next step moves; 0 if there are none.
  public let carrier: Int

  /// Creates the contents as a finger has moved them.
  ///
  /// - Parameters:
  ///   - contents: Innermost first; nil for one that does not scroll along the axis. Without the first none moves, because it
  ///     is the one that has the finger.
  ///   - way: How far the finger has gone since it began, in points, counted as offsets are: against its direction.
  public init(_ contents: [Content?], movedBy way: Double) {
    var (left, offsets, carrier) = (way, [Double?](repeating: nil, count: contents.count), 0)
    if contents.first.flatMap({ $0 }) != nil, let outermost = contents.lastIndex(where: { $0 != nil }) {
      for (index, content) in contents.enumerated() {
        guard let content else { continue }
        let wanted: Double = content.start + left
        let shown: Double = index == outermost ? content.edges.shown(wanted) : content.edges.nearest(wanted)
        offsets[index] = shown
        if left != 0 { carrier = index }
        left = wanted - shown
      }
    }
    self.offsets = offsets
    self.carrier = carrier
  }
}
