import SegueGeometry

/// What animations change of contents that are one object.
extension LayerContents {
  /// The ends of the gradient in fractions of the bounds; of a radial one its centre and the corner of its ellipse's box.
  var gradientEnds: (start: Point, end: Point)? {
    get {
      switch gradient?.kind {
      case .linear(let start, let end): (start, end)
      case .radial(let center, let radius):
        (center, Point(x: center.x + radius.width, y: center.y + radius.height))
      case nil: nil
      }
    }
    set {
      guard let (start, end) = newValue, let kind = gradient?.kind else { return }
      switch kind {
      case .linear: gradient?.kind = .linear(start: start, end: end)
      case .radial:
        let radius = Size(width: abs(end.x - start.x), height: abs(end.y - start.y))
        gradient?.kind = .radial(center: start, radius: radius)
      }
    }
  }

  /// Gives the gradient's stops other colours; where they are not as many, they are spread evenly.
  mutating func setGradient(colors: [Color]) {
    guard let stops = gradient?.stops, colors.count > 1 else { return }
    let isSame = colors.count == stops.count
    gradient?.stops = colors.enumerated().map { index, color in
      let even = Double(index) / Double(colors.count - 1)
      return Gradient.Stop(color: color, location: isSame ? stops[index].location : even)
    }
  }

  /// Moves the gradient's stops; as many as there are.
  mutating func setGradient(locations: [Double]) {
    guard let stops = gradient?.stops, stops.count == locations.count else { return }
    gradient?.stops = zip(stops, locations).map { Gradient.Stop(color: $0.color, location: $1) }
  }

  /// Shows another picture as this one is fitted; none is taken away.
  mutating func setPicture(_ picture: StageImage?) {
    image = picture.map { ImageContents(image: $0, fit: image?.fit ?? .fill) }
  }
}
