package import SegueStage

/// Letters of a style of the system font as they are cut for small or for large sizes.
package struct FontCut: Hashable, Sendable {
  /// What the letters look like.
  package var style: FontStyle
  /// Whether they are those for headings.
  package var isDisplay: Bool

  /// Creates a cut.
  package init(style: FontStyle, isDisplay: Bool) {
    self.style = style
    self.isDisplay = isDisplay
  }
}
