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

  /// The offsets that are shown, in points, in the order of the contents.
  public let offsets: [Double]
  /// The index of the content that the finger's next step moves; 0 if there are none.
  public let carrier: Int

  /// Creates the contents as a finger has moved them.
  ///
  /// - Parameters:
  ///   - contents: Innermost first.
  ///   - way: How far the finger has gone since it began, in points, counted as offsets are: against its direction.
  public init(_ contents: [Content], movedBy way: Double) {
    var (left, offsets, carrier) = (way, [Double](), 0)
    for (index, content) in contents.enumerated() {
      let wanted: Double = content.start + left
      guard index < contents.count - 1 else {
        offsets.append(content.edges.shown(wanted))
        if left != 0 || index == 0 { carrier = index }
        break
      }
      let shown: Double = content.edges.nearest(wanted)
      offsets.append(shown)
      if left != 0 { carrier = index }
      left = wanted - shown
    }
    self.offsets = offsets
    self.carrier = carrier
  }
}
