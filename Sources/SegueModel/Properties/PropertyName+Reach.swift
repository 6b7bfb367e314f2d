public import SegueStage

/// Which numbers of a layer a property has to do with, so that two that meet in one can be told.
extension PropertyName {
  /// The numbers of a layer that the property is: `center.x` and `x` are both its position on an axis.
  public var numbers: Set<LayerProperty> { Set(channels.map { $0.component }) }

  /// The numbers that are not the same, or do not mean the same, once the property is changed.
  ///
  /// A new width moves the anchor point, because the left edge stays, and a new frame brings the transform to identity.
  public var disturbed: Set<LayerProperty> {
    var result = numbers
    if result.contains(.boundsWidth) || result.contains(.anchorX) { result.insert(.positionX) }
    if result.contains(.boundsHeight) || result.contains(.anchorY) { result.insert(.positionY) }
    if self == .frame { result.formUnion(Self.transforming) }
    if self == .transform { result.formUnion(Self.transforming) }
    return result
  }

  /// The properties that make up a scroll layer's `contentOffset`.
  public static let offsets: [PropertyName] = [.offset, .offsetX, .offsetY]

  /// Whether the property is a scroll layer's `contentOffset`, or a part of it.
  public var isOffset: Bool { PropertyName.offsets.contains(self) }

  /// The numbers of the transform, as one matrix and as its parts.
  public static let transforming: Set<LayerProperty> = [
    .transform, .scaleX, .scaleY, .rotationX, .rotationY, .rotationZ, .translationX, .translationY,
    .translationZ,
  ]
}
