/// What a layer shows besides its fill, back to front: gradient, image, shape, text.
///
/// Discrete: never interpolated.
public struct LayerContents: Hashable, Sendable {
  public var gradient: Gradient?
  public var image: ImageContents?
  public var shape: ShapeContents?
  public var text: TextContents?

  /// Creates empty contents.
  public init() {}

  public var isEmpty: Bool { gradient == nil && image == nil && shape == nil && text == nil }
}
