public import SegueGeometry

/// What animations change of contents that are one object.
extension LayerContents {
  /// The ends of the gradient; nil if there is none.
  var gradientEnds: (start: Point, end: Point)? {
    get { gradient?.ends }
    set { if let newValue { gradient?.ends = newValue } }
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

extension Gradient {
  /// Where it begins and ends, in fractions of the bounds; of a radial one its centre and the corner of its ellipse's box.
  public var ends: (start: Point, end: Point) {
    get {
      switch kind {
      case .linear(let start, let end): (start, end)
      case .radial(let center, let radius):
        (center, Point(x: center.x + radius.width, y: center.y + radius.height))
      }
    }
    set {
      switch kind {
      case .linear: kind = .linear(start: newValue.start, end: newValue.end)
      case .radial:
        let (width, height) = (newValue.end.x - newValue.start.x, newValue.end.y - newValue.start.y)
        kind = .radial(center: newValue.start, radius: Size(width: abs(width), height: abs(height)))
      }
    }
  }
}
