/// A style of the system font, without a size.
package struct FontStyle: Hashable, Sendable {
  /// Whether the weight is semibold.
  package var isBold: Bool
  /// Whether the letters are those for headings.
  package var isDisplay: Bool

  /// Creates a style.
  package init(isBold: Bool, isDisplay: Bool) {
    self.isBold = isBold
    self.isDisplay = isDisplay
  }
}
