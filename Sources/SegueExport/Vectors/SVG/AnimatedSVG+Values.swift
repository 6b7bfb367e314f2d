import SegueGeometry
import SegueStage

extension AnimatedSVG {
  /// Keyframes of rows of numbers: the times and values of an animation, or only the first row where nothing changes.
  func keyframes(
    _ rows: [[Double]],
    tolerance: [Double],
    _ write: ([Double]) -> String
  ) -> (first: String, animation: String?) {
    let places = KeyframeFit.places(rows, tolerance: tolerance)
    guard let first = rows.first else { return ("", nil) }
    guard places.count > 1, let last = places.last else { return (write(first), nil) }
    var times = places.map { SVGFormat.number(parts[$0], 5) }
    var values = places.map { write(rows[$0]) }
    if times.last != "1" {
      times.append("1")
      values.append(write(rows[last]))
    }
    let animation =
      "\(clock) keyTimes=\"\(times.joined(separator: ";"))\" values=\"\(values.joined(separator: ";"))\""
    return (write(first), animation)
  }

  /// Appends an attribute, and its animation where it changes; nothing where it always is what it is without.
  func appendNumber(
    _ name: String,
    _ values: [Double],
    base: Double? = nil,
    tolerance: Double = 0.004,
    decimals: Int = 3,
    _ attributes: inout String,
    _ animations: inout String
  ) {
    let (first, animation) = keyframes(values.map { [$0] }, tolerance: [tolerance]) {
      SVGFormat.number($0[0], decimals)
    }
    if let animation {
      animations += "<animate attributeName=\"\(name)\"\(animation)/>"
    }
    if animation != nil || base.map({ SVGFormat.number($0, decimals) }) != first {
      attributes += " \(name)=\"\(first)\""
    }
  }

  /// Appends lengths in points.
  func appendLength(
    _ name: String,
    _ values: [Double],
    _ attributes: inout String,
    _ animations: inout String
  ) {
    appendNumber(name, values, base: 0, tolerance: Self.tolerance, decimals: 2, &attributes, &animations)
  }

  /// Appends a color with its opacity.
  func appendColor(
    _ name: String,
    _ colors: [Color],
    _ attributes: inout String,
    _ animations: inout String
  ) {
    let rows = colors.map { [$0.red, $0.green, $0.blue] }
    let (first, animation) = keyframes(rows, tolerance: [0.004, 0.004, 0.004]) {
      SVGFormat.color(Color(red: $0[0], green: $0[1], blue: $0[2]))
    }
    // Black is what fills are without.
    if name != "fill" || first != "#000000" || animation != nil { attributes += " \(name)=\"\(first)\"" }
    if let animation { animations += "<animate attributeName=\"\(name)\"\(animation)/>" }
    appendNumber(
      "\(name)-opacity",
      colors.map { min(max($0.alpha, 0), 1) },
      base: 1,
      &attributes,
      &animations
    )
  }

  /// The transform of a layer in its superlayer.
  mutating func transform(of node: Int) -> (attribute: String, animations: String) {
    let course = timeline.moves(of: node)
    if course.isFlattened { note(node, "is turned in perspective, which an SVG cannot: it is drawn without") }
    return transform(course.moves, reach: course.reach)
  }

  /// Writes moves of what reaches so many points from its origin.
  func transform(_ moves: [PlaneMove], reach: Double) -> (attribute: String, animations: String) {
    let angle = Self.tolerance / reach * 180 / .pi
    let kinds:
      [(name: String, neutral: [Double], decimals: Int, tolerance: Double, (PlaneMove) -> [Double])] = [
        ("translate", [0, 0], 2, Self.tolerance, { [$0.x, $0.y] }),
        ("rotate", [0], 3, angle, { [$0.rotation] }),
        ("skewX", [0], 3, angle, { [$0.skew] }),
        ("scale", [1, 1], 5, Self.tolerance / reach, { [$0.scaleX, $0.scaleY] }),
      ]
    var (still, animations) = ("", "")
    for (name, neutral, decimals, tolerance, read) in kinds {
      let rows = moves.map(read)
      let (first, animation) = keyframes(rows, tolerance: neutral.map { _ in tolerance }) {
        SVGFormat.numbers($0[0] == $0.last && name == "scale" ? [$0[0]] : $0, decimals)
      }
      if let animation {
        animations +=
          "<animateTransform attributeName=\"transform\" type=\"\(name)\" additive=\"sum\"\(animation)/>"
      } else if first != SVGFormat.numbers(name == "scale" ? [1] : neutral, decimals) {
        // What does not move, after something that does, is one more part of the sum.
        if animations.isEmpty {
          still += "\(name)(\(first))"
        } else {
          animations +=
            "<animateTransform attributeName=\"transform\" type=\"\(name)\" additive=\"sum\"\(clock) "
          animations += "values=\"\(first);\(first)\"/>"
        }
      }
    }
    return (still.isEmpty ? "" : " transform=\"\(still)\"", animations)
  }
}
