package import SegueGeometry
package import SegueStage

/// What a glyph that is a picture looks like, as an emoji is.
package struct GlyphPicture: Hashable, Sendable {
  /// The picture, in colours of its own.
  package var image: StageImage
  /// Where it lies, from the glyph's place on the baseline, in ems with y downwards.
  package var frame: Rect

  /// Creates a picture.
  package init(image: StageImage, frame: Rect) {
    self.image = image
    self.frame = frame
  }

  /// Where it lies in a text, in points.
  package func frame(fontSize: Double, at origin: Point) -> Rect {
    Rect(
      x: origin.x + frame.origin.x * fontSize,
      y: origin.y + frame.origin.y * fontSize,
      width: frame.size.width * fontSize,
      height: frame.size.height * fontSize
    )
  }
}

extension Character {
  /// Whether it is shown as a picture where a font has one: by itself, or because a selector, a skin tone or a keycap that
  /// follows asks for it.
  ///
  /// Emoji presentation of Unicode Technical Standard #51, sections 2.4 and 4.
  var hasEmojiPresentation: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
    let rest = unicodeScalars.dropFirst()
    if rest.contains("\u{fe0e}") { return false }
    return first.properties.isEmojiPresentation
      || rest.contains { $0 == "\u{fe0f}" || $0 == "\u{20e3}" || $0.properties.isEmojiModifier }
  }
}
