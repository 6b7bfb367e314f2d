extension LayerState {
  /// Sets numbers, a later one replacing an earlier one of the same component; the frame's origin stays if a
  /// size or the anchor point changes and nothing sets the position.
  package mutating func set(_ numbers: [(property: LayerProperty, value: LayerValue)]) {
    let origin = [(LayerProperty.frameX, self[.frameX]), (.frameY, self[.frameY])]
    let resizes = numbers.contains { $0.property.isExtent }
    for (property, value) in numbers where !property.isPlace { self[property] = value }
    if resizes { for (property, value) in origin { self[property] = value } }
    for (property, value) in numbers where property.isPlace { self[property] = value }
  }
}

extension LayerProperty {
  /// Whether it is a part of what a layer shows in front of its fill that only Core Animation's own names animate.
  package var isOfContents: Bool {
    switch self {
    case .strokeStart, .strokeEnd, .path, .gradientColors, .gradientLocations, .gradientStartX,
      .gradientStartY,
      .gradientEndX, .gradientEndY, .picture:
      true
    default: false
    }
  }

  /// Whether the frame depends on it for a given position: a size or an anchor point.
  package var isExtent: Bool { pinnedPlace != nil }

  /// Whether a layout changes it by itself: a position, an extent, or a scroll offset.
  package var isGeometry: Bool { isPlace || isExtent || self == .boundsX || self == .boundsY }

  /// The position on its axis that stays when an animation changes it and none sets the position; nil unless
  /// it is a size or an anchor point.
  package var pinnedPlace: LayerProperty? {
    switch self {
    case .boundsWidth, .anchorX: .frameX
    case .boundsHeight, .anchorY: .frameY
    default: nil
    }
  }
}
